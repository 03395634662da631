import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lotteryIcon } from '../../../../platform/live/drawing/lotteryArt.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { lotteryHistory } from '../../../../streams/wire/lottery/history.ts'
import { lotteryRows } from '../../../../streams/wire/lottery/lists.ts'
import { lotteryPage } from '../../../../streams/wire/lottery/page.ts'
import { LOTTERY_LIST_PATHS, LOTTERY_PATHS } from '../../../../streams/wire/lottery/paths.ts'
import { sitePaths } from '../../../../streams/wire/site/paths.ts'
import { ORIGIN } from '../../site/siteClient.ts'
import { bet, draws, passTo, PAID_AFTER, SURE } from './lotteryBets.ts'
import {
  createLotteryPlatform,
  EVENING,
  type LotteryMember,
  type LotteryPlatform,
  send,
} from './lotteryClient.ts'

let made: LotteryPlatform
let member: LotteryMember

beforeAll(async () => {
  made = await createLotteryPlatform()
  member = await made.member()
})

afterAll(() => made.platform.close())

async function rows(path: string, asked = member) {
  const read = decode(lotteryRows, (await asked.list(path)).data)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

const idsOf = async (path: string, asked = member) =>
  (await rows(path, asked)).map(({ ticketId }) => ticketId)

describe('the lists', () => {
  it('have all, the hot and the quick lotteries in their order', async () => {
    const all = await rows(LOTTERY_LIST_PATHS.all)
    expect(all.map(({ ticketId }) => ticketId)).toEqual(
      '101 102 201 202 203 301 302 401 402 501 502 601 602'.split(' '),
    )
    expect(all.map(({ sort }) => sort)).toEqual(all.map((_, index) => index + 1))
    await expect(idsOf(LOTTERY_LIST_PATHS.hot)).resolves.toEqual('101 201 202 203 301 401 502 601'.split(' '))
    await expect(idsOf(LOTTERY_LIST_PATHS.ins)).resolves.toEqual('101 102 201 302 402 502 602'.split(' '))
  })

  it("have the member's own, which may be added and removed twice", async () => {
    const collector = await made.member()
    await expect(idsOf(LOTTERY_LIST_PATHS.collected, collector)).resolves.toEqual([])
    for (const ticketId of ['601', '201', '201']) {
      const answer = await collector.listPost(LOTTERY_LIST_PATHS.collect, { ticketId, collect: 1 })
      expect(answer).toMatchObject({ code: '0000000', data: null })
    }
    await expect(idsOf(LOTTERY_LIST_PATHS.collected, collector)).resolves.toEqual(['201', '601'])
    const all = await rows(LOTTERY_LIST_PATHS.all, collector)
    expect(all.filter(({ collect }) => collect).map(({ ticketId }) => ticketId)).toEqual(['201', '601'])
    await collector.listPost(LOTTERY_LIST_PATHS.collect, { ticketId: '201', collect: 0 })
    await collector.listPost(LOTTERY_LIST_PATHS.collect, { ticketId: '201', collect: 0 })
    await expect(idsOf(LOTTERY_LIST_PATHS.collected, collector)).resolves.toEqual(['601'])
    await expect(idsOf(LOTTERY_LIST_PATHS.collected)).resolves.toEqual([])
  })

  it('refuse to collect a lottery that does not exist, and other bodies', async () => {
    for (const body of [
      { ticketId: '999', collect: 1 },
      { ticketId: '201' },
      { ticketId: '201', collect: 2 },
    ]) {
      const answer = await member.listPost(LOTTERY_LIST_PATHS.collect, body)
      expect(answer.code).not.toBe('0000000')
    }
  })

  it('are in three languages, with pictures that are served', async () => {
    const [english, traditional] = [await made.member({}, 'en'), await made.member({}, 'tw')]
    const names = async (asked: LotteryMember) =>
      (await rows(LOTTERY_LIST_PATHS.all, asked)).map(({ ticketName }) => ticketName)
    expect((await names(english))[2]).toBe('Fast Five')
    expect((await names(traditional))[2]).toBe('極速時時彩')
    const listed = await rows(LOTTERY_LIST_PATHS.all)
    expect(listed[2]?.icon).toBe('/live/art/lottery/five.svg')
    for (const icon of new Set(listed.map((row) => row.icon))) {
      const response = await made.platform.app.fetch(new Request(ORIGIN + icon))
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
    }
    expect(lotteryIcon('seven.svg')).toBeNull()
  })

  it('need a token of PMTY', async () => {
    const answer = await send(made.platform, LOTTERY_LIST_PATHS.all, { requestId: member.token })
    expect(answer.code).not.toBe('0000000')
  })
})

describe('the page of a lottery', () => {
  it('has the draw on sale with its commitment, the next ones, and the plays', async () => {
    const [onSale, next] = draws(made, 2)
    const answer = await member.get(LOTTERY_PATHS.page, { ticketId: '201' })
    const page = decode(lotteryPage, answer.data)
    if (!page.ok) throw new Error(page.error.path)
    expect(answer.code).toBe(0)
    expect(page.value.plan).toMatchObject({
      planId: onSale?.planId,
      saleEndTime: onSale?.sealsAt,
      drawTime: onSale?.drawAt,
    })
    expect(page.value.next).toHaveLength(29)
    expect(page.value.next[0]).toMatchObject({ planId: next?.planId, drawTime: next?.drawAt })
    expect(page.value.plays).toHaveLength(16)
    expect(page.value.plays[1]).toMatchObject({
      playId: 202,
      name: '后三直选',
      odds: 97_500_000,
      rtp: 975_000,
    })
    expect(page.value.plays[8]?.oddsOf.get('1')).toBe(32_500_000)
    expect(page.value).toMatchObject({ units: [200, 100, 20, 2], maxNotes: 10_000, drawMax: 50_000_00 })
    const proof = await made.platform.app.fetch(
      new Request(`${ORIGIN}/games/proof/lottery/201/${onSale?.planId ?? ''}`),
    )
    expect(await proof.json()).toMatchObject({ commitment: page.value.plan?.commitment, seed: null })
  })

  it('is that of the member: units of the only currency, limits of the odds level', async () => {
    const other = await made.member({ RMB: 0, onlyCurrency: 'USDT' })
    await made.control.setMemberProfile({ member: other.name, oddsLevel: 7 })
    const answer = await other.get(LOTTERY_PATHS.page, { ticketId: '601' })
    const page = decode(lotteryPage, answer.data)
    if (!page.ok) throw new Error(page.error.path)
    expect(page.value.units).toEqual([100, 50, 10, 1])
    expect(page.value.drawMax).toBeLessThan(7_000_00)
    expect(page.value.plays.map(({ playId }) => playId)).toContain(604)
  })

  it('is refused for a lottery that does not exist', async () => {
    for (const query of [{ ticketId: '999' }, { ticketId: '' }, {}, { ticketId: '2'.repeat(99) }]) {
      expect((await member.get(LOTTERY_PATHS.page, query as Record<string, string>)).code).toBe(5)
    }
  })
})

describe('past draws', () => {
  it('are those of a number of draws, or of a day, newest first', async () => {
    const [first, second] = draws(made, 2)
    if (first === undefined || second === undefined) throw new Error('no draw')
    await passTo(made, second.drawAt + PAID_AFTER)
    const history = async (query: Record<string, string>) => {
      const read = decode(lotteryHistory, (await member.get(LOTTERY_PATHS.history, query)).data)
      if (!read.ok) throw new Error(read.error.path)
      return read.value.draws
    }
    const newest = await history({ ticketId: '201', size: '1' })
    expect(newest.map(({ planId }) => planId)).toEqual([second.planId])
    const [draw] = newest
    expect(draw).toMatchObject({ drawTime: second.drawAt, voided: false })
    expect(draw?.numbers).toHaveLength(5)
    expect(draw?.seed).toMatch(/^[0-9a-f]{64}$/)
    const today = await history({ ticketId: '201', day: '20261120' })
    expect(today.map(({ planId }) => planId)).toEqual([second.planId, first.planId])
    await expect(history({ ticketId: '201', day: '20261119' })).resolves.toEqual([])
    await expect(history({ ticketId: '601', day: '20261121' })).resolves.toEqual([])
    // The list and the page show the newest draw.
    const [, , row] = await rows(LOTTERY_LIST_PATHS.all)
    expect(row).toMatchObject({ lastPlanId: second.planId, lastNumbers: draw?.numbers })
    const page = await member.get(LOTTERY_PATHS.page, { ticketId: '201' })
    expect(page.data).toMatchObject({
      last: { planId: second.planId, numbers: draw?.numbers, voided: false },
    })
  })

  it('are refused for other queries', async () => {
    for (const query of [
      { ticketId: '201', size: '201' },
      { ticketId: '201', size: '0' },
      { ticketId: '201', day: '20261340' },
      { ticketId: '201', day: 'today' },
      { ticketId: '999' },
    ]) {
      expect((await member.get(LOTTERY_PATHS.history, query)).code).toBe(5)
    }
  })
})

describe('the member', () => {
  it('learns which wallet pays', async () => {
    const answer = await member.post(LOTTERY_PATHS.login)
    expect(answer.data).toEqual({
      loginName: member.name,
      memberId: String(member.id),
      currencyCode: 1,
      walletType: 1,
      balance: '10000.00',
      push: '/games/push',
    })
    const seamless = await made.member({ walletType: 'seamless', RMB: 640_00 })
    expect((await seamless.post(LOTTERY_PATHS.login)).data).toMatchObject({
      walletType: 2,
      balance: '640.00',
    })
  })

  it('who launches it in USDT has balance, units and limit in USDT, and bets in it', async () => {
    const both = await made.member()
    const launch = { venueEnName: 'CP', walletType: 2 }
    const { token: requestId } = (await both.site(sitePaths.venueLaunch, launch)).data as { token: string }
    const login = async () =>
      (await send(made.platform, LOTTERY_PATHS.login, { requestId, method: 'POST', body: '{}' })).data
    expect(await login()).toMatchObject({ currencyCode: 200, balance: '1000.00' })
    const page = await send(made.platform, `${LOTTERY_PATHS.page}?ticketId=201`, { requestId })
    expect(page.data).toMatchObject({ units: [100, 50, 10, 1], drawMax: '7000.00' })
    const placed = await send(made.platform, LOTTERY_PATHS.bet, {
      requestId,
      method: 'POST',
      body: JSON.stringify({
        ticketId: '201',
        planId: draws(made, 1)[0]?.planId,
        currencyCode: 200,
        validUntil: made.platform.clock.now() + 10_000,
        bets: [bet({ ...SURE, unit: 50, betAmount: '1.00' })],
      }),
    })
    expect(placed.code).toBe(0)
    expect(await login()).toMatchObject({ balance: '999.00' })
    // The launch of the fixture names no currency.
    expect((await both.post(LOTTERY_PATHS.login)).data).toMatchObject({ currencyCode: 1 })
  })

  it('saves some settings, and none when one is wrong', async () => {
    const defaults = {
      countDownBeep: false,
      winModal: false,
      coldHot: false,
      missRemind: false,
      doubleBetConfirm: false,
      nextConfigId: 0,
      nextFeatureConfigId: 0,
    }
    expect((await member.post(LOTTERY_PATHS.settings)).data).toEqual(defaults)
    const saved = await member.post(LOTTERY_PATHS.saveSettings, { coldHot: true, nextConfigId: 3 })
    expect(saved.data).toEqual({ ...defaults, coldHot: true, nextConfigId: 3 })
    const refused = await member.post(LOTTERY_PATHS.saveSettings, { winModal: true, missRemind: 'yes' })
    expect(refused).toMatchObject({ code: 5, data: null })
    expect((await member.post(LOTTERY_PATHS.settings)).data).toEqual({
      ...defaults,
      coldHot: true,
      nextConfigId: 3,
    })
  })
})

describe('a token', () => {
  const calls = Object.entries(LOTTERY_PATHS)

  it.each(calls)('is needed for %s, and that of another venue does not do', async (name, path) => {
    const isGet = name === 'page' || name === 'history'
    const pmtyToken = await made.member()
    for (const requestId of ['', 'nothing', pmtyToken.token.slice(0, -2)]) {
      const answer = await send(made.platform, path, {
        requestId,
        method: isGet ? 'GET' : 'POST',
        ...(isGet ? {} : { body: '{}' }),
      })
      expect(answer).toMatchObject({ code: 10_110, data: null })
    }
  })

  it('does not help while the venue is maintained or closed', async () => {
    await made.control.setVenue({ code: 'CP', status: 'maintenance' })
    expect((await member.post(LOTTERY_PATHS.login)).code).toBe(23_098)
    await made.control.setVenue({ code: 'CP', status: 'closed' })
    expect((await member.post(LOTTERY_PATHS.login)).code).toBe(20_003)
    await made.control.setVenue({ code: 'CP', status: 'open' })
    expect((await member.post(LOTTERY_PATHS.login)).code).toBe(0)
  })
})

it('begins in the evening of the documents', () => {
  expect(new Date(EVENING).toISOString()).toBe('2026-11-20T12:50:22.000Z')
})
