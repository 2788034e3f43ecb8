/** What a page shows once it is done; all that is named here must be there. */
export type Sign = {
  /** Words of the page. */
  says?: string
  /** A button that can be pressed. */
  enables?: string
  /** A text pane that is no longer empty. */
  shows?: string
  /** A text pane that has taken in the whole of a long text. */
  holds?: string
  /** How many rows a list has. */
  lists?: number
  /** What holds another text than before, by its selector. */
  changes?: string
}

export type Act = 'click' | 'paste' | 'change' | 'keydown' | 'input'

/** What `installClock` puts into the page under the name `inPage`, for functions that run there. */
export type Clock = {
  /** The text or file that the tool gets. */
  given?: string | File
  clock: (work: () => unknown) => Promise<number>
  isThere: (sign: Sign) => boolean
  time: (act: Act, sign: Sign) => void
  stop: () => Promise<{ time: number; longestTask: number }>
}

/** Runs before the scripts of a page and gives it what measures it from inside. */
export function installClock(): void {
  const findPane = (label: string) => {
    const areas = [...document.querySelectorAll<HTMLTextAreaElement>('main textarea')]
    const editors = [...document.querySelectorAll('main div')].flatMap(
      ({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('[role=textbox]') ?? [],
    )
    return editors.find((editor) => editor.ariaLabel === label) ?? areas.find((area) => area.ariaLabel === label)
  }
  const hasText = (pane: HTMLElement | undefined) =>
    pane instanceof HTMLTextAreaElement
      ? pane.value !== ''
      : Boolean(pane?.textContent && !pane.querySelector('.cm-placeholder'))
  const isEnabled = (name: string) =>
    [...document.querySelectorAll('button')].some((button) => button.textContent === name && !button.disabled)
  const nextFrame = () => new Promise(requestAnimationFrame)

  let run = Promise.resolve({ time: 0, longestTask: 0 })
  let before = ''
  const tools: Clock = {
    async clock(work) {
      const start = performance.now()
      await work()
      return performance.now() - start
    },
    isThere({ says, enables, shows, holds, changes, lists = 0 }) {
      if (changes && (document.querySelector(changes)?.textContent ?? '') === before) return false
      if (says && !document.body.textContent?.includes(says)) return false
      if (enables && !isEnabled(enables)) return false
      if (shows && !hasText(findPane(shows))) return false
      if (document.querySelectorAll('main ol[aria-label] > li').length < lists) return false
      const pane = holds ? findPane(holds) : undefined
      return !holds || (hasText(pane) && pane?.ariaBusy !== 'true')
    },
    time(act, sign) {
      before = (sign.changes && document.querySelector(sign.changes)?.textContent) || ''
      if (tools.isThere(sign)) throw new Error('The page is done before it has begun')
      run = (async () => {
        let longestTask = 0
        const tasks: PerformanceEntry[] = []
        const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
        observer.observe({ type: 'longtask' })
        const { timeStamp: start } = await new Promise<Event>((resolve) =>
          addEventListener(act, resolve, { capture: true, once: true }),
        )
        while (!tools.isThere(sign)) {
          if (performance.now() - start > 120_000) throw new Error(`Not done in two minutes: ${JSON.stringify(sign)}`)
          await nextFrame()
        }
        const time = performance.now() - start
        // A task is reported after its end.
        for (let frame = 0; frame < 3; frame++) await nextFrame()
        for (const { startTime, duration } of [...tasks, ...observer.takeRecords()])
          if (startTime + duration > start) longestTask = Math.max(longestTask, duration)
        return { time, longestTask }
      })()
    },
    stop: () => run,
  }
  Object.assign(globalThis, { inPage: tools })
  // The same file for the tool and for the platform's own way.
  const keepFile = ({ target }: Event) => {
    const file = target instanceof HTMLInputElement && target.files?.[0]
    if (file) tools.given = file
  }
  addEventListener('change', keepFile, { capture: true })
}
