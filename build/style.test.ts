import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { trimStyle } from './style.ts'

test('a style sheet keeps the rules that a text names and drops the rest', () => {
  const style = `@layer utilities{.gap-1\\.5{gap:6px}.hidden{display:none}.md\\:flex:hover{left:0}p{margin:0}
    @media (width>=1px){.grid>*{color:red}.\\[a\\:b\\]{top:.5rem}}}`
  expect(trimStyle(style, '<p class="gap-1.5">', [])).toBe('@layer utilities{.gap-1\\.5{gap:6px}p{margin:0}}')
  expect(trimStyle(style, '', ['"md:flex"', '"grid" "[a:b]"'])).toBe(
    '@layer utilities{.md\\:flex:hover{left:0}p{margin:0}@media (width>=1px){.grid>*{color:red}.\\[a\\:b\\]{top:.5rem}}}',
  )
})

test('a class with a character code in its name always stays', () => {
  expect(trimStyle('.\\32 xl\\:p{margin:0}', '', [])).toBe('.\\32 xl\\:p{margin:0}')
})

test('a class name with characters that HTML escapes is still found', () => {
  const style = `.before\\:content-\\[\\'\\/\\'\\]:before{left:0}.\\[\\&_b\\]\\:p b{top:0}`
  const html = renderToString(createElement('p', { className: "before:content-['/'] [&_b]:p" }))
  expect(trimStyle(style, html, [])).toBe(style)
})

test('a variable goes with the last rule that reads it, unless a script names it', () => {
  const style =
    ':root{--a:1px;--b:var(--a);--c:red;--d:2px}.x{top:var(--b)}.y{color:var(--c)}@property --d{syntax:"*";inherits:false}'
  expect(trimStyle(style, 'y', [])).toBe(':root{--c:red}.y{color:var(--c)}')
  expect(trimStyle(style, '', ['var(--b)'])).toBe(':root{--a:1px;--b:var(--a)}')
})
