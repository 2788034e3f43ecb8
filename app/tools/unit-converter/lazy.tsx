export { readConversion } from './conversion.ts'
export { buildReport, describeRounding, isRounded, listNotes, summarize, writeAllUnits, writeRungs } from './explain.ts'
export { RungTable, StepList, UnitTable, ValueNotes } from './value-panes.tsx'
