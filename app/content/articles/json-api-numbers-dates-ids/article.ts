import type { Article } from '#app/content/article-types.ts'

export const article: Article = {
  keywords: [
    'JSON API',
    'large numbers in JSON',
    'JSON date format',
    'RFC 3339',
    'BigInt JSON',
    'money in JSON',
    'API design',
  ],
  lede: 'JSON has one kind of number, no dates and no ids. Most bugs between two services start right there. These rules keep the three intact on the way from a database through an API into a browser and back.',
  tool: 'json-formatter',
  otherTool: 'timestamp-converter',
  invitation: 'Paste a response and look at it with every digit as it was sent.',
  blocks: [
    { kind: 'heading', text: 'Numbers are text until someone parses them' },
    {
      kind: 'paragraph',
      text: 'The JSON standard, [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259#section-6), sets no limit on the size or precision of a number. It only warns that many programs read numbers as IEEE 754 doubles. JavaScript always does. A double holds integers exactly up to 2^53, which is 9,007,199,254,740,992, and about 16 digits of anything else. Whatever goes beyond is rounded without an error:',
    },
    {
      kind: 'code',
      label: 'Digits that are lost without an error',
      language: 'JavaScript',
      code: `JSON.parse('9007199254740993') // 9007199254740992
JSON.parse('{"id": 1541815603606036480}').id // 1541815603606036500
JSON.parse('0.1') + JSON.parse('0.2') // 0.30000000000000004
JSON.stringify({ price: 1.10 }) // '{"price":1.1}'
JSON.stringify({ ratio: 0 / 0 }) // '{"ratio":null}'`,
    },
    {
      kind: 'paragraph',
      text: 'The server is no help here. A Java `long`, a PostgreSQL `bigint` and a Python `int` all write these numbers correctly. The digits are lost in the client, in a line of code that looks harmless, and often only for ids above a certain age.',
    },
    { kind: 'heading', text: 'Send ids as strings' },
    {
      kind: 'paragraph',
      text: 'Nobody adds two ids. An id that happens to consist of digits is still a name, so write it as a string from the first day:',
    },
    {
      kind: 'code',
      label: 'An id that survives every client',
      language: 'JSON',
      code: `{
  "id": "1541815603606036480",
  "customerId": "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
}`,
    },
    {
      kind: 'list',
      items: [
        '**A string can change its form.** You can move from counters to UUIDs without a new version of the API.',
        '**It keeps leading zeros.** `"00420"` stays what it is; the number `420` does not.',
        '**It cannot be rounded.** No parser, spreadsheet or log viewer touches it.',
        '**Compare it as a whole.** Tell clients that an id is opaque: they must not cut, sort or calculate with it.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'If an API already sends large numbers and cannot change, add a second field, as Twitter did with `id` and `id_str` in 2010, and tell clients to read the string. In your own client, read the number with a parser that keeps its digits: a current JavaScript engine hands the source text to the reviver of `JSON.parse`.',
    },
    { kind: 'heading', text: 'Money is a count of cents' },
    {
      kind: 'paragraph',
      text: 'A double cannot hold 19.99. It holds a neighbor of it, and the error shows as soon as you calculate. Two forms are safe: an integer in the smallest unit, or a decimal string. Both need the currency beside them, because the smallest unit is not always a hundredth: the yen has no decimals, the Kuwaiti dinar has three.',
    },
    {
      kind: 'code',
      label: 'Why 19.99 is no amount',
      language: 'JavaScript',
      code: `19.99 * 100 // 1998.9999999999998
Math.round(1.005 * 100) / 100 // 1`,
    },
    {
      kind: 'table',
      caption: 'Three ways to write an amount',
      columns: ['Form', 'Example', 'Verdict'],
      rows: [
        ['number with decimals', '`{ "price": 19.99 }`', 'rounds, and says nothing about the currency'],
        ['integer in the smallest unit', '`{ "amount": 1999, "currency": "EUR" }`', 'exact, and easy to add up'],
        ['decimal string', '`{ "amount": "19.99", "currency": "EUR" }`', 'exact, for clients with a decimal type'],
      ],
    },
    { kind: 'heading', text: 'A date needs a decision' },
    {
      kind: 'paragraph',
      text: 'JSON has no date type, so an API has to choose. There are three different things that people call a date, and each has its own form.',
    },
    { kind: 'subheading', text: 'A moment' },
    {
      kind: 'paragraph',
      text: 'Something happened, or will happen, at one instant everywhere: a payment, a login, a log line. Write it in UTC as [RFC 3339](https://www.rfc-editor.org/rfc/rfc3339): `"2026-11-19T14:30:00Z"`. It sorts as text, people can read it, and every platform parses it. A Unix timestamp does the job too, but say in the name which unit it has: `createdAtMs`, because 10 digits are seconds and 13 are milliseconds, and clients will guess.',
    },
    { kind: 'subheading', text: 'A day' },
    {
      kind: 'paragraph',
      text: 'A birthday or an invoice date is the same day everywhere. Write `"2026-11-19"` and nothing more. As soon as it gets a time and a zone, somebody west of you will see the day before:',
    },
    {
      kind: 'code',
      label: 'A birthday that moved',
      language: 'JavaScript',
      code: `const day = new Date('2026-11-19')
const inNewYork = { timeZone: 'America/New_York' }
day.toLocaleDateString('en-US', inNewYork) // '11/18/2026'`,
    },
    { kind: 'subheading', text: 'An appointment' },
    {
      kind: 'paragraph',
      text: 'A meeting at nine in Berlin next summer stays at nine, even if the law on daylight saving changes before then. Store the local time and the zone: `{ "local": "2027-07-01T09:00", "zone": "Europe/Berlin" }`. An offset such as `+02:00` is not a zone; it is what the zone’s rules say on one day.',
    },
    { kind: 'heading', text: 'Missing, null and empty' },
    {
      kind: 'paragraph',
      text: 'A field can be absent, `null`, `""`, `0` or `[]`, and clients will take each to mean something else. Decide once and write it down: absent means "not part of this answer", `null` means "known to have no value", and a list without elements is `[]`, never `null`. In an update this matters twice: under [JSON Merge Patch](https://www.rfc-editor.org/rfc/rfc7396), `null` deletes a field, and an absent one leaves it alone.',
    },
    { kind: 'heading', text: 'Say it in the contract' },
    {
      kind: 'paragraph',
      text: 'A rule that is only in the code of the server will be broken by the next client. OpenAPI has a word for each case: `type: string` with `format: date-time` for a moment, `format: date` for a day, and a `pattern` for an id. Beware of `type: integer, format: int64`: it is a correct description of a number that a JavaScript client cannot read.',
    },
    { kind: 'heading', text: 'Test the edges' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Put the hard values into a fixture',
          text: 'The id `9007199254740993`, the amount `0.1`, a moment in the hour that daylight saving repeats, February 29, an empty list, an emoji, and a name with a quote in it.',
        },
        {
          title: 'Send them once around',
          text: 'From the database through the API into the client and back. Compare the text, not the parsed values: a value that was rounded once compares equal to itself.',
        },
        {
          title: 'Look at the raw response',
          text: 'Browser consoles and many formatters show the parsed number. Paste the body into a formatter that keeps digits, and compare it with what the database holds.',
        },
      ],
    },
    {
      kind: 'note',
      title: 'A rule of thumb',
      text: 'If you calculate with it, and it is small or a count, send a number. Everything else is a string with a documented form: ids, amounts with decimals, moments, days, versions, phone numbers and postal codes.',
    },
  ],
  faq: [
    {
      question: 'What is the largest integer that is safe in JSON?',
      answer:
        'In the format there is none. For JavaScript clients it is 9,007,199,254,740,991, one below 2^53, which the language calls Number.MAX_SAFE_INTEGER. Larger ones may arrive changed.',
    },
    {
      question: 'Why does JSON.stringify fail on a BigInt?',
      answer:
        'It throws a TypeError, because there is no agreed form. Convert it to a string first: that form is safe for every client, whatever it uses to parse.',
    },
    {
      question: 'Should I use Unix timestamps or ISO strings?',
      answer:
        'Strings for an API that people debug, since they can read them and the unit is clear. Timestamps for large series of measurements, where size and arithmetic count. Do not mix both in one API.',
    },
    {
      question: 'Are 1 and 1.0 the same number in JSON?',
      answer:
        'As values yes, as text no. Most parsers drop the zero, so a signature or a hash over the text changes. If the digits after the point carry meaning, such as a precision, send a string.',
    },
    {
      question: 'Does the order of keys matter?',
      answer:
        'Not by the standard: an object is unordered, and clients must not rely on it. Sort the keys before you compare or hash two documents, or use a canonical form such as RFC 8785.',
    },
  ],
}
