export { PeelStrip } from './peel-strip.tsx'
export { Receivers } from './receivers.tsx'
