// Runs the database in its own thread, because the embedded client blocks the thread that calls it.
import { parentPort, workerData } from 'node:worker_threads'
import { type Database, describeProblem, openDatabase } from './database.ts'
import { type Answer, type Request, theFileIsGone } from './database-thread.ts'

let database: Database | undefined

async function run({ saveMessages, addViews }: Request): Promise<Answer> {
  try {
    database ??= await openDatabase(workerData.url, workerData.authToken)
    if (saveMessages) await database.saveMessages(saveMessages)
    else if (addViews) await database.addViews(addViews)
    else await database.check()
    return { problem: database.isInPlace() ? '' : theFileIsGone }
  } catch (error) {
    return { problem: describeProblem(error), cause: String(error) }
  }
}

parentPort?.on('message', async (request: Request) => parentPort?.postMessage(await run(request)))
