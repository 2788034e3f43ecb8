import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'Unit Converter: Exact by Definition',
    description:
      'Convert length, weight, temperature, volume, speed, area, data size and more in your browser, with exact factors and every unit of the category at once.',
    keywords: [
      'unit converter',
      'meters to feet',
      'kilograms to pounds',
      'Celsius to Fahrenheit',
      'liters to gallons',
      'data size converter',
    ],
  },
  description: 'Convert more than a hundred units in twelve categories, with exact factors.',
  badges: ['Runs in your browser', 'Network blocked', 'Works offline'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Exact, not approximate',
        text: 'A foot is exactly 0.3048 m and an acre exactly 43,560 square feet. Values are calculated as fractions of whole numbers, so converting there and back returns your number.',
      },
      {
        title: 'Every unit at once',
        text: 'See the same quantity in every unit of its category, each with a copy button, and the steps that lead to the result.',
      },
      {
        title: 'It says what it assumes',
        text: 'If a unit is a convention, such as Mach or the month, you see which one. The tool warns you about a value below absolute zero and shows how it read a decimal comma.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Choose a category', text: 'Length, weight, temperature and nine more.' },
      { title: 'Type a value', text: 'Use a decimal point or comma, or write 1e3. The result updates as you type.' },
      {
        title: 'Copy the result',
        text: 'The value, the result and every row have a copy button. You can also download the conversion.',
      },
    ],
  },
  examples: {
    title: 'Before and after',
    items: [
      {
        title: 'Feet in inches',
        input: '1 foot',
        output: '12 inches',
        note: 'Factors rounded to six digits would give 12.000006.',
      },
      {
        title: 'A very small result',
        input: '1 millimeter',
        output: '6.21371e-7 miles',
        note: 'Six decimals would show 0.000001. If that would change a small value, you see six significant digits instead.',
      },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'Cooking and traveling',
        text: 'Cups, pounds, miles and degrees Fahrenheit in the units you grew up with.',
      },
      {
        title: 'Disks and downloads',
        text: 'Tell gigabytes from gibibytes: a disk sold as 1 TB holds about 931.322575 GiB.',
      },
      {
        title: 'Engineering and school',
        text: 'Pressure, energy, power and angles with factors you can cite.',
      },
    ],
  },
  faq: [
    {
      question: 'Where do the factors come from?',
      answer:
        'From the definitions: NIST Special Publication 811 and Handbook 44, the SI Brochure of the BIPM, and IEC 80000-13 for data sizes. An inch is 0.0254 m, a pound 0.45359237 kg and a US gallon 3.785411784 L, all exact.',
    },
    {
      question: 'How many digits does it show?',
      answer:
        'All digits of a whole number, and up to six decimals of any other. Below 0.0001, if six decimals would change the value, you see six significant digits instead, so a small result never becomes zero. Scientific notation starts below 0.000001 and at forty-one digits. The summary says = if every digit is shown and ≈ if not. The calculation itself is never rounded: swapping twice gives your number back.',
    },
    {
      question: 'Which numbers does it read?',
      answer:
        'Digits with a decimal point or comma, groups of three, a sign, and an exponent such as 1e3. A single comma or point is a decimal sign: 1,234 is a little more than one. If it could also group thousands, both readings appear below the field, and you choose. Anything else, such as 5abc or 0x10, is not a number.',
    },
    {
      question: 'Is a kilobyte 1000 or 1024 bytes?',
      answer:
        'A kilobyte (kB) is 1000 bytes, by the SI. The unit of 1024 bytes is the kibibyte (KiB), by IEC 80000-13. Both are listed, each with the name of its system.',
    },
  ],
}
