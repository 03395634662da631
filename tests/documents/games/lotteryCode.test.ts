import type { TFunction } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { LAUNCHED_PRODUCTS } from '../../../platform/site/venueDesk.ts'
import { signWord } from '../../../src/words/lotteryWords.ts'
import { dayBegins } from '../../../streams/domain/calendar.ts'
import { COLOURS } from '../../../streams/domain/lottery/colours.ts'
import { lotteryLimits, UNITS } from '../../../streams/domain/lottery/limits.ts'
import { lotteryOf } from '../../../streams/domain/lottery/lotteries.ts'
import { drawOfPlan } from '../../../streams/domain/lottery/plannedDraws.ts'
import { playOf } from '../../../streams/domain/lottery/plays/plays.ts'
import { SERIES_IDS } from '../../../streams/domain/lottery/series.ts'
import { trendOf } from '../../../streams/domain/lottery/trend.ts'
import { TWO_SIDED_WORDS } from '../../../streams/domain/lottery/twoSided.ts'
import { yearSign } from '../../../streams/domain/lottery/zodiac.ts'
import { CURRENCY_IDS, type Currency } from '../../../streams/domain/money.ts'
import { LOTTERY_LISTS } from '../../../streams/feeds/lottery/index.ts'
import { betStateCodes, chaseStateCodes, saleStatusCodes } from '../../../streams/wire/lottery/codes.ts'
import { LOTTERY_LIST_PATHS } from '../../../streams/wire/lottery/paths.ts'
import { createI18n } from '../../support/i18n.ts'
import { TREND } from './lotteryAnswers.ts'
import { BET_RECORDS } from './lotteryBets.ts'
import * as codes from './lotteryCodes.ts'

const DAY_MS = 86_400_000
/** The beginning of a day in UTC+8. */
const dayOf = (text: string) => dayBegins(Date.parse(`${text}T00:00:00Z`) / DAY_MS)
const currencyOf = (id: number): Currency => {
  const currency = (['RMB', 'USDT'] as const).find((each) => CURRENCY_IDS[each] === id)
  if (currency === undefined) throw new Error(`there is no currency ${id}`)
  return currency
}

describe('client and platform have of the lottery', () => {
  let t: TFunction
  beforeAll(async () => {
    ;({ t } = await createI18n('ENGLISH'))
  })

  it('the codes', () => {
    expect(Object.entries(saleStatusCodes)).toEqual(
      codes.SALE_STATUSES.map(({ code, means }) => [means, code]),
    )
    expect(Object.values(betStateCodes)).toEqual(codes.BET_STATES.map(({ code }) => code))
    expect(Object.values(chaseStateCodes)).toEqual(codes.CHASE_STATES.map(({ code }) => code))
    expect(SERIES_IDS).toEqual(codes.SERIES.map(({ code }) => code))
    expect(Object.values(LAUNCHED_PRODUCTS)).toContain(codes.VENUE[0]?.code)
  })

  it('the words, and the signs with their years', () => {
    expect(Object.entries({ ...TWO_SIDED_WORDS, ...COLOURS })).toEqual(
      codes.WORDS.map(({ code, means }) => [code, means]),
    )
    for (const { code, means } of codes.SIGNS) expect(signWord(t, String(code)).toLowerCase()).toBe(means)
    const signs = codes.SIGNS.map(({ means }) => means)
    for (const [index, { code, means }] of codes.LUNAR_YEARS.entries()) {
      const before = codes.LUNAR_YEARS[index - 1]
      expect(yearSign(dayOf(code))).toBe(signs.indexOf(means) + 1)
      expect(yearSign(dayOf(code) - 1)).toBe(before === undefined ? null : signs.indexOf(before.means) + 1)
    }
  })

  it('signs until a day', () => {
    const [last] = codes.SIGNS_UNTIL
    const after = dayOf(last?.code ?? '') + DAY_MS
    const play = playOf(6, 604)
    expect([play?.offered(after - 1), play?.offered(after)]).toEqual([true, false])
  })

  it('the lists', () => {
    expect(LOTTERY_LISTS).toEqual(codes.LISTS.map(({ code }) => code))
    const { all, hot, ins, collected } = LOTTERY_LIST_PATHS
    expect([all, hot, ins, collected].map((path) => path.split('/').at(-1))).toEqual(
      codes.LISTS.map(({ path }) => path),
    )
  })

  it.each(codes.DRAW_TIMES)('the draw $planId of $ticketId', ({ ticketId, planId, drawTime }) => {
    const lottery = lotteryOf(ticketId)
    expect(lottery === null ? null : drawOfPlan(lottery, planId)?.drawAt).toBe(drawTime)
  })

  it.each(codes.UNITS)('the units of $currency', ({ currency, units }) => {
    expect(UNITS[currencyOf(currency)]).toEqual(units)
  })

  it.each(codes.AMOUNTS)('the limits of $currency, of which a level scales that of a draw', (amounts) => {
    const { draw: drawMax, mostReturn: maxReturn, least: min } = amounts
    expect(lotteryLimits(currencyOf(amounts.currency), 1)).toEqual({ drawMax, maxReturn, min })
    expect(lotteryLimits(currencyOf(amounts.currency), 2)).toEqual({
      ...{ maxReturn, min },
      drawMax: (drawMax * 4) / 5,
    })
  })

  it('the trend of a value', () => {
    const draws = TREND.came.map((came) => ({ drawAt: 0, numbers: [came ? 1 : 0] }))
    const view = { values: ['1'], has: (_: string, { numbers }: (typeof draws)[number]) => numbers[0] === 1 }
    const { draws: size, count, missing, averageMissing, longestMissing } = TREND
    expect(trendOf(view, draws, size).columns).toEqual([
      { value: '1', count, missing, averageMissing, longestMissing },
    ])
  })
})

it('the documented records have the state of their position', () => {
  for (const { fields } of Object.values(BET_RECORDS).flatMap((each) => ('fields' in each ? [each] : []))) {
    if (!('betState' in fields)) continue
    const { chaseNo, orderStatus, backAmount, betState } = fields
    const won = orderStatus === 1 && Number(backAmount) > 0
    const state = codes.STATES_OF_POSITIONS.find(
      (each) => each.chase === (chaseNo !== null) && each.orderStatus === orderStatus && each.won === won,
    )
    expect([fields.orderNo, betState]).toEqual([fields.orderNo, state?.betState])
  }
})
