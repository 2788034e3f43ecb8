/** For a local time that the clock skips. */
export const skippedTime = (zone: string, last: string, next: string): string =>
  `This time does not exist in ${zone}: the clock goes from ${last} straight to ${next}.`

/** For a local time that occurs twice. */
export const repeatedTime = (zone: string, first: string, second: string): string =>
  `This time occurs twice in ${zone}: ${first} and, after the clock is set back, ${second}.`
