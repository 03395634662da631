import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { decode } from '../../../streams/wire/decode.ts'
import { finance as financeAnswer } from '../../../streams/wire/site/wallet.ts'
import { openSharedStore } from '../book/testPlatform.ts'
import { placeOrder, somePosition } from '../store/builders.ts'
import { createWalletPlatform, type WalletPlatform } from './walletClient.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let wallet: WalletPlatform

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  wallet = await createWalletPlatform(shared.store)
  await wallet.control.setTransfers({ hold: false })
})
afterEach(() => wallet.platform.close())

it('answers every wallet, what is locked, and the whole in RMB', async () => {
  const { id, finance, transfer } = await wallet.member({ gold: 38_200 })
  await transfer({ amount: '1860.00', venueCode: 'ZR' })
  await transfer({ amount: '640.00' })
  await transfer({ amount: '100.00', currency: 200 })
  await wallet.control.setVenue({ code: 'ZR', status: 'maintenance' })
  await placeOrder(shared.store, id, 'open', { totalStake: 200_00 })
  await placeOrder(shared.store, id, 'usdt', { totalStake: 50_00, currency: 'USDT' })
  await shared.store.positions.place(somePosition(id, { stake: 10_00, clientId: 'main' }))
  const ofCasino = { product: 'casino', purpose: 'casino', odds: null, stake: 60_00, clientId: 'zr' } as const
  await shared.store.positions.place(somePosition(id, ofCasino))
  const answer = await finance({ venueEnName: 'ZR' })
  expect(answer).toEqual({
    walletType: 1,
    centerWalletBalance: '7500.00',
    virtualCurrencyWalletBalance: '900.00',
    currentVenueBalance: '1800.00',
    goldCoinBalance: '38200',
    lockedWalletBalance: '210.00',
    availableBalance: '7290.00',
    venues: [
      { venueCode: 'ZR', venueName: '真人', currency: 1, balance: '1800.00', status: 'maintenance' },
      { venueCode: 'ZR', venueName: '真人', currency: 200, balance: '0.00', status: 'maintenance' },
      { venueCode: 'CP', venueName: '彩票', currency: 1, balance: '640.00', status: 'open' },
      { venueCode: 'CP', venueName: '彩票', currency: 200, balance: '100.00', status: 'open' },
    ],
    // 7 500 + 900 × 7 + 1 800 + 640 + 100 × 7
    totalRMB: '16940.00',
    openOrders: 4,
    payTypes: [
      {
        payType: 1,
        payName: '银行卡',
        currency: 1,
        deposit: 1,
        withdraw: 1,
        min: '100.00',
        max: '50000.00',
      },
      {
        payType: 2,
        payName: '快捷支付',
        currency: 1,
        deposit: 1,
        withdraw: 0,
        min: '10.00',
        max: '5000.00',
      },
      {
        payType: 3,
        payName: 'USDT · TRC20',
        currency: 200,
        deposit: 1,
        withdraw: 1,
        min: '10.00',
        max: '10000.00',
      },
    ],
    ts: wallet.platform.clock.now(),
  })
  expect(decode(financeAnswer, answer)).toMatchObject({
    ok: true,
    value: { walletType: 'transfer', totalRMB: 16_940_00, venues: { dropped: 0 }, payTypes: { dropped: 0 } },
  })
})

it('counts what is on its way, and not what is paid later or cashed out', async () => {
  const { id, finance, transfer } = await wallet.member()
  const orderNo = await placeOrder(shared.store, id, 'part', { totalStake: 100_00 })
  await shared.store.orders.cashOut(orderNo, { clientId: 'c', stake: 40_00, amount: 38_00, at: 1 })
  await wallet.control.setTransfers({ hold: true })
  await transfer({ amount: '500.00' })
  await placeOrder(shared.store, id, 'later', { status: 'reserved', reserve: 'atFill', totalStake: 300_00 })
  expect(await finance()).toMatchObject({
    availableBalance: '9438.00',
    lockedWalletBalance: '560.00',
    centerWalletBalance: '9998.00',
    openOrders: 2,
  })
})

it('shows a balance below zero', async () => {
  const { id, finance } = await wallet.member({ RMB: 100_00, USDT: 0 })
  const positionNo = await (async () => {
    const placed = await shared.store.positions.place(somePosition(id, { stake: 10_00 }))
    return placed.status === 'placed' ? placed.position.positionNo : ''
  })()
  await shared.store.positions.settle(positionNo, { returned: 19_50, outcome: 'win', at: 1 })
  await shared.store.positions.place(somePosition(id, { stake: 105_00, clientId: 'rest' }))
  await shared.store.positions.rollBack(positionNo, 2)
  expect(await finance()).toMatchObject({ availableBalance: '-15.00', lockedWalletBalance: '115.00' })
})

it('has the wallets of one currency for a member with one', async () => {
  const { finance } = await wallet.member({ onlyCurrency: 'USDT', RMB: 0 })
  expect(await finance()).toMatchObject({
    currentVenueBalance: '1000.00',
    venues: [
      { venueCode: 'ZR', currency: 200 },
      { venueCode: 'CP', currency: 200 },
    ],
    payTypes: [{ payType: 3 }],
  })
})

it('offers no way to pay where nothing is demonstrated', async () => {
  const plain = await createWalletPlatform(shared.store, { demo: null })
  const { finance, cashier } = await plain.member()
  expect(await finance()).toMatchObject({ payTypes: [] })
  expect((await cashier('deposit')).code).toBe(9032)
  await plain.platform.close()
})
