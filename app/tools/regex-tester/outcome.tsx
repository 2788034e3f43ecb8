import { createLayering } from '#app/ui/text-pane/layering.ts'
import { askSearch, gather, writer } from './client.ts'
import { Engine } from './engine.tsx'
import { ErrorPlace } from './explain/error-place.tsx'
import { Explanation } from './explain/explanation.tsx'
import { PaintedPattern } from './explain/painted-pattern.tsx'
import { MatchSteps } from './match/match-steps.tsx'
import { MatchStrip } from './match/match-strip.tsx'
import { MatchTable } from './match/match-table.tsx'
import { presetTexts } from './preset-texts.data.ts'
import { listPresets } from './presets.data.ts'
import { ReplaceNotices } from './replace/replace-notices.tsx'
import { RunBar } from './run-bar.tsx'
import { SearchStatus } from './search-status.tsx'

/** What only a page with a pattern or a text on it needs. */
export const outcome = {
  Engine,
  ErrorPlace,
  Explanation,
  MatchSteps,
  MatchStrip,
  MatchTable,
  PaintedPattern,
  ReplaceNotices,
  RunBar,
  SearchStatus,
  layering: createLayering,
  /** All matches, as they are copied. */
  listMatches: () => gather(askSearch('list', undefined)),
  writeReport: (report: Parameters<typeof writer.call<'report'>>[1]) => writer.call('report', report),
  presets: listPresets(),
  presetTexts,
}

export type Outcome = typeof outcome
