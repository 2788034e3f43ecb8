import { useReducer, useRef } from 'react'
import { randomBytes } from '#app/browser/crypto-random.ts'
import { downloadFile } from '#app/browser/download.ts'
import { now } from '#app/lib/clock.ts'
import { showToast } from '#app/ui/toast.ts'
import { copyAndSay } from '#app/work/copy.ts'
import { copied, copiedAll, copyFailed, downloaded, generated } from './messages.ts'
import { clampQuantity } from './quantity.ts'
import { type Fields, fileNameOf, initialState, listUuids, readFields, reduce } from './state.ts'
import { createGenerator, type Generator } from './uuid.ts'

/** The tool's state and what its buttons do. */
export function useUuids() {
  const [state, dispatch] = useReducer(reduce, initialState)
  // One for the whole visit: its memory keeps v7 rising and v1 unique from batch to batch.
  const generator = useRef<Generator | null>(null)
  const shown = listUuids(state)
  const set = (fields: Partial<Fields>) => dispatch({ type: 'set', fields })

  return {
    state,
    shown,
    set,
    settleQuantity: () => set({ quantity: String(clampQuantity(state.quantity)) }),
    generate() {
      generator.current ??= createGenerator({ randomBytes, now: () => now().getTime() })
      const outcome = generator.current.generate(readFields(state))
      dispatch({ type: 'generate', outcome })
      if (outcome.ok) showToast(generated(outcome.value.length))
    },
    clear: () => dispatch({ type: 'clear' }),
    copy: (uuid: string) => copyAndSay(uuid, copied, copyFailed),
    copyAll: () => copyAndSay(shown.join('\n'), copiedAll, copyFailed),
    download() {
      downloadFile(fileNameOf(now().getTime()), [shown.join('\n')])
      showToast(downloaded)
    },
  }
}
