import { matching } from '#app/lib/settings.ts'
import type { Traits } from '../traits.ts'
import { recognize } from './recognize.ts'

export const settings = {
  // Each flag once, and not both u and v.
  flags: matching(/^(?!.*(.).*\1)(?!.*u.*v)(?!.*v.*u)[dgimsuvy]*$/, 'g'),
}

export default {
  settings,
  accepts: [
    { task: 'pattern', action: 'Test', kinds: ['pattern'] },
    { task: '', action: 'Search', kinds: ['text'] },
  ],
  produces: ['text'],
  recognize,
} satisfies Traits
