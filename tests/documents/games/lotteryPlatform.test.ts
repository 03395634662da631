import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decode } from '../../../streams/wire/decode.ts'
import { lotteryPlaced } from '../../../streams/wire/lottery/bet.ts'
import { saleStatusCodes } from '../../../streams/wire/lottery/codes.ts'
import { lotteryHistory } from '../../../streams/wire/lottery/history.ts'
import { lotteryRows } from '../../../streams/wire/lottery/lists.ts'
import { lotteryPage } from '../../../streams/wire/lottery/page.ts'
import { LOTTERY_LIST_PATHS, LOTTERY_PATHS } from '../../../streams/wire/lottery/paths.ts'
import { chaseRecord, lotteryRecord } from '../../../streams/wire/lottery/records.ts'
import { lotterySettings } from '../../../streams/wire/lottery/settings.ts'
import { bet, draws, passTo, PAID_AFTER, place } from '../../platform/play/lottery/lotteryBets.ts'
import {
  createLotteryPlatform,
  type LotteryMember,
  type LotteryPlatform,
} from '../../platform/play/lottery/lotteryClient.ts'
import { shapeDifferences } from '../shapes.ts'
import {
  COLLECTING,
  HISTORY,
  LISTS,
  LOGIN,
  ODDS_OF,
  PAGES,
  REFUSED_SETTINGS,
  SAVING,
  STATUSES,
  USER_INFO,
} from './lotteryAnswers.ts'
import { BET_CALL, BET_RECORDS, BETS_OF_A_CHASE, REFUSED, TWO_BETS } from './lotteryBets.ts'
import { CANCELLING, CHASE, CHASE_LIST, CHASES, REFUSED_CHASES } from './lotteryChases.ts'
import { CALLS, LOTTERIES, REFUSED_BY_STATUS, SALE_STATUSES } from './lotteryCodes.ts'
import { NUMBERS, REFUSED_NUMBERS, TOO_MANY_NOTES } from './lotteryNotes.ts'
import { PLAYS } from './lotteryPlays.ts'

let made: LotteryPlatform
let rich: LotteryMember

beforeAll(async () => {
  made = await createLotteryPlatform()
  rich = await made.member({ RMB: 40_000_00 })
})

afterAll(() => made.platform.close())

/** A member with 640.00 in the wallet of the lottery. */
const poor = (at = made) => at.member({ RMB: 640_00, USDT: 0 })

/** The order numbers are the platform's. */
const withoutNumbers = (data: unknown) =>
  JSON.parse(JSON.stringify(data).replaceAll(/"(TP|TC)\d+"/g, '"$1"')) as unknown

it('has the calls of the documents', () => {
  const paths = [...Object.values(LOTTERY_LIST_PATHS), ...Object.values(LOTTERY_PATHS)]
  expect(paths).toEqual(CALLS.map(({ code }) => code))
})

