// Lists the messages of the contact form: `npm run inbox`, or exports them: `npm run -s inbox -- --json`, `npm run -s inbox -- --csv`.
import { defaultDatabaseUrl, openDatabase } from '../server/database.ts'

const database = await openDatabase(process.env.DATABASE_URL || defaultDatabaseUrl, process.env.DATABASE_AUTH_TOKEN)
const messages = await database.listMessages()
const [format] = process.argv.slice(2)
const cell = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`

if (format === '--json') console.log(JSON.stringify(messages, null, 2))
else if (format === '--csv') {
  console.log('id,receivedAt,email,message')
  for (const { id, receivedAt, email, message } of messages)
    console.log([id, receivedAt, email, message].map(cell).join(','))
} else {
  for (const { id, receivedAt, email, message } of messages)
    console.log(`#${id}  ${receivedAt}  ${email || 'no address'}\n${message}\n`)
  console.log(messages.length === 1 ? '1 message' : `${messages.length} messages`)
}
database.close()
