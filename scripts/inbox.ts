// Lists the contact form's messages: `npm run inbox`. Exports them: `npm run -s inbox -- --json`, `npm run -s inbox -- --csv`.
import { formatCsv, formatList, formatMessages } from './message-list.ts'
import { readDatabase } from './read-database.ts'

const formats = { '': formatList, '--csv': formatCsv, '--json': formatMessages }
const [wanted = ''] = process.argv.slice(2)
if (!(wanted in formats)) {
  console.error(`${wanted} is not a format. Use --json or --csv.`)
  process.exit(1)
}
console.log(formats[wanted as keyof typeof formats](await readDatabase((database) => database.listMessages())))
