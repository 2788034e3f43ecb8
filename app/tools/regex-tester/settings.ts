import { choices, type ValuesOf } from '#app/lib/settings.ts'

export const settings = { flags: choices(['g', 'i', 'm', 's', 'u', 'v', 'y', 'd'], ['g'], ['u', 'v']) }

export type Settings = ValuesOf<typeof settings>
