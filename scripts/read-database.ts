import { existsSync } from 'node:fs'
import { type Database, defaultDatabaseUrl, describeProblem, openDatabase } from '../server/database.ts'
import { pathOf } from '../server/database-file.ts'

/** Reads from the database that `DATABASE_URL` names. If that fails, prints the reason and exits. Never creates a new database. */
export async function readDatabase<T>(read: (database: Database) => Promise<T>): Promise<T> {
  const url = process.env.DATABASE_URL || defaultDatabaseUrl
  const path = pathOf(url)
  try {
    if (path && !existsSync(path)) throw new Error(`There is no database at ${path}`)
    const database = await openDatabase(url, process.env.DATABASE_AUTH_TOKEN).catch((error) => {
      throw new Error(`The database cannot be read: ${describeProblem(error)}`)
    })
    return await read(database).finally(() => database.close())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
