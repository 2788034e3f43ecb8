import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createClient } from '@libsql/client'

type Message = { id: number; receivedAt: string; email: string; message: string }
type ViewCount = { day: string; route: string; views: number }

export type Database = {
  saveMessage(message: Omit<Message, 'id'>): Promise<void>
  listMessages(): Promise<Message[]>
  countView(day: string, route: string): Promise<void>
  listViews(): Promise<ViewCount[]>
  isAlive(): Promise<boolean>
  close(): void
}

export const defaultDatabaseUrl = 'file:data/stayput.db'

// Each step runs once, in order; a step that has shipped is never changed, a new one is added below it.
const migrations = [
  `create table messages (
    id integer primary key,
    received_at text not null,
    email text not null,
    message text not null
  )`,
  `create table views (day text not null, route text not null, views integer not null, primary key (day, route))`,
]

/** Opens the database, embedded (`file:…`) or hosted (`libsql://…`), and brings its tables up to date. */
export async function openDatabase(url: string, authToken?: string): Promise<Database> {
  const isEmbedded = url.startsWith('file:')
  if (isEmbedded) mkdirSync(dirname(url.slice('file:'.length)), { recursive: true })
  const client = createClient({ url, ...(authToken && { authToken }) })
  if (isEmbedded) {
    // An answer is sent after the write, so the write must outlive the process and the machine.
    for (const pragma of ['journal_mode = wal', 'synchronous = full', 'busy_timeout = 5000']) {
      await client.execute(`pragma ${pragma}`)
    }
  }
  await client.execute('create table if not exists migrations (step integer primary key)')
  const { rows } = await client.execute('select count(*) as done from migrations')
  for (const [step, statement] of migrations.entries()) {
    if (step < Number(rows[0]?.done)) continue
    await client.batch([statement, { sql: 'insert into migrations values (?)', args: [step] }], 'write')
  }

  return {
    async saveMessage({ receivedAt, email, message }) {
      await client.execute({
        sql: 'insert into messages (received_at, email, message) values (?, ?, ?)',
        args: [receivedAt, email, message],
      })
    },
    async listMessages() {
      const { rows } = await client.execute('select id, received_at, email, message from messages order by id')
      return rows.map((row) => ({
        id: Number(row.id),
        receivedAt: String(row.received_at),
        email: String(row.email),
        message: String(row.message),
      }))
    },
    async countView(day, route) {
      await client.execute({
        sql: 'insert into views values (?, ?, 1) on conflict (day, route) do update set views = views + 1',
        args: [day, route],
      })
    },
    async listViews() {
      const { rows } = await client.execute('select day, route, views from views order by day, route')
      return rows.map((row) => ({ day: String(row.day), route: String(row.route), views: Number(row.views) }))
    },
    isAlive: () =>
      client.execute('select 1').then(
        () => true,
        () => false,
      ),
    close: () => client.close(),
  }
}
