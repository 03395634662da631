import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BlockReason } from '../../../../streams/domain/blockReason.ts'
import { line } from '../../../../streams/domain/market.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import { MAX_RESERVE_ODDS } from '../../../../streams/domain/reservation.ts'
import { CONNECTING, type Feed, interrupted, live } from '../../../../streams/kernel/feed.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import { createReserving } from '../../../../streams/machines/reservation/createReserving.ts'
import type { ReservedSlip } from '../../../../streams/machines/reservation/reserveEvaluation.ts'
import type { ReserveTerms } from '../../../../streams/venues/reservations.ts'
import { handicapLeg } from '../../venues/pmty/harness.ts'

const rmb = (minor: number) => money(minor, 'RMB')
const odds = (value: number) => Math.round(value * 100_000) as Odds
const LEG = handicapLeg()

const TERMS: ReserveTerms = {
  minStake: rmb(10_00),
  maxReturn: rmb(1_000_00),
  maxOdds: MAX_RESERVE_ODDS,
  pays: ['held', 'atFill'],
  lines: [line(-4), line(-3), line(-2)],
}

function slipWith(typed: number | null, changes: Partial<ReservedSlip> = {}): ReservedSlip {
  const { wire, timing, score } = LEG
  return {
    kind: 'single',
    legs: [
      {
        key: 'leg',
        leg: LEG,
        present: { wire, timing, score, line: line(-3), odds: odds(1.95) },
        reservable: true,
        block: null,
      },
    ],
    fields: [
      {
        key: 'leg',
        text: typed === null ? '' : String(typed / 100),
        legs: [0],
        series: null,
        toWin: false,
        typed: typed === null ? null : rmb(typed),
        risked: typed === null ? null : rmb(typed),
        profit: null,
        returns: null,
        limit: null,
      },
    ],
    currency: 'RMB',
    balance: rmb(500_00),
    block: null,
    ...changes,
  }
}

