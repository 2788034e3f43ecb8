import { type ChildProcess, spawn } from 'node:child_process'

export type OwnServer = { url: string; kill: (signal: NodeJS.Signals) => Promise<void> }

/** A server of a test's own, on a port the system picks. */
export async function startServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const child: ChildProcess = spawn(process.execPath, ['dist-server/index.js'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', SITE_DIR: 'dist', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      const port = /http:\/\/localhost:(\d+)/.exec(String(data))?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    url,
    kill: (signal) =>
      new Promise((resolve) => {
        child.removeAllListeners('exit')
        child.on('exit', () => resolve())
        child.kill(signal)
      }),
  }
}