describe('lists', () => {
  const paths = {
    listPB: LOTTERY_LIST_PATHS.all,
    hotsPB: LOTTERY_LIST_PATHS.hot,
    jksPB: LOTTERY_LIST_PATHS.ins,
    collectListPB: LOTTERY_LIST_PATHS.collected,
  } as const

  it.each(Object.entries(paths))('%s has the lotteries of the documents', async (name, path) => {
    const collector = await made.member()
    await collector.listPost(LOTTERY_LIST_PATHS.collect, COLLECTING.request.fields)
    await collector.listPost(LOTTERY_LIST_PATHS.collect, { ...COLLECTING.request.fields, ticketId: '601' })
    const { data } = await collector.list(path)
    const ids = (data as { ticketId: string }[]).map(({ ticketId }) => ticketId)
    expect(ids).toEqual(LISTS[name as keyof typeof paths])
    expect(shapeDifferences(STATUSES[0].fields, data)).toEqual([])
  })

  it.each(SALE_STATUSES)('tell status $code, $means', async ({ code }) => {
    const [documented] = STATUSES[code].fields
    const saleStatus = (['open', 'stop', 'removed', 'closed', 'maintain'] as const)[code]
    expect(saleStatusCodes[saleStatus]).toBe(code)
    await made.control.setSale({ ticketId: '201', saleStatus, message: documented?.message ?? '' })
    await made.pass(1_100)
    const { data } = await rich.list(LOTTERY_LIST_PATHS.all)
    const row = (data as { ticketId: string }[]).find(({ ticketId }) => ticketId === '201')
    if (documented === undefined) expect(row).toBeUndefined()
    else expect(row).toEqual({ ...documented, lastPlanId: null, lastNumbers: [] })
    const read = decode(lotteryRows, STATUSES[code].fields)
    expect(read.ok && read.value.map((each) => each.saleStatus)).toEqual(
      documented === undefined ? [] : [saleStatus],
    )
    const refused = REFUSED_BY_STATUS.find((each) => each.saleStatus === code)
    expect((await place(made, rich, [bet()])).code).toBe(refused?.code ?? 0)
    await made.control.setSale({ ticketId: '201', saleStatus: 'open' })
    await made.pass(1_100)
  })

  it('have the names of the documents', async () => {
    const { data } = await rich.list(LOTTERY_LIST_PATHS.all)
    expect((data as { ticketName: string }[]).map(({ ticketName }) => ticketName)).toEqual(
      LOTTERIES.map(({ name }) => name),
    )
  })
})

describe('the page', () => {
  it.each(PAGES.map(({ fields }) => fields))('of $ticketId', async (documented) => {
    const answer = await rich.get(LOTTERY_PATHS.page, { ticketId: documented.ticketId })
    expect(shapeDifferences(documented, answer.data)).toEqual([])
    expect(answer.data).toMatchObject({
      seriesId: documented.seriesId,
      saleStatus: documented.saleStatus,
      plan: {
        planId: documented.plan.planId,
        opensAt: documented.plan.opensAt,
        saleEndTime: documented.plan.saleEndTime,
        drawTime: documented.plan.drawTime,
      },
      units: documented.units,
      maxNotes: documented.maxNotes,
      drawMax: documented.drawMax,
    })
    const { next, plays } = answer.data as typeof documented
    expect(next).toHaveLength(29)
    expect(next[0]).toEqual(documented.next[0])
    const priced = (rows: typeof documented.plays) =>
      rows.map(({ playId, odds, oddsOf, rtp }) => ({ playId, odds, oddsOf, rtp }))
    expect(priced(plays)).toEqual(priced(documented.plays))
    expect(decode(lotteryPage, documented).ok).toBe(true)
  })

  it('has odds by value', async () => {
    const { data } = await rich.get(LOTTERY_PATHS.page, { ticketId: '101' })
    const { plays } = data as { plays: { playId: number; oddsOf: object }[] }
    expect(plays.find(({ playId }) => playId === 104)?.oddsOf).toMatchObject(ODDS_OF.first)
  })
})

describe('the member', () => {
  it('signs in', async () => {
    const member = await poor()
    const { data } = await member.post(LOTTERY_PATHS.login, LOGIN.request.fields)
    expect(data).toEqual({
      ...LOGIN.answer.fields,
      loginName: member.name,
      memberId: String(member.id),
    })
  })

  it('has settings', async () => {
    const member = await poor()
    expect((await member.post(LOTTERY_PATHS.settings)).data).toEqual(USER_INFO.answer.fields)
    const saved = await member.post(LOTTERY_PATHS.saveSettings, SAVING.request.fields)
    expect(saved.data).toEqual(SAVING.answer.fields)
    expect(decode(lotterySettings, SAVING.answer.fields)).toEqual({ ok: true, value: saved.data })
  })

  it.each(REFUSED_SETTINGS)('saves nothing of $settings', async ({ settings, code }) => {
    const member = await poor()
    expect((await member.post(LOTTERY_PATHS.saveSettings, settings)).code).toBe(code)
    expect((await member.post(LOTTERY_PATHS.settings)).data).toEqual(USER_INFO.answer.fields)
  })
})

