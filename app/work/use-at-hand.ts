import { useContext, useEffect } from 'react'
import { StatusEnd } from '#app/ui/bench.tsx'
import type { TabsState } from '#app/ui/tabs.tsx'
import type { Actions } from './actions.tsx'
import { type Doable, holdAtHand } from './at-hand.ts'
import { copyOutput, saveOutput } from './give.ts'
import { downloadFailed, resetLabel, undoLabel } from './messages.ts'
import type { Desk } from './use-desk.ts'
import { useLatest } from './use-stable.ts'

/** Has the bench say what is at hand on its page, to whoever asks: the palette and its keys. */
export function useAtHand(
  { undo, reset, focus }: Pick<Desk<never, never>, 'undo' | 'reset' | 'focus'>,
  tabs: TabsState | undefined,
  { primary, secondary = [], clear, options, outputs = {}, swap }: Actions = {},
): void {
  const end = useContext(StatusEnd)
  const latest = useLatest(() => {
    const isGiven = (name: string) => outputs[name] && !outputs[name].copy.isEmpty && !outputs[name].copy.stale
    const [name] = [tabs?.shown ?? '', ...Object.keys(outputs)].filter(isGiven)
    const give = name === undefined ? undefined : outputs[name]
    const doables: (Doable | false | null | undefined)[] = [
      primary,
      ...secondary,
      clear,
      undo && { label: undoLabel, onPress: undo },
      options && { label: options.label, onPress: options.toggle },
      reset && { label: resetLabel, onPress: reset },
      end?.prove,
    ]
    return {
      doables: doables.filter((act): act is Doable => Boolean(act)),
      output: give
        ? {
            pack: async () => (await import('./pack.ts')).packOutput(give),
            copy: () => void copyOutput(give.copy.text(), give.copy.copied, give.copy.copyFailed),
            download: () =>
              void saveOutput(
                give.download.file(),
                give.download.downloaded,
                give.download.downloadFailed ?? downloadFailed,
              ),
          }
        : null,
      clear: clear && !clear.isDisabled ? clear.onPress : null,
      swap: swap && !swap.isDisabled ? swap.onPress : null,
      focus,
    }
  })
  useEffect(() => {
    holdAtHand(() => latest.current())
    return () => holdAtHand(null)
  }, [])
}
