import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CopyAction, type CopyProps } from './output-actions.tsx'

const toasts = { copied: { title: 'Copied!' }, copyFailed: { title: 'Copy failed' } }
const render = (props: Partial<CopyProps>) =>
  renderToString(createElement(CopyAction, { isEmpty: false, text: () => 'a', ...toasts, ...props }))

test('Copy is disabled in the prerendered document: the clipboard needs a press that the page handles at once', () => {
  const html = render({ length: 16 * 1024 * 1024 })
  expect(html).toContain('disabled=""')
  expect(html).not.toContain('data-tip')
})

test.each<[string, Partial<CopyProps>, string]>([
  ['the input has changed', { stale: 'text' }, 'Input has changed'],
  ['the settings have changed', { stale: 'settings' }, 'Settings have changed'],
  [
    'the output is over 16 MB',
    { length: 16 * 1024 * 1024 + 1, downloadLabel: 'Download Results' },
    'Too large to copy (over 16 MB). Use Download Results.',
  ],
])('Copy is disabled if %s, and its tooltip says why', (_, props, reason) => {
  const html = render(props)
  expect(html).toContain('disabled=""')
  expect(html).toContain(`data-tip="${reason}"`)
})

test('Copy is disabled without a tooltip if there is no output', () => {
  const html = render({ isEmpty: true, stale: 'text' })
  expect(html).toContain('disabled=""')
  expect(html).not.toContain('data-tip')
})
