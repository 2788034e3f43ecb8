import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { makeFolder } from '../own-server.ts'
import { startProgram } from './program.ts'
import { clickAt, inTime, type Tab, typing, written } from './tab.ts'

// Firefox sends no requests of its own, starts no process early and saves downloads without asking. It draws 20 frames
// a second and compiles late, because drawing without a GPU is slow and a test is short.
const preferences = {
  'app.update.enabled': false,
  'browser.download.folderList': 2,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processPrelaunch.enabled': false,
  'javascript.options.baselinejit.threshold': 50,
  'layout.frame_rate': 20,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
}

const throughProxy = (host: string, port: number) => ({
  'network.proxy.type': 1,
  'network.proxy.http': host,
  'network.proxy.http_port': port,
  'network.proxy.ssl': host,
  'network.proxy.ssl_port': port,
})

/** Opens a tab in the installed Firefox, through WebDriver BiDi. */
export async function openFirefox(path: string, proxy?: string): Promise<Tab> {
  const profile = makeFolder()
  const [host = '', port] = proxy?.split(':') ?? []
  const set = Object.entries({
    ...preferences,
    'browser.download.dir': profile,
    ...(proxy && throughProxy(host, Number(port))),
  }).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  writeFileSync(join(profile, 'user.js'), set.join(''))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const env = { HOME: profile, TMPDIR: profile, MOZ_CRASHREPORTER_DISABLE: '1' }
  const program = startProgram(path, args, env)
  const socket = new WebSocket(`${await program.hear(/listening on (ws:\S+)/)}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const pending = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  let lastId = 0
  socket.on('message', (data) => {
    const { id, type, result, message } = JSON.parse(String(data))
    const call = pending.get(id)
    pending.delete(id)
    if (type === 'error') call?.reject(new Error(message))
    else call?.resolve(result as never)
  })
  function send<T = unknown>(method: string, params: object): Promise<T> {
    const id = ++lastId
    socket.send(JSON.stringify({ id, method, params }))
    const answer = new Promise<T>((resolve, reject) => pending.set(id, { resolve, reject }))
    return inTime(`Firefox, ${method}`, answer)
  }

  await send('session.new', { capabilities: {} })
  type Tree = { contexts: { context: string }[] }
  const listTabs = async () => (await send<Tree>('browsingContext.getTree', { maxDepth: 0 })).contexts
  const [{ context } = { context: '' }] = await listTabs()
  const open = async (url: string) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' }))
  const perform = async (actions: object[]) => void (await send('input.performActions', { context, actions }))
  type Answer =
    | { type: 'success'; result: { value: string; sharedId: string } }
    | { type: 'exception'; exceptionDetails: { text: string } }
  async function call(declaration: string, argument: string) {
    const answer = await send<Answer>('script.callFunction', {
      functionDeclaration: declaration,
      arguments: [{ type: 'string', value: argument }],
      awaitPromise: true,
      target: { context },
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result
  }
  return {
    open,
    run: async (task, ...args) => JSON.parse((await call(written(task), JSON.stringify(args))).value),
    click: (x, y) => perform(clickAt(x, y)),
    type: (text, held) => perform(typing(text, held)),
    async choose(selector, files) {
      const { sharedId } = await call('(selector) => document.querySelector(selector)', selector)
      await send('input.setFiles', { context, element: { sharedId }, files })
    },
    async tidy() {
      for (const other of await listTabs())
        if (other.context !== context) await send('browsingContext.close', { context: other.context })
      await open('about:blank')
    },
    async close() {
      socket.terminate()
      program.end()
    },
    downloads: profile,
  }
}
