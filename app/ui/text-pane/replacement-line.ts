import { createContext } from 'react'
import type { Line } from './undo-eras.ts'

/** The replacements of a bench; they are part of the history of each field in it. */
export const ReplacementLine = createContext<Line | null>(null)
