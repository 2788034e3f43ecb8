import type { Plugin } from 'vite'

// React ships as CommonJS, which a bundle must keep completely, even the half of `react` and `react-dom` that nothing here calls.
export const reactFiles = /node_modules[\\/](react|react-dom|scheduler)[\\/]([a-z-]+|cjs[\\/].+\.production)\.js$/

/** Turns a React file into a module: `exports.jsx = jsxProd` → `var $jsx = jsxProd; export { $jsx as jsx }` */
export function toModule(code: string): string {
  const file = /require\('(.+\.production\.js)'\)/.exec(code)
  if (file) return `export * from '${file[1]}'`
  const names = new Set<string>()
  const body = code
    .replace(/^(?:var)? +(\w+) = require\((.+?)\)[,;]$/gm, 'import * as $1 from $2;')
    .replace(/^exports\.(\w+) =/gm, (_, name) => `${names.has(name) ? '' : 'var '}$${names.add(name) && name} =`)
    .replace(/\bexports\.(\w+)/g, (_, name) => `$${name}`)
  if (/\b(?:exports|require|module)\b[.(]/.test(body)) throw new Error('React is written differently than before')
  return `${body}\nexport { ${[...names].map((name) => `$${name} as ${name}`).join(', ')} }`
}

/** Bundles only the parts of React that the page uses. */
export const reactModules = (): Plugin => ({
  name: 'react-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { id: reactFiles }, handler: (code) => ({ code: toModule(code), moduleSideEffects: false }) },
})
