import { FailureLine, NoticeList } from './failure-line.tsx'
import { describeFault } from './fault-messages.ts'
import { looksEncoded } from './percent.ts'
import { QueryTable } from './query-table.tsx'
import { breakDown } from './url-parts.ts'
import { UrlPartsLine } from './url-parts-line.tsx'
import { UrlStatus } from './url-status.tsx'

/** What takes a URL apart and says what is wrong with it: only a page with a text on it needs that. */
export const outcome = {
  FailureLine,
  NoticeList,
  QueryTable,
  UrlPartsLine,
  UrlStatus,
  breakDown,
  describeFault,
  looksEncoded,
}
