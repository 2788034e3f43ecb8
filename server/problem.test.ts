import { expect, test } from 'vitest'
import { describeProblem } from './problem.ts'

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
