export { convertText } from './cards.ts'
export { takeResult, warmUp, worker } from './client.ts'
export { Follow, layering } from './follow.tsx'
