import { Explanation } from './explain/explanation.tsx'
import { ErrorPlace } from './explain/marked-pattern.tsx'
import { Highlighted } from './match/highlighted.tsx'
import { MatchList } from './match/match-list.tsx'
import { presetTexts } from './preset-texts.data.ts'
import { listPresets } from './presets.data.ts'
import { ReplaceNotices } from './replace/replace-notices.tsx'
import { RunBar } from './run-bar.tsx'
import { SearchStatus } from './search-status.tsx'

/** What only a page with a pattern or a text on it needs. */
export const outcome = {
  ErrorPlace,
  Explanation,
  Highlighted,
  MatchList,
  ReplaceNotices,
  RunBar,
  SearchStatus,
  presets: listPresets(),
  presetTexts,
}

export type Outcome = typeof outcome
