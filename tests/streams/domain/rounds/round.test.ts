import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withNews, withPresent } from '../../../../streams/domain/rounds/knownRounds.ts'
import { isBeforeOpening, isNews, presentRound, type Round } from '../../../../streams/domain/rounds/round.ts'
import {
  betValidUntil,
  nextInstant,
  realMsUntil,
  roundPhase,
  secondsUntil,
  takesBets,
} from '../../../../streams/domain/rounds/roundPhase.ts'
import { ROUND_CHANGES, type RoundState } from '../../../../streams/domain/rounds/roundState.ts'
import { roundOf } from './clientRounds.ts'

const STATES = Object.keys(ROUND_CHANGES) as RoundState[]

describe('news of a round', () => {
  it('follow each change of the table, and never lead back', () => {
    for (const from of STATES) {
      const allowed: readonly RoundState[] = ROUND_CHANGES[from]
      for (const to of allowed) {
        const unversioned = { version: null }
        expect(isNews(roundOf({ state: from, ...unversioned }), roundOf({ state: to, ...unversioned }))).toBe(
          true,
        )
        expect(isNews(roundOf({ state: to, ...unversioned }), roundOf({ state: from, ...unversioned }))).toBe(
          false,
        )
      }
    }
  })

  it('have a higher version, where both have one', () => {
    const known = roundOf({ version: 5 })
    expect(isNews(known, roundOf({ version: 5 }))).toBe(false)
    expect(isNews(known, roundOf({ version: 6 }))).toBe(true)
    expect(isNews(known, roundOf({ version: 4, state: 'sealed' }))).toBe(false)
  })

  it('come to the same rounds in whatever order they arrive, also twice', () => {
    const life = (['announced', 'open', 'sealed', 'interrupted', 'decided', 'closed'] as const).map(
      (state, version) => roundOf({ state, version }),
    )
    fc.assert(
      fc.property(fc.shuffledSubarray([...life, ...life], { minLength: 1 }), (told) => {
        const newest = Math.max(...told.map(({ version }) => version ?? 0))
        let known: readonly Round[] = []
        for (const each of told) known = withNews(known, [each])
        expect(known).toEqual([life[newest]])
      }),
    )
  })

  it('keep a version that an answer of a product does not have', () => {
    const known = withNews([], [roundOf({ version: 7 })])
    const answered = withNews(known, [roundOf({ version: null, state: 'sealed' })])
    expect(answered).toMatchObject([{ state: 'sealed', version: 7 }])
    expect(withNews(answered, [roundOf({ version: 7, state: 'open' })])).toBe(answered)
  })

  it('change nothing when an answer says the same again', () => {
    const result = { player: [4, 9], banker: [11, 2] }
    const known = withNews([], [roundOf({ version: 7, state: 'decided', result })])
    const again = roundOf({ version: null, state: 'decided', result: structuredClone(result) })
    expect(withPresent(known, [again])).toBe(known)
    const other = roundOf({ version: null, state: 'decided', result: { ...result, player: [4, 8] } })
    expect(withPresent(known, [other])).not.toBe(known)
  })
})

describe('the present round', () => {
  const before = roundOf({ round: '1', opensAt: 0, state: 'decided' })
  const next = roundOf({ round: '2', opensAt: 100, state: 'announced' })

  it.each([
    ['the one that was opened last', [before, next], '1'],
    ['the next one, when it is closed', [{ ...before, state: 'closed' as const }, next], '2'],
    ['one that was given back, until the next opens', [{ ...before, state: 'void' as const }, next], '1'],
    ['the next one, when it has opened', [before, { ...next, state: 'open' as const }], '2'],
    ['the first of those that come', [next, roundOf({ round: '3', opensAt: 200, state: 'announced' })], '2'],
    ['the last one, when nothing comes', [{ ...before, state: 'closed' as const }], '1'],
  ])('is %s', (_, rounds, expected) => {
    expect(presentRound(rounds)?.round).toBe(expected)
    expect(presentRound(rounds.toReversed())?.round).toBe(expected)
  })

  it('is none where none is known', () => {
    expect(presentRound([])).toBeNull()
  })

  it('replaces an older one whose end was not told', () => {
    const known = withNews([], [before])
    expect(withPresent(known, [next])).toEqual([next])
    expect(withPresent(known, [])).toBe(known)
    const closed = withNews([], [{ ...before, state: 'closed' }])
    expect(withPresent(closed, [next])).toHaveLength(2)
  })

  it('is kept beside forty draws that come', () => {
    const draws = Array.from({ length: 60 }, (_, index) =>
      roundOf({ round: String(index), opensAt: index, state: index === 0 ? 'open' : 'announced' }),
    )
    const known = withNews([], draws)
    expect(known).toHaveLength(40)
    expect(presentRound(known)?.round).toBe('0')
  })
})

describe('the phase of a round', () => {
  it.each([
    ['announced', 1000],
    ['open', 21_000],
    ['sealed', 22_000],
    ['interrupted', 27_000],
    ['decided', 40_000],
  ] as const)('%s waits from its next instant on', (state, instant) => {
    const round = roundOf({ state, retryAt: 27_000, endsAt: 40_000 })
    expect(nextInstant(round)).toBe(instant)
    expect(roundPhase(round, instant - 1)).toBe(state)
    expect(roundPhase(round, instant)).toBe('waiting')
  })

  it.each(['closed', 'void'] as const)('%s has no next instant', (state) => {
    expect(roundPhase(roundOf({ state }), Number.MAX_SAFE_INTEGER)).toBe(state)
  })

  it('takes bets while it is open, and none from the very ms of its seal on', () => {
    expect(takesBets(roundOf(), 20_999)).toBe(true)
    expect(takesBets(roundOf(), 21_000)).toBe(false)
    expect(takesBets(roundOf({ state: 'announced' }), 500)).toBe(false)
  })

  it('counts real time down at the rate of platform time', () => {
    expect(realMsUntil(21_000, 1000, 20)).toBe(1000)
    expect(secondsUntil(21_000, 1000, 20)).toBe(1)
    expect(secondsUntil(21_000, 20_999, 1)).toBe(1)
    expect(secondsUntil(21_000, 21_000, 1)).toBe(0)
    expect(secondsUntil(21_000, 99_000, 1)).toBe(0)
  })

  it('lets a bet be valid for ten real seconds, and never after the seal', () => {
    expect(betValidUntil(roundOf(), 2000, 1)).toBe(12_000)
    expect(betValidUntil(roundOf(), 15_000, 1)).toBe(21_000)
    expect(betValidUntil(roundOf({ sealsAt: 500_000 }), 2000, 20)).toBe(202_000)
  })

  it('binds the platform only before it has opened', () => {
    const announced = roundOf({ state: 'announced' })
    expect(isBeforeOpening(announced, 999)).toBe(true)
    expect(isBeforeOpening(announced, 1000)).toBe(false)
    expect(isBeforeOpening(roundOf(), 500)).toBe(false)
  })
})
