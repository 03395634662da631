import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDay } from '../../../../streams/domain/calendar.ts'
import { type Lottery, LOTTERIES, lotteryOf } from '../../../../streams/domain/lottery/lotteries.ts'
import {
  awaitedDraw,
  dayDigits,
  dayOfDigits,
  drawOfPlan,
  drawOnSale,
  drawsFrom,
  drawsOfDay,
} from '../../../../streams/domain/lottery/plannedDraws.ts'

const at = (time: string): number => Date.parse(`${time}+08:00`)
/** `2026-11-20 21:30:00` in UTC+8. */
const text = (time: number): string =>
  new Date(time + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const found = (ticketId: string): Lottery => {
  const lottery = lotteryOf(ticketId)
  if (lottery === null) throw new RangeError(`no lottery ${ticketId}`)
  return lottery
}
const anyTime = fc.integer({ min: at('2020-01-01T00:00:00'), max: at('2060-01-01T00:00:00') })
const anyLottery = fc.constantFrom(...LOTTERIES)

describe('the lotteries (docs/games/lottery.md, 1)', () => {
  it('are those of the table', () => {
    expect(LOTTERIES.map(({ ticketId, seriesId }) => `${ticketId}:${seriesId}`).join(' ')).toBe(
      '101:1 102:1 201:2 202:2 203:2 301:3 302:3 401:4 402:4 501:5 502:5 601:6 602:6',
    )
    const ids = (list: readonly Lottery[]) => list.map(({ ticketId }) => ticketId).join(' ')
    expect(ids(LOTTERIES.filter(({ ins }) => ins))).toBe('101 102 201 302 402 502 602')
    expect(ids(LOTTERIES.filter(({ hot }) => hot))).toBe('101 201 202 203 301 401 502 601')
    expect(lotteryOf('999')).toBeNull()
  })

  it.each([
    ['101', 1440, 5],
    ['102', 480, 10],
    ['201', 1440, 5],
    ['202', 288, 10],
    ['203', 1, 900],
    ['301', 288, 10],
    ['302', 1440, 5],
    ['401', 72, 30],
    ['402', 1440, 5],
    ['501', 144, 30],
    ['502', 1440, 5],
    ['601', 1, 900],
    ['602', 288, 10],
  ])('%s has %i draws on a Saturday and is sealed %i s before each', (ticketId, count, sealed) => {
    const day = calendarDay(at('2026-11-21T12:00:00'))
    const draws = drawsOfDay(found(ticketId), day)
    expect(draws).toHaveLength(count)
    expect(draws.every(({ drawAt, sealsAt }) => drawAt - sealsAt === sealed * 1000)).toBe(true)
  })
})

describe('planned draws', () => {
  it('has the draw of the example (docs/games/lottery.md, 7.3)', () => {
    const draw = drawOfPlan(found('201'), '20261120-1251')
    expect(draw).toMatchObject({
      planId: '20261120-1251',
      opensAt: 1_795_178_995_000,
      sealsAt: 1_795_179_055_000,
      drawAt: 1_795_179_060_000,
    })
    expect(drawOnSale(found('201'), 1_795_179_022_000)).toEqual(draw)
  })

  it('seals a draw at its seal to the ms', () => {
    const onSale = (now: number) => drawOnSale(found('201'), now).planId
    expect(onSale(1_795_179_054_999)).toBe('20261120-1251')
    expect(onSale(1_795_179_055_000)).toBe('20261120-1252')
  })

  it('counts the draw at midnight to the day that ends', () => {
    const last = drawOfPlan(found('602'), '20261120-0288')
    expect(text(last?.drawAt ?? 0)).toBe('2026-11-21 00:00:00')
    expect(drawOnSale(found('602'), at('2026-11-21T00:00:00')).planId).toBe('20261121-0001')
    const day = drawsOfDay(found('602'), calendarDay(at('2026-11-20T08:00:00')))
    expect([day[0]?.planId, day.at(-1)?.planId]).toEqual(['20261120-0001', '20261120-0288'])
  })

  it('draws mark six on Tuesday, Thursday and Saturday, numbered through the year', () => {
    const first = drawOnSale(found('601'), at('2026-12-28T00:00:00'))
    const draws = drawsFrom(found('601'), first, 4)
    expect(draws.map(({ planId, drawAt }) => `${planId} ${text(drawAt)}`)).toEqual([
      '2026-156 2026-12-29 21:30:00',
      '2026-157 2026-12-31 21:30:00',
      '2027-001 2027-01-02 21:30:00',
      '2027-002 2027-01-05 21:30:00',
    ])
    expect(draws[1]?.opensAt).toBe(at('2026-12-29T21:15:00'))
  })

  it('numbers mark six as counting the days of a year does', () => {
    for (const year of [2026, 2027, 2028, 2032]) {
      let number = 0
      for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += 86_400_000) {
        if (![2, 4, 6].includes(new Date(day).getUTCDay())) continue
        number += 1
        const planId = `${year}-${String(number).padStart(3, '0')}`
        const drawAt = Date.parse(`${new Date(day).toISOString().slice(0, 10)}T21:30:00+08:00`)
        expect(drawOfPlan(found('601'), planId)?.drawAt).toBe(drawAt)
      }
      expect(drawOfPlan(found('601'), `${year}-${number + 1}`)).toBeNull()
    }
  })

  it('draws the daily one each day', () => {
    const draws = drawsFrom(found('203'), drawOnSale(found('203'), at('2028-02-28T21:10:00')), 2)
    expect(draws.map(({ planId, drawAt }) => `${planId} ${text(drawAt)}`)).toEqual([
      '20280229 2028-02-29 21:25:00',
      '20280301 2028-03-01 21:25:00',
    ])
  })

  it('follow each other without a gap, and each is found by its id', () => {
    fc.assert(
      fc.property(anyLottery, anyTime, (lottery, now) => {
        const [draw, next] = drawsFrom(lottery, drawOnSale(lottery, now), 2)
        if (draw === undefined || next === undefined) throw new RangeError('two draws were asked for')
        expect(draw.opensAt).toBeLessThanOrEqual(now)
        expect(draw.sealsAt).toBeGreaterThan(now)
        expect(next.opensAt).toBe(draw.sealsAt)
        expect(next.ordinal).toBe(draw.ordinal + 1)
        expect(drawOfPlan(lottery, draw.planId)).toEqual(draw)
        expect(drawOnSale(lottery, draw.sealsAt)).toEqual(next)
        const day = calendarDay(draw.drawAt - 1)
        expect(drawsOfDay(lottery, day).some(({ planId }) => planId === draw.planId)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['201', '20261120-0000'],
    ['201', '20261120-1441'],
    ['201', '20261120-01251'],
    ['201', '20261120-125'],
    ['201', '20260230-0001'],
    ['201', '20261120'],
    ['201', '20261120-1251-1'],
    ['203', '20261120-0001'],
    ['203', '20261320'],
    ['601', '2026-000'],
    ['601', '2026-1'],
    ['601', '20261120-0001'],
    ['601', ''],
  ])('%s has no draw %s', (ticketId, planId) => {
    expect(drawOfPlan(found(ticketId), planId)).toBeNull()
  })

  it('takes any text for no draw or for one with this id', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{4,9}-?[0-9]{0,7}$/))
    fc.assert(
      fc.property(anyLottery, texts, (lottery, planId) => {
        expect([null, planId]).toContain(drawOfPlan(lottery, planId)?.planId ?? null)
      }),
    )
  })

  it('writes days and reads them', () => {
    const day = calendarDay(at('2026-11-20T00:00:00'))
    expect(dayDigits(day)).toBe('20261120')
    expect(dayOfDigits('20261120')).toBe(day)
    expect(['', '2026112', '20261131', '00000000', '2026-11-2', 'abcdefgh'].map(dayOfDigits)).toEqual(
      Array.from({ length: 6 }, () => null),
    )
  })
})

describe('the draw that is awaited', () => {
  it.each([
    ['203', '2026-11-20T21:09:59', null],
    ['203', '2026-11-20T21:10:00', '20261120'],
    ['203', '2026-11-20T21:24:59', '20261120'],
    // One more minute, in case the result arrives late.
    ['203', '2026-11-20T21:25:59', '20261120'],
    ['203', '2026-11-20T21:26:00', null],
    // Thursday, and none on a Friday.
    ['601', '2026-11-19T21:29:59', '2026-139'],
    ['601', '2026-11-20T21:29:59', null],
    // Five seconds between seal and draw: nothing to wait for.
    ['101', '2026-11-20T21:09:57', null],
  ])('of lottery %s at %s is %s', (ticketId, time, planId) => {
    expect(awaitedDraw(found(ticketId), at(time))?.planId ?? null).toBe(planId)
  })

  it('is sealed, is the one before that on sale, and of lotteries that take minutes only', () => {
    fc.assert(
      fc.property(anyLottery, anyTime, (lottery, now) => {
        const awaited = awaitedDraw(lottery, now)
        if (awaited === null) return
        expect(lottery.sealedBeforeMs).toBeGreaterThanOrEqual(60_000)
        expect(awaited.sealsAt).toBeLessThanOrEqual(now)
        expect(awaited.sealsAt).toBe(drawOnSale(lottery, now).opensAt)
      }),
    )
  })
})