describe('the reservation of a leg in the slip', () => {
  const scopes: Scope[] = []
  afterEach(() => {
    for (const scope of scopes.splice(0)) scope.end()
  })

  function open(slip = slipWith(100_00), feed: Feed<ReserveTerms | null> = live(TERMS, 0)) {
    const scope = createScope((error) => {
      throw error
    })
    scopes.push(scope)
    const slip$ = cell(slip)
    const terms = cell<Feed<ReserveTerms | null>>(feed)
    const commands = { reserve: vi.fn(() => true), focusField: vi.fn(), type: vi.fn() }
    const terms$ = vi.fn(() => terms.state$)
    const reserving = createReserving(scope, { slip$: slip$.state$, commands, terms$ })
    reserving.open()
    const now = () => {
      const state = reserving.state$.value
      if (state === null) throw new Error('nothing is reserved')
      return state
    }
    return { scope, slip$, terms, terms$, commands, reserving, now }
  }

  it('asks for terms only while it is open, once for a leg', () => {
    const { terms$, terms, reserving, slip$ } = open()
    slip$.set(slipWith(50_00))
    expect(terms$).toHaveBeenCalledTimes(1)
    reserving.close()
    expect(reserving.state$.value).toBeNull()
    terms.set(CONNECTING)
    expect(reserving.state$.value).toBeNull()
  })

  it('is for what the member saw, once, and then over', () => {
    const { reserving, now, commands } = open()
    const seen = now().terms
    reserving.raise()
    expect(reserving.confirm(seen)).toBe(false)
    expect(reserving.confirm(now().terms)).toBe(true)
    expect(commands.reserve.mock.calls).toEqual([[{ odds: 197_000, line: -3, pay: 'held' }]])
    expect(reserving.state$.value).toBeNull()
  })

  it('computes the limit and the profit at the price that is waited for', () => {
    const { reserving, now } = open()
    reserving.type('2.50')
    expect(now().field).toMatchObject({
      limit: { min: rmb(10_00), max: rmb(400_00) },
      profit: rmb(150_00),
      returns: rmb(250_00),
    })
    expect(now()).toMatchObject({ block: null, offered: '1.95', least: '1.95', most: '355.00' })
  })

  it.each([
    ['', 'priceEmpty'],
    ['1.94', 'priceBelow'],
    ['1.95', 'onOffer'],
    ['355.01', 'priceAbove'],
    ['20', 'aboveMax'],
  ])('of %s is blocked: %s', (text, kind) => {
    const { reserving, now } = open()
    reserving.type(text)
    expect(now().block?.kind).toBe(kind)
    expect(reserving.confirm(now().terms)).toBe(false)
  })

  it.each([
    [slipWith(null), 'emptyStake'],
    [slipWith(9_00), 'belowMin'],
    [slipWith(501_00), 'insufficientBalance'],
    [slipWith(100_00, { block: { kind: 'offline' } satisfies BlockReason }), 'offline'],
  ])('is blocked by the slip: %#', (slip, kind) => {
    expect(open(slip).now().block?.kind).toBe(kind)
  })

  it('without terms is not possible, and says so', () => {
    expect(open(slipWith(100_00), CONNECTING).now().block?.kind).toBe('termsLoading')
    expect(open(slipWith(100_00), live(null, 0)).now().block?.kind).toBe('termsUnavailable')
    const failed = interrupted<ReserveTerms | null>(CONNECTING, 'network')
    expect(open(slipWith(100_00), failed).now().block?.kind).toBe('termsUnavailable')
  })

  it('needs no balance when it is paid with the bet', () => {
    const { reserving, now } = open(slipWith(501_00))
    reserving.choosePay('atFill')
    reserving.type('1.96')
    expect(now()).toMatchObject({ pay: 'atFill', block: null })
  })

  it('of another line has no price to stay above', () => {
    const { reserving, now } = open()
    reserving.chooseLine(line(-4))
    reserving.type('1.50')
    expect(now()).toMatchObject({ line: -4, offered: null, block: null, lineText: '-1' })
  })

  it('is never of a line that was not chosen, where only the present one can be reserved', () => {
    const { slip$, reserving, now, commands } = open(slipWith(100_00), live({ ...TERMS, lines: [] }, 0))
    expect(now()).toMatchObject({ line: -3, block: null, lines: [{ line: -3 }] })
    const [leg] = slipWith(null).legs
    if (leg === undefined) throw new Error('no leg')
    const present = { ...leg.present, line: line(-2) }
    const block = { kind: 'lineChanged', leg: 0, agreed: line(-3), offered: line(-2) } as const
    slip$.set(slipWith(100_00, { legs: [{ ...leg, present, block }] }))
    expect(now()).toMatchObject({
      line: -3,
      block: { kind: 'lineGone', line: '-0.5/1' },
      lines: [{ line: -3 }, { line: -2 }],
    })
    expect(reserving.confirm(now().terms)).toBe(false)
    reserving.chooseLine(line(-2))
    expect(now()).toMatchObject({ block: null, lines: [{ line: -2 }] })
    expect(reserving.confirm(now().terms)).toBe(true)
    expect(commands.reserve.mock.calls).toMatchObject([[{ line: -2 }]])
  })

  it('is blocked where its line is none of those that can be reserved', () => {
    const far = open(slipWith(100_00), live({ ...TERMS, lines: [line(1), line(2)] }, 0)).now()
    expect(far.block).toEqual({ kind: 'lineGone', line: '-0.5/1' })
    expect(far.lines.map((each) => each.line)).toEqual([-3, 1, 2])
  })

  it('sets the greatest stake within limit and balance', () => {
    const { reserving, commands } = open()
    reserving.type('10')
    reserving.maxStake()
    reserving.type('1.96')
    reserving.maxStake()
    expect(commands.type.mock.calls).toEqual([
      ['leg', '100'],
      ['leg', '500'],
    ])
  })

  it('is over when the leg is no longer alone, and is not offered for such a slip', () => {
    const { slip$, reserving } = open()
    const [leg] = slipWith(null).legs
    slip$.set(slipWith(100_00, { legs: leg === undefined ? [] : [leg, { ...leg, key: 'other' }] }))
    expect(reserving.state$.value).toBeNull()
    expect(open(slipWith(100_00, { kind: 'parlay' })).reserving.state$.value).toBeNull()
  })
})
