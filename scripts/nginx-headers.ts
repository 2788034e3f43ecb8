// Writes the built site's headers for nginx: `npx tsx scripts/nginx-headers.ts /etc/nginx/stayput`, see docs/hosting/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nginxHeaders } from './nginx-config.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: npx tsx scripts/nginx-headers.ts /etc/nginx/stayput')
const { maps, headers } = nginxHeaders(
  JSON.parse(readFileSync(join(process.env.SITE_DIR || 'dist', 'site.json'), 'utf8')),
)
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'maps.conf'), maps)
writeFileSync(join(folder, 'headers.conf'), headers)
