import { createLayering } from '#app/ui/text-pane/layering.ts'
import { askSearch, gather, writer } from './client.ts'
import { listPresets } from './presets.data.ts'

export { warmUp } from './client.ts'
export { Engine } from './engine.tsx'
export { ErrorPlace } from './explain/error-place.tsx'
export { Explanation } from './explain/explanation.tsx'
export { PaintedPattern } from './explain/painted-pattern.tsx'
export { MatchSteps } from './match/match-steps.tsx'
export { MatchStrip } from './match/match-strip.tsx'
export { MatchTable } from './match/match-table.tsx'
export { presetTexts } from './preset-texts.data.ts'
export { ReplaceNotices } from './replace/replace-notices.tsx'
export { RunBar } from './run-bar.tsx'
export { SearchStatus } from './search-status.tsx'

export const layering = createLayering
export const presets = listPresets()
/** The text that Copy Matches copies. */
export const listMatches = () => gather(askSearch('list', undefined))
export const writeReport = (report: Parameters<typeof writer.call<'report'>>[1]) => writer.call('report', report)
