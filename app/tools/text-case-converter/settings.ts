import { choice, type ValuesOf } from '#app/lib/settings.ts'

export const settings = { language: choice(['neutral', 'tr', 'lt', 'el', 'nl']) }

export type Settings = ValuesOf<typeof settings>
export type Language = Settings['language']
