export const repairWords = {
  repairing: 'Working out the repair',
  moreChanges: 'These are the first 500 changes. Applying the repair makes all of them.',
  repairFailed: 'The repair could not be worked out.',
  notRepaired: (reason: string, line: number, column: number) =>
    `No certain repair: ${reason} at line ${line}, column ${column}`,
}

export const changed = {
  whitespace: {
    alone: 'Only whitespace changed',
    withMark: 'Only whitespace and the byte order mark changed',
  },
  order: {
    alone: 'Only key order and whitespace changed',
    withMark: 'Only key order, whitespace and the byte order mark changed',
  },
}

export const copiedNode = {
  pointer: { title: 'Copied to Clipboard!', description: 'JSON Pointer copied.' },
  jsonPath: { title: 'Copied to Clipboard!', description: 'JSONPath copied.' },
  value: { title: 'Copied to Clipboard!', description: 'Value copied as written.' },
}
