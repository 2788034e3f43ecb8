import type { PresetName } from './preset-names.data.ts'

/** What "Try a sample" fills in: groups with names, some of them in text that does not match. */
export const sample = {
  pattern: String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`,
  text: `Released 2024-02-29, patched 2024-03-10, retired 2026.
Backport 2025-01-02 by ada@example.com

## Changelog
- 2024-03-10  fix: overflow in parser (#412)
- 2024-05-21  feat: named groups, 3x faster
- 24-3-1  too short, no match`,
  replacement: '$<day>.$<month>.$<year>',
}

/** The preset patterns, each with a test string that has near misses. */
export const presets: Record<PresetName, { pattern: string; description: string; text: string }> = {
  'Email Address': {
    pattern: String.raw`\b[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}\b`,
    description: 'A local part, an @ and a domain with at least one dot',
    text: `Write to ada@example.com or first.last+news@mail.example.co.uk.
Not addresses: ada@localhost, @example.com, ada@.com, ada at example.com`,
  },
  'Phone Number': {
    pattern: String.raw`^\+?\d{10,13}$`,
    description: 'An optional plus and 10 to 13 digits, alone on a line',
    text: `+441632960961
2025550123
4915112345678
123456789
12345678901234
+44 1632 960961
++2025550123`,
  },
  'Date YYYY-MM-DD': {
    pattern: String.raw`\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b`,
    description: 'Year, month 01 to 12 and day 01 to 31',
    text: `Released 2024-02-29, updated 1999-12-31, due 2026-07-04.
Not dates: 2024-13-01, 2024-00-10, 2024-06-32, 24-06-01, 2024/06/01, 2024-6-1`,
  },
  URL: {
    pattern: String.raw`\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]`,
    description: 'A URL with http or https, without the punctuation after it',
    text: `See https://example.com/path?q=1&lang=en#top, http://localhost:8080 and <https://example.org/a_(b)/c>.
Not matched: ftp://example.com, www.example.com, https:/example.com, https://`,
  },
  'Hex Color Code': {
    pattern: String.raw`#(?:[0-9A-Fa-f]{3}){1,2}\b`,
    description: 'A # and 3 or 6 hexadecimal digits',
    text: `color: #3B82F6; background: #fff; border: 1px solid #0a0A0a;
Not colors: #12, #12345, #1234567, #ggg, 3B82F6`,
  },
  'IP Address': {
    pattern: String.raw`^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$`,
    description: 'IPv4: four numbers from 0 to 255, alone on a line',
    text: `192.168.0.1
8.8.8.8
255.255.255.255
0.0.0.0
256.1.1.1
1.2.3
1.2.3.4.5
01.2.3.4
192.168.0.1:80`,
  },
}
