/** A wall time between two moments that follow each other directly. */
export const skippedTime = (zone: string, last: string, next: string): string =>
  `This time does not exist in ${zone}: the clock goes from ${last} straight to ${next}.`

/** A wall time that two moments share. */
export const repeatedTime = (zone: string, first: string, second: string): string =>
  `This time occurs twice in ${zone}: ${first} and, after the clock is set back, ${second}.`
