import { useEffect, useReducer } from 'react'
import { randomBytes } from '#app/browser/crypto-random.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { copied, copyFailed } from './messages.ts'
import { initialState, optionsOf, reduce } from './state.ts'
import { generateBatch } from './username.ts'

/** The tool's state and what its buttons do. */
export function useUsernames() {
  const [state, dispatch] = useReducer(reduce, initialState)
  function generate() {
    const options = optionsOf(state)
    dispatch({ type: 'generate', options, batch: generateBatch(options, randomBytes) })
  }
  // Random names cannot be in the prerendered page: the first batch is drawn once it has loaded.
  useEffect(generate, [])
  return { state, dispatch, generate, copy: (name: string) => copyAndSay(name, copied, copyFailed) }
}
