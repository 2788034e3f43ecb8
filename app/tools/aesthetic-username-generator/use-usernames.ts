import { useEffect, useRef } from 'react'
import { randomBytes } from '#app/browser/crypto-random.ts'
import { useDesk } from '#app/work/bench/use-desk.ts'
import { allCopied, copyFailed, downloaded } from './messages.ts'
import { settings } from './settings.ts'
import { initialState, optionsOf, reduce } from './state.ts'
import { generateBatch } from './username.ts'

/** The tool's state and the action of its button. */
export function useUsernames() {
  const baseField = useRef<HTMLInputElement>(null)
  const desk = useDesk(reduce, initialState, {
    slug: 'aesthetic-username-generator',
    settings,
    isEmpty: ({ baseName }) => baseName === '',
    focus: () => baseField.current?.focus(),
    texts: ({ baseName }) => ({ text: baseName }),
    takes: 'line',
    onText({ text }) {
      desk.replace({ type: 'edit', text: text.toString() })
      generate()
    },
  })
  function generate() {
    const options = optionsOf(desk.read())
    desk.dispatch({ type: 'generate', options, batch: generateBatch(options, randomBytes) })
  }
  // Random names cannot be prerendered: the first batch is drawn after the page has loaded.
  useEffect(generate, [])
  const { batch } = desk.state
  const text = () => batch?.names.map(({ name }) => name).join('\n') ?? ''
  const isEmpty = !batch || batch.names.length === 0
  return {
    desk,
    baseField,
    generate,
    /** Copy and Download for all names, one per line. */
    give: {
      copy: { label: 'Copy all', isEmpty, text, copied: allCopied, copyFailed },
      download: { isEmpty, file: () => ({ name: 'usernames.txt', text: text() }), downloaded },
    },
  }
}
