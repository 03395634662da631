import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decode } from '../../../streams/wire/decode.ts'
import { collectAnswer, transferRow, transferStates } from '../../../streams/wire/site/wallet.ts'
import { walletPaths } from '../../../streams/wire/site/walletPaths.ts'
import { openSharedStore } from '../book/testPlatform.ts'
import { createWalletPlatform, type WalletPlatform } from './walletClient.ts'

const HALF_HOUR = 30 * 60_000

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
  await wallet.control.setTransfers({ hold: false })
})
afterEach(() => wallet.platform.close())

const balances = async (id: number) => ({
  main: await shared.store.ledger.balance(id, 'RMB'),
  casino: await shared.store.ledger.balance(id, 'RMB', 'casino'),
  lottery: await shared.store.ledger.balance(id, 'RMB', 'lottery'),
  locked: await shared.store.ledger.balance(id, 'RMB', 'locked'),
})

describe('a transfer', () => {
  it('moves money to a venue and back', async () => {
    const { id, transfer } = await wallet.member()
    const there = await transfer({ clientTransferId: 'there-01', amount: '500.25' })
    expect(there).toMatchObject({
      code: 0,
      data: {
        clientTransferId: 'there-01',
        status: 1,
        direction: 'IN',
        venueCode: 'CP',
        currency: 1,
        amount: '500.25',
        centre: '9499.75',
        venue: '500.25',
      },
    })
    expect(there.data).toMatchObject({ transferNo: expect.stringMatching(/^TT4\d{11}$/) as string })
    const back = await transfer({ direction: 'OUT', amount: '500.25' })
    expect(decode(transferRow, back.data)).toMatchObject({
      ok: true,
      value: { status: 'done', centre: 10_000_00, venue: 0, currency: 'RMB', payType: null },
    })
    expect(await balances(id)).toEqual({ main: 10_000_00, casino: 0, lottery: 0, locked: 0 })
  })

  it.each([
    ['an unknown direction', { direction: 'UP' }, 9032],
    ['no direction', { direction: null }, 9032],
    ['a venue without a wallet', { venueCode: 'PMTY' }, 9032],
    ['an amount that is none', { amount: 'many' }, 9033],
    ['an amount below nothing', { amount: '-5.00' }, 9033],
    ['no amount', { amount: '0.00' }, 9033],
    ['a third decimal', { amount: '5.001' }, 9033],
    ['less than the least', { amount: '0.99' }, 9033],
    ['an id that is too short', { clientTransferId: 'short' }, 9033],
    ['no end of its validity', { validUntil: null }, 9033],
    ['a validity that is over', { validUntil: 1 }, 9034],
    ['more than the centre holds', { amount: '10000.01' }, 9036],
    ['more than the venue holds', { direction: 'OUT', amount: '1.00' }, 9037],
    ['another currency', { currency: 2 }, 3021],
  ])('with %s is refused with its code and moves nothing', async (_, changes, code) => {
    const { id, transfer } = await wallet.member()
    expect((await transfer(changes)).code).toBe(code)
    expect(await balances(id)).toEqual({ main: 10_000_00, casino: 0, lottery: 0, locked: 0 })
  })

  it('takes all that is left in a venue, also below the least', async () => {
    const { id, transfer } = await wallet.member()
    await transfer({ amount: '1.50' })
    expect((await transfer({ direction: 'OUT', amount: '1.00' })).code).toBe(0)
    expect((await transfer({ direction: 'OUT', amount: '0.49' })).code).toBe(9033)
    expect((await transfer({ direction: 'OUT', amount: '0.50' })).code).toBe(0)
    expect(await balances(id)).toMatchObject({ main: 10_000_00, lottery: 0 })
  })

  it('is refused while its venue is closed or maintained', async () => {
    const { transfer } = await wallet.member()
    await transfer()
    await wallet.control.setVenue({ code: 'CP', status: 'maintenance' })
    expect((await transfer()).code).toBe(9034)
    expect((await transfer({ direction: 'OUT' })).code).toBe(9034)
    expect((await transfer({ venueCode: 'ZR' })).code).toBe(0)
  })

  it('is refused above the limits, with what could still be moved', async () => {
    const { transfer } = await wallet.member({ RMB: 300_000_00, USDT: 30_000_00 })
    expect(await transfer({ amount: '50000.01' })).toMatchObject({ code: 25046, data: { left: '50000.00' } })
    expect((await transfer({ amount: '7000.01', currency: 200 })).code).toBe(25046)
    for (let n = 0; n < 3; n += 1) expect((await transfer({ amount: '50000.00' })).code).toBe(0)
    await transfer({ amount: '48800.00', venueCode: 'ZR' })
    expect(await transfer({ amount: '1200.01' })).toMatchObject({ code: 25046, data: { left: '1200.00' } })
    // What comes back does not make room for more, and has no limit.
    expect((await transfer({ direction: 'OUT', amount: '150000.00' })).code).toBe(0)
    expect((await transfer({ amount: '1200.01' })).code).toBe(25046)
    await wallet.control.advance(24 * 3_600_000)
    expect((await transfer({ amount: '1200.01' })).code).toBe(0)
  })

  it('is refused after ten in a minute', async () => {
    const { transfer } = await wallet.member()
    for (let n = 0; n < 10; n += 1) expect((await transfer({ amount: '1.00' })).code).toBe(0)
    expect(await transfer({ amount: '1.00' })).toMatchObject({ code: 25046, data: { left: '0.00' } })
    await wallet.control.advance(60_000)
    expect((await transfer({ amount: '1.00' })).code).toBe(0)
  })

  it('to a venue is refused in a break, and back is not', async () => {
    const { id, transfer, collect } = await wallet.member()
    await transfer()
    await shared.store.protection.takeBreak(id, 'hour', wallet.platform.clock.now())
    expect((await transfer()).code).toBe(3090)
    expect((await transfer({ direction: 'OUT', amount: '100.00' })).code).toBe(0)
    expect(await collect()).toMatchObject({ code: 0, data: { collected: '400.00' } })
  })

  it('that is sent again makes nothing new', async () => {
    const { id, transfer } = await wallet.member()
    const first = await transfer({ clientTransferId: 'again-001' })
    const second = await transfer({ clientTransferId: 'again-001' })
    expect(second.code).toBe(9035)
    expect(decode(transferRow, second.data)).toMatchObject({ value: { status: 'done' } })
    expect((second.data as { transferNo: string }).transferNo).toBe(
      (first.data as { transferNo: string }).transferNo,
    )
    expect((await transfer({ clientTransferId: 'again-001', amount: '1.00' })).code).toBe(9033)
    expect((await transfer({ clientTransferId: 'again-001', direction: 'OUT' })).code).toBe(9033)
    expect(await balances(id)).toMatchObject({ main: 9_500_00, lottery: 500_00 })
  })

  it('that is sent at once several times is made once', async () => {
    const { id, transfer } = await wallet.member()
    const codes = await Promise.all(
      Array.from({ length: 5 }, async () => (await transfer({ clientTransferId: 'at-once-1' })).code),
    )
    expect(codes.toSorted()).toEqual([0, 9035, 9035, 9035, 9035])
    expect(await balances(id)).toMatchObject({ main: 9_500_00, lottery: 500_00 })
  })

  it('in another currency than the only one of the member is refused', async () => {
    const { transfer, collect, cashier, statement, finance } = await wallet.member({ onlyCurrency: 'USDT' })
    expect((await transfer()).code).toBe(3021)
    expect((await transfer({ currency: 200 })).code).toBe(0)
    expect((await collect()).code).toBe(3021)
    expect((await cashier('deposit')).code).toBe(3021)
    expect(await statement()).toBeNull()
    expect(await finance({ currency: 1 })).toBeNull()
  })
})

