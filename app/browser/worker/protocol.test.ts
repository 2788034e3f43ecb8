import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longTextOf, type PaneText, slicesOf } from '#app/lib/long-text.ts'
import { createMailbox, putTogether, takeApart } from './protocol.ts'

/** A value after a round of messages, with its long texts cut into pieces. */
function send<T>(value: T): T {
  const mailbox = createMailbox()
  const { rest, texts } = takeApart(value)
  for (const [of, text] of texts.entries())
    for (const piece of slicesOf(text, 2)) mailbox.put({ id: 1, of, piece: structuredClone(piece) })
  return putTogether(structuredClone(rest), mailbox.take(1)) as T
}

const text = fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 })

test('texts arrive as sent, however short and however many', () => {
  fc.assert(
    fc.property(text, text, fc.string(), (one, other, word) => {
      const sent: { one: PaneText; word: string; value: { other: PaneText } } = {
        one: longTextOf(one),
        word,
        value: { other: longTextOf(other) },
      }
      const got = send(sent)
      expect([got.one, got.word, got.value.other].map(String)).toEqual([one.join(''), word, other.join('')])
    }),
  )
})

test('an empty long text arrives as an empty string', () => {
  expect(send({ ok: true, value: longTextOf([]) })).toEqual({ ok: true, value: '' })
})
