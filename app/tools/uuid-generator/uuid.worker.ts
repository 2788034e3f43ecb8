import { serve } from '#app/browser/worker/serve.ts'
import type { PaneText } from '#app/lib/long-text.ts'
import { readUuids } from './parse.ts'

const handlers = { find: ({ text }: { text: PaneText }): string[] => readUuids(text.toString()) }

export type UuidWorker = typeof handlers

serve(handlers)
