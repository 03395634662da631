import { describe, expect, it } from 'vitest'
import { BET_TYPES, EVENT_GROUPS, PERIODS, SELECTIONS } from './codes.ts'
import { DELTA, DETAIL, EVENT, LIST, SIBLING } from './eventAnswers.ts'
import { OUTRIGHTS } from './outrightAnswers.ts'
import { SALE, SOLD, STATEMENT, WAGER } from './recordAnswers.ts'
import { COMBOS, QUOTE, SINGLES } from './wagerAnswers.ts'

const numbers = (codes: readonly { readonly code: number }[]) =>
  new Set<number>(codes.map(({ code }) => code))
const amount = (value: number) => (Math.floor(value * 100 + 1e-6) / 100).toFixed(2)

describe('the answers of IMTY', () => {
  it('have markets and selections that the tables have', () => {
    const outrights = OUTRIGHTS.answer.fields.Events.flatMap(({ MarketLines }) => MarketLines)
    const lines = [...EVENT.fields.MarketLines, ...SIBLING.fields.MarketLines, ...outrights]
    expect(lines.filter(({ BetTypeId }) => !numbers(BET_TYPES).has(BetTypeId))).toEqual([])
    expect(lines.filter(({ PeriodId }) => !numbers(PERIODS).has(PeriodId))).toEqual([])
    const sides = lines.flatMap(({ WagerSelections }) =>
      WagerSelections.map(({ SelectionId }) => SelectionId),
    )
    expect(sides.filter((side) => !numbers(SELECTIONS).has(side))).toEqual([])
  })

  it('give a sibling the id of its match, a point and its group', () => {
    const { EventId, EventGroupId, EventGroupTypeId } = SIBLING.fields
    expect(EventId).toBe(`${EventGroupId}.${EventGroupTypeId}`)
    expect(numbers(EVENT_GROUPS).has(EventGroupTypeId)).toBe(true)
    expect(EVENT.fields.EventId).toBe(EVENT.fields.EventGroupId)
  })

  it('of a handicap name one line for both sides, whose texts have opposite signs', () => {
    const [home, away] = EVENT.fields.MarketLines[0]?.WagerSelections ?? []
    expect(home?.Handicap).toBe(away?.Handicap)
    expect(home?.DisplayHandicap.slice(1)).toBe(away?.DisplayHandicap.slice(1))
    // A price with five decimals is exact × 100 000.
    const scaled = (away?.Odds ?? 0) * 100_000
    expect(scaled).toBeCloseTo(Math.round(scaled), 6)
  })

  it('of changes have the whole event and the next delta', () => {
    const [changed, gone] = DELTA.answer.fields.DeltaChanges
    expect(Object.keys(changed?.Value ?? {})).toEqual(expect.arrayContaining(Object.keys(EVENT.fields)))
    expect(gone).toMatchObject({ Action: 1, Value: null })
    expect(Number(DELTA.answer.fields.Delta)).toBeGreaterThan(Number(LIST.answer.fields.Delta))
    expect(DETAIL.answer.fields.Sports[0]?.Events).toHaveLength(2)
  })

  it('of a quote refuse with 350 when a row is not 100', () => {
    const statuses = QUOTE.answer.fields.WagerSelectionInfos.map(({ Status }) => Status)
    expect([statuses.some((status) => status !== 100), QUOTE.status]).toEqual([true, 350])
  })

  it('of singles and combos have a row for each wager, with what it returns', () => {
    for (const { request, answer } of [SINGLES, COMBOS]) {
      const asked = request.fields.ComboSelections
      const rows = answer.fields.WagerSelectionInfos
      expect(rows.map((row) => row.InputtedStakeAmount)).toEqual(asked.map((each) => each.StakeAmount))
    }
    const paid = SINGLES.answer.fields.WagerSelectionInfos.map((row) =>
      amount(Number(row.StakeAmount) * (row.AcceptedWagerSelections[0]?.StakeOdds ?? 0)),
    )
    expect(paid).toEqual(
      SINGLES.answer.fields.WagerSelectionInfos.map((row) => row.EstimatedPayoutFullAmount),
    )
    const [a = 0, b = 0, c = 0] = COMBOS.request.fields.WagerSelectionInfos.map(({ Odds }) => Odds)
    const payouts = COMBOS.answer.fields.WagerSelectionInfos.map((row) => row.EstimatedPayoutFullAmount)
    expect(payouts).toEqual([amount(10 * a * b * c), amount(10 * (a * b + a * c + b * c)), '0.00'])
  })

  it('of a sale that was refused name a lower offer, and of a sold wager the profit', () => {
    const { request, answer } = SALE
    expect(Number(answer.fields.BuyBackPricing)).toBeLessThan(Number(request.fields.BuyBackPricing))
    expect(WAGER.fields.BuyBackPricing).toBe(request.fields.BuyBackPricing)
    const { BetTradeBuyBackAmount, StakeAmount, MemberWinLossAmount } = SOLD.fields
    expect(Number(BetTradeBuyBackAmount) - Number(StakeAmount)).toBe(Number(MemberWinLossAmount))
    expect(STATEMENT.answer.fields.WagerList).toHaveLength(STATEMENT.answer.fields.TotalCount)
  })
})
