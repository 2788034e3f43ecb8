import { choice, flag, type ValuesOf } from '#app/lib/settings.ts'

export const settings = {
  mode: choice(['component', 'whole-url', 'form', 'strict']),
  plusMeansSpace: flag(),
}

export type Settings = ValuesOf<typeof settings>
