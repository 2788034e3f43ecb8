import { abortError } from '#app/lib/abort.ts'
import type { Connection, ConnectOptions, Handlers } from './connection.ts'

/** Calls functions that a worker serves; how it is called is fetched with the first call. */
export function connect<H extends Handlers>(url: string, options?: ConnectOptions): Connection<H> {
  let connection: Connection<H> | undefined
  let stops = 0
  async function open(): Promise<Connection<H>> {
    const before = stops
    const { createConnection } = await import('./connection.ts')
    if (stops > before) throw abortError()
    connection ??= createConnection<H>(url, options)
    return connection
  }
  return {
    get isStarted() {
      return connection?.isStarted ?? false
    },
    start: () =>
      connection
        ? connection.start()
        : void open().then(
            ({ start }) => start(),
            () => null,
          ),
    stop() {
      stops++
      connection?.stop()
    },
    call: (...call) => (connection ? connection.call(...call) : open().then((opened) => opened.call(...call))),
  }
}
