// Lists the messages of the contact form: `npm run inbox`, or exports them: `npm run -s inbox -- --json`, `npm run -s inbox -- --csv`.
import { defaultDatabaseUrl, openDatabase } from '../server/database.ts'
import { formatCsv, formatList } from './message-list.ts'

const database = await openDatabase(process.env.DATABASE_URL || defaultDatabaseUrl, process.env.DATABASE_AUTH_TOKEN)
const messages = await database.listMessages()
const [format] = process.argv.slice(2)

if (format === '--json') console.log(JSON.stringify(messages, null, 2))
else console.log(format === '--csv' ? formatCsv(messages) : formatList(messages))
database.close()
