// `npm run bench` makes the README's tables, `npm run bench json` runs a single measurement. They print results and never assert on time.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

const names = readdirSync('bench')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''))
const [wanted, ...args] = process.argv.slice(2)
if (wanted && !names.includes(wanted)) {
  console.log(
    `Choose from: ${names.join(', ')}. Without a name, routes, tools and first actions are measured and written to the README.`,
  )
  process.exit(wanted === '--help' ? 0 : 1)
}
for (const name of wanted ? [wanted] : ['routes', 'tools', 'first-action']) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `bench/${name}.ts`, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
