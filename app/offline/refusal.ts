import { href, resetPath } from '#app/config.ts'
import { digestOf } from './kept-files.ts'

const style = `:root { color-scheme: light dark }
body { max-width: 60ch; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif }`

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This page cannot be shown right now</title>
<style>${style}</style>
<h1>This page cannot be shown right now</h1>
<p>The offline copy of this page in your browser is incomplete or was altered, so it is not shown.</p>
<p>When you are online, <a href="">try again</a>. If that does not help, <a href="${href(resetPath)}">remove the offline copy</a>.
The next page you open then comes from the network.</p>
`

/** The answer in place of a page whose stored copy is not what the build made. */
export async function refusal(headers: Record<string, string>): Promise<Response> {
  const policy = `default-src 'none'; style-src 'sha256-${await digestOf(new TextEncoder().encode(style))}'`
  return new Response(page, {
    status: 503,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `${policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Cache-Control': 'no-store',
    },
  })
}
