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
  badges: ['Runs in your browser', 'Network blocked', 'Works offline'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Exact hue angles',
        text: 'Each harmony rotates the hue in HSL by exact degrees. Only the final hex value is rounded, so the complement of a complement is your original color.',
      },
      {
        title: 'Contrast never rounded up',
        text: 'Every color is measured against white, black and every other color, as WCAG 2.2 defines it. Ratios are cut, not rounded: 4.478 shows as 4.47, and that fails.',
      },
      {
        title: 'Start from any CSS color',
        text: 'Hex in all lengths, names, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() and color(). A color that hex cannot hold becomes the closest one, and the page tells you. Colors without a fixed value, such as color-mix(), var() or currentColor, are rejected.',
      },
      {
        title: 'Keep what you like',
        text: 'Lock a color and it stays in place while the others change. Undo goes back step by step, up to fifty steps.',
      },
      {
        title: 'Color-blindness preview',
        text: 'See each color as it looks with protanopia, deuteranopia, tritanopia or no color vision at all, simulated in linear light.',
      },
      {
        title: 'Ready for your code',
        text: 'Copy or save the palette as CSS variables in hex or OKLCH, a Tailwind theme, SCSS, JSON or an SVG image, or as a plain text file with hex, RGB, HSL and contrast.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Choose a color', text: 'Pick one, type one, or press the space bar for a random one.' },
      { title: 'Choose a harmony', text: 'The palette updates with each choice. Lock the colors you want to keep.' },
      { title: 'Export it', text: 'Copy single values or the whole palette, download it, or export it as code.' },
    ],
  },
  examples: {
    title: 'Two palettes from one blue',
    items: [
      {
        title: 'Complementary',
        input: '#3B82F6',
        output: '#3B82F6\n#F6AF3B\n#9DC0FA\n#094FC2\n#FAD79D',
        note: 'The hue rotated by 180 degrees, then lighter and darker versions.',
      },
      {
        title: 'Analogous',
        input: '#3B82F6',
        output: '#3B82F6\n#523BF6\n#3BDFF6\n#AF3BF6\n#3BF6AF',
        note: 'The neighboring hues, 30 and 60 degrees to either side.',
      },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'Starting a design',
        text: 'You have one brand color. See what goes with it before you draw the first screen.',
      },
      {
        title: 'Checking text colors',
        text: 'See which colors of a palette are readable as text on white or black, and which are only decoration.',
      },
      {
        title: 'Charts and categories',
        text: 'Use a tetradic or triadic set for series that must be easy to tell apart, and check it in the color-blindness preview.',
      },
    ],
  },
  faq: [
    {
      question: 'How are the five colors chosen?',
      answer:
        'The base color comes first. Complementary adds the hue at 180 degrees, triadic the hues at 120 and 240, analogous at plus and minus 30 and 60, tetradic at 90, 180 and 270. Lighter and darker versions bring the total to five. Monochromatic keeps the hue and varies lightness and saturation. Those variations stay between 5 and 95 percent.',
    },
    {
      question: 'What do the yellow and green numbers mean?',
      answer:
        'They are contrast ratios against white and against black, from 1:1 to 21:1. WCAG asks for at least 4.5:1 between normal text and its background (AA), or 7:1 (AAA); 3:1 is enough for large text only. A ratio from 4.5 up is green, anything below is yellow.',
    },
    {
      question: 'Why does a gray give only grays?',
      answer:
        'White, black and gray have no hue to rotate, so a rotation leaves them unchanged, and the page tells you. Only the lighter and darker versions differ. Choose monochromatic for five different grays.',
    },
    {
      question: 'What happens to a locked color?',
      answer:
        'It keeps its value and its place when you choose another color or harmony, or press Random Color; only the others change. A share link that includes the text keeps it too. Unlock it, and the harmony’s own color takes its place.',
    },
  ],
}
