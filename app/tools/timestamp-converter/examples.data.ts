/** The example cards: three instants everybody knows, in seconds. */
export const exampleCards = [
  { key: '1640995200', name: 'New Year 2022', sample: '1640995200' },
  { key: '1577836800', name: 'New Year 2020', sample: '1577836800' },
  { key: '0', name: 'Unix Epoch', sample: '0' },
]
