import { describe, expect, it } from 'vitest'
import { LEG, QUOTE, SERIES, SINGLES } from './betAnswers.ts'
import { CASH_OUT, CASH_OUT_OFFERS, RESERVATION } from './furtherAnswers.ts'
import { DETAIL, MARKETS } from './matchAnswers.ts'
import { PARTS, PLAYS } from './plays.ts'
import { CASHED_OUT, RECORD } from './recordAnswers.ts'

const plays = new Set(PLAYS.map(({ means }) => means))
const amount = (value: number) => (Math.floor(value * 100 + 1e-6) / 100).toFixed(2)

/** The quarters of a line that an option id names, from the home side. */
const quartersOf = (bid: string) => Number(bid.split('.')[3])

describe('the answers of DPTY', () => {
  it('have plays and parts that the tables have', () => {
    const listed = MARKETS.fields.map(({ ctid, kc }) => `${ctid}.${kc}`)
    const tabbed = DETAIL.answer.fields.tabs.flatMap((tab) => tab.plays)
    const quoted = QUOTE.answer.fields.items.map(({ ctid, kc }) => `${ctid}.${kc}`)
    expect([...listed, ...tabbed, ...quoted].filter((play) => !plays.has(play))).toEqual([])
    const parts = new Set<string>(PARTS.map(({ code }) => code))
    expect(DETAIL.answer.fields.md.me.ps.filter(({ p }) => !parts.has(p))).toEqual([])
  })

  it('name a line in quarters from the home side, and the option from its own', () => {
    const options = MARKETS.fields.flatMap(({ hcl }) => hcl.flatMap(({ bil }) => bil))
    const lines = options.map(({ bid, hoa, h }) => [quartersOf(bid), Number(h) * (hoa === 'Home' ? 4 : -4)])
    expect(lines.filter(([named, shown]) => named !== shown)).toEqual([])
    const [jumped] = QUOTE.answer.fields.items
    expect(quartersOf(jumped?.bid ?? '')).toBe(Number(jumped?.h) * 4)
    expect(jumped?.bid).not.toBe(jumped?.betItemsId)
  })

  it('of singles: the win is stake × (price − 1), of a refused one nothing', () => {
    const [taken, refused] = SINGLES.answer.fields
    expect(taken?.maxWinAmount).toBe(amount(100 * (Number(LEG.fields.oddValue) - 1)))
    expect(refused).toMatchObject({ id: null, status: 4, code: 3003, maxWinAmount: '0.00' })
    // Hong Kong odds of a European price.
    expect(Number(LEG.fields.oddFinally) + 1).toBeCloseTo(Number(LEG.fields.oddValue), 10)
  })

  it('of series: all doubles and the cover of three legs', () => {
    const price = Number(LEG.fields.oddValue)
    const [doubles, cover] = SERIES.answer.fields
    expect(doubles?.maxWinAmount).toBe(amount(10 * 3 * price ** 2 - 30))
    expect(cover?.maxWinAmount).toBe(amount(10 * (3 * price ** 2 + price ** 3) - 40))
    const lines = SERIES.request.fields.map(
      (each) => Number(each.productAmountTotal) / Number(each.orderAmount),
    )
    expect(lines).toEqual([3, 4])
  })

  it('of records and cash-outs: amounts follow from each other', () => {
    const { productAmountTotal, maxWinAmount } = RECORD.fields
    expect(maxWinAmount).toBe(amount(Number(productAmountTotal) * 0.95))
    const { settleAmount, profitAmount } = CASHED_OUT.fields
    expect(Number(settleAmount) - Number(productAmountTotal)).toBe(Number(profitAmount))
    const [offer] = CASH_OUT_OFFERS.answer.fields
    const part = Number(CASH_OUT.request.fields.amount) / Number(offer?.openAmount)
    expect(CASH_OUT.request.fields.settleAmount).toBe(amount(Number(offer?.settleAmount) * part))
    const [waiting] = RESERVATION.answer.fields
    expect(waiting).toMatchObject({ status: 3, reserveStatus: 0, maxWinAmount: amount(20 * (2.1 - 1)) })
  })
})
