/** The word banks of the three styles: thirty lowercase words each. */
export const banks = {
  cute: words`bunny berry honey mochi peachy daisy bubble mitten cookie muffin panda pebble clover poppy pudding
    maple sprout teddy twinkle waffle acorn robin biscuit plum petal otter kitten dimple noodle pip`,
  cool: words`delta sonic arrow frost raven storm vortex pixel cipher turbo rogue onyx rocket falcon viper
    prism orbit quartz ember slate volt drift summit flux phantom cobalt vector neon ranger glacier`,
  aesthetic: words`luna moon velvet willow halo bloom cloud dusk dawn fern hazel ivory jasmine lavender linen
    lotus meadow breeze opal pearl rain river rose sage silk sky tide violet wisp solace`,
}

export const prefixes = words`little soft tiny wild calm golden super just pure dear`
export const suffixes = words`glow days song light dream heart wave craft trail nest`
export const separators = ['_', '.', '-'] as const

/** Each is a single code point that browsers show as an emoji. */
export const symbols = ['✨', '🌙', '⭐', '🌸', '💫', '🦋', '🌈', '🍀', '🌊', '🔮'] as const

/** A few example names for each style. */
export const exampleLists = [
  {
    title: 'Cute',
    style: 'cute',
    names: ['Tinypanda', 'Mochi.bunny', 'Softotter🌸'],
  },
  {
    title: 'Cool',
    style: 'cool',
    names: ['Ravenwave', 'Delta-orbit', 'Frostvolt'],
  },
  {
    title: 'Aesthetic',
    style: 'aesthetic',
    names: ['Lunaglow', 'Velvet.dusk', 'Sagelight🌙'],
  },
] as const

function words(text: TemplateStringsArray): readonly string[] {
  return text.join('').split(/\s+/)
}
