import { describe, expect, it } from 'vitest'
import { blockReason, legBlockReason } from '../../../streams/domain/blockReason.ts'
import type { SlipLeg, SlipStake, SlipState } from '../../../streams/domain/blockReason.ts'
import type { Leg } from '../../../streams/domain/leg.ts'
import { money } from '../../../streams/domain/money.ts'
import type { QuotedLeg } from '../../../streams/domain/quote.ts'
import { odds, quarters, spec } from './arbitraries.ts'
import { leg } from './legs.ts'

function entry(chosen: Leg, quoted: Partial<QuotedLeg> = {}, over: Partial<SlipLeg> = {}): SlipLeg {
  return {
    leg: chosen,
    quoted: {
      choice: chosen.choice,
      wire: chosen.wire,
      line: chosen.choice.line,
      odds: chosen.agreedOdds,
      status: 'open',
      score: null,
      live: false,
      ...quoted,
    },
    fresh: true,
    pending: false,
    ...over,
  }
}

const rmb = (minor: number) => money(minor, 'RMB')
const limit = { key: 'o', min: rmb(10_00), max: rmb(5000_00), seriesOdds: null }

function stake(minor: number | null, legs: readonly number[], over: Partial<SlipStake> = {}): SlipStake {
  const typed = minor === null ? null : rmb(minor)
  return { legs, typed, risked: typed, limit, ...over }
}

function single(over: Partial<SlipState> = {}): SlipState {
  return {
    kind: 'single',
    signedIn: true,
    maintenance: false,
    reach: 'reachable',
    quoteFailed: false,
    acceptance: 'none',
    minLegs: 1,
    maxLegs: 10,
    legs: [entry(leg('a'))],
    stakes: [stake(100_00, [0])],
    balance: rmb(1000_00),
    personalLimit: null,
    ...over,
  }
}

function parlay(over: Partial<SlipState> = {}): SlipState {
  return single({
    kind: 'parlay',
    minLegs: 2,
    legs: [entry(leg('a')), entry(leg('b'))],
    stakes: [stake(100_00, [0, 1])],
    ...over,
  })
}

