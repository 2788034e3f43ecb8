export { createCounting } from '#app/ui/text-pane/field-layer.ts'
export { answer, answerDirectly, takeResult, warmUp, worker } from './client.ts'
export { Follow } from './follow.tsx'
