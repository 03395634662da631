import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Odds } from '../../../../streams/domain/odds.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { MIXED_RECORD_PATHS, mixedRecords } from '../../../../streams/wire/site/gameRecords.ts'
import {
  KINDS,
  RECORD_LIST,
  REFUSED_STATUS,
  REQUESTS,
  UNSETTLED,
} from '../../../documents/games/mixedRecords.ts'
import { MIXED_REFUSAL } from '../../../documents/games/walletCodes.ts'
import { shapeDifferences } from '../../../documents/shapes.ts'
import type { LotteryMember } from '../lottery/lotteryClient.ts'
import { chase, SURE } from '../lottery/lotteryBets.ts'
import { askLeg, confirm, single } from '../../book/confirms.ts'
import { RESULT_KEY } from '../../book/scriptedWorld.ts'
import { createMixedPlatform, type MixedPage, type MixedPlatform } from './mixedPlatform.ts'

/** Above the present price of a home win. */
const HIGHER = 250_000 as Odds

let made: MixedPlatform
/** Has a bet of each kind, and one sports bet in USDT. */
let member: LotteryMember

beforeAll(async () => {
  made = await createMixedPlatform()
  member = await made.member()
  await made.sport(member)
  await made.pass(500)
  await made.sport(member, 'USDT')
  await made.casino(member)
  await made.anchor(member)
  await made.lottery(member)
})

afterAll(() => made.platform.close())

const kinds = ({ records }: MixedPage) => records.map(({ betKind }) => betKind)
const numbers = ({ records }: MixedPage) => records.map(({ orderNo }) => orderNo)

