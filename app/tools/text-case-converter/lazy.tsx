export { convertText } from './cards.ts'
export { convertLong, forgetText, takeResult, warmUp } from './client.ts'
export { Follow, layering } from './follow.tsx'
