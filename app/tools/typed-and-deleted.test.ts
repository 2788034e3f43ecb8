import fc from 'fast-check'
import { expect, test } from 'vitest'

/** An edit that every reducer understands: some have one text, some name the field. */
type Edit = { type: 'edit'; text: string; field: string; value: string; fields: Record<string, string> }
type Machine = { initialState: object; reduce: (state: object, action: Edit) => object }

const edit = (field: string, text: string): Edit => ({
  type: 'edit',
  text,
  field,
  value: text,
  fields: { [field]: text },
})
const machines = Object.entries(import.meta.glob<Machine>('./*/state.ts', { eager: true }))

test.each(machines)('earlier typing leaves no trace in %s', (_, { initialState, reduce }) => {
  const fields = Object.keys(initialState).filter((name) => name !== 'settings')
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.array(fc.string()), fc.string(), (field, before, last) => {
      const typed = before.reduce((state, text) => reduce(state, edit(field, text)), initialState)
      expect(reduce(typed, edit(field, last))).toEqual(reduce(initialState, edit(field, last)))
    }),
  )
})
