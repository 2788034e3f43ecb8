import type { Plugin } from 'vite'

// React ships as CommonJS, of which a bundle has to keep all: the half of `react` and `react-dom` that nothing here calls, too.
export const reactFiles = /node_modules[\\/](react|react-dom|scheduler)[\\/]([a-z-]+|cjs[\\/].+\.production)\.js$/

/** A file of React as a module: `exports.jsx = jsxProd` → `var $jsx = jsxProd; export { $jsx as jsx }` */
export function toModule(code: string): string {
  const file = /require\('(.+\.production\.js)'\)/.exec(code)
  if (file) return `export * from '${file[1]}'`
  const names = new Set<string>()
  const body = code
    .replace(/^(?:var)? +(\w+) = require\((.+?)\)[,;]$/gm, 'import * as $1 from $2;')
    .replace(/^exports\.(\w+) =/gm, (_, name) => `${names.has(name) ? '' : 'var '}$${names.add(name) && name} =`)
    .replace(/\bexports\.(\w+)/g, (_, name) => `$${name}`)
  if (/\b(?:exports|require|module)\b[.(]/.test(body)) throw new Error('React is written in another way than before')
  return `${body}\nexport { ${[...names].map((name) => `$${name} as ${name}`).join(', ')} }`
}

/** Has the bundle of the page take of React what it uses. */
export const reactModules = (): Plugin => ({
  name: 'react-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { id: reactFiles }, handler: (code) => ({ code: toModule(code), moduleSideEffects: false }) },
})
