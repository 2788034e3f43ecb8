// Prints the page views per day and route: `npm run stats`.
import { readDatabase } from './read-database.ts'

const views = await readDatabase((database) => database.listViews())
for (const { day, route, views: count } of views) console.log(`${day}  ${String(count).padStart(7)}  ${route}`)
console.log(`${views.reduce((sum, row) => sum + row.views, 0)} views in total`)
