// `npm run bench` lists the measurements, `npm run bench json` runs one. They print; they never assert on time.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

const names = readdirSync('bench').map((file) => file.replace(/\.ts$/, ''))
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !names.includes(name))
if (chosen.length === 0 || unknown.length > 0) {
  console.log(`${unknown.length > 0 ? `There is no bench/${unknown[0]}.ts. ` : ''}Choose from: ${names.join(', ')}`)
  process.exit(unknown.length > 0 ? 1 : 0)
}
for (const name of chosen) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `bench/${name}.ts`], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
