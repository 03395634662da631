import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { decode } from '../../../streams/wire/decode.ts'
import { movementTypes, statement as statementAnswer } from '../../../streams/wire/site/statement.ts'
import { TRANSFER_SOURCES } from '../../../platform/store/ledgerKinds.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import { openSharedStore, START } from '../book/testPlatform.ts'
import { placeOrder, someLeg, somePosition } from '../store/builders.ts'
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

it('knows every kind of the ledger', () => {
  expect([...movementTypes].toSorted()).toEqual(
    // The promotions' own bags move no member's money.
    Object.keys(TRANSFER_SOURCES)
      .filter((kind) => kind !== 'LUCKY_BAG_PROMOTION')
      .toSorted(),
  )
})

it('lists an order with what was bet on, in the language of the call', async () => {
  const { id, statement } = await wallet.member()
  const orderNo = await placeOrder(shared.store, id, 'one', {
    totalStake: 200_00,
    placedAt: START,
    legs: [
      someLeg({
        side: 'away',
        line: 3,
        matchName: { cmn: '阿森纳 v 切尔西', english: 'Arsenal v Chelsea' },
      }),
    ],
  })
  const { records, total } = await statement({ types: ['BET'] })
  expect(total).toBe(1)
  expect(records).toEqual([
    {
      id: expect.stringMatching(/^\d+$/) as string,
      type: 'BET',
      direction: 'OUT',
      status: 1,
      wallet: 'main',
      otherWallet: null,
      venueCode: null,
      currency: 1,
      amount: '-200.00',
      balanceAfter: '9800.00',
      reference: orderNo,
      text: '切尔西 -0.5/1',
      time: START,
    },
  ])
  expect((await statement({ types: ['BET'] }, 'ENGLISH')).records).toMatchObject([{ text: 'Chelsea -0.5/1' }])
})

it('lists both entries of a transfer, with how far it is', async () => {
  const { transfer, statement } = await wallet.member()
  await transfer({ venueCode: 'ZR' })
  await wallet.control.setTransfers({ hold: true })
  const held = await transfer({ amount: '100.00' })
  const { transferNo } = held.data as { transferNo: string }
  const lines = async () =>
    (await statement({ types: ['TRANSFER'] })).records.map((record) => [
      record['wallet'],
      record['otherWallet'],
      record['venueCode'],
      record['amount'],
      record['status'],
    ])
  expect(await lines()).toEqual(
    expect.arrayContaining([
      ['main', 'casino', 'ZR', '-500.00', 1],
      ['casino', 'main', 'ZR', '500.00', 1],
      ['main', 'locked', 'CP', '-100.00', null],
      ['locked', 'main', 'CP', '100.00', null],
    ]),
  )
  await wallet.control.setTransfers({ hold: false, refuse: true })
  const failed = (await statement({ types: ['TRANSFER'] })).records.filter(
    ({ reference }) => reference === transferNo,
  )
  expect(failed.map(({ amount, status, wallet: of }) => [of, amount, status]).toSorted()).toEqual([
    ['locked', '-100.00', 0],
    ['locked', '100.00', 0],
    ['main', '-100.00', 0],
    ['main', '100.00', 0],
  ])
})

it('shows a gift as a gift, and gold coins as hundredths of RMB', async () => {
  const { id, statement } = await wallet.member({ gold: 2000 })
  await giveGift(id, 'scarf', 2, 'bonus')
  await giveGift(id, 'flag', 1, 'main')
  const answer = await statement({ types: ['GIFT'] })
  expect(answer.records).toMatchObject([
    { type: 'GIFT', text: '助威旗', wallet: 'main', amount: '-1.00' },
    { type: 'GIFT', text: '围巾 × 2', wallet: 'bonus', amount: '-20.00', balanceAfter: '0.00' },
  ])
  // Coins are no money: they are summed only where nothing else is.
  expect(answer).toMatchObject({ in: '0.00', out: '1.00' })
  expect(await statement({ types: ['GIFT'], wallets: ['bonus'] })).toMatchObject({ total: 1, out: '20.00' })
})

it('sums what came in and went out, without what moved between own wallets', async () => {
  const { id, transfer, cashier, statement } = await wallet.member({ USDT: 0 })
  await transfer()
  await cashier('deposit', { amount: '300.00' })
  await cashier('withdraw', { amount: '100.00' })
  await shared.store.positions.place(somePosition(id, { stake: 50_00, placedAt: START }))
  const all = await statement()
  expect(all).toMatchObject({ in: '10300.00', out: '150.00', total: 6 })
  expect(decode(statementAnswer, { ...all, ts: START })).toMatchObject({
    ok: true,
    value: { in: 10_300_00, records: { dropped: 0 } },
  })
  expect(await statement({ wallets: ['lottery'] })).toMatchObject({ in: '0.00', out: '0.00', total: 1 })
})

it('has pages, newest first, of the days that are asked for', async () => {
  const { cashier, statement, ask } = await wallet.member({ USDT: 0 })
  for (const amount of ['100.00', '101.00', '102.00']) await cashier('deposit', { amount })
  const pageOf = async (page: number) =>
    (await statement({ types: ['IN'], page, size: 2 })).records.map(({ amount }) => amount)
  expect(await pageOf(1)).toEqual(['102.00', '101.00'])
  expect(await pageOf(2)).toEqual(['100.00', '10000.00'])
  expect(await statement({ timeType: 2 })).toMatchObject({ total: 0 })
  expect(await statement({ timeType: 1 })).toMatchObject({ total: 4 })
  expect(await statement({ timeType: 5, beginTime: 0, endTime: 1 })).toMatchObject({ total: 0 })
  const path = '/api/site/group/member/wallet/v1/statement'
  for (const bad of [
    { timeType: 5 },
    { timeType: 6 },
    { types: ['LUCK'] },
    { wallets: ['house'] },
    { size: 101 },
    { page: 0 },
  ]) {
    expect((await ask(path, { currency: 1, ...bad })).code, JSON.stringify(bad)).toBe(10003)
  }
  expect((await ask(path, { currency: 3 })).code).toBe(3021)
})

it('is of the member alone', async () => {
  const { cashier } = await wallet.member({ RMB: 0, USDT: 0 })
  await cashier('deposit')
  const other = await wallet.member({ RMB: 0, USDT: 0 })
  expect(await other.statement()).toMatchObject({ total: 0, records: [] })
})

async function giveGift(memberId: number, giftId: string, count: number, purpose: 'main' | 'bonus') {
  const room = 'statement'
  const id = `gift-${memberId}-${giftId}`
  await shared.store.rooms.open(room)
  await shared.store.rooms.within(room, async (open) => {
    const cost = giftId === 'flag' ? 100 : 1000 * count
    const gift = {
      messageId: id,
      memberId,
      cid: id,
      giftId,
      count,
      currency: 'RMB',
      purpose,
      cost,
      worth: cost,
      at: START,
    }
    expect((await open.payGift(gift as never)).status).toBe('posted')
    const name = { cmn: 'm', zho: 'm', english: 'm' }
    const from = { id: String(memberId), name, level: 0, role: 'member' as const }
    await open.append([{ id, type: messageTypes.gift, from, at: START, body: { giftId }, memberId, cid: id }])
  })
}
