/** The three examples of the page: seconds since the epoch and their date in UTC. */
export const examples = {
  'New Year 2022': { timestamp: '1640995200', date: '2022-01-01 00:00:00 UTC' },
  'New Year 2020': { timestamp: '1577836800', date: '2020-01-01 00:00:00 UTC' },
  'Unix Epoch': { timestamp: '0', date: '1970-01-01 00:00:00 UTC' },
} as const
export type ExampleName = keyof typeof examples
