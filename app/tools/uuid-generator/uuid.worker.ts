import { serve } from '#app/browser/worker/serve.ts'
import { type Found, readUuids } from './parse.ts'
import type { Question } from './state.ts'

const handlers = { find: ({ text }: Question): Found[] => readUuids(text.toString()) }

export type UuidWorker = typeof handlers

serve(handlers)
