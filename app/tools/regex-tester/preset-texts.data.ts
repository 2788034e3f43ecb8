import type { PresetName } from './preset-names.data.ts'

/** A test string for each preset, with near misses. */
export const presetTexts: Record<PresetName, string> = {
  'Email Address': `Write to ada@example.com or first.last+news@mail.example.co.uk.
Not addresses: ada@localhost, @example.com, ada@.com, ada at example.com`,
  'Phone Number': `+441632960961
2025550123
4915112345678
123456789
12345678901234
+44 1632 960961
++2025550123`,
  'Date YYYY-MM-DD': `Released 2024-02-29, updated 1999-12-31, due 2026-07-04.
Not dates: 2024-13-01, 2024-00-10, 2024-06-32, 24-06-01, 2024/06/01, 2024-6-1`,
  URL: `See https://example.com/path?q=1&lang=en#top, http://localhost:8080 and <https://example.org/a_(b)/c>.
Not matched: ftp://example.com, www.example.com, https:/example.com, https://`,
  'Hex Color Code': `color: #3B82F6; background: #fff; border: 1px solid #0a0A0a;
Not colors: #12, #12345, #1234567, #ggg, 3B82F6`,
  'IP Address': `192.168.0.1
8.8.8.8
255.255.255.255
0.0.0.0
256.1.1.1
1.2.3
1.2.3.4.5
01.2.3.4
192.168.0.1:80`,
}
