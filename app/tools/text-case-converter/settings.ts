import { choice } from '#app/lib/settings.ts'

export const settings = { language: choice(['neutral', 'tr', 'lt', 'el', 'nl']) }
