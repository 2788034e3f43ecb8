import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { Status, StatusEnd } from '#app/ui/bench.tsx'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { nameTraffic } from './traffic-figure.ts'
import { useTrafficTip } from './use-traffic-tip.ts'

function TrafficLine({ onProve }: { onProve: () => void }) {
  const { traffic, tip, near } = useTrafficTip()
  return (
    <>
      <span data-tip={tip} onPointerEnter={near} className="inline-flex min-w-[15ch] justify-end">
        {traffic && <Status tone={traffic.bytes === 0 ? 'ok' : 'warn'}>{nameTraffic(traffic)}</Status>}
      </span>
      <Button
        size="small"
        className="h-6.5! font-sans max-sm:hidden"
        tip={tip}
        onPointerEnter={near}
        onFocus={near}
        onClick={onProve}
      >
        Prove it
      </Button>
    </>
  )
}

/** Gives the workbench inside it the measured figure and "Prove it", and shows the panel, which is loaded when asked for. */
export function Proof({ children }: { children: ReactNode }) {
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  const end = useMemo(() => {
    const onPress = () =>
      import('./panel.tsx').then(
        (module) => setPanel(() => module.Panel),
        () => showToast({ title: 'The panel could not be loaded', tone: 'error' }),
      )
    return { line: <TrafficLine onProve={onPress} />, prove: { label: 'Prove it', onPress } }
  }, [])
  return (
    <>
      <StatusEnd value={end}>{children}</StatusEnd>
      {Panel && <Panel onClose={() => setPanel(null)} />}
    </>
  )
}
