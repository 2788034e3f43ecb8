import { pathToFileURL } from 'node:url'
import { ensureBuilt, serverFile, siteFolder } from './ensure-built.ts'

ensureBuilt()
process.env.SITE_DIR ||= siteFolder
await import(pathToFileURL(serverFile).href)
