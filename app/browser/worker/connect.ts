import { abortError } from '#app/lib/abort.ts'
import type { Connection, ConnectOptions, Handlers } from './connection.ts'

/** Calls functions that a worker serves; how it is called is fetched with the first call. */
export function connect<H extends Handlers>(url: string, options?: ConnectOptions): Connection<H> {
  let connection: Connection<H> | undefined
  let stops = 0
  return {
    get isStarted() {
      return connection?.isStarted ?? false
    },
    stop() {
      stops++
      connection?.stop()
    },
    call(...call) {
      if (connection) return connection.call(...call)
      const before = stops
      return import('./connection.ts').then(({ createConnection }) => {
        if (stops > before) throw abortError()
        connection ??= createConnection<H>(url, options)
        return connection.call(...call)
      })
    },
  }
}
