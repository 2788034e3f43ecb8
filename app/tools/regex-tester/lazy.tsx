import { listPresets } from './presets.data.ts'

export { createLayering } from '#app/ui/text-pane/layering.ts'
export { analyze, askSearch, forgetSearch, listMatches, replace, search, warmUp, writeReport } from './client.ts'
export { Explanation } from './explain/explanation.tsx'
export { ErrorPlace, PaintedPattern } from './explain/painted-pattern.tsx'
export { paintMatches } from './match/highlight.ts'
export { MatchSteps, MatchStrip } from './match/match-steps.tsx'
export { MatchTable } from './match/match-table.tsx'
export { presetTexts } from './preset-texts.data.ts'
export { paintReferences } from './replace/references.ts'
export { ReplaceNotices, RunBar, SearchStatus } from './run-notices.tsx'

export const presets = listPresets()
