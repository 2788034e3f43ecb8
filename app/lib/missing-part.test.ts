import { expect, test } from 'vitest'
import { isMissingPart, missingPart } from './missing-part.ts'

test.each([
  [new TypeError('Failed to fetch dynamically imported module: https://stayput.example/assets/read-file.js'), true],
  [new TypeError('error loading dynamically imported module: https://stayput.example/assets/read-file.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [missingPart('The worker could not be loaded'), true],
  [new TypeError('The encoded data was not valid.'), false],
  [new DOMException('The file is gone', 'NotFoundError'), false],
  [new RangeError('Invalid string length'), false],
  ['Failed to fetch dynamically imported module', false],
])('%s means that a part of the page is missing: %s', (error, isMissing) => {
  expect(isMissingPart(error)).toBe(isMissing)
})