describe('bets', () => {
  // They are valid for ten seconds of the documents' evening.
  let then: LotteryPlatform
  beforeAll(async () => {
    then = await createLotteryPlatform()
  })
  afterAll(() => then.platform.close())

  const balanceOf = (member: LotteryMember) => then.store.ledger.balance(member.id, 'RMB', 'lottery')

  async function setSale(saleStatus: 'open' | 'closed' | 'maintain'): Promise<void> {
    await then.control.setSale({ ticketId: '201', saleStatus })
    await then.pass(1_100)
  }

  it.each([BET_CALL, TWO_BETS])('are answered as documented', async ({ request, answer }) => {
    const member = await poor(then)
    const first = await member.post(LOTTERY_PATHS.bet, request.fields)
    expect(first.code).toBe(0)
    expect(withoutNumbers(first.data)).toEqual(withoutNumbers(answer.fields))
    expect(decode(lotteryPlaced, answer.fields).ok).toBe(true)
    // The same call again.
    expect((await member.post(LOTTERY_PATHS.bet, request.fields)).data).toEqual(first.data)
  })

  it.each(REFUSED.map((each, index) => ({ ...each, index })))(
    '$index is refused: $refusal',
    async ({ refusal, request, answer }) => {
      const member = await poor(then)
      if (refusal === 'duplicateId') await member.post(LOTTERY_PATHS.bet, BET_CALL.request.fields)
      if (refusal === 'onBreak') {
        await then.store.protection.takeBreak(member.id, 'day', then.platform.clock.now())
      }
      if (refusal === 'gameOff') await setSale('closed')
      if (refusal === 'maintenance') await setSale('maintain')
      const before = await balanceOf(member)
      const refused = await member.post(LOTTERY_PATHS.bet, request)
      if (refusal === 'gameOff' || refusal === 'maintenance') await setSale('open')
      expect(refused.code).toBe(answer.code)
      await expect(balanceOf(member)).resolves.toBe(before)
    },
  )
})

/** The lottery of each series on which the plays are tried. */
const TRIED = ['101', '201', '301', '401', '501', '601'] as const

const plays = Object.values(PLAYS).flat()

/** A bet of one unit, with the price and the stake that it should have. */
function tried(playId: number, numbers: string, notes: number) {
  const play = plays.find(({ code }) => code === playId)
  const values = numbers.split(/[|,]/).filter((value) => value !== '')
  const known = values.flatMap((value) => play?.oddsOf[value] ?? [])
  const odds = known.length > 0 ? Math.max(...known) : (play?.odds ?? 0)
  const betAmount = (notes * 0.02).toFixed(2)
  return bet({ playId, numbers, notes, unit: 2, multiple: 1, odds, betAmount })
}

const tryBet = (playId: number, sent: ReturnType<typeof tried>) => {
  const ticketId = TRIED[Math.floor(playId / 100) - 1] ?? '101'
  return place(made, rich, [sent], { ticketId, planId: draws(made, 1, ticketId)[0]?.planId })
}

describe('plays', () => {
  it.each(NUMBERS)('$playId takes its least and its most notes, and no other count', async (each) => {
    for (const { numbers, notes } of [each.least, each.most]) {
      const answer = await tryBet(each.playId, tried(each.playId, numbers, notes))
      expect(answer.code).toBe(0)
      expect((await tryBet(each.playId, tried(each.playId, numbers, notes + 1))).code).toBe(5)
    }
  })

  it.each(NUMBERS)('$playId is refused at a stale price', async ({ playId, least: { numbers, notes } }) => {
    const sent = tried(playId, numbers, notes)
    const answer = await tryBet(playId, { ...sent, odds: sent.odds + 1 })
    expect(answer).toMatchObject({ code: 3003, data: { plays: [{ playId }] } })
  })

  it.each(REFUSED_NUMBERS)('$playId refuses "$numbers": $why', async ({ playId, numbers, code }) => {
    expect((await tryBet(playId, tried(playId, numbers, 1))).code).toBe(code)
  })

  it('refuse more notes than a bet may have', async () => {
    const { playId, numbers, notes, code } = TOO_MANY_NOTES
    expect((await tryBet(playId, tried(playId, numbers, notes))).code).toBe(code)
  })
})

