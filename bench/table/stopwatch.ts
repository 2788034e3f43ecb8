/** What a finished page shows. Everything named here must be there. */
export type Expected = {
  /** Text on the page. */
  says?: string
  /** A button that is enabled. */
  enables?: string
  /** A text pane that is no longer empty. */
  shows?: string
  /** A text pane that has finished loading a long text. */
  holds?: string
  /** How many rows a list has, at least. */
  lists?: number
  /** A selector whose text is different from before. */
  changes?: string
}

export type ActionKind = 'click' | 'paste' | 'change' | 'keydown' | 'input'

/** What `installClock` puts into the page as `inPage`, for functions that run there. */
export type Clock = {
  /** The text or file the tool gets. */
  given?: string | File
  clock: (work: () => unknown) => Promise<number>
  isThere: (sign: Expected) => boolean
  time: (act: ActionKind, sign: Expected) => void
  stop: () => Promise<{ time: number; longestTask: number }>
}

/** Runs before the page's scripts and adds the tools that measure it from inside. */
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
      if (tools.isThere(sign)) throw new Error('The expected result is on the page before the action')
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
        // A task is reported after it ends.
        for (let frame = 0; frame < 3; frame++) await nextFrame()
        for (const { startTime, duration } of [...tasks, ...observer.takeRecords()])
          if (startTime + duration > start) longestTask = Math.max(longestTask, duration)
        return { time, longestTask }
      })()
    },
    stop: () => run,
  }
  Object.assign(globalThis, { inPage: tools })
  // The same file for the tool and the platform's own way.
  const keepFile = ({ target }: Event) => {
    const file = target instanceof HTMLInputElement && target.files?.[0]
    if (file) tools.given = file
  }
  addEventListener('change', keepFile, { capture: true })
}
