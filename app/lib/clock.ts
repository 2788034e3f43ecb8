/** The door to the clock: logic takes the time as an argument, views get it here. */
export const now = (): Date => new Date()