describe('a held transfer', () => {
  it('waits in the locked wallet and arrives', async () => {
    const { id, transfer, states } = await wallet.member()
    await wallet.control.setTransfers({ hold: true })
    const asked = await transfer({ clientTransferId: 'held-0001' })
    expect(asked).toMatchObject({ code: 0, data: { status: null, centre: '9500.00', venue: '0.00' } })
    expect(await balances(id)).toEqual({ main: 9_500_00, casino: 0, lottery: 0, locked: 500_00 })
    expect((await transfer({ clientTransferId: 'held-0001' })).code).toBe(9031)
    // Nothing else is moved to or from this venue meanwhile.
    expect((await transfer({ amount: '1.00' })).code).toBe(9031)
    expect((await transfer({ amount: '1.00', venueCode: 'ZR' })).data).toMatchObject({ status: null })
    await wallet.control.advance(HALF_HOUR - 1)
    expect(decode(transferStates, (await states('held-0001', 'unknown-1')).data)).toMatchObject({
      ok: true,
      value: { transfers: [{ clientTransferId: 'held-0001', status: 'processing' }] },
    })
    await wallet.control.setTransfers({ hold: false })
    expect(await balances(id)).toEqual({ main: 9_499_00, casino: 1_00, lottery: 500_00, locked: 0 })
    expect((await states('held-0001')).data).toMatchObject({ transfers: [{ status: 1, venue: '500.00' }] })
    expect((await transfer({ clientTransferId: 'held-0001' })).code).toBe(9035)
  })

  it.each(['IN', 'OUT'] as const)('%s that the venue refuses goes back', async (direction) => {
    const { id, transfer, states } = await wallet.member()
    await transfer({ amount: '600.00' })
    const before = await balances(id)
    await wallet.control.setTransfers({ hold: true })
    await transfer({ clientTransferId: 'refused-1', direction })
    expect(await balances(id)).toMatchObject({ locked: 500_00 })
    await wallet.control.setTransfers({ hold: false, refuse: true })
    expect(await balances(id)).toEqual(before)
    expect((await states('refused-1')).data).toMatchObject({ transfers: [{ status: 0 }] })
    expect((await transfer({ clientTransferId: 'refused-1', direction })).code).toBe(9034)
  })

  it('goes back after thirty minutes', async () => {
    const { id, transfer, states } = await wallet.member()
    await wallet.control.setTransfers({ hold: true })
    await transfer({ clientTransferId: 'late-0001' })
    await wallet.control.advance(HALF_HOUR)
    expect(await balances(id)).toEqual({ main: 10_000_00, casino: 0, lottery: 0, locked: 0 })
    expect((await states('late-0001')).data).toMatchObject({ transfers: [{ status: 0 }] })
  })

  it('is of one member, where control says so', async () => {
    const [held, other] = [await wallet.member(), await wallet.member()]
    await wallet.control.setTransfers({ hold: true, member: held.name })
    expect((await held.transfer()).data).toMatchObject({ status: null })
    expect((await other.transfer()).data).toMatchObject({ status: 1 })
    await wallet.control.setTransfers({ hold: false, member: held.name })
    expect(await balances(held.id)).toMatchObject({ lottery: 500_00, locked: 0 })
  })

  it('does not count against the day once it has gone back', async () => {
    const { transfer } = await wallet.member({ RMB: 300_000_00 })
    for (let n = 0; n < 3; n += 1) await transfer({ amount: '50000.00' })
    await wallet.control.setTransfers({ hold: true })
    await transfer({ amount: '50000.00' })
    expect((await transfer({ amount: '1.00', venueCode: 'ZR' })).code).toBe(25046)
    await wallet.control.setTransfers({ hold: false, refuse: true })
    expect((await transfer({ amount: '50000.00' })).code).toBe(0)
  })

  it('is finished once, by whichever process comes first', async () => {
    const { id, transfer } = await wallet.member()
    await wallet.control.setTransfers({ hold: true })
    await transfer()
    const other = await createWalletPlatform(shared.store, { hand: wallet.hand })
    await shared.store.settings.set('wallet.venueAnswers', { hold: false, refuse: false })
    await Promise.all([wallet.platform.tick(), other.platform.tick(), wallet.platform.tick()])
    expect(await balances(id)).toEqual({ main: 9_500_00, casino: 0, lottery: 500_00, locked: 0 })
    await other.platform.close()
  })
})

