/** The zones of the selector; every other one is behind "Other…". */
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

export const zoneChoices = [
  ...mainZones.map(({ id, label }) => ({ value: id as string, label })),
  { value: 'other', label: 'Other…' },
]

// CLDR keeps a zone's first name for ever, so browsers list these under names that the tz database has replaced.
export const presentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** What the tz database calls a zone today: `"Asia/Calcutta"` → "Asia/Kolkata" */
export const nameZone = (id: string): string => presentNames[id] ?? id
