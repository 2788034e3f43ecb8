import { expect, test } from 'vitest'
import { readContent } from '../read-content.ts'
import { convertAll } from './case.ts'
import source from './content.md?raw'
import { countGraphemes } from './counts.ts'

const content = readContent(source)

const [constant, title] = content.examples?.items ?? []

test('the examples match what the tool gives', () => {
  expect(convertAll(constant?.input ?? '').constantCase).toBe(constant?.output)
  expect(convertAll(title?.input ?? '').titleCase).toBe(title?.output)
})

test('the claims on the page are true', () => {
  expect(convertAll('HTTPServerError').snakeCase).toBe('http_server_error')
  expect(convertAll('walk 500 miles').camelCase).toBe('walk500Miles')
  expect(convertAll('HTMLString parseURLs URLs NASA’s').snakeCase).toBe('html_string_parse_urls_urls_nasas')
  expect(convertAll('the U.S. test(s)').titleCase).toBe('The U.S. Test(s)')
  expect(convertAll('Crème brûlée').snakeCase).toBe('crème_brûlée')
  expect(convertAll('straße').uppercase).toBe('STRASSE')
  expect(convertAll('ΟΔΟΣ').lowercase).toBe('οδος')
  expect(countGraphemes('👨‍👩‍👧')).toBe(1)
})
