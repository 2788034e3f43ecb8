import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'Color Palette Generator',
    description:
      'Five-color palettes from any CSS color: complementary, triadic, analogous, monochromatic, tetradic. Contrast, OKLCH, color-blindness preview and exports.',
    keywords: [
      'color palette generator',
      'color harmony',
      'complementary colors',
      'WCAG contrast',
      'OKLCH',
      'Tailwind',
    ],
  },
  description: 'Five colors from one, with every contrast measured, not guessed.',
  badges: ['Runs in your browser', 'Connections refused', 'Input never stored'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Harmonies by the angle',
        text: 'The hue is turned by the stated degrees in HSL and rounded only when the hex value is written. The complement of the complement is the color you began with.',
      },
      {
        title: 'Contrast without flattery',
        text: 'Every color is measured against white, black and every other as WCAG 2.2 defines it. The ratio is cut, never rounded up: 4.478 is shown as 4.47, and that is not enough.',
      },
      {
        title: 'Any CSS color to start from',
        text: 'Hex in all lengths, names, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() and color(). What a hex value cannot hold is brought to the closest one, and the page says so. Only what has to be computed first, such as color-mix() or var(), is refused.',
      },
      {
        title: 'Keep what you like',
        text: 'Lock a color and it stays in its place while the others change around it. Undo goes back step by step, up to fifty of them.',
      },
      {
        title: 'As others see it',
        text: 'A preview shows each color as it looks with protanopia, deuteranopia, tritanopia or no color vision at all, simulated in linear light.',
      },
      {
        title: 'Ready for your code',
        text: 'Copy or save the palette as CSS variables in hex or OKLCH, a Tailwind theme, SCSS, JSON or an SVG image, or as a plain text file with every value in it.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Choose a color', text: 'Pick one, type one, or take a random one with the space bar.' },
      { title: 'Choose a harmony', text: 'The palette follows each choice; lock the colors you want to keep.' },
      { title: 'Export it', text: 'Copy single values or the whole palette, download it, or take it as code.' },
    ],
  },
  examples: {
    title: 'Two palettes from one blue',
    items: [
      {
        title: 'Complementary',
        input: '#3B82F6',
        output: '#3B82F6\n#F6AF3B\n#9DC0FA\n#094FC2\n#FAD79D',
        note: 'The hue turned by 180 degrees, then lighter and darker companions.',
      },
      {
        title: 'Analogous',
        input: '#3B82F6',
        output: '#3B82F6\n#523BF6\n#3BDFF6\n#AF3BF6\n#3BF6AF',
        note: 'The neighbors at 30 and 60 degrees on either side.',
      },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'Starting a design',
        text: 'One brand color is given. See what goes with it before the first screen is drawn.',
      },
      {
        title: 'Checking text colors',
        text: 'Find out which colors of a palette may carry text on white or on black, and which only decorate.',
      },
      {
        title: 'Charts and categories',
        text: 'Take a tetradic or triadic set for series that must be told apart, and look at it with another color vision.',
      },
    ],
  },
  faq: [
    {
      question: 'How are the five colors chosen?',
      answer:
        'The base comes first. Complementary adds the hue at 180 degrees, triadic those at 120 and 240, analogous those at plus and minus 30 and 60, tetradic those at 90, 180 and 270; lighter and darker ones fill up to five. Monochromatic keeps the hue and varies lightness and saturation. Those variations stay between 5 and 95 percent.',
    },
    {
      question: 'What do the yellow and green numbers mean?',
      answer:
        'They are contrast ratios against white and against black, from 1:1 to 21:1. WCAG asks for at least 4.5:1 between normal text and its background (AA), or 7:1 (AAA); 3:1 is enough for large text only. A ratio from 4.5 up is green, anything below is yellow.',
    },
    {
      question: 'Why does a gray give only grays?',
      answer:
        'White, black and gray have no hue to rotate: where a harmony turns the hue, the gray stays as it is, and the page says so. Only the lighter and darker ones differ from it. Choose monochromatic for five different grays.',
    },
    {
      question: 'What happens to a locked color?',
      answer:
        'It keeps its value and its place when you choose another color or harmony, or take a random color; only the others are made anew. A link that includes the text brings it back. Unlock it, and the harmony’s own color takes its place.',
    },
  ],
}
