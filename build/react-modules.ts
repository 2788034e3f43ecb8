import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

// React ships as CommonJS, of which a bundle has to keep all: the half of `react` and `react-dom` that nothing here calls, too.
export const files: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/** The same file as a module: `exports.jsx = jsxProd` → `var $jsx = jsxProd; export { $jsx as jsx }` */
export function toModule(code: string): string {
  const names = new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name!))
  const declared = new Set<string>()
  const body = code
    .replace(/^var (\w+ = require\("[^"]+"\)(?:,\s+\w+ = require\("[^"]+"\))*);$/gm, (_, list: string) =>
      list.replace(
        /(\w+) = require(\("[^"]+"\)),?/g,
        (_, name, from) => `import * as ${name} from ${from.slice(1, -1)};`,
      ),
    )
    .replace(/^exports\.(\w+) =/gm, (_, name) => {
      const isFirst = !declared.has(name)
      declared.add(name)
      return `${isFirst ? 'var ' : ''}$${name} =`
    })
    .replace(/\bexports\.(\w+)/g, (_, name) => `$${name}`)
  if (/\b(?:exports|require|module)\b[.(]/.test(body)) throw new Error('React is written in another way than before')
  return `${body}\nexport { ${[...names].map((name) => `$${name} as ${name}`).join(', ')} }`
}

/** Has the bundle of the page take of React what it uses. */
export function reactModules(): Plugin {
  const { resolve } = createRequire(import.meta.url)
  const paths = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      name,
      resolve(name).replace(/[^\\/]+$/, file.split('/').slice(1).join('/')),
    ]),
  )
  return {
    name: 'react-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => paths[id],
    transform: {
      filter: { id: Object.values(paths) },
      handler: (code) => ({ code: toModule(code), moduleSideEffects: false }),
    },
  }
}
