import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('each piece of work gets its own turn of the event loop, in order, and a failing one stops none', async () => {
  let turn = 0
  let isOver = false
  const count = () => {
    turn++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const inTurn = createTurns()
  const turns = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      inTurn(async () => {
        if (index === 3) throw new Error('no')
        return turn
      }).catch(() => turn),
    ),
  )
  isOver = true
  expect(turns).toEqual([...new Set(turns)].sort((a, b) => a - b))
})
