/** The zones in the selector. All others are behind "Other…". */
export const mainZones = [
  { id: 'UTC', label: 'UTC' },
  { id: 'America/New_York', label: 'New York (America/New_York)' },
  { id: 'America/Los_Angeles', label: 'Los Angeles (America/Los_Angeles)' },
  { id: 'Europe/London', label: 'London (Europe/London)' },
  { id: 'Europe/Paris', label: 'Paris (Europe/Paris)' },
  { id: 'Asia/Tokyo', label: 'Tokyo (Asia/Tokyo)' },
  { id: 'Asia/Shanghai', label: 'Shanghai (Asia/Shanghai)' },
  { id: 'Australia/Sydney', label: 'Sydney (Australia/Sydney)' },
] as const

/** Reveals the search for all other zones. */
export const otherChoice = { value: 'other', label: 'Other…' }
