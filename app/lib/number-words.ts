import { group } from './plural.ts'

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Spells out a number up to twelve: `12` → "twelve", `13` → "13" */
export const spellNumber = (number: number): string => words[number] ?? group(number)
