import { useState } from 'react'
import { compareQuestions, type Question } from '../run/question.ts'

/** The same object as long as the question is the same. */
export function useStable<Q extends Question>(question: Q): Q {
  const [stable, setStable] = useState(question)
  if (stable === question || compareQuestions(question, stable) === null) return stable
  setStable(question)
  return question
}