describe('a chase', () => {
  it('is taken, listed and cancelled as documented', async () => {
    const [MADE] = [CHASES.inProgress.fields.betTime]
    const other = await createLotteryPlatform(undefined, { hand: { at: MADE } })
    try {
      const member = await other.member({ RMB: 880_00, USDT: 0 })
      const placed = await member.post(LOTTERY_PATHS.bet, CHASE.request.fields)
      expect(placed.code).toBe(0)
      expect(withoutNumbers(placed.data)).toEqual(withoutNumbers(CHASE.answer.fields))
      expect(placed.data).toMatchObject({ chaseNo: 'TC300000000001' })
      expect((await member.post(LOTTERY_PATHS.bet, CHASE.request.fields)).data).toEqual(placed.data)
      const listed = async () => {
        const { data } = await member.post(LOTTERY_PATHS.chases, {
          ...CHASE_LIST.request.fields,
          chaseState: null,
        })
        return (data as { records: object[] }).records[0]
      }
      expect(await listed()).toEqual({ ...CHASES.inProgress.fields, drawn: 0, openAmount: '240.00' })
      const { data } = await member.post(LOTTERY_PATHS.orders, BETS_OF_A_CHASE.fields)
      expect((data as { records: unknown[] }).records).toHaveLength(10)
      expect(
        shapeDifferences(BET_RECORDS.ofChase.fields, (data as { records: unknown[] }).records[0]),
      ).toEqual([])
      const cancelled = await member.post(LOTTERY_PATHS.cancelChase, CANCELLING.request.fields)
      expect(cancelled.data).toEqual({ cancelled: 10, returned: '240.00' })
      const repeated = await member.post(LOTTERY_PATHS.cancelChase, CANCELLING.request.fields)
      expect(repeated.data).toEqual(CANCELLING.repeated.fields)
      expect(await listed()).toEqual({ ...CHASES.cancelled.fields, drawn: 0, returnedAmount: '240.00' })
    } finally {
      await other.platform.close()
    }
  })

  it.each(REFUSED_CHASES)('is refused over $plans.length other draws', async ({ plans, code }) => {
    const [first] = draws(made, 1)
    const [number] = [Number(first?.planId.split('-')[1])]
    const moved = plans.map(({ planId, multiple }) => ({
      planId: `20261120-${Number(planId.split('-')[1]) - 1247 + number}`,
      multiple,
    }))
    const answer = await place(made, rich, [bet()], { chase: { stopOnWin: true, plans: moved } })
    expect(answer.code).toBe(code)
  })

  it.each(Object.values(CHASES).map(({ fields }) => fields))('is read: state $chaseState', (fields) => {
    expect(decode(chaseRecord, fields)).toMatchObject({ ok: true, value: { plans: 10 } })
  })
})

describe('records', () => {
  it('and past draws have the fields of the documents', async () => {
    const member = await made.member()
    await place(made, member, [
      bet(),
      bet({ numbers: '0,1,2,3,4,5,6,7,8,9|0|0', notes: 10, betAmount: '40.00' }),
    ])
    const [first] = draws(made, 1)
    await passTo(made, (first?.drawAt ?? 0) + PAID_AFTER)
    const { data } = await member.post(LOTTERY_PATHS.orders, BET_RECORDS.request.fields)
    const { records } = data as { records: unknown[] }
    expect(records).toHaveLength(2)
    for (const record of records) expect(shapeDifferences(BET_RECORDS.lost.fields, record)).toEqual([])
    const history = await member.get(LOTTERY_PATHS.history, { ticketId: '201', size: '100' })
    expect(shapeDifferences(HISTORY.answer.fields, history.data)).toEqual([])
  })

  it('of the documents are read', () => {
    const { request: _, ...states } = BET_RECORDS
    for (const { fields } of Object.values(states)) {
      expect(decode(lotteryRecord, fields)).toMatchObject({ ok: true, value: { orderNo: fields.orderNo } })
    }
    const history = decode(lotteryHistory, HISTORY.answer.fields)
    expect(history.ok && history.value.draws).toHaveLength(HISTORY.answer.fields.draws.length)
  })
})
