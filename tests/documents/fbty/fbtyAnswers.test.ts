import { describe, expect, it } from 'vitest'
import { RECORD, PARTLY_CASHED_OUT, SERIES, SERIES_OF_THREE, SINGLES } from './betAnswers.ts'
import { CASH_OUT, CASH_OUT_OFFERS, RESERVATION, RESERVATIONS, TERMS } from './furtherAnswers.ts'
import { DETAIL, MATCH, OUTRIGHT, SETTLED_DETAIL } from './matchAnswers.ts'
import { FOOTBALL_PLAYS, OTHER_PLAYS } from './plays.ts'
import { ENTRANTS, SELECTIONS } from './selections.ts'

const plays = new Set([...FOOTBALL_PLAYS, ...OTHER_PLAYS].map(({ code }) => code))
const sides = new Set([...SELECTIONS, ...ENTRANTS].map(({ code }) => code))

interface Market {
  readonly mty: number
  readonly pe: number
  readonly mks: readonly { readonly op: readonly { readonly ty: number }[] }[]
}

/** An amount with two decimals, cut. */
const amount = (value: number) => (Math.floor(value * 100 + 1e-6) / 100).toFixed(2)
const product = (prices: readonly number[]) => prices.reduce((all, price) => all * price, 1)

describe('the answers of FBTY', () => {
  it('have markets and selections that the tables have', () => {
    const markets: readonly Market[] = [
      ...MATCH.fields.mg,
      ...OUTRIGHT.fields.mg,
      ...SETTLED_DETAIL.fields.mg,
      ...DETAIL.answer.fields.mg,
    ]
    expect(markets.filter(({ mty, pe }) => !plays.has(`${mty}.${pe}`))).toEqual([])
    const taken = markets.flatMap(({ mks }) => mks.flatMap(({ op }) => op.map(({ ty }) => ty)))
    expect(taken.filter((ty) => !sides.has(ty))).toEqual([])
  })

  it('name the shown counts by the period of the match', () => {
    expect(MATCH.fields.nsg.map(({ pe }) => pe)).toEqual([1001, 1001])
  })

  it('of singles: what is returned is stake × price, of a refused one nothing', () => {
    const [taken, refused] = SINGLES.answer.fields
    const [bet] = SINGLES.request.fields.singleBetList
    expect(taken?.mla).toBe(amount((bet?.unitStake ?? 0) * (taken?.ops[0]?.od ?? 0)))
    expect(refused).toMatchObject({ id: '', st: 2, code: 3003, mla: '0.00' })
    expect(SINGLES.answer.fields).toHaveLength(SINGLES.request.fields.singleBetList.length)
  })

  it('of series: the rows of each entry, with a price for each leg', () => {
    const prices = SERIES.request.fields.betOptionList.map(({ odds }) => odds)
    const [all, cover] = SERIES.answer.fields
    expect(all?.mla).toBe(amount(10 * product(prices)))
    const [a = 0, b = 0, c = 0] = prices
    expect(cover?.mla).toBe(amount(2 * (a * b + a * c + b * c + a * b * c)))
    expect(all?.ops.map(({ od }) => od)).toEqual(prices)
    expect(SERIES_OF_THREE.fields.map((each) => [each.sn, each.in])).toEqual([
      [3, 1],
      [2, 3],
      [0, 4],
    ])
    expect(SERIES_OF_THREE.fields[0]?.sodd).toBeCloseTo(product(prices), 10)
  })

  it('of records: win, return, and what is left after a cash-out', () => {
    const { sat, mla, mwa } = RECORD.fields
    expect(Number(mla) - Number(sat)).toBe(Number(mwa))
    const { cots, lwa, crl } = PARTLY_CASHED_OUT.fields
    const open = Number(PARTLY_CASHED_OUT.fields.sat) - Number(cots)
    expect(lwa).toBe(amount(open * (2.04 - 1)))
    expect(crl.filter(({ st }) => st >= 4).map(({ cst }) => cst)).toEqual([cots])
  })

  it('of cash-outs and reservations: amounts follow from the prices', () => {
    const [offer] = CASH_OUT_OFFERS.answer.fields.pr
    expect(offer?.oam).toBe(amount(Number(offer?.ost) * (offer?.amt ?? 0)))
    const { cashOutStake, unitCashOutPayoutStake, cashOutPayoutStake } = CASH_OUT.request.fields
    expect(cashOutPayoutStake).toBe(amount(Number(cashOutStake) * unitCashOutPayoutStake))
    const { mly, od, mms } = TERMS.answer.fields
    expect(mms).toBe(amount(Number(mly) / od))
    const { unitStake, betOptionList } = RESERVATION.request.fields
    const waited = betOptionList[0]?.odds ?? 0
    expect(RESERVATIONS.answer.fields.sts[0]?.mw).toBe(amount(unitStake * (waited - 1)))
  })
})
