import { createClient } from '@libsql/client'
import { pathOf, prepareFile, watchFile } from './database-file.ts'

export type Message = { id: number; receivedAt: string; email: string; message: string }
export type NewMessage = Omit<Message, 'id'>
export type ViewCount = { day: string; route: string; views: number }

export type Database = Awaited<ReturnType<typeof openDatabase>>

export const defaultDatabaseUrl = 'file:data/stayput.db'

// Each step runs once, in order. Never change a step that has shipped; add a new one below it.
const migrations = [
  `create table messages (
    id integer primary key,
    received_at text not null,
    email text not null,
    message text not null
  )`,
  `create table views (day text not null, route text not null, views integer not null, primary key (day, route))`,
  `create table probes (bytes blob not null)`,
]

const busyTimeout = 5000
const largestMessage = 64 * 1024

/** What SQLite and the file system report, in plain words. */
const sentences: Record<string, string> = {
  SQLITE_NOTADB: 'the database file is not a database',
  SQLITE_CORRUPT: 'the database file is damaged',
  SQLITE_READONLY: 'the database is read-only',
  SQLITE_BUSY: 'another process has locked the database',
  SQLITE_FULL: 'the disk is full',
  SQLITE_ERROR: 'the database is not a Stayput database',
  SQLITE_IOERR: 'the disk cannot be read or written',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the file system is read-only',
}

/** Describes a database error in a plain sentence without paths: `SQLITE_FULL` → `"the disk is full"` */
export function describeProblem(error: unknown): string {
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  if (sentences[code]) return sentences[code]
  if (syscall === 'mkdir') return 'the database folder cannot be created'
  return syscall ? 'the database file cannot be opened' : 'the database cannot be reached'
}

/** Opens the database, embedded (`file:…`) or hosted (`libsql://…`), and updates its tables. */
export async function openDatabase(url: string, authToken?: string) {
  const path = pathOf(url)
  if (path) prepareFile(path)
  // One connection, with the settings below. Any connection the client opens in its place has at least the timeout.
  const client = createClient({ url, timeout: busyTimeout, concurrency: 1, ...(authToken && { authToken }) })
  try {
    // The answer is sent after the write, so the write must survive a crash of the process or the machine.
    if (path)
      for (const pragma of ['journal_mode = wal', 'synchronous = full']) await client.execute(`pragma ${pragma}`)
    await migrate()
  } catch (error) {
    client.close()
    throw error
  }

  /** Counts the steps inside the write transaction, so no other process can run them at the same time. */
  async function migrate() {
    const transaction = await client.transaction('write')
    try {
      await transaction.execute('create table if not exists migrations (step integer primary key)')
      const { rows } = await transaction.execute('select count(*) as done from migrations')
      for (const [step, statement] of migrations.entries()) {
        if (step < Number(rows[0]?.done)) continue
        await transaction.batch([statement, { sql: 'insert into migrations values (?)', args: [step] }])
      }
      await transaction.commit()
    } finally {
      transaction.close()
    }
  }

  return {
    async saveMessages(messages: NewMessage[]) {
      const sql = 'insert into messages (received_at, email, message) values (?, ?, ?)'
      const rows = messages.map(({ receivedAt, email, message }) => ({ sql, args: [receivedAt, email, message] }))
      await client.batch(rows, 'write')
    },
    async listMessages(): Promise<Message[]> {
      const { rows } = await client.execute('select id, received_at, email, message from messages order by id')
      return rows.map((row) => ({
        id: Number(row.id),
        receivedAt: String(row.received_at),
        email: String(row.email),
        message: String(row.message),
      }))
    },
    async addViews(counts: ViewCount[]) {
      const sql = `insert into views values (?, ?, ?)
        on conflict (day, route) do update set views = views + excluded.views`
      const rows = counts.map(({ day, route, views }) => ({ sql, args: [day, route, views] }))
      await client.batch(rows, 'write')
    },
    async listViews(): Promise<ViewCount[]> {
      const { rows } = await client.execute('select day, route, views from views order by day, route')
      return rows.map((row) => ({ day: String(row.day), route: String(row.route), views: Number(row.views) }))
    },
    /** Throws if nothing could be written. */
    async check() {
      // Only a real write detects a read-only file, and only one as large as a message detects a disk without room for one.
      const write = `insert into probes values (randomblob(${largestMessage}))`
      await client.batch([write, 'select 1 from messages limit 1', 'select 1 from views limit 1'], 'write')
      await client.execute('delete from probes')
    },
    /** Whether the file is still the one that was opened. */
    isInPlace: path ? watchFile(path) : () => true,
    close: () => client.close(),
  }
}
