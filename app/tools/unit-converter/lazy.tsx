export { readConversion } from './conversion.ts'
export { describeRounding, writeRungs } from './explain.ts'
export { buildReport, isRounded, listNotes, summarize, writeAllUnits } from './report.ts'
export { RungTable, StepList, UnitTable, ValueNotes } from './value-panes.tsx'
