import { expect, test } from 'vitest'
import { readQuantity } from './quantity.ts'
import { categories } from './units.data.ts'

const read = (text: string) => {
  const quantity = readQuantity(text)
  return quantity && [quantity.value, quantity.settings.from, quantity.settings.to]
}

test.each<[text: string, value: string, from: string, to: string]>([
  ['5 km', '5', 'kilometers', 'miles'],
  ['5km', '5', 'kilometers', 'miles'],
  ['5 KM', '5', 'kilometers', 'miles'],
  ['1 meter', '1', 'meters', 'feet'],
  ['1 metre', '1', 'meters', 'feet'],
  ['2 litres', '2', 'liters', 'gallons'],
  ['72°F', '72', 'fahrenheit', 'celsius'],
  ['-40 °C', '-40', 'celsius', 'fahrenheit'],
  ['20 C', '20', 'celsius', 'fahrenheit'],
  ['1,234.5 lbs', '1,234.5', 'pounds', 'kilograms'],
  ['.5 cup', '.5', 'cups', 'milliliters'],
  ['6 ft in cm', '6', 'feet', 'centimeters'],
  ['100 km/h to mph', '100', 'kilometersPerHour', 'milesPerHour'],
  ['1 GiB', '1', 'gibibytes', 'bytes'],
  ['8 Mbit', '8', 'megabits', 'bytes'],
  ['3 in', '3', 'inches', 'centimeters'],
])('%s is %s %s, to %s', (text, ...expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  '',
  '5',
  'km',
  '5 km to kg',
  '5 km to nowhere',
  '21st',
  '4K',
  '5B',
  '3D',
  '5 am',
  '2 of 3',
  '5 km 3 m',
  '1 2 m',
  '5 M',
])('%j is not a quantity', (text) => {
  expect(read(text)).toBeNull()
})

test('every unit is read by its symbol and by its names, and never converted to itself', () => {
  for (const { key: category, units } of categories)
    for (const { key, one, many, symbol } of units)
      for (const name of [one, many, symbol]) {
        const settings = readQuantity(`7 ${name}`)?.settings
        expect(settings, name).toMatchObject({ category, from: key })
        expect(settings?.to).not.toBe(key)
      }
})
