import { useLayoutEffect, useState } from 'react'
import { now } from '#app/lib/clock.ts'
import { describeNow, nextTickDelay } from './time.ts'

/** The time in milliseconds, updated every second while the page is visible; `undefined` before hydration. */
export function useNow(): number | undefined {
  const [shown, setShown] = useState<number>()
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      clearTimeout(timer)
      if (document.hidden) return
      const time = now().getTime()
      timer = setTimeout(tick, nextTickDelay(time))
      setShown(time)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return shown
}

/** The live clock. The prerendered page shows … until the script runs. */
export function CurrentTime() {
  const now = useNow()
  const time = now === undefined ? undefined : describeNow(now)
  // The last characters are paler: the zone and the milliseconds.
  const cells = [
    { label: 'Current time (UTC)', text: time?.date, paler: 3, className: 'max-sm:w-full', width: 'sm:min-w-[23ch]' },
    { label: 'Unix seconds', text: time?.seconds, paler: 0, className: '', width: 'min-w-[10ch]' },
    { label: 'Unix milliseconds', text: time?.milliseconds, paler: 3, className: '', width: 'min-w-[13ch]' },
  ]
  return (
    <section aria-label="Current time" className="flex flex-wrap gap-x-5 gap-y-1.5">
      {cells.map(({ label, text = '…', paler, className, width }) => (
        <p key={label} className={`flex min-w-0 flex-col justify-between leading-none sm:h-9 ${className}`}>
          <span
            className={`font-mono text-lead leading-none font-strong tracking-tight tabular-nums max-sm:leading-tight sm:text-body sm:leading-none lg:text-lg lg:leading-none xl:text-xl xl:leading-none ${width}`}
          >
            {time ? text.slice(0, text.length - paler) : text}
            {time && <span className="text-ink-3">{text.slice(text.length - paler)}</span>}
          </span>
          <span className="text-note leading-none text-ink-2">{label}</span>
        </p>
      ))}
    </section>
  )
}
