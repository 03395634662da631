import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { walletPaths } from '../../../streams/wire/site/walletPaths.ts'
import { openSharedStore } from '../../platform/book/testPlatform.ts'
import { createWalletPlatform, type WalletPlatform } from '../../platform/wallet/walletClient.ts'
import { shapeDifferences } from '../shapes.ts'
import { PAGE, STATEMENT_BODY } from './statementAnswers.ts'
import * as transfers from './transferAnswers.ts'
import { FINANCE_BODY, FINANCE_OF_NO_VENUE, MEMBERS } from './walletAnswers.ts'
import * as codes from './walletCodes.ts'

const CENTRE = 1_248_050
const LOTTERY = 64_000
const MINUTE = 60_000

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

type Member = Awaited<ReturnType<WalletPlatform['member']>>

const validUntil = () => wallet.platform.clock.now() + 9_000

/** The member of the documents: 12 480.50 in the centre, and 640.00 at the lottery. */
async function documented(): Promise<Member> {
  const member = await wallet.member({ RMB: CENTRE + LOTTERY, gold: codes.COINS.ofDemoMembers })
  await member.transfer({ amount: '640.00' })
  return member
}

const balances = async ({ id }: Member) => [
  await shared.store.ledger.balance(id, 'RMB'),
  await shared.store.ledger.balance(id, 'RMB', 'lottery'),
]

describe('the balances', () => {
  it.each([
    ['transfer', {}],
    ['seamless', { walletType: 'seamless' }],
    ['singleCurrency', { onlyCurrency: 'RMB', USDT: 0 }],
  ] as const)('of a member of the kind %s have the fields of the documents', async (kind, change) => {
    const member = await wallet.member(change)
    const answer = await member.finance(FINANCE_BODY.fields)
    expect(shapeDifferences(MEMBERS[kind].fields, answer)).toEqual([])
    for (const { code } of codes.BALANCES) expect(answer).toHaveProperty(code)
    const { payTypes, walletType, venues } = answer as (typeof MEMBERS)['transfer']['fields']
    // The page gives what a name says, and not how it is written.
    const withoutName = ({ payName: _, ...way }: (typeof payTypes)[number]) => way
    expect(payTypes.map(withoutName)).toEqual(MEMBERS[kind].fields.payTypes.map(withoutName))
    const ways = codes.PAY_TYPES.map(({ code }) => code)
    expect(ways).toEqual(expect.arrayContaining(payTypes.map(({ payType }) => payType)))
    expect(walletType).toBe(MEMBERS[kind].fields.walletType)
    const venueNames = codes.VENUE_NAMES.map(({ code, means }) => [means, code])
    for (const { venueCode, venueName } of venues) expect(venueNames).toContainEqual([venueCode, venueName])
    expect(venues.map(({ venueCode, currency }) => [venueCode, currency])).toEqual(
      MEMBERS[kind].fields.venues.map(({ venueCode, currency }) => [venueCode, currency]),
    )
  })

  it('say that a venue is maintained, and name none where none is asked for', async () => {
    const member = await wallet.member()
    await wallet.control.setVenue({ code: 'CP', status: 'maintenance' })
    const { venues } = (await member.finance(
      FINANCE_OF_NO_VENUE.fields,
    )) as (typeof MEMBERS)['maintained']['fields']
    expect(venues.map(({ venueCode, status }) => [venueCode, status])).toEqual(
      MEMBERS.maintained.fields.venues.map(({ venueCode, status }) => [venueCode, status]),
    )
  })

  it('are kept in the accounts of the documents', async () => {
    const { id } = await documented()
    const purposes = codes.ACCOUNTS.map(({ code, means }) => [code, means.split(' and ')] as const)
    for (const [purpose, currencies] of purposes) {
      for (const currency of currencies) {
        const balance = shared.store.ledger.balance(id, currency as 'RMB' | 'USDT', purpose)
        await expect(balance, `${purpose} ${currency}`).resolves.toBeGreaterThanOrEqual(0)
      }
    }
    await expect(shared.store.ledger.balance(id, 'RMB', 'bonus')).resolves.toBe(
      codes.COINS.ofDemoMembers * codes.LIMITS.minorUnitsOfACoin.value,
    )
  })
})

