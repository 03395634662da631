import { describe, it } from 'vitest'
import type { PastDraw } from '../../../../streams/feeds/lottery/index.ts'
import { shownDraw$ } from '../../../../streams/views/lottery/shownDraw.ts'
import { withMarbles } from '../../../support/marbles.ts'

const drawOf = (planId: string, numbers: readonly number[]): PastDraw => ({
  planId,
  numbers,
  voided: numbers.length === 0,
  drawAt: null,
})
const DRAWS = {
  a: drawOf('1', [7, 2, 0]),
  b: drawOf('2', [4, 4, 9]),
  v: drawOf('3', []),
  n: null,
}
const SHOWN = {
  A: { planId: '1', shown: 3 },
  0: { planId: '2', shown: 0 },
  1: { planId: '2', shown: 1 },
  2: { planId: '2', shown: 2 },
  3: { planId: '2', shown: 3 },
  V: { planId: '3', shown: 0 },
  N: { planId: null, shown: 0 },
}

describe('the numbers of the newest draw', () => {
  it('are there at once of the draw that was there before, and come one by one of the next', () => {
    withMarbles(({ cold, expectObservable }) => {
      const last$ = cold('a 999ms b', DRAWS)
      expectObservable(shownDraw$(last$, 40), '^ 2s !').toBe('A 999ms 0 9ms 1 9ms 2 9ms 3', SHOWN)
    })
  })

  it('go on coming when the same draw is read again', () => {
    withMarbles(({ cold, expectObservable }) => {
      const last$ = cold('a 99ms b 14ms b 4ms b', DRAWS)
      expectObservable(shownDraw$(last$, 40), '^ 2s !').toBe('A 99ms 0 9ms 1 9ms 2 9ms 3', SHOWN)
    })
  })

  it('are those of a later draw as soon as it is there', () => {
    withMarbles(({ cold, expectObservable }) => {
      const last$ = cold('a 99ms b 14ms v', DRAWS)
      expectObservable(shownDraw$(last$, 40), '^ 2s !').toBe('A 99ms 0 9ms 1 4ms V', SHOWN)
    })
  })

  it('come after the first draw of all, too', () => {
    withMarbles(({ cold, expectObservable }) => {
      const last$ = cold('n 99ms b', DRAWS)
      expectObservable(shownDraw$(last$, 40), '^ 2s !').toBe('N 99ms 0 9ms 1 9ms 2 9ms 3', SHOWN)
    })
  })
})
