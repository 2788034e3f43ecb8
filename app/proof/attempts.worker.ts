import { serve } from '#app/browser/worker/serve.ts'
import { attemptAll, isClosed } from './attempts.ts'

const handlers = { attemptAll, isClosed }
export type ProofApi = typeof handlers

serve(handlers)
