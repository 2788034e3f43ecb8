import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, findPlace } from './toaster.ts'

const frame = { left: 0, top: 0, right: 1000, bottom: 600 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const placed = (boxes: Box[], width = 300, height = 50) => {
  const place = findPlace(width, height, frame, boxes)
  return place && [place.right, place.bottom]
}

test('picks the corner itself, or the nearest place above or next to what is there', () => {
  expect(placed([])).toEqual([1000, 600])
  expect(placed([box(0, 560, 1000, 40)])).toEqual([1000, 552])
  expect(placed([box(950, 100, 50, 500)])).toEqual([942, 600])
  expect(placed([box(950, 100, 50, 500), box(0, 580, 1000, 20)])).toEqual([942, 572])
  expect(placed([box(900, 550, 20, 20)])).toEqual([1000, 542])
})

test('finds no place if there is no room', () => {
  expect(placed([box(0, 0, 1000, 600)])).toBeUndefined()
  expect(placed([box(400, 0, 200, 600)], 500)).toBeUndefined()
  expect(placed([], 1200)).toBeUndefined()
})

test('a place covers no box and stays in the frame; if none is found, every place covers a box', () => {
  const boxes = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 950 }), fc.integer({ min: 0, max: 560 }), fc.integer({ min: 1, max: 400 }))
      .map(([left, top, width]) => box(left, top, width, 40)),
    { maxLength: 40 },
  )
  const covers = (right: number, bottom: number, each: Box) =>
    each.left < right && each.right > right - 300 && each.top < bottom && each.bottom > bottom - 50
  fc.assert(
    fc.property(boxes, (all) => {
      const place = placed(all)
      if (place) {
        const [right = 0, bottom = 0] = place
        expect(all.some((each) => covers(right, bottom, each))).toBe(false)
        expect(right - 300).toBeGreaterThanOrEqual(0)
        expect(bottom - 50).toBeGreaterThanOrEqual(0)
      } else {
        // Looks at every seventh pixel for a place that has the gap on all sides.
        const isRoomy = (x: number, y: number) =>
          !all.some((each) => each.left < x + 8 && each.right > x - 308 && each.top < y + 8 && each.bottom > y - 58)
        for (let x = 300; x <= 1000; x += 7) for (let y = 50; y <= 600; y += 7) expect(isRoomy(x, y)).toBe(false)
      }
    }),
  )
})