describe('collecting', () => {
  it('takes what all venues hold, in one transfer for each', async () => {
    const { id, transfer, collect } = await wallet.member()
    await transfer({ amount: '500.00' })
    await transfer({ amount: '0.00' })
    await transfer({ amount: '70.50', venueCode: 'ZR' })
    const collected = await collect({ clientTransferId: 'collect-id' })
    expect(decode(collectAnswer, collected.data)).toMatchObject({
      ok: true,
      value: {
        collected: 570_50,
        transfers: [
          { clientTransferId: 'collect-id-ZR', amount: 70_50, status: 'done', direction: 'OUT' },
          { clientTransferId: 'collect-id-CP', amount: 500_00, status: 'done' },
        ],
      },
    })
    expect(await balances(id)).toMatchObject({ main: 10_000_00, casino: 0, lottery: 0 })
    await transfer({ amount: '5.00' })
    expect((await collect({ clientTransferId: 'collect-id' })).data).toMatchObject({ collected: '570.50' })
    expect(await balances(id)).toMatchObject({ lottery: 5_00 })
  })

  it('leaves what a maintained venue holds, which can be looked up', async () => {
    const { id, transfer, collect, states } = await wallet.member()
    await transfer({ amount: '500.00' })
    await transfer({ amount: '70.00', venueCode: 'ZR' })
    await wallet.control.setVenue({ code: 'ZR', status: 'maintenance' })
    expect((await collect({ clientTransferId: 'collect-mt' })).data).toMatchObject({
      collected: '500.00',
      transfers: [
        { clientTransferId: 'collect-mt-ZR', status: 0 },
        { clientTransferId: 'collect-mt-CP', status: 1 },
      ],
    })
    expect((await states('collect-mt-ZR')).data).toMatchObject({ transfers: [{ status: 0 }] })
    expect(await balances(id)).toMatchObject({ main: 9_930_00, casino: 70_00, lottery: 0 })
  })

  it('finds nothing in empty venues', async () => {
    const { collect } = await wallet.member()
    expect(await collect()).toMatchObject({ code: 0, data: { transfers: [], collected: '0.00' } })
    expect((await collect({ validUntil: 1 })).code).toBe(9034)
    expect((await collect({ clientTransferId: 'x' })).code).toBe(9033)
  })
})

