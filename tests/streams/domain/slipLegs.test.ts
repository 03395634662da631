import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addLeg, SLIP_LIMIT, legConflicts, sameSelection } from '../../../streams/domain/slipLegs.ts'
import type { Leg } from '../../../streams/domain/leg.ts'
import { quarters, spec } from './arbitraries.ts'
import { leg } from './legs.ts'

const full = Array.from({ length: SLIP_LIMIT }, (_, index) => leg(`m${index}`))

describe('addLeg', () => {
  it('puts a new match last', () => {
    const result = addLeg([leg('a')], leg('b'))
    expect(result).toEqual({ ok: true, legs: [leg('a'), leg('b')], replaced: null })
  })

  it('replaces a leg of the same match in its place', () => {
    const next = leg('a', { side: 'away' })
    expect(addLeg([leg('a'), leg('b')], next)).toEqual({
      ok: true,
      legs: [next, leg('b')],
      replaced: leg('a'),
    })
  })

  it('refuses an eleventh match, but still replaces in a full cart', () => {
    expect(addLeg(full, leg('new'))).toEqual({
      ok: false,
      reason: 'tooManyMatches',
      textKey: 'slip.tooManyMatches',
    })
    expect(addLeg(full, leg('m3', { side: 'draw' }))).toMatchObject({ ok: true })
  })

  it('never holds a match twice nor more than ten, whatever is tapped', () => {
    const taps = fc.array(fc.tuple(fc.nat({ max: 14 }), fc.constantFrom<'home' | 'away'>('home', 'away')))
    fc.assert(
      fc.property(taps, (tapped) => {
        const legs = tapped.reduce<readonly Leg[]>((cart, [match, side]) => {
          const result = addLeg(cart, leg(`m${match}`, { side }))
          return result.ok ? result.legs : cart
        }, [])
        expect(legConflicts(legs)).toEqual([])
        expect(legs.length).toBe(Math.min(10, new Set(tapped.map(([match]) => match)).size))
      }),
    )
  })
})

describe('legConflicts', () => {
  it('names every leg whose match stands twice', () => {
    expect(legConflicts([leg('a'), leg('b'), leg('a', { side: 'draw' })])).toEqual([0, 2])
  })

  it('takes equal match ids of two venues for two matches', () => {
    expect(legConflicts([leg('a'), leg('a', {}, { venue: 'FBTY' })])).toEqual([])
  })
})

describe('sameSelection', () => {
  const handicap = { spec: spec('handicap'), line: quarters(-0.5) }

  it('goes by meaning, not by ids, price or handle', () => {
    const moved = leg(
      'a',
      { ...handicap, handle: '2' },
      { wire: { marketId: 'x', optionId: 'y', playId: 'z' } },
    )
    expect(sameSelection(leg('a', handicap), moved)).toBe(true)
  })

  it.each([
    ['match', leg('b', handicap)],
    ['side', leg('a', { ...handicap, side: 'away' })],
    ['line', leg('a', { ...handicap, line: quarters(-0.75) })],
    ['market', leg('a', { ...handicap, spec: { ...handicap.spec, period: 'firstHalf' } })],
  ])('tells another %s', (_, other) => {
    expect(sameSelection(leg('a', handicap), other)).toBe(false)
  })
})
