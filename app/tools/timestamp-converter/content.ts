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
  description: 'Unix timestamps to dates and back, in every timezone, to the last digit.',
  badges: ['Runs in your browser', 'Connections refused', 'Input never stored'],
  benefits: {
    title: 'Why use it',
    items: [
      {
        title: 'Both ways, as you type',
        text: 'Edit the timestamp and the date follows; edit the date and the timestamp follows. Neither is rounded through a floating-point number, so nanoseconds keep every digit.',
      },
      {
        title: 'Every timezone, with its history',
        text: 'Eight zones at hand and all of the IANA database behind a search by city, region or offset. In London the Unix epoch was 01:00, because Britain kept summer time that winter.',
      },
      {
        title: 'Daylight saving time spelled out',
        text: 'A time that the clock jumped over is named as such, with the moments on either side. One that happened twice shows both, and you choose.',
      },
    ],
  },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Enter either side', text: 'A number, a date, or the current time with one button.' },
      {
        title: 'Choose format and timezone',
        text: 'The format says what the number counts. The timezone reads dates that have no offset of their own.',
      },
      { title: 'Copy a form', text: 'Copy the form you need, from ISO 8601 to an HTTP date, or download them all.' },
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
        note: 'RFC 3339, RFC 2822 and HTTP dates are read too. An offset in the text always wins over the chosen timezone.',
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
        text: 'Find out when a session expires or a line was written, in the timezone of the person who asks.',
      },
      {
        title: 'Writing queries and tests',
        text: 'Turn a date into the exact number that a database column, an API parameter or a fixture wants.',
      },
      {
        title: 'Planning across timezones',
        text: 'See the wall time elsewhere before a job runs at an hour that does not exist there.',
      },
    ],
  },
  faq: [
    {
      question: 'What is a Unix timestamp?',
      answer:
        'The number of seconds since January 1, 1970, 00:00:00 UTC, not counting leap seconds. It is the same number everywhere in the world; only its spelling as a date depends on a timezone.',
    },
    {
      question: 'Is my number in seconds or in milliseconds?',
      answer:
        'Present-day timestamps have 10 digits in seconds and 13 in milliseconds; 16 are microseconds and 19 nanoseconds. The format you select always rules. Where the number looks like another unit, the tool offers that reading and shows its date, and you decide.',
    },
    {
      question: 'Which dates does it understand?',
      answer:
        'ISO 8601 and RFC 3339 such as 2024-01-31 12:00:00 or 2024-01-31T12:00:00+02:00, RFC 2822 and HTTP dates, and what Unix date, PostgreSQL and JavaScript print. Impossible dates such as 2024-02-30 are refused with the reason. Forms like 1/2/2024 are not read, because they mean January in one country and February in another.',
    },
    {
      question: 'Does it know leap seconds?',
      answer:
        'As little as Unix time does: every day has 86,400 seconds, and a leap second has no number of its own. A time such as 23:59:60 is refused, with that reason.',
    },
  ],
}
