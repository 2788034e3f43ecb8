import { RungTable, StepList } from './background-lists.tsx'
import { readConversion } from './conversion.ts'
import { describeRounding, writeRungs } from './explain.ts'
import { isRounded, listNotes, summarize } from './report.ts'
import { buildReport, writeAllUnits } from './report-file.ts'
import { UnitTable } from './unit-table.tsx'
import { ValueNotes } from './value-notes.tsx'

/** What only a page with a number on it needs. */
export const details = {
  readConversion,
  summarize,
  isRounded,
  listNotes,
  StepList,
  RungTable,
  UnitTable,
  ValueNotes,
  describeRounding,
  writeRungs,
  writeAllUnits,
  buildReport,
}
