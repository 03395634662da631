import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSpecial, type Waiting, withMessage } from '../../../../streams/views/danmaku/waitingMessages.ts'
import { speaker } from '../../../support/fakeRoom.ts'

const BOUNDS = { most: 5, waitMs: 1000, specialWaitMs: 5000 }

const waitingAt = (at: number, mine: boolean): Waiting => ({
  message: { type: 'text', text: 'x', cid: null, seq: at, id: String(at), at, from: speaker() },
  mine,
  at,
})

describe('the texts that wait for a lane', () => {
  it('are the newest, own ones before others, each kind in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (own) => {
        const all = own.map((mine, at) => waitingAt(at, mine))
        const queue = all.reduce<readonly Waiting[]>(
          (before, added) => withMessage(before, added, BOUNDS),
          [],
        )
        const special = all.filter(isSpecial).slice(-BOUNDS.most)
        expect(queue.slice(0, special.length)).toEqual(special)
        const others = queue.slice(special.length)
        expect(others.some(isSpecial)).toBe(false)
        expect(others.map(({ at }) => at)).toEqual(others.map(({ at }) => at).toSorted((a, b) => a - b))
        expect(queue.length).toBeLessThanOrEqual(BOUNDS.most)
        // The newest text waits, unless own ones fill the queue.
        const last = all.at(-1)
        if (last !== undefined && special.length < BOUNDS.most) expect(queue).toContain(last)
      }),
    )
  })

  it('gives up the oldest text of another member for an own one', () => {
    const others = [0, 1, 2, 3, 4].map((at) => waitingAt(at, false))
    const own = waitingAt(5, true)
    expect(withMessage(others, own, BOUNDS)).toEqual([own, ...others.slice(1)])
  })
})