describe('a transfer', () => {
  it.each([
    ['there', transfers.TRANSFER_CALL],
    ['back', transfers.BACK],
  ] as const)('%s is answered as documented', async (_, { request, answer }) => {
    const member = await documented()
    if (request.fields.direction === 'OUT') await member.transfer({ amount: '500.00' })
    const { data } = await member.transfer({ ...request.fields, validUntil: validUntil() })
    const { at: _at, ts: _ts, transferNo: _no, ...rest } = answer.fields
    expect(data).toMatchObject(rest)
    expect(shapeDifferences(answer.fields, data)).toEqual([])
  })

  it.each(transfers.REPEATED)(
    'that is sent again while it is $state: $code',
    async ({ state, code, data }) => {
      const member = await documented()
      const body = { ...transfers.TRANSFER_CALL.request.fields, validUntil: validUntil() }
      if (state !== 'done') await wallet.control.setTransfers({ hold: true })
      const held = await member.transfer(body)
      if (state !== 'done') expect(shapeDifferences(transfers.STAGES.held.fields, held.data)).toEqual([])
      if (state === 'failed') await wallet.control.setTransfers({ hold: false, refuse: true })
      const again = await member.transfer(body)
      expect(again.code).toBe(code)
      expect(again.data).toMatchObject({ status: data.status, amount: data.amount, centre: data.centre })
      const found = await member.ask(walletPaths.transferState, transfers.LOOK_UP.request.fields)
      expect(shapeDifferences(transfers.LOOK_UP.known.fields, found.data)).toEqual([])
      expect(found.data).toMatchObject({ transfers: [{ status: data.status }] })
    },
  )

  it('that was never made is missing when it is looked up', async () => {
    const member = await documented()
    const { data } = await member.ask(walletPaths.transferState, transfers.LOOK_UP.request.fields)
    expect(shapeDifferences(transfers.LOOK_UP.neverMade.fields, data)).toEqual([])
    expect(data).toMatchObject({ transfers: [] })
  })

  it.each(transfers.REFUSED.map((each, index) => ({ ...each, index })))(
    '$index is refused: $answer.code',
    async ({ request, answer }) => {
      const { code } = answer
      const member = await documented()
      const plain = transfers.TRANSFER_CALL.request.fields
      if (code === 9031) {
        await wallet.control.setTransfers({ hold: true })
        await member.transfer({ amount: '1.00' })
      }
      if (request.amount === '501.00') await member.transfer({ ...plain, validUntil: validUntil() })
      if (code === 9034) await wallet.control.setVenue({ code: 'CP', status: 'closed' })
      if (code === 3090) {
        await shared.store.protection.takeBreak(member.id, 'hour', wallet.platform.clock.now())
      }
      if (code === 14072) {
        await wallet.control.setMemberProfile({ member: member.name, walletType: 'seamless' })
      }
      if (code === 25046) await useUpTheDay(member)
      const before = await balances(member)
      const refused = await member.transfer({ ...request, validUntil: validUntil() })
      expect(refused.code).toBe(code)
      if (answer.data !== null) expect(refused.data).toEqual(answer.data)
      expect(await balances(member)).toEqual(before)
    },
  )

  it('is posted under the keys of the documents, each of its steps once', async () => {
    const member = await documented()
    const made = async (body: object = {}) => {
      const { data } = await member.transfer({ amount: '1.00', ...body })
      return (data as { readonly transferNo: string }).transferNo
    }
    const whole = await made()
    await wallet.control.setTransfers({ hold: true })
    const arriving = await made()
    await wallet.control.setTransfers({ hold: false })
    await wallet.control.setTransfers({ hold: true })
    const returning = await made()
    await wallet.control.setTransfers({ hold: false, refuse: true })
    const numberOf = {
      'at once': whole,
      'to locked': arriving,
      'to where it goes': arriving,
      back: returning,
    }
    for (const { code, means } of codes.TRANSFER_KEYS) {
      const number = numberOf[means as keyof typeof numberOf]
      const key = code.endsWith(':') ? `${code}${number}` : `transfer:${number}${code}`
      // A key that is there already posts nothing.
      const { status } = await shared.store.ledger.transfer({
        ...{ key, kind: 'IN', reference: `member:${member.id}`, at: wallet.platform.clock.now() },
        entries: [
          { house: 'house:promotions', currency: 'RMB', amount: -1 },
          { member: member.id, currency: 'RMB', amount: 1 },
        ],
      })
      expect([key, status]).toEqual([key, 'duplicate'])
    }
  })

  it('tells by its code whose money is not enough', async () => {
    const member = await documented()
    const asked = {
      'the centre': { amount: '12480.51' },
      'the venue': { direction: 'OUT', amount: '640.01' },
    }
    for (const { code, means } of codes.INSUFFICIENT) {
      expect((await member.transfer(asked[means as keyof typeof asked])).code).toBe(code)
    }
  })

  it('back has no upper limit, and takes what is left, also in a break', async () => {
    const member = await wallet.member({ RMB: 70_000_00 })
    for (const amount of ['50000.00', '10000.50']) await member.transfer({ amount })
    await shared.store.protection.takeBreak(member.id, 'hour', wallet.platform.clock.now())
    const { direction, amounts } = transfers.FREE
    for (const amount of amounts.toReversed()) {
      expect([amount, (await member.transfer({ direction, amount })).code]).toEqual([amount, 0])
    }
    expect(await balances(member)).toEqual([70_000_00, 0])
  })

  it('is one of ten in a minute at most, and goes back after the documented time', async () => {
    const member = await wallet.member()
    for (let made = 0; made < codes.LIMITS.transfersAMinute.value; made += 1) {
      expect((await member.transfer({ amount: '1.00' })).code).toBe(0)
    }
    expect((await member.transfer({ amount: '1.00' })).code).toBe(25046)
    await wallet.control.advance(MINUTE)
    await wallet.control.setTransfers({ hold: true })
    await member.transfer({ clientTransferId: 'held-of-documents' })
    const status = async () =>
      ((await member.states('held-of-documents')).data as { transfers: { status: number | null }[] })
        .transfers[0]?.status
    await wallet.control.advance(codes.LIMITS.heldForMs.value - 1)
    expect(await status()).toBeNull()
    await wallet.control.advance(1)
    expect(await status()).toBe(0)
  })
})