describe('blockReason', () => {
  it('lets a good slip through', () => {
    expect(blockReason(single())).toBeNull()
    expect(blockReason(parlay())).toBeNull()
    expect(blockReason(single({ balance: null }))).toBeNull()
  })

  it.each([
    [{ maintenance: true, signedIn: false }, { kind: 'maintenance' }],
    [{ signedIn: false, reach: 'offline' }, { kind: 'signedOut' }],
    [{ reach: 'offline' }, { kind: 'offline' }],
    [{ reach: 'unreachable', quoteFailed: true }, { kind: 'unreachable' }],
    [{ quoteFailed: true }, { kind: 'quoteFailed' }],
    [{ legs: [] }, { kind: 'tooFewLegs', needed: 1 }],
    [{ maxLegs: 0 }, { kind: 'tooManyLegs', allowed: 0 }],
  ] as const)('says %j is %j', (over, reason) => {
    expect(blockReason(single(over))).toEqual(reason)
  })

  it.each([
    ['suspended', entry(leg('a'), { status: 'suspended' })],
    ['locked', entry(leg('a'), { status: 'locked' })],
    ['closed', entry(leg('a'), { status: 'closed', odds: null })],
    ['closed', entry(leg('a'), { status: 'closed' }, { fresh: false })],
    ['stale', entry(leg('a'), { status: 'suspended' }, { fresh: false })],
    ['notQuoted', entry(leg('a'), {}, { quoted: null })],
    ['notQuoted', entry(leg('a'), { odds: null })],
    ['sameLegPending', entry(leg('a'), {}, { pending: true })],
  ])('says that a leg is %s', (kind, blocked) => {
    expect(blockReason(single({ legs: [blocked] }))).toEqual({ kind, leg: 0 })
  })

  it('asks about a changed price unless the mode takes it', () => {
    const worse = [entry(leg('a'), { odds: odds(1.9) })]
    const better = [entry(leg('a'), { odds: odds(2) })]
    expect(blockReason(single({ legs: worse }))).toEqual({
      kind: 'priceChanged',
      leg: 0,
      agreed: odds(1.95),
      offered: odds(1.9),
    })
    expect(blockReason(single({ legs: better }))).toMatchObject({ kind: 'priceChanged' })
    expect(blockReason(single({ legs: better, acceptance: 'better' }))).toBeNull()
    expect(blockReason(single({ legs: worse, acceptance: 'better' }))).toMatchObject({ kind: 'priceChanged' })
    expect(blockReason(single({ legs: worse, acceptance: 'any' }))).toBeNull()
    // While the mode of this bet is open, no change is accepted, and an unchanged slip waits for the choice.
    expect(blockReason(single({ legs: better, acceptance: null }))).toMatchObject({ kind: 'priceChanged' })
    expect(blockReason(single({ acceptance: null }))).toEqual({ kind: 'acceptanceOpen' })
  })

  it('asks about a changed line in every mode', () => {
    const chosen = leg('a', { spec: spec('handicap'), line: quarters(-0.5) })
    const legs = [entry(chosen, { line: quarters(-0.75), odds: odds(2.2) })]
    expect(blockReason(single({ legs, acceptance: 'any' }))).toEqual({
      kind: 'lineChanged',
      leg: 0,
      agreed: quarters(-0.5),
      offered: quarters(-0.75),
    })
  })

  it('keeps a match from being combined with itself, and a leg that may not be combined', () => {
    const twice = [entry(leg('b')), entry(leg('a')), entry(leg('a', { side: 'away' }))]
    expect(blockReason(parlay({ legs: twice }))).toEqual({ kind: 'sameMatch', leg: 1 })
    const lone = [entry(leg('a')), entry(leg('b', {}, { parlayAllowed: false }))]
    expect(blockReason(parlay({ legs: lone }))).toEqual({ kind: 'parlayNotAllowed', leg: 1 })
    expect(blockReason(single({ legs: lone, stakes: [stake(100_00, [1])] }))).toBeNull()
    expect(blockReason(parlay({ legs: [entry(leg('a'))] }))).toEqual({ kind: 'tooFewLegs', needed: 2 })
  })

  it('holds no single up for another one that has no stake', () => {
    const legs = [entry(leg('a'), { status: 'suspended' }), entry(leg('b'))]
    expect(blockReason(single({ legs, stakes: [stake(null, [0]), stake(100_00, [1])] }))).toBeNull()
    expect(blockReason(single({ legs, stakes: [stake(100_00, [0]), stake(100_00, [1])] }))).toEqual({
      kind: 'suspended',
      leg: 0,
    })
    expect(blockReason(parlay({ legs }))).toEqual({ kind: 'suspended', leg: 0 })
  })

  it.each([
    [[stake(null, [0])], { kind: 'emptyStake' }],
    [[stake(0, [0])], { kind: 'emptyStake' }],
    [[], { kind: 'emptyStake' }],
    [[stake(100_00, [0], { limit: null })], { kind: 'limitsUnavailable', stake: 0 }],
    [[stake(9_99, [0])], { kind: 'belowMin', stake: 0, min: rmb(10_00) }],
    [[stake(5000_01, [0])], { kind: 'aboveMax', stake: 0, max: rmb(5000_00) }],
    [[stake(10_00, [0])], null],
    [[stake(1000_00, [0])], null],
    [[stake(1000_01, [0])], { kind: 'insufficientBalance', needed: rmb(1000_01), balance: rmb(1000_00) }],
  ])('weighs the stakes %#', (stakes, reason) => {
    expect(blockReason(single({ stakes }))).toEqual(reason)
  })

  it('takes the limits themselves', () => {
    const rich = rmb(9_999_00)
    expect(blockReason(single({ balance: rich, stakes: [stake(5000_00, [0])] }))).toBeNull()
    expect(blockReason(single({ balance: rich, stakes: [stake(5000_01, [0])] }))).toMatchObject({
      kind: 'aboveMax',
    })
  })

  it('holds the limits against the amount typed, and the balance against all that is risked', () => {
    const system = parlay({
      kind: 'system',
      legs: [entry(leg('a')), entry(leg('b')), entry(leg('c'))],
      stakes: [stake(300_00, [0, 1, 2], { risked: rmb(1200_00) })],
    })
    expect(blockReason(system)).toEqual({
      kind: 'insufficientBalance',
      needed: rmb(1200_00),
      balance: rmb(1000_00),
    })
    expect(blockReason({ ...system, balance: rmb(1200_00) })).toBeNull()
  })

  it("keeps to the member's own limit", () => {
    expect(blockReason(single({ personalLimit: rmb(50_00) }))).toEqual({
      kind: 'personalLimit',
      needed: rmb(100_00),
      left: rmb(50_00),
    })
    expect(blockReason(single({ personalLimit: rmb(100_00) }))).toBeNull()
  })

  it('takes money of another currency for no cover and no limit', () => {
    const usdt = money(9_999_00, 'USDT')
    expect(blockReason(single({ balance: usdt }))).toMatchObject({ kind: 'insufficientBalance' })
    const stakes = [stake(100_00, [0], { limit: { ...limit, max: usdt } })]
    expect(blockReason(single({ stakes }))).toEqual({ kind: 'limitsUnavailable', stake: 0 })
  })
})

describe('legBlockReason', () => {
  it('answers for one leg, and for none where there is none', () => {
    const slip = parlay({ legs: [entry(leg('a')), entry(leg('b'), { status: 'locked' })] })
    expect(legBlockReason(slip, 0)).toBeNull()
    expect(legBlockReason(slip, 1)).toEqual({ kind: 'locked', leg: 1 })
    expect(legBlockReason(slip, 7)).toBeNull()
  })
})
