import { useLayoutEffect, useRef, useState } from 'react'
import { compareQuestions, type Question } from '../run/question.ts'

/** The same object for as long as it asks the same. */
export function useStable<Q extends Question>(question: Q): Q {
  const [stable, setStable] = useState(question)
  if (stable === question || compareQuestions(question, stable) === null) return stable
  setStable(question)
  return question
}

/** The newest of a value that changes with every render, for what is called later. */
export function useLatest<T>(value: T) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