/** Moves what may be moved in a day but 1 200.00. */
async function useUpTheDay(member: Member): Promise<void> {
  const { day = 0, most = 0 } = codes.TRANSFER_AMOUNTS[0] ?? {}
  const { store } = shared
  await store.ledger.transfer({
    key: `day:${member.id}`,
    kind: 'IN',
    reference: `member:${member.id}`,
    at: wallet.platform.clock.now(),
    entries: [
      { house: 'house:promotions', currency: 'RMB', amount: -day },
      { member: member.id, currency: 'RMB', amount: day },
    ],
  })
  let left = day - LOTTERY - 120_000
  while (left > 0) {
    const amount = Math.min(most, left)
    expect((await member.transfer({ venueCode: 'ZR', amount: (amount / 100).toFixed(2) })).code).toBe(0)
    left -= amount
  }
}

describe('collecting', () => {
  it('takes what the venues hold', async () => {
    const member = await documented()
    await member.transfer({ venueCode: 'ZR', amount: '1860.00' })
    const { fields } = transfers.COLLECTING.request
    const { data } = await member.collect({ ...fields, validUntil: validUntil() })
    expect(shapeDifferences(transfers.COLLECTING.answer.fields, data)).toEqual([])
    expect(data).toMatchObject({
      collected: transfers.COLLECTING.answer.fields.collected,
      transfers: transfers.COLLECTING.answer.fields.transfers.map(({ clientTransferId, amount }) => ({
        clientTransferId,
        amount,
      })),
    })
  })

  it('leaves what a maintained venue holds', async () => {
    const member = await documented()
    await member.transfer({ venueCode: 'ZR', amount: '1860.00' })
    await wallet.control.setVenue({ code: 'CP', status: 'maintenance' })
    const { fields } = transfers.COLLECTING.request
    const { data } = await member.collect({ ...fields, validUntil: validUntil() })
    const { collected, transfers: rows } = transfers.COLLECTING.oneMaintained.fields
    expect(data).toMatchObject({
      collected,
      transfers: rows.map(({ status, amount }) => ({ status, amount })),
    })
  })
})

describe('deposits and withdrawals', () => {
  it('are answered as documented', async () => {
    const member = await documented()
    for (const [way, { request, answer }] of [
      ['deposit', transfers.DEPOSIT],
      ['withdraw', transfers.WITHDRAWAL],
    ] as const) {
      const { clientTransferId, ...rest } = request.fields
      const paid = await member.cashier(way, {
        ...rest,
        clientTransferId: `${way}-${clientTransferId}`,
        validUntil: validUntil(),
      })
      expect([way, paid.code, shapeDifferences(answer.fields, paid.data)]).toEqual([way, 0, []])
    }
    expect(await balances(member)).toEqual([CENTRE + 100_000 - 40_000, LOTTERY])
  })

  it.each(transfers.REFUSED_PAYMENTS)(
    '$call with $change is refused: $code',
    async ({ call, change, code }) => {
      const member = await documented()
      expect((await member.cashier(call === 'deposit' ? 'deposit' : 'withdraw', change)).code).toBe(code)
      expect(await balances(member)).toEqual([CENTRE, LOTTERY])
    },
  )
})

it('the statement has the fields of the documents', async () => {
  const member = await documented()
  const answer = await member.statement(STATEMENT_BODY.fields)
  // Nothing was bet: only the entries of money and transfers can be compared.
  expect(shapeDifferences(PAGE.answer.fields, answer)).toEqual([])
  expect(answer.records.map(({ type, wallet: of }) => [type, of])).toEqual([
    ['TRANSFER', 'lottery'],
    ['TRANSFER', 'main'],
    ['IN', 'bonus'],
    ['IN', 'main'],
  ])
})
