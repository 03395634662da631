import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { answer, createVenueUnderTest } from './harness.ts'

const wager = (id: string, change: object) => ({
  WagerId: id,
  WagerCreationDateTime: '2026-11-23T08:05:00.000-04:00',
  WagerType: 1,
  BetConfirmationStatus: 2,
  StakeAmount: '50.00',
  InputtedStakeAmount: '50.00',
  PotentialPayout: '97.50',
  CanSell: true,
  WagerItemList: [],
  ...change,
})

async function ordersWith(codes: readonly string[]) {
  const { venue } = createVenueUnderTest(() =>
    answer({ WagerList: codes.map((Currency, index) => wager(String(index), { Currency })) }),
  )
  const query = { settled: false, page: 1, size: 50, range: 'week', currency: 'RMB' } as const
  const result = await firstValueFrom(venue.bets.orders(query))
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value.orders
}

describe('a record of IMTY', () => {
  it('in money that the member has says nothing more, and may be cashed out', async () => {
    const orders = await ordersWith(['CNY', 'USDT', ''])
    expect(
      orders.map(({ stake, otherCurrency, cashable }) => [stake.currency, otherCurrency, cashable]),
    ).toEqual([
      ['RMB', undefined, true],
      ['USDT', undefined, true],
      ['RMB', undefined, true],
    ])
  })

  it('in another currency names it, and is not cashed out into a wallet of another one', async () => {
    const orders = await ordersWith(['THB', 'VNDK', 'DOGE'])
    expect(orders.map(({ otherCurrency, cashable }) => [otherCurrency, cashable])).toEqual([
      [{ code: 'THB', isFiat: true, units: 1 }, false],
      [{ code: 'VND', isFiat: true, units: 1000 }, false],
      [{ code: 'DOGE', isFiat: false, units: 1 }, false],
    ])
  })

  it('with a code that nobody knows is read, and the code is no name of anything', async () => {
    const orders = await ordersWith(['__proto__', 'constructor', 'x'.repeat(500)])
    expect(orders.map(({ otherCurrency }) => otherCurrency)).toEqual([
      { code: '__proto__', isFiat: false, units: 1 },
      { code: 'constructor', isFiat: false, units: 1 },
      { code: 'x'.repeat(12), isFiat: false, units: 1 },
    ])
  })
})
