import { describe, expect, it } from 'vitest'
import {
  cardTimes,
  decidedTimes,
  PHASE_LENGTHS,
  phaseOf,
  type PhasedRound,
} from '../../../../streams/domain/casino/phases.ts'

const SEALED_AT = 1_795_150_409_000
const RESULT_AT = SEALED_AT + 1_000

describe('phases (docs/games/casino.md, 2)', () => {
  it('of a round of four cards end 13.5 s after the seal', () => {
    const { paysAt, endsAt } = decidedTimes('slow', { resultAt: RESULT_AT, cards: 4, rate: 1 })
    expect([paysAt - SEALED_AT, endsAt - SEALED_AT]).toEqual([8_000, 13_500])
    expect(cardTimes('slow', { paysAt, cards: 4, rate: 1 }).map((at) => at - RESULT_AT)).toEqual([
      0, 1_500, 3_000, 4_500,
    ])
  })

  it('are quick at a quick table, and have the same real length at any rate', () => {
    const times = decidedTimes('quick', { resultAt: 0, cards: 6, rate: 10 })
    expect(times).toEqual({ paysAt: 65_000, endsAt: 100_000 })
    expect(cardTimes('quick', { paysAt: times.paysAt, cards: 6, rate: 10 })).toEqual([
      0, 10_000, 20_000, 30_000, 40_000, 50_000,
    ])
  })

  it('have the lengths of the table', () => {
    const { sealed, card, pause, ...others } = PHASE_LENGTHS.slow
    expect([sealed, card, pause]).toEqual([1_000, 1_500, 1_000])
    expect(Object.values(others)).toEqual([3_000, 15_000, 20_000, 1_500, 4_000])
    expect(Object.values(PHASE_LENGTHS.quick)).toEqual([2_000, 10_000, 12_000, 500, 1_000, 500, 1_000, 2_500])
  })

  const times = { paysAt: RESULT_AT + 7_000, endsAt: RESULT_AT + 12_500 }
  const round = (state: PhasedRound['state'], newShoe = false): PhasedRound => ({ ...times, state, newShoe })

  it.each<[string, PhasedRound, number, number]>([
    ['announced', round('announced'), 0, 0],
    ['announced with a new shoe', round('announced', true), 0, 1],
    ['open', round('open', true), 0, 2],
    ['sealed', round('sealed'), 0, 3],
    ['interrupted', round('interrupted'), 0, 3],
    ['decided, before it pays', round('decided'), times.paysAt - 1, 3],
    ['decided, when it pays', round('decided'), times.paysAt, 4],
    ['decided, at the end of calculating', round('decided'), times.paysAt + 1_499, 4],
    ['decided, calculated', round('decided'), times.paysAt + 1_500, 5],
    ['decided, later than its end', round('decided'), times.endsAt + 60_000, 5],
    ['decided without times', { ...round('decided'), paysAt: null, endsAt: null }, 0, 3],
    ['closed', round('closed'), 0, 5],
    ['void', round('void'), 0, 5],
  ])('%s', (_, each, at, phase) => {
    expect(phaseOf('slow', each, at)).toBe(phase)
  })
})
