import { type AddressInfo, createServer } from 'node:net'
import { makeFolder } from '../own-server.ts'
import { startProgram } from './program.ts'
import { clickAt, inTime, type Tab, typing, written } from './tab.ts'

// W3C WebDriver §12.1: the key of an element in JSON.
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Finds a free port. Another program could still take it. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Opens a tab in the installed WebKitGTK, through WebDriver, on a virtual screen. */
export async function openWebKit(path: string, browser: string, proxy?: string): Promise<Tab> {
  // Xvfb removes its lock file on SIGTERM, but not on SIGKILL.
  const screenArgs = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']
  const screen = startProgram('Xvfb', screenArgs, {}, 'SIGTERM')
  const [home, port, display] = [makeFolder(), await freePort(), await screen.hear(/^(\d+)$/m)]
  const driver = startProgram(path, ['-p', String(port)], {
    DISPLAY: `:${display}`,
    HOME: home,
    TMPDIR: home,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  async function send<T = unknown>(method: 'GET' | 'POST' | 'DELETE', where: string, body?: object): Promise<T> {
    const options = { method, ...(body && { body: JSON.stringify(body) }) }
    const answer = await inTime(
      `WebKit, ${where.replace(/.*\//, '')}`,
      fetch(`http://127.0.0.1:${port}/${where}`, options),
    )
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  await driver.until(async () => (await send<{ ready: boolean }>('GET', 'status')).ready)

  const through = proxy ? [`--proxy=http://${proxy}`, '--ignore-host=127.0.0.1'] : []
  // Without a GPU, compositing runs in software and takes half of the time of a test.
  const options = { binary: browser, args: ['--automation', '--features=-AcceleratedCompositing', ...through] }
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }
  const { sessionId } = await send<{ sessionId: string }>('POST', 'session', { capabilities: { alwaysMatch } })
  const session = `session/${sessionId}`
  const ask = <T = unknown>(what: string, body: object) => send<T>('POST', `${session}/${what}`, body)
  const own = await send<string>('GET', `${session}/window`)
  const perform = async (actions: object[]) => void (await ask('actions', { actions }))
  return {
    open: async (url) => void (await ask('url', { url })),
    async run(task, ...args) {
      const script = `return (${written(task)})(arguments[0])`
      return JSON.parse(await ask<string>('execute/sync', { script, args: [JSON.stringify(args)] }))
    },
    click: (x, y) => perform(clickAt(x, y)),
    type: (text, held) => perform(typing(text, held)),
    async choose(selector, paths) {
      const element = await ask<Record<string, string>>('element', { using: 'css selector', value: selector })
      await ask(`element/${element[elementKey]}/value`, { text: paths.join('\n') })
    },
    async tidy() {
      for (const handle of await send<string[]>('GET', `${session}/window/handles`)) {
        if (handle === own) continue
        await ask('window', { handle })
        await send('DELETE', `${session}/window`)
      }
      await ask('window', { handle: own })
      await ask('url', { url: 'about:blank' })
    },
    async close() {
      driver.end()
      screen.end()
    },
    downloads: home,
  }
}
