import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_BETS, UNITS } from '../../../../streams/domain/lottery/limits.ts'
import {
  type BasketBet,
  basketAfter,
  type BasketEvent,
  type BasketState,
  chosenNotes,
  EMPTY_BASKET,
  isEmpty,
  totalCost,
} from '../../../../streams/machines/lotteryBasket/basket.ts'
import { toChase, toSend } from '../../../../streams/machines/lotteryBasket/createLotteryBasket.ts'
import { ALL_PLAYS, playAndChoice } from '../../domain/lottery/arbitraries.ts'
import { oracleNotes } from '../../domain/lottery/oracle.ts'

const unit = fc.constantFrom(...UNITS.RMB)
const multiple = fc.integer({ min: 1, max: 999 })
const planId = fc.constantFrom('20261120-1251', '20261120-1252')
const ids = fc.integer({ min: 0, max: 60 }).map(String)
const bet: fc.Arbitrary<BasketBet> = fc
  .record({ id: ids, of: playAndChoice, unit, multiple })
  .map(({ of: { play, choice }, ...rest }) => ({ ...rest, play, choice, notes: play.countNotes(choice) }))

const choose: fc.Arbitrary<readonly BasketEvent[]> = playAndChoice.map(({ play, choice }) => [
  { type: 'play', play },
  { type: 'choice', choice },
])
const edits: fc.Arbitrary<BasketEvent> = fc.oneof(
  { weight: 5, arbitrary: bet.map((each): BasketEvent => ({ type: 'add', bet: each })) },
  { weight: 5, arbitrary: ids.map((id): BasketEvent => ({ type: 'keep', id })) },
  ids.map((id): BasketEvent => ({ type: 'remove', id })),
  unit.map((each): BasketEvent => ({ type: 'unit', unit: each })),
  fc
    .oneof(multiple, fc.constantFrom(0, -1, 1000, 1.5, NaN))
    .map((each): BasketEvent => ({ type: 'multiple', multiple: each })),
  fc.option(planId).map((each): BasketEvent => ({ type: 'draw', planId: each })),
  planId.map((each): BasketEvent => ({ type: 'agree', planId: each })),
  fc.constantFrom<BasketEvent>({ type: 'ask' }, { type: 'withdraw' }),
  fc
    .record({ ids: fc.array(ids, { maxLength: 3 }), choice: fc.boolean() })
    .map((each): BasketEvent => ({ type: 'sent', ...each })),
)
const events = fc
  .array(
    fc.oneof(
      choose,
      edits.map((each) => [each]),
    ),
    { maxLength: 80 },
  )
  .map((lists) => lists.flat())

/** The lines that must be in the basket, by the meaning of each event. */
function expectedLines(before: BasketState, event: BasketEvent): readonly string[] {
  const lines = before.bets.map(({ id }) => id)
  const room = lines.length < MAX_BETS
  switch (event.type) {
    case 'add':
      return room ? [...lines, event.bet.id] : lines
    case 'keep': {
      const read = chosenNotes(before)
      return room && read !== null && !('fault' in read) ? [...lines, event.id] : lines
    }
    case 'remove':
      return lines.filter((id) => id !== event.id)
    case 'sent':
      return lines.filter((id) => !event.ids.includes(id))
    case 'clear':
      return []
    default:
      return lines
  }
}

