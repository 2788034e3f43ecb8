/** Well-known moments, in seconds. */
export const examples = [
  { name: 'New Year 2022', timestamp: '1640995200' },
  { name: 'New Year 2020', timestamp: '1577836800' },
  { name: 'Unix Epoch', timestamp: '0' },
]
