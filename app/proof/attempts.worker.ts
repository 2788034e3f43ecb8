import { serve } from '#app/browser/worker/serve.ts'
import { attemptAll } from './attempts.ts'

const handlers = { attemptAll }
export type ProofApi = typeof handlers

serve(handlers)
