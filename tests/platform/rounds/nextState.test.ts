import { expect, it } from 'vitest'
import { nextState, retryTime } from '../../../platform/rounds/nextState.ts'
import type { RoundState } from '../../../platform/store/rounds/round.ts'
import { mayChange, ROUND_CHANGES } from '../../../platform/store/stateChanges.ts'

const TIMES = { opensAt: 1_000, sealsAt: 11_000, resultAt: 13_000, retryAt: null, endsAt: 17_000 }
const RETRIED = { ...TIMES, retryAt: 25_000 }
const LIMITS = { givenBackMs: 600_000, rate: 1 }

/** Each row of docs/games/rounds.md, 2.1, at the last ms at which nothing is due and at the first at which it is. */
const ROWS: readonly (readonly [RoundState, number, RoundState | null])[] = [
  ['announced', 999, null],
  ['announced', 1_000, 'open'],
  ['announced', 16_000, 'open'],
  ['announced', 16_001, 'interrupted'],
  ['announced', 612_999, 'interrupted'],
  ['announced', 613_000, 'void'],
  ['open', 10_999, null],
  ['open', 11_000, 'sealed'],
  ['open', 16_000, 'sealed'],
  ['open', 16_001, 'interrupted'],
  ['open', 613_000, 'void'],
  ['sealed', 12_999, null],
  ['sealed', 13_000, 'decided'],
  ['sealed', 18_000, 'decided'],
  ['sealed', 18_001, 'interrupted'],
  ['sealed', 613_000, 'void'],
  ['interrupted', 24_999, null],
  ['interrupted', 25_000, 'decided'],
  ['interrupted', 612_999, 'decided'],
  ['interrupted', 613_000, 'void'],
  ['decided', 16_999, null],
  ['decided', 17_000, 'closed'],
  ['decided', 9_000_000, 'closed'],
  ['closed', 9_000_000, null],
  ['void', 9_000_000, null],
]

it.each(ROWS)('a round that is %s at %d should be %s', (state, now, to) => {
  const times = state === 'interrupted' ? RETRIED : TIMES
  expect(nextState({ ...times, state }, now, LIMITS)).toBe(to)
  if (to !== null) expect(mayChange(ROUND_CHANGES, state, to)).toBe(true)
})

it('measures lateness in real time at any rate', () => {
  const fast = { givenBackMs: 600_000, rate: 60 }
  expect(nextState({ ...TIMES, state: 'open' }, 11_000 + 300_000, fast)).toBe('sealed')
  expect(nextState({ ...TIMES, state: 'open' }, 11_000 + 300_001, fast)).toBe('interrupted')
  expect(retryTime(TIMES, 400_000, 60)).toBe(700_000)
})

it('retries a round that is stopped early when its result is due', () => {
  expect(retryTime({ resultAt: 900_000 }, 2_000, 1)).toBe(900_000)
})