describe('a seamless member', () => {
  it('has no transfers', async () => {
    const { transfer, collect, finance } = await wallet.member({ walletType: 'seamless' })
    expect((await transfer()).code).toBe(14072)
    expect((await transfer({ direction: 'OUT' })).code).toBe(14072)
    expect((await collect()).code).toBe(14072)
    expect(await finance()).toMatchObject({ walletType: 2, venues: [], currentVenueBalance: '10000.00' })
  })

  it('who had wallets takes back what is left in them', async () => {
    const { id, name, transfer, collect, finance } = await wallet.member()
    await transfer()
    await transfer({ venueCode: 'ZR' })
    await wallet.control.setMemberProfile({ member: name, walletType: 'seamless' })
    expect((await transfer()).code).toBe(14072)
    expect(await finance()).toMatchObject({ venues: [{ venueCode: 'ZR' }, { venueCode: 'CP' }] })
    expect((await transfer({ direction: 'OUT' })).code).toBe(0)
    expect((await collect()).data).toMatchObject({ collected: '500.00' })
    expect((await collect()).code).toBe(14072)
    expect(await balances(id)).toMatchObject({ main: 10_000_00 })
  })
})

it('looks up up to twenty ids, of the member alone', async () => {
  const { transfer, ask } = await wallet.member()
  await transfer({ clientTransferId: 'mine-0001' })
  const other = await wallet.member()
  expect((await other.states('mine-0001')).data).toMatchObject({ transfers: [] })
  for (const clientTransferIds of [undefined, [], ['short'], Array(21).fill('transfer-1')]) {
    expect((await ask(walletPaths.transferState, { clientTransferIds })).code).toBe(9033)
  }
})
