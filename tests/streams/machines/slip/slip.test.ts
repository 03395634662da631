import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { line } from '../../../../streams/domain/market.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import type { SeriesKey } from '../../../../streams/domain/parlay.ts'
import type { Quote, QuotedLeg } from '../../../../streams/domain/quote.ts'
import { legKey } from '../../../../streams/machines/slip/legKeys.ts'
import {
  agreePrices,
  EMPTY_SLIP,
  removeLeg,
  restoreLegs,
  seriesField,
  type Slip,
  takeLine,
  toggleLeg,
  typeStake,
} from '../../../../streams/machines/slip/slip.ts'
import { checkSlip, type SlipSurroundings } from '../../../../streams/machines/slip/slipCheck.ts'
import { slipFields } from '../../../../streams/machines/slip/slipFields.ts'
import { slipOrder } from '../../../../streams/machines/slip/slipOrder.ts'
import type { KeyValue } from '../../../../streams/ports/storage.ts'
import { hasStoredSlip, noteFormerSlip } from '../../../../streams/machines/slip/slipKeys.ts'
import { adoptFormerSlip, createSlipStore } from '../../../../streams/machines/slip/slipStore.ts'
import { aLeg, aQuote } from '../orderBuilders.ts'

const two = withLegs('m1', 'm2')

/** What a sign-in of member 7 does, and then the slip. */
function adopt(phone: KeyValue): void {
  noteFormerSlip(phone, '7')
  adoptFormerSlip(phone, '7')
}

function withLegs(...matchIds: readonly string[]): Slip {
  return matchIds.reduce((slip, id) => toggleLeg(slip, aLeg(id)).slip, EMPTY_SLIP)
}

function quoteOf(
  slip: Slip,
  change: (row: QuotedLeg, index: number) => Partial<QuotedLeg> = () => ({}),
): Quote {
  const limit = { min: money(1_000, 'RMB'), max: money(2_000_000, 'RMB'), seriesOdds: null }
  return {
    at: 0,
    legs: slip.legs.map((leg, index) => aQuote(leg, change(aQuote(leg), index))),
    limits: [
      ...slip.legs.map((leg) => ({ ...limit, key: leg.wire.optionId })),
      { ...limit, key: '2:2' },
      { ...limit, key: '3:2+3' },
    ],
  }
}

function around(quote: Quote | null, change: Partial<SlipSurroundings> = {}): SlipSurroundings {
  return {
    quote,
    now: 0,
    liveTtlMs: 10_000,
    earlyTtlMs: 30_000,
    openChoices: [],
    repeated: new Set(),
    signedIn: true,
    maintenance: false,
    reach: 'reachable',
    quoteFailed: false,
    balance: money(1_000_000, 'RMB'),
    personalLimit: null,
    minParlayLegs: 2,
    maxLegs: 10,
    ...change,
  }
}

function check(slip: Slip, quote: Quote | null, change: Partial<SlipSurroundings> = {}) {
  return checkSlip(slip, slipFields(slip, quote, 'europe'), around(quote, change))
}

const stakeOnAll = (slip: Slip, text = '100'): Slip =>
  slip.legs.reduce((staked, leg) => typeStake(staked, legKey(leg.choice), text), slip)

describe('the slip', () => {
  it('takes a chosen selection out at the second tap', () => {
    expect(toggleLeg(two, aLeg('m2')).slip.legs).toHaveLength(1)
  })

  it('replaces a leg of the same match', () => {
    const other = aLeg('m1', { choice: { ...aLeg('m1').choice, side: 'away' } })
    const { slip, added } = toggleLeg(two, other)
    expect(slip.legs.map((leg) => leg.choice.side)).toEqual(['away', 'home'])
    expect(added?.ok === true && added.replaced?.choice.matchId).toBe('m1')
  })

  it('refuses an eleventh match', () => {
    const ten = withLegs(...Array.from({ length: 10 }, (_, index) => `m${index}`))
    const { slip, added } = toggleLeg(ten, aLeg('m10'))
    expect(slip).toBe(ten)
    expect(added).toMatchObject({ ok: false, textKey: 'slip.tooManyMatches' })
  })

  it('keeps a stake while its leg stays, and forgets series stakes when the legs change', () => {
    const key = legKey(aLeg('m1').choice)
    const staked = typeStake(typeStake(two, key, '50'), seriesField('2:2'), '10')
    expect(removeLeg(staked, legKey(aLeg('m2').choice)).stakes).toEqual({ [key]: '50' })
  })

  it('agrees to prices but never to a line by the same tap', () => {
    const rows = quoteOf(two, (_, index) =>
      index === 0 ? { odds: 186_000 as Odds } : { odds: 200_000 as Odds, line: line(0) },
    ).legs
    const agreed = agreePrices(two, rows)
    expect(agreed.legs.map((leg) => leg.agreedOdds)).toEqual([186_000, 195_000])
    const taken = takeLine(two, legKey(aLeg('m2').choice), rows)
    expect(taken.legs[1]).toMatchObject({ agreedOdds: 200_000, choice: { line: 0 } })
  })

  it('puts refused legs back without pushing out a newer choice', () => {
    const newer = aLeg('m1', { choice: { ...aLeg('m1').choice, side: 'away' } })
    const slip = toggleLeg(EMPTY_SLIP, newer).slip
    expect(restoreLegs(slip, [aLeg('m1'), aLeg('m2')]).legs.map(({ choice }) => choice.side)).toEqual([
      'away',
      'home',
    ])
  })
})

