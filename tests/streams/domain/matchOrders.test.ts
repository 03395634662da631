import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchOrders } from '../../../streams/domain/matchOrders.ts'
import { money } from '../../../streams/domain/money.ts'
import type { Bet, Order, OrderLeg, PlacementOrder } from '../../../streams/domain/order.ts'
import { SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { aLeg, anOrder } from '../machines/orderBuilders.ts'

const MATCHES = ['m1', 'm2', 'm3', 'm4']

function single(matchId: string, stake: number): Bet {
  return {
    series: SINGLE_SERIES,
    combinations: 1,
    legs: [aLeg(matchId)],
    unitStake: money(stake, 'RMB'),
  }
}

function listed(
  orderNo: string,
  { series, combinations, legs, unitStake }: Bet,
  change: Partial<Order> = {},
): Order {
  return {
    orderNo,
    clientOrderId: null,
    state: 'accepted',
    series,
    kind: legs.length > 1 ? 'parlay' : 'single',
    ticket: combinations > 1 ? 'multiple' : 'single',
    combinations,
    channel: null,
    placedAt: 0,
    settledAt: null,
    stake: money(unitStake.minor * combinations, unitStake.currency),
    openStake: money(unitStake.minor * combinations, unitStake.currency),
    cashOut: { state: 'none', amount: money(0, unitStake.currency) },
    cashable: false,
    maxWin: money(1, unitStake.currency),
    returned: null,
    profit: null,
    outcome: null,
    payout: 'unpaid',
    rollbacks: 0,
    movements: [],
    reasonKey: null,
    legs: legs.map(({ choice, agreedOdds }): OrderLeg => {
      const { matchId, sport, spec, side, line } = choice
      const shown = { leagueName: '', homeName: '', awayName: '', marketName: '', selectionName: '' }
      const legState = { live: true, kickOff: 0, scoreAtBet: null, settleScore: null, outcome: null }
      const price = { odds: agreedOdds, oddsText: '', oddsFormat: 'europe' } as const
      return { matchId, sport, spec, side, line, ...shown, ...legState, ...price }
    }),
    ...change,
  }
}

function confirmOf(bets: readonly Bet[]): PlacementOrder {
  return anOrder('o1', { bets })
}

describe('orders of a list', () => {
  it('are found whatever their sequence, each for its own bet', () => {
    const bets = fc
      .shuffledSubarray(MATCHES, { minLength: 1 })
      .chain((matchIds) =>
        fc.tuple(
          ...matchIds.map((matchId) => fc.integer({ min: 1, max: 3 }).map((stake) => single(matchId, stake))),
        ),
      )
    const made = bets.chain((all) =>
      fc.record({ bets: fc.constant(all), places: fc.shuffledSubarray([...all.keys()]) }),
    )
    fc.assert(
      fc.property(made, ({ bets: all, places }) => {
        const orders = places.flatMap((place) => {
          const bet = all[place]
          return bet === undefined ? [] : [listed(`n${String(place)}`, bet)]
        })
        const found = matchOrders(confirmOf(all), orders)
        expect(new Map(found.map(({ bet, orderNo }) => [bet, orderNo]))).toEqual(
          new Map(places.map((place) => [place, `n${String(place)}`])),
        )
      }),
    )
  })

  it('are not of a bet on another line, side, stake, currency or series', () => {
    const bet = single('m1', 1000)
    const order = listed('n1', bet)
    const [leg] = order.legs
    if (leg === undefined) throw new Error('no leg')
    expect(matchOrders(confirmOf([bet]), [order])).toHaveLength(1)
    for (const other of [
      { ...order, legs: [{ ...leg, line: null }] },
      { ...order, legs: [{ ...leg, side: 'away' as const }] },
      { ...order, legs: [{ ...leg, spec: null }] },
      { ...order, legs: [leg, leg] },
      { ...order, stake: money(999, 'RMB') },
      { ...order, stake: money(1000, 'USDT') },
      { ...order, series: '2:2' as const },
      { ...order, series: null },
    ]) {
      expect(matchOrders(confirmOf([bet]), [other])).toEqual([])
    }
  })

  it('are given to one bet only', () => {
    const bet = single('m1', 1000)
    expect(matchOrders(confirmOf([bet, bet]), [listed('n1', bet)]).map(({ bet: index }) => index)).toEqual([
      0,
    ])
  })

  it('may have any stake where the amount typed is what is to be won', () => {
    const bet = single('m1', 1000)
    const order = listed('n1', bet, { stake: money(1500, 'RMB') })
    expect(matchOrders({ ...confirmOf([bet]), oddsFormat: 'malay' }, [order])).toHaveLength(1)
  })
})
