import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CopyAction, type CopyProps } from './output-actions.tsx'

const toasts = { copied: { title: 'Copied!' }, copyFailed: { title: 'Copy failed' } }
const render = (props: Partial<CopyProps>) =>
  renderToString(createElement(CopyAction, { isEmpty: false, text: () => 'a', ...toasts, ...props }))

test('in the document, which has no script yet, nothing can be copied: the clipboard needs a press that the page answers at once', () => {
  const html = render({ length: 16 * 1024 * 1024 })
  expect(html).toContain('disabled=""')
  expect(html).not.toContain('data-tip')
})

test.each<[string, Partial<CopyProps>, string]>([
  ['the text has changed since', { stale: 'text' }, 'Input changed since'],
  ['the settings have', { stale: 'settings' }, 'Made with other settings'],
  [
    'it has more than 16 MB',
    { length: 16 * 1024 * 1024 + 1, downloadLabel: 'Download Results' },
    'Too large to copy (over 16 MB). Use Download Results.',
  ],
])('where %s it cannot, and the button says why', (_, props, reason) => {
  const html = render(props)
  expect(html).toContain('disabled=""')
  expect(html).toContain(`data-tip="${reason}"`)
})

test('where there is nothing it cannot, and nothing is to be said', () => {
  const html = render({ isEmpty: true, stale: 'text' })
  expect(html).toContain('disabled=""')
  expect(html).not.toContain('data-tip')
})
