import { choice, flag } from '#app/lib/settings.ts'
import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'

export const settings = {
  mode: choice(['component', 'whole-url', 'form', 'strict']),
  plusMeansSpace: flag(),
}

export default {
  settings,
  accepts: [
    { task: '', action: 'Take apart', kinds: ['url', 'text'] },
    { task: 'decode', action: 'Decode', kinds: ['percent-encoding'] },
  ],
  produces: ['text', 'percent-encoding', 'url'],
  recognize,
} satisfies Traits
