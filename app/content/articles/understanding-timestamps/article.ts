import type { Article } from '#app/content/article-types.ts'

export const article: Article = {
  keywords: ['Unix timestamp', 'epoch time', 'milliseconds', 'time zone', 'ISO 8601', 'year 2038'],
  lede: 'A Unix timestamp is one number for one moment: 10 digits if it counts seconds, 13 if it counts milliseconds. Most mistakes with it come from expecting that number to know more than it does.',
  tool: 'timestamp-converter',
  otherTool: 'uuid-generator',
  invitation: 'Paste a number from a log and read it in any time zone.',
  blocks: [
    { kind: 'heading', text: 'What the number counts' },
    {
      kind: 'paragraph',
      text: 'Unix time is the number of seconds since the epoch, midnight UTC at the start of January 1, 1970. POSIX defines it and gives every single day exactly 86,400 seconds, so leap seconds are not counted. The number is the same in Tokyo and in New York at the same moment. It has no time zone, no calendar and no daylight saving. Those appear only when someone turns it into a date.',
    },
    {
      kind: 'table',
      caption: 'One moment in four units: the start of 2022, UTC',
      columns: ['Digits', 'Unit', 'Example', 'Typical of'],
      rows: [
        ['10', 'seconds', '`1640995200`', 'Unix, PHP, JWT, most APIs'],
        ['13', 'milliseconds', '`1640995200000`', 'JavaScript, Java, Cassandra'],
        ['16', 'microseconds', '`1640995200000000`', 'BigQuery, the systemd journal'],
        ['19', 'nanoseconds', '`1640995200000000000`', 'Go, InfluxDB, OpenTelemetry'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The choice of 1970 means nothing in itself: it was a round date close to when Unix was written, and everything since has had to agree with it. Other systems chose other starts. Windows counts steps of 100 nanoseconds from 1601, a spreadsheet counts days from the end of 1899, GPS counts seconds from January 6, 1980, and Apple’s frameworks count from 2001. If a number gives a plausible date that is off by decades, it was counted from another epoch.',
    },
    {
      kind: 'paragraph',
      text: 'Counting digits is a reliable first test: seconds have had ten digits since September 9, 2001, and will have ten until November 20, 2286. The classic mistakes are just as recognizable. Milliseconds read as seconds give a year beyond 50,000; seconds read as milliseconds give a day in January 1970. Either date in a log tells you what went wrong.',
    },
    { kind: 'heading', text: 'Benefits' },
    {
      kind: 'list',
      items: [
        '**Unambiguous.** No zone, no order of day and month, no language: every system reads the same moment.',
        '**Easy to compute with.** An earlier moment is a smaller number, and a duration is a subtraction.',
        '**Small.** Eight bytes or fewer, and quick to sort and to index.',
        '**Portable.** Every language and database can convert it, without a parser for date formats.',
      ],
    },
    { kind: 'heading', text: 'From number to date in four steps' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Find the unit',
          text: 'Count the digits: 10 are seconds, 13 are milliseconds. For values far from today, such as birthdays, count on the documentation instead; 0 is the epoch in any unit.',
        },
        {
          title: 'Convert in UTC',
          text: 'Get an exact moment first, and write it as ISO 8601 with an offset: `2022-01-01T00:00:00Z`. If the result is wrong here, no time zone will repair it.',
        },
        {
          title: 'Show it in a named zone',
          text: 'Use a name of the IANA database such as `Europe/Paris`, never a fixed offset. An offset is right for a part of the year; the name knows when the clocks change, and when governments changed their minds.',
        },
        {
          title: 'Check the round trip',
          text: 'Convert the date again. If the number differs by a whole number of hours, a zone was applied twice or not at all. If it differs by a factor of 1,000, look at step one.',
        },
      ],
    },
    { kind: 'heading', text: 'The same in code' },
    {
      kind: 'paragraph',
      text: 'JavaScript counts milliseconds, so every exchange with a system that counts seconds needs a factor of 1,000, and rounding down on the way out.',
    },
    {
      kind: 'code',
      label: 'Seconds, dates and zones in JavaScript',
      language: 'JavaScript',
      code: `const seconds = 1640995200
const date = new Date(seconds * 1000)

date.toISOString() // '2022-01-01T00:00:00.000Z'
Math.floor(Date.parse('2022-01-01T00:00:00Z') / 1000) // 1640995200

const paris = { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' }
date.toLocaleString('en-GB', paris) // '01/01/2022, 01:00'`,
    },
    {
      kind: 'paragraph',
      text: 'Python counts seconds and knows two kinds of `datetime`: aware ones, which carry a zone, and naive ones, which do not. Convert only aware ones. `datetime.utcnow()` returns a naive value that `timestamp()` takes for local time; it has been deprecated since Python 3.12 for that reason.',
    },
    {
      kind: 'code',
      label: 'Seconds, dates and zones in Python',
      language: 'Python',
      code: `from datetime import datetime, timezone
from zoneinfo import ZoneInfo

moment = datetime.fromtimestamp(1640995200, tz=timezone.utc)
moment.isoformat()  # '2022-01-01T00:00:00+00:00'
int(moment.timestamp())  # 1640995200

moment.astimezone(ZoneInfo('Europe/Paris')).isoformat()  # '2022-01-01T01:00:00+01:00'`,
    },
    { kind: 'heading', text: 'Storing and sending it' },
    {
      kind: 'paragraph',
      text: 'Between systems there are two good choices. A number is compact and cannot be misread once its unit is known, so put the unit into the name: `expires_at_ms` ends a discussion that `expires` begins. The alternative is text in the form of [RFC 3339](https://www.rfc-editor.org/rfc/rfc3339), such as `2022-01-01T00:00:00Z`: longer, but readable in a log, and it sorts correctly as text as long as every value uses `Z` and the same number of digits.',
    },
    {
      kind: 'paragraph',
      text: 'In a database prefer the type made for it. PostgreSQL’s `timestamptz` holds a moment and stores no zone, in spite of its name. MySQL’s `TIMESTAMP` is a moment too, though it ends in 2038, while its `DATETIME` is a wall time without a zone. Know which of the two you have before you compare columns.',
    },
    {
      kind: 'paragraph',
      text: 'Decide on the precision as well, and keep it. If a moment is written with microseconds, sent with milliseconds and then compared with the original, the two are no longer equal: a row “changed since” a cached time is fetched again forever. Truncate once, where the value enters the system, and compare only values with the same number of digits. Rounding up is worse than cutting: a token that expires a fraction of a second later than it says has expired for one side and not for the other.',
    },
    { kind: 'heading', text: 'Where it goes wrong' },
    { kind: 'subheading', text: 'Dates without a zone' },
    {
      kind: 'paragraph',
      text: 'A text without an offset does not name a moment until someone supplies a zone. JavaScript does not always supply the same one: `new Date("2022-01-01")` is midnight UTC, while `new Date("2022-01-01T00:00")` is midnight wherever the code happens to run. Write the `Z` or the offset, always.',
    },
    { kind: 'subheading', text: 'Hours that happen twice, or never' },
    {
      kind: 'paragraph',
      text: 'When clocks go back, an hour repeats. In New York, 1:30 in the morning of November 2, 2025, is both `1762061400` and `1762065000`. In spring the reverse happens: 2:30 on March 9, 2025, did not exist there. Timestamps never have this problem, local times always do, so a converter must say which of the two it chose.',
    },
    { kind: 'subheading', text: 'A day is not 86,400 seconds' },
    {
      kind: 'paragraph',
      text: 'Adding 86,400 to a timestamp gives the moment 24 hours later, which is the same time tomorrow only where no clock changes in between. In Paris, noon on March 29, 2025, plus 86,400 seconds is one in the afternoon of the 30th. A month is worse: it has no length at all until you know which month is meant, and one month after January 31 is a question of taste. Add seconds to moments, and add days, months and years to local dates; then turn the sum into a moment.',
    },
    { kind: 'subheading', text: 'Nanoseconds in a double' },
    {
      kind: 'paragraph',
      text: 'A value of 19 digits does not fit into the 53 bits that JavaScript and most JSON parsers have for an integer: `1640995200123456789` is read as `1640995200123456800`. Keep such values as strings or as `BigInt`.',
    },
    { kind: 'subheading', text: 'Clocks that jump' },
    {
      kind: 'paragraph',
      text: 'The system clock is corrected while programs run, sometimes backward. A duration measured with two timestamps can therefore be negative. To measure how long something takes, use a monotonic clock: `performance.now()` in JavaScript, `time.monotonic()` in Python.',
    },
    {
      kind: 'paragraph',
      text: 'The clocks of two machines differ too, by milliseconds if they are kept in step and by minutes if they are not. If an answer has an earlier time than its question, that proves nothing about their order. If the order matters, count: a sequence number, a version of the row or an offset in a log says what came first without asking a clock.',
    },
    { kind: 'subheading', text: 'The year 2038' },
    {
      kind: 'paragraph',
      text: 'A signed 32-bit integer ends at 2,147,483,647. One second after January 19, 2038, 03:14:07 UTC, it wraps around to December 1901. Current systems use 64 bits, but columns of type `INT`, binary file formats and embedded devices are still out there. Expiry dates reach that year long before the calendar does.',
    },
    {
      kind: 'table',
      caption: 'Moments worth recognizing',
      columns: ['Seconds', 'UTC', 'What it is'],
      rows: [
        ['`0`', '1970-01-01 00:00:00', 'the Unix epoch, or a missing value'],
        ['`1000000000`', '2001-09-09 01:46:40', 'the first with ten digits'],
        ['`1577836800`', '2020-01-01 00:00:00', 'New Year 2020'],
        ['`1640995200`', '2022-01-01 00:00:00', 'New Year 2022'],
        ['`2147483647`', '2038-01-19 03:14:07', 'the end of signed 32-bit time'],
        ['`4294967295`', '2106-02-07 06:28:15', 'the end of unsigned 32-bit time'],
      ],
    },
    {
      kind: 'note',
      title: 'When not to use a timestamp',
      text: 'Store a timestamp for what has happened. For what will happen at a place, such as a meeting at nine in Paris next year, store the local time and the name of the zone: if the rules change before then, the meeting stays at nine and the timestamp would not. A birthday is not a moment at all, only a date.',
    },
  ],
  faq: [
    {
      question: 'How do I tell seconds from milliseconds?',
      answer:
        'Count the digits. For any date between 2001 and 2286, seconds have 10 digits and milliseconds have 13. A result in 1970 or in a year with five digits means that the unit was wrong.',
    },
    {
      question: 'Does a timestamp have a time zone?',
      answer:
        'No. It names a moment, which is the same everywhere. A time zone is needed only to show that moment as a local date, or to turn a local date into a moment.',
    },
    {
      question: 'Can a timestamp be negative?',
      answer:
        'Yes. Negative values lie before 1970: -1 is 1969-12-31 23:59:59 UTC. Some databases and older libraries reject them, so test before you store dates of birth that way.',
    },
    {
      question: 'Do Unix timestamps count leap seconds?',
      answer:
        'No. POSIX gives every day 86,400 seconds, so a leap second shares its number with a neighbor or is spread over the hours around it. The difference of two timestamps can be off by up to the 27 leap seconds inserted since 1972.',
    },
    {
      question: 'What is the year 2038 problem?',
      answer:
        'Systems that keep seconds in a signed 32-bit integer run out of numbers on January 19, 2038, at 03:14:07 UTC and jump back to 1901. A 64-bit integer moves the limit beyond any date that matters.',
    },
  ],
}
