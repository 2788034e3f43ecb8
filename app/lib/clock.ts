/** The only access to the clock. Logic gets the time as an argument; views get it here. */
export const now = (): Date => new Date()
