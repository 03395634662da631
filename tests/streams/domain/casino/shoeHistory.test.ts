import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealHand, endedNaturally } from '../../../../streams/domain/baccarat/hand.ts'
import { resultsOf } from '../../../../streams/domain/baccarat/plays.ts'
import { compareRounds, nextRound, roundsOfShoe } from '../../../../streams/domain/casino/roundNumbers.ts'
import {
  type HistoryRound,
  laterHistory,
  toldHistory,
  withRounds,
} from '../../../../streams/domain/casino/shoeHistory.ts'

const SHOE = { number: '20261120-03', first: '20261120-0031' }

function numbered(number: number, day = '20261120'): string {
  return `${day}-${String(number).padStart(4, '0')}`
}

/** A decided round; its cards follow from its number. */
function decided(number: number, shoe = SHOE): HistoryRound {
  let card = number
  const hand = dealHand(() => (card += 7) % 52)
  return { round: numbered(number), shoe, result: { ...hand, results: resultsOf(hand) } }
}

const open = (number: number, shoe = SHOE): HistoryRound => ({ round: numbered(number), shoe, result: null })

describe('the history of a shoe', () => {
  it('is the same, told one by one or at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        const rounds = Array.from({ length: count }, (_, index) => decided(31 + index))
        const oneByOne = rounds.reduce<ReturnType<typeof withRounds>>(
          (history, round) => withRounds(history, [round]),
          null,
        )
        expect(oneByOne).toEqual(withRounds(null, rounds))
        expect(oneByOne?.results).toEqual(rounds.map(({ result }) => result?.results))
        expect(oneByOne?.before).toBe(numbered(31 + count))
      }),
    )
  })

  it('has a gap when a round was missed, and begins anew with a shoe', () => {
    const history = withRounds(null, [decided(31), decided(32)])
    expect(withRounds(history, [decided(34)])).toBeNull()
    expect(withRounds(history, [open(33)])).toBe(history)
    const next = { number: '20261120-04', first: numbered(40) }
    expect(withRounds(history, [open(40, next)])).toMatchObject({
      shoe: '20261120-04',
      results: [],
      naturals: 0,
    })
    // In the middle of a shoe that nothing is known of.
    expect(withRounds(history, [open(41, next)])).toBeNull()
  })

  it('ignores rounds that it has, and keeps the one that goes further', () => {
    const history = withRounds(null, [decided(31), decided(32)])
    expect(withRounds(history, [decided(31), decided(32)])).toBe(history)
    const told = toldHistory(numbered(32), { ...SHOE, results: [[3003]], before: null, naturals: null })
    if (history === null) throw new Error('no history')
    expect(laterHistory(history, told)).toBe(history)
    expect(laterHistory(told, history)).toBe(history)
    expect(told.naturals).toBeNull()
    const counted = { ...told, naturals: 1 }
    expect(laterHistory(told, counted)).toBe(counted)
    expect(laterHistory(counted, told)).toBe(counted)
  })

  it('is told with its naturals, and goes on where they are known', () => {
    const told = toldHistory(numbered(33), {
      ...SHOE,
      results: [[3001, 3031], [3003]],
      before: null,
      naturals: 1,
    })
    expect(told).toMatchObject({ before: numbered(33), naturals: 1 })
    const { result } = decided(33)
    const natural = result !== null && endedNaturally(result) ? 1 : 0
    expect(withRounds(told, [decided(33)])).toMatchObject({ before: numbered(34), naturals: 1 + natural })
  })

  it('of a table that is not on has all rounds of the shoe, and the next one goes on from it', () => {
    const told = toldHistory(null, { ...SHOE, results: [[3001, 3031], [3003]], before: null, naturals: 0 })
    expect(told).toEqual({
      shoe: SHOE.number,
      first: SHOE.first,
      before: numbered(33),
      results: [[3001, 3031], [3003]],
      naturals: 0,
    })
    expect(withRounds(told, [open(33)])).toBe(told)
    expect(withRounds(told, [{ ...open(1), round: numbered(1, '20261121') }])).toBeNull()
  })

  it('of a table that is off counts the rounds after midnight on their day', () => {
    const told = toldHistory(null, {
      number: '20261120-09',
      first: numbered(1_440),
      results: [[3001], [3003], [3002]],
      before: numbered(3, '20261121'),
      naturals: 0,
    })
    expect(roundsOfShoe(told.first, told.before, 3)).toEqual([
      numbered(1_440),
      numbered(1, '20261121'),
      numbered(2, '20261121'),
    ])
  })

  it('is read again on a new day, whose numbers cannot be told', () => {
    const late = toldHistory(numbered(500), { ...SHOE, results: [], before: null, naturals: 0 })
    expect(withRounds(late, [{ ...decided(1), round: numbered(1, '20261121') }])).toBeNull()
  })
})

describe('numbers of rounds', () => {
  it('are compared by day and number', () => {
    expect(compareRounds('20261120-9999', '20261120-10000')).toBeLessThan(0)
    expect(compareRounds('20261121-0001', '20261120-0999')).toBeGreaterThan(0)
    expect(compareRounds('?', '20261120-0001')).toBeNull()
    expect(nextRound('20261120-9999')).toBe('20261120-10000')
  })

  it('of a shoe follow each other, also over midnight', () => {
    expect(roundsOfShoe('20261120-0031', '20261120-0034', 3)).toEqual([
      numbered(31),
      numbered(32),
      numbered(33),
    ])
    expect(roundsOfShoe('20261120-0500', '20261121-0003', 4)).toEqual([
      numbered(500),
      numbered(501),
      numbered(1, '20261121'),
      numbered(2, '20261121'),
    ])
    expect(roundsOfShoe('20261120-0031', '20261120-0034', 2)).toBeNull()
  })
})
