// Prints the page views per day and route: `npm run stats`.
import { defaultDatabaseUrl, openDatabase } from '../server/database.ts'

const database = await openDatabase(process.env.DATABASE_URL || defaultDatabaseUrl, process.env.DATABASE_AUTH_TOKEN)
const views = await database.listViews()
for (const { day, route, views: count } of views) console.log(`${day}  ${String(count).padStart(7)}  ${route}`)
console.log(`${views.reduce((sum, row) => sum + row.views, 0)} views in all`)
database.close()
