import { choice, flag } from '#app/lib/settings.ts'

export const settings = {
  mode: choice(['component', 'whole-url', 'form', 'strict']),
  plusMeansSpace: flag(),
}