describe('checking a slip', () => {
  it('lets good singles through', () => {
    const slip = stakeOnAll(two)
    const { block, counted } = check(slip, quoteOf(slip))
    expect(block).toBeNull()
    expect(counted).toHaveLength(2)
  })

  it('asks again when the price moved and the member takes no change', () => {
    const slip = stakeOnAll(two)
    const moved = quoteOf(slip, (row, index) =>
      index === 0 ? { odds: ((row.odds ?? 0) - 9_000) as Odds } : {},
    )
    expect(check(slip, moved).block).toMatchObject({ kind: 'priceChanged', leg: 0 })
    expect(check({ ...slip, acceptance: 'any' }, moved).block).toBeNull()
    expect(check({ ...slip, acceptance: 'better' }, moved).block?.kind).toBe('priceChanged')
  })

  it('leaves a suspended or moved line out of several singles and places the others', () => {
    const slip = stakeOnAll({ ...two, acceptance: 'any' })
    for (const change of [{ status: 'suspended' as const }, { line: line(0) }]) {
      const quote = quoteOf(slip, (_, index) => (index === 1 ? change : {}))
      const { block, counted, legBlocks } = check(slip, quote)
      expect(block).toBeNull()
      expect(counted.map(({ legs }) => legs)).toEqual([[0]])
      expect(legBlocks[1]).not.toBeNull()
    }
  })

  it('says why when every staked single is out', () => {
    const slip = stakeOnAll(two)
    const { block, counted } = check(
      slip,
      quoteOf(slip, () => ({ status: 'suspended' })),
    )
    expect(block).toMatchObject({ kind: 'suspended', leg: 0 })
    expect(counted).toHaveLength(0)
  })

  it('holds a parlay up for any leg', () => {
    const slip = typeStake({ ...two, kind: 'parlay', acceptance: 'any' }, seriesField('2:2'), '10')
    const quote = quoteOf(slip, (_, index) => (index === 1 ? { status: 'suspended' } : {}))
    expect(check(slip, quote).block).toMatchObject({ kind: 'suspended', leg: 1 })
    expect(check(slip, quoteOf(slip)).block).toBeNull()
  })

  it('does not bet on an old quote, or without one', () => {
    const slip = stakeOnAll(two)
    expect(check(slip, quoteOf(slip), { now: 10_001 }).block?.kind).toBe('stale')
    expect(check(slip, null).block?.kind).toBe('notQuoted')
  })

  it('asks for the member’s own word before betting on a leg whose outcome is unknown', () => {
    const slip = stakeOnAll(two)
    const openChoices = [aLeg('m1').choice, aLeg('m2').choice]
    expect(check(slip, quoteOf(slip), { openChoices }).block?.kind).toBe('sameLegPending')
    const repeated = new Set(openChoices.map(legKey))
    expect(check(slip, quoteOf(slip), { openChoices, repeated }).block).toBeNull()
  })

  it('holds limits and the balance against each field and the sum', () => {
    const poor = { balance: money(15_000, 'RMB') }
    expect(check(stakeOnAll(two), quoteOf(two), poor).block?.kind).toBe('insufficientBalance')
    expect(check(stakeOnAll(two, '5'), quoteOf(two)).block?.kind).toBe('belowMin')
    expect(check(stakeOnAll(two, '20001'), quoteOf(two)).block?.kind).toBe('aboveMax')
    expect(check(two, quoteOf(two)).block?.kind).toBe('emptyStake')
  })

  it('sends the agreed price and line, and only what is counted', () => {
    const slip = stakeOnAll({ ...two, acceptance: 'any' })
    const quote = quoteOf(slip, (_, index) =>
      index === 1 ? { status: 'suspended' } : { odds: 186_000 as Odds },
    )
    const { counted } = check(slip, quote)
    const order = slipOrder(slip, counted, { id: 'o', venue: 'PMTY', validUntil: 1, oddsFormat: 'hk' })
    expect(order.bets).toHaveLength(1)
    expect(order.bets[0]?.legs[0]?.agreedOdds).toBe(195_000)
    expect(order.oddsFormat).toBe('hk')
  })
})