describe('the list of bets of all products', () => {
  it('answers as documented', async () => {
    const page = await made.list(member)
    expect(shapeDifferences(RECORD_LIST.allGroups.fields, { ...page, records: [] })).toEqual([])
    expect(decode(mixedRecords, page).ok).toBe(true)
    for (const record of page.records) {
      const kind = record['betKind'] as keyof typeof KINDS
      expect([kind, shapeDifferences(KINDS[kind].fields, record)]).toEqual([kind, []])
    }
  })

  it.each(REQUESTS)('takes the request $fields', async ({ fields }) => {
    const answer = await member.site(MIXED_RECORD_PATHS.list, {
      ...fields,
      ...(fields.timeType === 5
        ? { beginTime: made.platform.clock.now() - 86_400_000, endTime: made.platform.clock.now() }
        : {}),
    })
    expect(answer.code).toBe(0)
  })

  it('has them newest first, in one currency, with the sums of all pages', async () => {
    const page = await made.list(member)
    expect(page).toMatchObject({ total: 4, pages: 1, betTotalAmount: '298.00' })
    expect(kinds(page).toSorted()).toEqual(['AnchorBet', 'CasinoBet', 'LotteryBet', 'SportBet'])
    const [lottery] = page.records.filter(({ betKind }) => betKind === 'LotteryBet')
    expect(lottery).toMatchObject({ betState: 1, chaseNo: null })
    const times = page.records.map(({ betTime }) => Number(betTime))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(kinds(await made.list(member, { currencyCode: 200 }))).toEqual(['SportBet'])
  })

  it.each([
    [{ recordGroup: 'sport' }, ['AnchorBet', 'SportBet']],
    [{ recordGroup: 'sport', betKind: 'SportBet' }, ['SportBet']],
    [{ betKind: 'AnchorBet' }, ['AnchorBet']],
    [{ recordGroup: 'casino' }, ['CasinoBet']],
    [{ recordGroup: 'casino', betKind: 'SportBet' }, []],
    [{ recordGroup: 'lottery' }, ['LotteryBet']],
    [{ status: '0', recordGroup: 'lottery' }, ['LotteryBet']],
    [{ status: 'PreOrdering' }, []],
    [{ status: 'PreOrderFail', recordGroup: 'sport' }, []],
    [{ tab: 'AppendRecord' }, []],
    [{ tab: 'AppendRecord', recordGroup: 'casino' }, []],
  ])('with %j has %j', async (body, expected) => {
    expect(kinds(await made.list(member, body))).toEqual(expected)
  })

  it('counts unsettled bets of each group in both currencies, whatever is listed', async () => {
    const page = await made.list(member, { recordGroup: 'casino', currencyCode: 200 })
    expect(page).toMatchObject({ total: 0, counts: { sport: 3, casino: 1, lottery: 1 } })
  })

  it('pages over several kinds without a gap, and not without end', async () => {
    const whole = numbers(await made.list(member))
    const pages = [1, 2, 3, 4].map((page) => made.list(member, { page, size: 1 }))
    expect((await Promise.all(pages)).flatMap(numbers)).toEqual(whole)
    expect(numbers(await made.list(member, { page: 5, size: 1 }))).toEqual([])
    expect((await member.site(MIXED_RECORD_PATHS.list, { page: 11, size: 100 })).code).not.toBe(0)
    expect(numbers(await made.list(member, { page: 11, size: 100, betKind: 'SportBet' }))).toEqual([])
  })

  it.each([{ recordGroup: 'horses' }, { betKind: 'Bet' }, { status: '2' }, { size: 101 }, { page: 0 }])(
    'refuses %j',
    async (body) => {
      expect((await member.site(MIXED_RECORD_PATHS.list, body)).code).not.toBe(0)
    },
  )

  it('is of the member who asks', async () => {
    const page = await made.list(await made.member())
    expect(page).toMatchObject({ total: 0, records: [], counts: { sport: 0, casino: 0, lottery: 0 } })
  })

  it('has chases as the second tab, with the counts of their bets', async () => {
    const chaser = await made.member()
    expect((await chase(made, chaser, 3, SURE)).code).toBe(0)
    const page = await made.list(chaser, { tab: 'AppendRecord', recordGroup: 'lottery', status: '0' })
    expect(shapeDifferences(RECORD_LIST.chases.fields, page)).toEqual([])
    expect(page).toMatchObject({ total: 1, counts: { lottery: 3 } })
    expect(await made.list(chaser, { tab: 'AppendRecord', status: '1' })).toMatchObject({ total: 0 })
    const chaseNo = page.records[0]?.['chaseNo']
    const bets = await made.list(chaser, { betKind: 'LotteryBet' })
    expect(bets.records.map((bet) => [bet['betState'], bet['chaseNo']])).toEqual(
      [1, 2, 3].map(() => [4, chaseNo]),
    )
  })
})

describe('a sports bet in the list', () => {
  it('has the names of its venue and selections, and moves to the settled ones', async () => {
    const better = await made.member()
    const orderNo = await made.sport(better)
    const [open] = (await made.list(better, { status: '0' })).records
    expect(open).toMatchObject({
      orderNo,
      gameCode: 'PMTY',
      gameName: 'PM体育',
      option: '1:1',
      legs: 1,
      roundNo: null,
      result: null,
      orderStatus: 0,
      outcome: 0,
      profitAmount: null,
      settleTime: null,
    })
    await made.platform.book.cancel(orderNo)
    expect((await made.list(better, { status: '0' })).records).toEqual([])
    expect((await made.list(better, { status: '1' })).records).toMatchObject([
      { orderNo, orderStatus: 2, outcome: 7, backAmount: '100.00', profitAmount: '0.00' },
    ])
  })
})

