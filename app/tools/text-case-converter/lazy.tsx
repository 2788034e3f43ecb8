export { answer, answerDirectly, takeResult, warmUp, worker } from './client.ts'
export { Follow, layering } from './follow.tsx'
