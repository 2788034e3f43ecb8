export { convertLong, forgetText, takeResult, warmUp } from './client.ts'
export { Follow, layering } from './follow.tsx'
export { convertText } from './preview.ts'
