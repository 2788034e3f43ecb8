export { readConversion } from './conversion.ts'
export { areExact, buildReport, describeRounding, isRounded, summarize, writeAllUnits, writeRungs } from './explain.ts'
export { RungTable, StepList, UnitTable, ValueNotes } from './value-panes.tsx'
