import { useState } from 'react'
import type { tryToLeak } from '#app/proof/attempts.ts'
import { amount } from '#app/proof/traffic-figure.ts'
import { useTrafficTip } from '#app/proof/use-traffic-tip.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { showToast } from '#app/ui/feedback/toast.ts'
import { Arrow } from '#app/ui/layout/section.tsx'
import { attemptsMissing, beforeAttempts, leakTried } from './messages.ts'

const ways = ['fetch', 'sendBeacon', 'WebSocket'] as const
const tones = { ok: 'text-ok', bad: 'text-bad', plain: 'text-ink-2' }

/** How much this tab has sent, and since when. Until it is measured, only the space is reserved. */
function Meter() {
  const { traffic, tip } = useTrafficTip()
  const [figure, unit] = amount(traffic?.bytes ?? 0).split(' ')
  const since = traffic ? new Date(performance.timeOrigin).toTimeString().slice(0, 8) : '00:00:00'
  const tone = !traffic ? 'bg-sunken' : traffic.bytes === 0 ? 'bg-ok-soft text-ok' : 'bg-warn-soft text-warn'
  return (
    <p
      data-tip={tip}
      className={`border-line p-4 text-small leading-[1.35] font-strong max-sm:border-b sm:border-r ${tone}`}
    >
      <span className={`max-sm:flex max-sm:items-center max-sm:gap-4 ${traffic ? '' : 'invisible'}`}>
        <span className="block font-mono text-6xl leading-none font-heading tracking-[-0.06em]">{figure}</span>{' '}
        <span className="mt-1 block tabular-nums">
          {unit} sent, measured in this tab since {since}
        </span>
      </span>
    </p>
  )
}

/** A button that tries to send a word out in three ways, and what the browser did with each. */
function Ledger() {
  const [leak, setLeak] = useState<Awaited<ReturnType<typeof tryToLeak>> | null>(null)
  const [isTrying, setTrying] = useState(false)

  async function run() {
    if (isTrying) return
    setTrying(true)
    setLeak(null)
    await import('#app/proof/attempts.ts')
      .then(async ({ tryToLeak }) => setLeak(await tryToLeak(ways)))
      .catch(() => showToast({ title: attemptsMissing, tone: 'error' }))
    setTrying(false)
  }

  return (
    <div className="flex min-w-0 flex-col">
      <ul aria-label="Attempts to leave this page" className="py-2.5 font-mono text-note leading-none text-ink-2">
        {ways.map((way, index) => {
          const verdict = leak?.verdicts[index]
          return (
            <li key={way} className="flex min-h-[27px] items-center gap-2.5 px-4 sm:gap-5">
              <span className="w-[10ch] shrink-0 text-ink">{way}</span>
              {verdict && verdict.tone !== 'ok' ? (
                <span className="min-w-0 leading-tight">{verdict.detail}</span>
              ) : (
                <span className="max-[389px]:hidden">another origin</span>
              )}
              <span className={`ml-auto whitespace-nowrap ${verdict ? `font-strong ${tones[verdict.tone]}` : ''}`}>
                {verdict?.label ?? (isTrying ? 'trying' : 'not tried yet')}
              </span>
            </li>
          )
        })}
      </ul>
      <div className="mt-auto flex min-h-11 items-center gap-3 border-t border-line py-1.5 pr-2 pl-4">
        <p aria-live="polite" className="min-w-0 grow text-small leading-tight text-ink-2">
          {leak ? leakTried(leak.word) : beforeAttempts}
          {leak && (
            <span className="sr-only"> {leak.verdicts.map(({ label }, at) => `${ways[at]}: ${label}`).join(', ')}</span>
          )}
        </p>
        <Button size="small" className="max-sm:h-11" aria-busy={isTrying} onClick={() => void run()}>
          {leak || isTrying ? 'Try again' : 'Try to leak a word'} <Arrow />
        </Button>
      </div>
    </div>
  )
}

/** Evidence for the page's claim: a measurement, and attempts anyone can make. */
export const Evidence = () => (
  <div className="grid border-t border-line sm:grid-cols-[204px_1fr]">
    <Meter />
    <Ledger />
  </div>
)
