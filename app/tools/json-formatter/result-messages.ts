export const repairWords = {
  repairing: 'Working out the repair',
  moreChanges: 'Only the first 500 changes are shown. Apply repair makes all of them.',
  repairFailed: 'The repair failed. Press Show repair to try again.',
  notRepaired: (reason: string, line: number, column: number) =>
    `No safe repair: ${reason} at line ${line}, column ${column}`,
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
