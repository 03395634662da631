import { describe, expect, it, vi } from 'vitest'
import { legKey, selectionKey } from '../../../../streams/machines/slip/legKeys.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import type { OddsBook, PriceCell } from '../../../../streams/feeds/odds/index.ts'
import { createPrices } from '../../../../streams/views/match/prices.ts'
import type { PriceRef } from '../../../../streams/views/match/priceView.ts'
import { EVENS } from '../../machines/orderBuilders.ts'
import { matchOf } from '../../feeds/builders.ts'

const REF: PriceRef = {
  matchId: 'm1',
  spec: { stat: 'goals', kind: 'handicap', period: 'match' },
  slot: 1,
  side: 'home',
}

const OPEN: PriceCell = {
  name: '',
  odds: EVENS,
  status: 'open',
  line: null,
  handle: '1',
  marketId: 'k',
  optionId: 'o',
  playId: 'p',
  oddsFormats: ['europe'],
  parlayAllowed: true,
  move: null,
  stale: false,
}

function tapped(change: Partial<PriceCell>, chosen = false, ref: PriceRef = REF) {
  const toggleLeg = vi.fn()
  const toSeries = vi.fn()
  const removeLeg = vi.fn()
  const say = vi.fn()
  const book: Pick<OddsBook, 'selection$' | 'match$' | 'layout$'> = {
    selection$: () => constant({ ...OPEN, ...change }),
    match$: () => constant(matchOf('m1', 0)),
    layout$: () => constant([]),
  }
  const prices = createPrices({
    venue: 'PMTY',
    book,
    oddsFormat$: constant('hk'),
    chosen$: constant(new Set(chosen ? [selectionKey({ ...REF, line: null })] : [])),
    toggleLeg,
    toSeries,
    removeLeg,
    notices: { say },
  })
  prices.toggle(ref)
  return { toggleLeg, toSeries, removeLeg, say, prices }
}

describe('a tap on a price', () => {
  it('keeps where the price was, if that is no list and no plain match page', () => {
    const { toggleLeg } = tapped({}, false, { ...REF, channel: 'video' })
    expect(toggleLeg.mock.lastCall?.[0]).toMatchObject({ channel: 'video' })
    expect(tapped({}).toggleLeg.mock.lastCall?.[0]).not.toHaveProperty('channel')
  })

  it('puts an open one into the slip without a word', () => {
    const { toggleLeg, say } = tapped({})
    expect(toggleLeg).toHaveBeenCalledTimes(1)
    expect(say).not.toHaveBeenCalled()
  })

  it.each([
    ['suspended', { status: 'suspended' }],
    ['locked', { status: 'locked' }],
    ['locked', { odds: null }],
    ['closed', { status: 'closed' }],
    ['stale', { stale: true }],
    ['stale', { stale: true, status: 'suspended' }],
  ] as const)('says that it is %s', (reason, change) => {
    const { toggleLeg, say } = tapped(change)
    expect(toggleLeg).not.toHaveBeenCalled()
    expect(say).toHaveBeenCalledExactlyOnceWith(`markets.tapped.${reason}`)
  })

  it.each([{ status: 'suspended' }, { stale: true }, { odds: null }] as const)(
    'takes a chosen one off the slip, whatever became of it: %o',
    (change) => {
      const { removeLeg, say } = tapped(change, true)
      expect(removeLeg).toHaveBeenCalledExactlyOnceWith(legKey(REF))
      expect(say).not.toHaveBeenCalled()
    },
  )
})

describe('a price in a list for series', () => {
  const SERIES = { ...REF, series: true }
  const both = { oddsFormats: ['europe', 'hk'] } as const

  it('is shown in European odds, whatever the member has', () => {
    const { prices } = tapped(both, false, SERIES)
    const shown = (ref: PriceRef) => {
      let price = ''
      prices
        .price$(ref)
        .subscribe((view) => (price = view.price))
        .unsubscribe()
      return price
    }
    expect([shown(REF), shown(SERIES)]).toEqual(['0.95', '1.95'])
  })

  it('makes the slip a series when it is chosen, and only then', () => {
    expect(tapped({}, false, SERIES).toSeries).toHaveBeenCalledTimes(1)
    expect(tapped({}, false, REF).toSeries).not.toHaveBeenCalled()
    expect(tapped({}, true, SERIES).toSeries).not.toHaveBeenCalled()
    expect(tapped({ stale: true }, false, SERIES).toSeries).not.toHaveBeenCalled()
  })
})
