const sentences: Record<string, string> = {
  SQLITE_NOTADB: 'the database file is not a database',
  SQLITE_CORRUPT: 'the database file is damaged',
  SQLITE_READONLY: 'the database is read-only',
  SQLITE_BUSY: 'another process holds the database',
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
