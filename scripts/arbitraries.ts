// What property tests of several files draw from.
import fc from 'fast-check'

/** Any text, even with half a surrogate pair. */
export const anyUnits = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
})

/** `"#3B82F6"` */
export const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)
