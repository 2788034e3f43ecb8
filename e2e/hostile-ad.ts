type Spy = { spied?: Window | null }

/** Tries what a hostile ad script would try and returns the names of what it got. The second run looks into the window it opened. */
export async function strike(tool: string): Promise<string[]> {
  const spy = self as Spy
  const isNew = !('spied' in spy)
  if (isNew) spy.spied = window.open(tool)
  const attempts: Record<string, () => unknown> = {
    'the offline copy': async () => {
      const [name = ''] = await caches.keys()
      const cache = await caches.open(name)
      const page = (await cache.keys()).find(({ url }) => new URL(url).pathname === tool)
      if (!page) throw new Error('not kept')
      await cache.put(page, new Response('rewritten', { headers: { 'Content-Type': 'text/html' } }))
    },
    'local storage': () => localStorage.setItem('taken', 'yes'),
    'session storage': () => sessionStorage.setItem('taken', 'yes'),
    cookies: () => document.cookie,
    databases: () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('taken')
        request.onsuccess = resolve
        request.onerror = reject
      }),
    'the service worker': () => navigator.serviceWorker.getRegistration(),
    'the text of the page around it': () => parent.document.body.textContent,
    'the title of the page around it, rewritten': () => {
      parent.document.title = 'Rewritten'
    },
    'another address for the tab': () => {
      top!.location.href = `${location.pathname}#taken`
    },
    'the text in a tool': () => {
      const field = isNew ? null : spy.spied?.document.querySelector('textarea')
      if (!field?.value) throw new Error('nothing read')
    },
    'a file of ours': () => fetch(tool),
  }
  const got: string[] = []
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      await attempt()
      got.push(name)
    } catch {
      // Refused.
    }
  }
  return got
}

/** The whole script: on each click on the ad it attacks, then shows its origin and what it got. */
export const hostileScript = (tool: string): string => `
  ${strike}
  const draw = (text) => { document.body.textContent = text }
  let strikes = 0
  addEventListener('click', async () => {
    const got = await strike(${JSON.stringify(tool)})
    draw(++strikes + ' from ' + self.origin + ': ' + JSON.stringify(got))
  })
  document.body.style.minHeight = '100px'
  draw('ready')
`
