import { chmodSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { describeProblem, openDatabase } from './database.ts'
import { pathOf, prepareFile } from './database-file.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'db-')), 'sub', 'test.db')
const openFile = (file: string) => openDatabase(`file:${file}`)
const letter = (message: string) => ({ receivedAt: 't', email: '', message })

test('a reopened database has its rows, and its migrations do not run twice', async () => {
  const file = newFile()
  const first = await openFile(file)
  await first.saveMessages([letter('kept'), letter('too')])
  await first.addViews([{ day: 'd', route: '/', views: 2 }])
  first.close()
  const second = await openFile(file)
  await second.check()
  await second.addViews([{ day: 'd', route: '/', views: 3 }])
  expect(await second.listMessages()).toMatchObject([
    { id: 1, message: 'kept' },
    { id: 2, message: 'too' },
  ])
  expect(await second.listViews()).toEqual([{ day: 'd', route: '/', views: 5 }])
  second.close()
})

test('only the owner may use the file and the files beside it, whatever their rights were', async () => {
  const file = newFile()
  prepareFile(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const first = await openFile(file)
  const modes = () => ['', '-wal', '-shm'].map((side) => (statSync(file + side).mode & 0o777).toString(8))
  expect(modes()).toEqual(['600', '600', '600'])
  for (const side of ['', '-wal', '-shm']) chmodSync(file + side, 0o666)
  const second = await openFile(file)
  expect(modes()).toEqual(['600', '600', '600'])
  for (const database of [first, second]) database.close()
})

test('a read-only file is not made writable', async () => {
  const file = newFile()
  ;(await openFile(file)).close()
  chmodSync(file, 0o444)
  prepareFile(file)
  expect((statSync(file).mode & 0o777).toString(8)).toBe('400')
})

test('a folder in place of the file stays as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'db-'))
  chmodSync(folder, 0o755)
  prepareFile(folder)
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('755')
})

test('the check writes, so it fails if a message could not be stored', async () => {
  const file = newFile()
  const database = await openFile(file)
  await database.check()
  const other = createClient({ url: `file:${file}` })
  await other.execute(`create trigger full before insert on probes begin select raise(abort, 'no room'); end`)
  await expect(database.check()).rejects.toThrow('no room')
  await other.execute('drop trigger full')
  await other.execute('drop table messages')
  await expect(database.check()).rejects.toThrow('no such table')
  other.close()
  database.close()
})

test('checks leave nothing behind and do not grow the file', async () => {
  const file = newFile()
  const database = await openFile(file)
  const other = createClient({ url: `file:${file}` })
  const count = async (sql: string) => Number(Object.values((await other.execute(sql)).rows[0] ?? {})[0])
  await database.check()
  const pages = await count('pragma page_count')
  for (let check = 0; check < 100; check++) await database.check()
  expect([await count('pragma page_count'), await count('select count(*) from probes')]).toEqual([pages, 0])
  other.close()
  database.close()
})

test.each([
  ['file:data/stayput.db', 'data/stayput.db'],
  ['file:/srv/a%20b.db?mode=x', '/srv/a b.db'],
  ['file:///srv/a.db', '/srv/a.db'],
  ['FILE:/srv/a.db', '/srv/a.db'],
  ['file://localhost/srv/a.db', '/srv/a.db'],
  ['file::memory:', undefined],
  [':memory:', undefined],
  ['libsql://a.example', undefined],
])('the file of %s is %s', (url, expected) => {
  expect(pathOf(url)).toBe(expected)
})

test.each([
  [{ code: 'EROFS', syscall: 'mkdir' }, 'the file system is read-only'],
  [{ code: 'EROFS', syscall: 'open' }, 'the file system is read-only'],
  [{ code: 'EROFS', syscall: 'access' }, 'the file system is read-only'],
  [{ code: 'ENOSPC', syscall: 'mkdir' }, 'the disk is full'],
  [{ code: 'SQLITE_FULL' }, 'the disk is full'],
  [{ code: 'SQLITE_READONLY' }, 'the database is read-only'],
  [{ code: 'EACCES', syscall: 'mkdir' }, 'the database folder cannot be created'],
  [{ code: 'EACCES', syscall: 'open' }, 'the database file cannot be opened'],
  [new Error('no such host'), 'the database cannot be reached'],
])('%j reads "%s"', (error, expected) => {
  expect(describeProblem(error)).toBe(expected)
})
