import { serve } from '#app/browser/worker/serve.ts'
import { attemptAll, isClosed } from './attempts.ts'

const handlers = { attemptAll, isClosed }
export type ProofApi = typeof handlers

// Loaded by URL, a worker would have no policy on a host without headers and could send anywhere.
if (location.protocol === 'blob:') serve(handlers)
