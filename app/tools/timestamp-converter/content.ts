import type { ToolContent } from '../content-types.ts'

export const content: ToolContent = {
  head: {
    title: 'Timestamp Converter: Unix Time to Date and Back',
    description:
      'Convert Unix timestamps to dates and back in your browser: seconds to nanoseconds, every IANA timezone, with the gaps and repeats of daylight saving time.',
    keywords: [
      'Unix timestamp converter',
      'epoch converter',
      'timestamp to date',
      'date to timestamp',
      'timezone converter',
      'ISO 8601',
    ],
  },
  description: 'Convert Unix timestamps to dates and back, in every timezone, to the last digit.',
  badges: ['Runs in your browser', 'Network blocked', 'Works offline'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Both ways, as you type',
        text: 'Edit the timestamp and the date updates; edit the date and the timestamp updates. There is no floating-point rounding, so nanoseconds keep every digit.',
      },
      {
        title: 'Every timezone, with its history',
        text: 'Pick one of eight zones, or search the whole IANA database by city, region or offset. In London the Unix epoch was at 01:00, because Britain stayed on summer time that winter.',
      },
      {
        title: 'Daylight saving time explained',
        text: 'If the clock skipped a time, the tool says so and shows the moments before and after. If a time happened twice, you see both and choose one.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Enter either side', text: 'Type a number or a date, or press Use Current Time.' },
      {
        title: 'Choose format and timezone',
        text: 'The format is the unit of the number. The timezone applies to dates without an offset.',
      },
      { title: 'Copy a form', text: 'Copy the form you need, from ISO 8601 to HTTP date, or download the conversion.' },
    ],
  },
  examples: {
    title: 'What it reads',
    items: [
      {
        title: 'Seconds',
        input: '1640995200',
        output: '2022-01-01 00:00:00 UTC',
        note: 'Ten digits are seconds: every moment from September 2001 to November 2286.',
      },
      {
        title: 'Milliseconds',
        input: '1640995200500',
        output: '2022-01-01 00:00:00.500 UTC',
        note: 'Thirteen digits are milliseconds, as JavaScript counts them.',
      },
      {
        title: 'A date with its offset',
        input: '2022-01-01T09:00:00+09:00',
        output: '1640995200',
        note: 'RFC 3339, RFC 2822 and HTTP dates work too. An offset in the text always overrides the chosen timezone.',
      },
      {
        title: 'Before 1970',
        input: '-1',
        output: '1969-12-31 23:59:59 UTC',
        note: 'Negative numbers count backward from the epoch.',
      },
    ],
  },
  useCases: {
    title: 'What people use it for',
    items: [
      {
        title: 'Reading logs and tokens',
        text: 'Find out when a session expires or a line was written, in the timezone you need.',
      },
      {
        title: 'Writing queries and tests',
        text: 'Turn a date into the exact number that a database column, an API parameter or a fixture needs.',
      },
      {
        title: 'Planning across timezones',
        text: 'See the local time elsewhere before you schedule a job at an hour that does not exist there.',
      },
    ],
  },
  faq: [
    {
      question: 'What is a Unix timestamp?',
      answer:
        'The number of seconds since January 1, 1970, 00:00:00 UTC, not counting leap seconds. The number is the same everywhere in the world; only the date written for it depends on the timezone.',
    },
    {
      question: 'Is my number in seconds or in milliseconds?',
      answer:
        'Present-day timestamps have 10 digits in seconds and 13 in milliseconds; 16 are microseconds and 19 nanoseconds. The tool always uses the format you select. If the number looks like another unit, it offers that unit with its date, and you decide.',
    },
    {
      question: 'Which dates does it understand?',
      answer:
        'ISO 8601 and RFC 3339 such as 2024-01-31 12:00:00 or 2024-01-31T12:00:00+02:00, RFC 2822 and HTTP dates, and the output of Unix date, PostgreSQL and JavaScript. For an impossible date such as 2024-02-30, it says what is wrong. It does not read dates like 1/2/2024, because they mean January in one country and February in another.',
    },
    {
      question: 'Does it know leap seconds?',
      answer:
        'No, and neither does Unix time: every day has 86,400 seconds, and a leap second has no number of its own. The tool rejects a time such as 23:59:60 and says why.',
    },
  ],
}