describe('the basket of a lottery', () => {
  it('loses no line and adds none: only what is removed, sent or cleared leaves', () => {
    fc.assert(
      fc.property(events, (all) => {
        let state = EMPTY_BASKET
        for (const event of all) {
          const lines = expectedLines(state, event)
          state = basketAfter(state, event)
          expect(state.bets.map(({ id }) => id)).toEqual(lines)
          expect(state.bets.length).toBeLessThanOrEqual(MAX_BETS)
        }
      }),
    )
  })

  it('costs what its notes cost one by one', () => {
    fc.assert(
      fc.property(fc.array(bet, { maxLength: 12 }), (bets) => {
        const state = bets.reduce(
          (before, each) => basketAfter(before, { type: 'add', bet: each }),
          EMPTY_BASKET,
        )
        const exact = state.bets
          .flatMap((each) =>
            oracleNotes(each.play.playId, each.choice).map(() => BigInt(each.unit * each.multiple)),
          )
          .reduce((sum, cost) => sum + cost, 0n)
        expect(BigInt(totalCost(state.bets))).toBe(exact)
      }),
    )
  })

  it('keeps the choice as it was priced: the line has its notes, unit and multiple', () => {
    fc.assert(
      fc.property(playAndChoice, unit, multiple, ({ play, choice }, oneUnit, times) => {
        const before: BasketState = { ...EMPTY_BASKET, play, choice, unit: oneUnit, multiple: times }
        const after = basketAfter(before, { type: 'keep', id: 'a' })
        const [line] = after.bets
        expect(line).toEqual({
          id: 'a',
          play,
          choice,
          unit: oneUnit,
          multiple: times,
          notes: oracleNotes(play.playId, choice).length,
        })
        expect(after.choice.flat()).toEqual([])
      }),
    )
  })

  it('has whole multiples from 1 to 999 only', () => {
    fc.assert(
      fc.property(events, (all) => {
        const state = all.reduce(basketAfter, EMPTY_BASKET)
        expect(Number.isInteger(state.multiple)).toBe(true)
        expect(state.multiple).toBeGreaterThanOrEqual(1)
        expect(state.multiple).toBeLessThanOrEqual(999)
      }),
    )
  })

  it('moves to another draw by itself only while it holds nothing', () => {
    fc.assert(
      fc.property(events, planId, (all, next) => {
        const before = all.reduce(basketAfter, EMPTY_BASKET)
        const after = basketAfter(before, { type: 'draw', planId: next })
        const stays = before.planId !== null && !isEmpty(before)
        expect(after.planId).toBe(stays ? before.planId : next)
        expect(basketAfter(before, { type: 'agree', planId: next }).planId).toBe(next)
      }),
    )
  })

  it('forgets a confirmation as soon as anything else changes', () => {
    fc.assert(
      fc.property(events, edits, (all, last) => {
        fc.pre(last.type !== 'ask')
        const asked = basketAfter(all.reduce(basketAfter, EMPTY_BASKET), { type: 'ask' })
        const after = basketAfter(asked, last)
        expect(after.asked).toBe(after === asked)
      }),
    )
  })

  it('sends all lines and the choice beside them, and never more than a call takes', () => {
    fc.assert(
      fc.property(events, (all) => {
        const state = all.reduce(basketAfter, EMPTY_BASKET)
        const sending = toSend(state)
        const read = chosenNotes(state)
        const hasChoice = read !== null && !('fault' in read)
        expect(sending.slice(0, state.bets.length)).toEqual(state.bets)
        expect(sending.length).toBe(Math.min(MAX_BETS, state.bets.length + (hasChoice ? 1 : 0)))
      }),
    )
  })

  it('leaves the choice for later where the basket is full', () => {
    const [play] = ALL_PLAYS
    if (play === undefined) throw new Error('no play')
    const choice = [['1'], ['2'], ['3']]
    const line: BasketBet = { id: '', play, choice, notes: 1, unit: 200, multiple: 1 }
    const bets = Array.from({ length: MAX_BETS }, (_, index) => ({ ...line, id: String(index) }))
    const full: BasketState = { ...EMPTY_BASKET, play, choice, unit: 200, bets }
    expect(toSend(full)).toEqual(bets)
    expect(toSend({ ...full, bets: bets.slice(1) })).toHaveLength(MAX_BETS)
    expect(basketAfter(full, { type: 'keep', id: 'x' })).toBe(full)
  })

  it('chases the choice, or the only line', () => {
    fc.assert(
      fc.property(events, (all) => {
        const state = all.reduce(basketAfter, EMPTY_BASKET)
        const chased = toChase(state)
        const read = chosenNotes(state)
        if (read !== null && !('fault' in read)) expect(chased?.choice).toBe(state.choice)
        else expect(chased).toBe(state.bets.length === 1 ? state.bets[0] : null)
      }),
    )
  })
})
