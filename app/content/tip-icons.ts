import ArrowDownAZ from 'lucide/dist/esm/icons/arrow-down-a-z.mjs'
import Calculator from 'lucide/dist/esm/icons/calculator.mjs'
import CopyX from 'lucide/dist/esm/icons/copy-x.mjs'
import FileType from 'lucide/dist/esm/icons/file-type.mjs'
import GitCommitHorizontal from 'lucide/dist/esm/icons/git-commit-horizontal.mjs'
import IndentIncrease from 'lucide/dist/esm/icons/list-indent-increase.mjs'
import LocateFixed from 'lucide/dist/esm/icons/locate-fixed.mjs'
import Quote from 'lucide/dist/esm/icons/quote.mjs'
import Shrink from 'lucide/dist/esm/icons/shrink.mjs'
import Wrench from 'lucide/dist/esm/icons/wrench.mjs'
import type { Icon } from './article-types.ts'

/** The icons an article can give its tips, by the names they have at lucide.dev. */
export const tipIcons: Readonly<Record<string, Icon>> = {
  'arrow-down-a-z': ArrowDownAZ,
  calculator: Calculator,
  'copy-x': CopyX,
  'file-type': FileType,
  'git-commit-horizontal': GitCommitHorizontal,
  'list-indent-increase': IndentIncrease,
  'locate-fixed': LocateFixed,
  quote: Quote,
  shrink: Shrink,
  wrench: Wrench,
}
