import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { showToast } from '#app/ui/feedback/toast.ts'
import { createLazy, useLazy } from '#app/ui/island/lazy.ts'
import { Status, StatusEnd } from '#app/ui/layout/bench.tsx'
import { nameTraffic } from './traffic-figure.ts'
import { useTrafficTip } from './use-traffic-tip.ts'

function TrafficLine({ onProve }: { onProve: () => void }) {
  const { traffic, tip } = useTrafficTip()
  return (
    <>
      <span data-tip={tip} className="inline-flex min-w-[15ch] justify-end">
        {traffic && <Status tone={traffic.bytes === 0 ? 'ok' : 'warn'}>{nameTraffic(traffic)}</Status>}
      </span>
      <Button size="small" className="h-6.5! font-sans max-sm:hidden" tip={tip} onClick={onProve}>
        Prove it
      </Button>
    </>
  )
}

const lazy = createLazy(() => import('./panel.tsx'))

/** Adds the bytes sent and "Prove it" to the workbench's status bar. Loads and shows the panel on demand. */
export function Proof({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const { part } = useLazy(lazy)
  const end = useMemo(() => {
    const onPress = () =>
      lazy.load().then(
        () => setOpen(true),
        () => showToast({ title: 'The panel could not be loaded', tone: 'error' }),
      )
    return { line: <TrafficLine onProve={onPress} />, prove: { label: 'Prove it', onPress } }
  }, [])
  return (
    <>
      <StatusEnd value={end}>{children}</StatusEnd>
      {part && isOpen && <part.Panel onClose={() => setOpen(false)} />}
    </>
  )
}
