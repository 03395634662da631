import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openSharedStore } from '../book/testPlatform.ts'
import { placeOrder } from '../store/builders.ts'
import { createWalletPlatform, type WalletPlatform } from './walletClient.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let wallet: WalletPlatform

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(async () => {
  expect(await shared.store.ledger.audit()).toMatchObject({ balanced: true, findings: [] })
  await shared.end()
})
beforeEach(async () => {
  wallet = await createWalletPlatform(shared.store)
})
afterEach(() => wallet.platform.close())

it('pays in and out at once, against the cashier', async () => {
  const { id, cashier, statement } = await wallet.member()
  const paid = await cashier('deposit', { clientTransferId: 'deposit-1', amount: '250.50' })
  expect(paid).toMatchObject({
    code: 0,
    data: { clientTransferId: 'deposit-1', status: 1, payType: 1, currency: 1, amount: '250.50' },
  })
  expect(paid.data).toMatchObject({ centre: '10250.50' })
  expect(paid.data).not.toHaveProperty('venue')
  expect(paid.data).not.toHaveProperty('direction')
  expect((await cashier('withdraw', { amount: '10250.50' })).code).toBe(0)
  await expect(shared.store.ledger.balance(id, 'RMB')).resolves.toBe(0)
  const { records } = await statement()
  expect(records.map(({ type, text, reference }) => [type, text, reference])).toMatchObject([
    ['OUT', '银行卡', expect.stringMatching(/^TT/)],
    ['IN', '银行卡', (paid.data as { transferNo: string }).transferNo],
    ['IN', '', ''],
  ])
})

it('takes USDT too', async () => {
  const { id, cashier } = await wallet.member()
  expect((await cashier('deposit', { payType: 3, currency: 200, amount: '10.00' })).code).toBe(0)
  await expect(shared.store.ledger.balance(id, 'USDT')).resolves.toBe(1_010_00)
})

it.each([
  ['an unknown way', 'deposit', { payType: 9 }, 9032],
  ['a way that only pays in', 'withdraw', { payType: 2 }, 9032],
  ['no way', 'deposit', { payType: null }, 9033],
  ['another currency', 'deposit', { currency: 200 }, 3021],
  ['less than the least', 'deposit', { amount: '99.99' }, 9033],
  ['an amount that is none', 'withdraw', { amount: 'x' }, 9033],
  ['a validity that is over', 'withdraw', { validUntil: 0 }, 9034],
  ['more than there is', 'withdraw', { amount: '10000.01' }, 9036],
] as const)('%s of a %s is refused', async (_, way, changes, code) => {
  const { id, cashier } = await wallet.member()
  expect((await cashier(way, changes)).code).toBe(code)
  await expect(shared.store.ledger.balance(id, 'RMB')).resolves.toBe(10_000_00)
})

it('says what the most is', async () => {
  const { cashier } = await wallet.member()
  const above = await cashier('deposit', { payType: 2, amount: '5000.01' })
  expect(above).toMatchObject({ code: 25046, data: { left: '5000.00' } })
})

it('never pays out what is locked', async () => {
  const { id, cashier } = await wallet.member()
  await placeOrder(shared.store, id, 'open', { totalStake: 9_900_00 })
  expect((await cashier('withdraw', { amount: '200.00' })).code).toBe(9036)
  expect((await cashier('withdraw', { amount: '100.00' })).code).toBe(0)
})

it('makes nothing new when it is sent again, also to a member without a wallet', async () => {
  const { id, cashier } = await wallet.member({ RMB: 0, USDT: 0 })
  const send = () => cashier('deposit', { clientTransferId: 'first-one' })
  const codes = (await Promise.all([send(), send(), send()])).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([0, 9035, 9035])
  await expect(shared.store.ledger.balance(id, 'RMB')).resolves.toBe(200_00)
  expect((await cashier('withdraw', { clientTransferId: 'first-one' })).code).toBe(9033)
})
