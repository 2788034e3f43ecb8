import { serve } from '#app/browser/worker/serve.ts'
import { attemptAll, isClosed } from './attempts.ts'

const handlers = { attemptAll, isClosed }
export type ProofApi = typeof handlers

// Loaded by its address, a worker would have no policy on a host without headers, and send wherever it is told.
if (location.protocol === 'blob:') serve(handlers)