describe('reservations in the list', () => {
  it('are of all venues, in one currency: those that wait, and those that did not become a bet', async () => {
    const reserver = await made.member()
    const reserve = async (venue: string): Promise<string> => {
      const asked = askLeg(made.world, 'early-1', RESULT_KEY, 'home', { odds: HIGHER })
      const result = await made.platform.book.place(
        confirm(made, reserver.id, [single(asked)], { venue, reserve: 'held' }),
      )
      const order = result.ok ? result.orders[0] : undefined
      if (order === undefined) throw new Error('not reserved')
      return order.orderNo
    }
    const [first, second] = [await reserve('PMTY'), await reserve('FBTY')]
    const waiting = await made.list(reserver, { status: 'PreOrdering', recordGroup: 'sport' })
    expect(numbers(waiting).toSorted()).toEqual([first, second].toSorted())
    expect(waiting.records.map(({ gameCode }) => gameCode).toSorted()).toEqual(['FBTY', 'PMTY'])
    expect(numbers(await made.list(reserver, { status: 'PreOrdering', currencyCode: 200 }))).toEqual([])
    await made.platform.book.reservations.cancel({
      memberId: reserver.id,
      venue: 'FBTY',
      orderNo: second,
    })
    expect(numbers(await made.list(reserver, { status: 'PreOrdering' }))).toEqual([first])
    expect(numbers(await made.list(reserver, { status: 'PreOrderFail', timeType: 4 }))).toEqual([second])
    // Yesterday none was made.
    expect(numbers(await made.list(reserver, { status: 'PreOrderFail', timeType: 2 }))).toEqual([])
  })

  it('that are being confirmed are listed once, as unsettled bets', async () => {
    const reserver = await made.member()
    const asked = askLeg(made.world, 'live-1', RESULT_KEY, 'home', { odds: HIGHER })
    await made.platform.book.place(confirm(made, reserver.id, [single(asked)], { reserve: 'held' }))
    const listed = async () => ({
      waiting: (await made.list(reserver, { status: 'PreOrdering' })).total,
      unsettled: (await made.list(reserver, { status: '0' })).total,
    })
    expect(await listed()).toEqual({ waiting: 1, unsettled: 0 })
    made.world.setPrice('live-1', RESULT_KEY, 'home', HIGHER)
    await made.pass(1)
    expect(await listed()).toEqual({ waiting: 0, unsettled: 1 })
  })
})

describe('the unsettled bets of all products', () => {
  it('answer as documented, without a body that says more', async () => {
    const page = await made.unsettled(member, UNSETTLED.defaults.fields)
    expect(shapeDifferences(UNSETTLED.onePage.fields, { ...page, records: [] })).toEqual([])
    for (const record of page.records) {
      expect(shapeDifferences(KINDS[record['betKind'] as keyof typeof KINDS].fields, record)).toEqual([])
    }
    expect(page).toEqual(await made.unsettled(member, UNSETTLED.request.fields))
  })

  it('are of both currencies, newest first, page by page', async () => {
    const page = await made.unsettled(member)
    expect(page).toMatchObject({ total: 5, pages: 1, counts: { sport: 3, casino: 1, lottery: 1 } })
    expect(page.records.map(({ currencyCode }) => currencyCode).toSorted()).toEqual([1, 1, 1, 1, 200])
    const [first, second] = [
      await made.unsettled(member, { page: 1, size: 3 }),
      await made.unsettled(member, { page: 2, size: 3 }),
    ]
    expect(second).toMatchObject({ total: 5, pages: 2, current: 2, size: 3 })
    expect([...numbers(first), ...numbers(second)]).toEqual(numbers(page))
  })

  it('are none of a new member', async () => {
    expect(await made.unsettled(await made.member())).toEqual(UNSETTLED.empty.fields)
  })

  it('refuse another status, and a page that is too far', async () => {
    const refused = await member.listPost(MIXED_RECORD_PATHS.unsettled, {
      orderStatus: REFUSED_STATUS.orderStatus,
    })
    expect(refused.code).toBe(REFUSED_STATUS.code)
    expect(MIXED_REFUSAL.map(({ code }) => code)).toEqual([refused.code])
    expect((await member.listPost(MIXED_RECORD_PATHS.unsettled, { page: 11, size: 100 })).code).not.toBe(
      '0000000',
    )
  })
})
