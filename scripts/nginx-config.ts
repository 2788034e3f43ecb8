import type { Site } from '../server/site.ts'

const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`
const variable = (name: string) => `$stayput_${name.toLowerCase().replaceAll('-', '_')}`
const map = (source: string, name: string, values: [string, string][]) =>
  [
    `map ${quote(source)} ${variable(name)} {`,
    ...values.map(([key, value]) => `    ${key} ${quote(value)};`),
    '}',
    '',
  ].join('\n')

/** Writes the headers of `site.json` for nginx: maps from a request to each header's value, and directives that send them. */
export function nginxHeaders(site: Site): { maps: string; headers: string } {
  const { basePath, common, pages, secure, assets } = site
  const documents = Object.values(site.documents).map(({ headers, ...rest }) => ({
    ...rest,
    headers: { ...pages, ...headers },
  }))
  const trusted = [...new Set(documents.flatMap((document) => Object.keys(document.trusted)))]
  const files = [...documents, { file: 'sw.js', headers: site.serviceWorker }]
  const own = [...new Set([...files.flatMap(({ headers }) => Object.keys(headers)), ...Object.keys(assets)])]
  const isSecure = '$scheme $http_x_forwarded_proto'
  const maps = [
    ...own.map((name) =>
      map('$uri', name, [
        ['default', site.files[name] ?? ''],
        [`~^${basePath}/assets/`, assets[name] ?? ''],
        ...files.map(({ file, headers }): [string, string] => [quote(`${basePath}/${file}`), headers[name] ?? '']),
      ]),
    ),
    ...Object.entries(secure).map(([name, value]) => map(isSecure, name, [['~https', value]])),
    map(`${isSecure} $host`, 'trusted', [
      ['~https', 'yes'],
      [quote('~ (localhost|127[.]0[.]0[.]1|.::1.)$'), 'yes'],
    ]),
    ...trusted.map((name) =>
      map(
        `${variable('trusted')} $uri`,
        name,
        documents.map(({ file, trusted }) => [quote(`yes ${basePath}/${file}`), trusted[name] ?? '']),
      ),
    ),
  ]
  const directives = [
    ...Object.entries(common).map(([name, value]) => [name, quote(value)]),
    ...[...own, ...Object.keys(secure), ...trusted].map((name) => [name, variable(name)]),
  ]
  return {
    maps: maps.join('\n'),
    headers: directives.map(([name, value]) => `add_header ${name} ${value} always;\n`).join(''),
  }
}
