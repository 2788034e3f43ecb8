export { createCounting } from '#app/ui/text-pane/field-layer.ts'
export { convertText } from './cards.ts'
export { takeResult, warmUp, worker } from './client.ts'
export { Follow } from './follow.tsx'