describe('the stored slip', () => {
  const device = () => {
    const entries = new Map<string, string>()
    return {
      get: (key: string) => entries.get(key) ?? null,
      set: (key: string, value: string) => {
        entries.set(key, value)
        return true
      },
      remove: (key: string) => entries.delete(key),
    }
  }

  it('comes back as it was, without matches long over', () => {
    const store = createSlipStore(device(), '7', 'PMTY')
    const slip = stakeOnAll(toggleLeg(two, aLeg('m3', { kickOff: 20 * 3_600_000 })).slip)
    store.save(slip)
    expect(store.load(0)).toEqual(slip)
    expect(store.load(5 * 3_600_000).legs.map(({ choice }) => choice.matchId)).toEqual(['m3'])
  })

  it('belongs to one member at one venue', () => {
    const phone = device()
    createSlipStore(phone, '7', 'PMTY').save(stakeOnAll(two))
    expect(createSlipStore(phone, '7', 'PMTY').load(0).legs).toHaveLength(2)
    expect(createSlipStore(phone, '8', 'PMTY').load(0).legs).toEqual([])
    expect(createSlipStore(phone, '7', 'TOY').load(0).legs).toEqual([])
  })

  it('of release 0.1 goes to its owner, at the venue of its legs', () => {
    const phone = device()
    const slip = stakeOnAll(two)
    const former = slip.legs.map(({ choice: { handle, ...choice }, ...leg }) => ({
      ...leg,
      choice: { ...choice, slot: Number(handle) },
    }))
    phone.set('touchline.slip', JSON.stringify({ ...slip, legs: former }))
    adopt(phone)
    expect(createSlipStore(phone, '7', 'PMTY').load(0)).toEqual(slip)
    expect(createSlipStore(phone, '7', 'TOY').load(0).legs).toEqual([])
    expect(createSlipStore(phone, '8', 'PMTY').load(0).legs).toEqual([])
    expect(phone.get('touchline.slip')).toBeNull()
  })

  it('of release 0.1 keeps the stakes of its series', () => {
    const phone = device()
    const three = withLegs('m1', 'm2', 'm3')
    const [leg = ''] = three.legs.map(({ choice }) => legKey(choice))
    const stakes = {
      [leg]: '1',
      'series|3001': '2',
      'series|2001': '3',
      'series|3004': '4',
      'series|77': '5',
    }
    phone.set('touchline.slip.7.PMTY', JSON.stringify({ ...three, kind: 'system', stakes }))
    const loaded = createSlipStore(phone, '7', 'PMTY').load(0)
    const of = (key: SeriesKey) => loaded.stakes[seriesField(key)]
    expect([loaded.stakes[leg], of('3:3'), of('3:2'), of('3:2+3')]).toEqual(['1', '2', '3', '4'])
    createSlipStore(phone, '7', 'PMTY').save(loaded)
    expect(createSlipStore(phone, '7', 'PMTY').load(0)).toEqual(loaded)
  })

  it('of release 0.1 stays where it is while the device takes nothing, and never replaces a newer one', () => {
    const phone = device()
    phone.set('touchline.slip', JSON.stringify(two))
    const full = { ...phone, set: () => false }
    adopt(full)
    expect(phone.get('touchline.slip')).not.toBeNull()
    const newer = removeLeg(two, legKey(aLeg().choice))
    createSlipStore(phone, '7', 'PMTY').save(newer)
    adopt(phone)
    expect(createSlipStore(phone, '7', 'PMTY').load(0)).toEqual(newer)
  })

  it('is known to be stored without being read', () => {
    const phone = device()
    const store = createSlipStore(phone, '7', 'PMTY')
    const known = () => hasStoredSlip(phone, '7', 'PMTY')
    expect(known()).toBe(false)
    store.save(two)
    expect([known(), hasStoredSlip(phone, '8', 'PMTY'), hasStoredSlip(phone, '7', 'TOY')]).toEqual([
      true,
      false,
      false,
    ])
    store.save(EMPTY_SLIP)
    expect(known()).toBe(false)
    phone.set('touchline.slip', JSON.stringify(two))
    noteFormerSlip(phone, '7')
    expect(known()).toBe(true)
  })

  it('is empty, or at least sound, whatever the device holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const store = createSlipStore(
          { get: () => stored, set: () => true, remove: () => undefined },
          '7',
          'PMTY',
        )
        const slip = store.load(0)
        expect(slip.legs.every((leg) => typeof leg.choice.matchId === 'string')).toBe(true)
      }),
    )
  })
})
