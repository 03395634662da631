import { NEVER, of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { line } from '../../../../streams/domain/market.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import { err, ok } from '../../../../streams/domain/result.ts'
import { legKey, seriesField } from '../../../../streams/machines/slip/slip.ts'
import { aBet, aLeg, EVENS } from '../../machines/orderBuilders.ts'
import { ANSWER_MS, slipBench } from '../../machines/slip/slipBench.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const key = (matchId: string): string => legKey(aLeg(matchId).choice)
const LOWER = 186_000 as Odds

/** An open slip with quoted legs and a stake of 100 on each. */
function staked(...matchIds: readonly string[]) {
  const bench = slipBench()
  bench.slip.setOpen(true)
  for (const id of matchIds) {
    bench.slip.toggle(aLeg(id))
    bench.slip.type(key(id), '100')
  }
  bench.pass(1_000)
  return bench
}

/** Changes the venue's price of a leg, and waits until the slip has the new quote. */
function priceGoes(bench: ReturnType<typeof slipBench>, matchId: string, odds: Odds): void {
  bench.offer(matchId, { odds })
  bench.move(matchId)
  bench.pass(1_000)
}

describe('placing', () => {
  it('sends the typed stake at the agreed price, and shows what becomes of it', () => {
    const bench = staked('m1')
    bench.slip.confirm()
    expect(bench.sent).toHaveLength(1)
    expect(bench.sent[0]?.bets[0]).toMatchObject({ unitStake: money(10_000, 'RMB') })
    expect(bench.sent[0]?.bets[0]?.legs[0]?.agreedOdds).toBe(EVENS)
    expect(bench.view().outcome?.phase).toBe('submitting')
    expect(bench.view().legs).toHaveLength(0)
  })

  it('places once, however often the button is pressed', () => {
    const bench = staked('m1', 'm2')
    bench.slip.confirm()
    bench.slip.confirm()
    bench.pass(5_000)
    bench.slip.confirm()
    expect(bench.sent).toHaveLength(1)
  })

  it('does nothing for a tap that meant an earlier screen', () => {
    const bench = staked('m1')
    const seen = bench.view().terms
    priceGoes(bench, 'm1', LOWER)
    bench.slip.confirm(seen)
    expect(bench.sent).toHaveLength(0)
    expect(bench.view().legs[0]?.leg.agreedOdds).toBe(EVENS)
    bench.slip.confirm(bench.view().terms)
    expect(bench.sent).toHaveLength(1)
  })

  it('asks about a moved price and places at the one accepted', () => {
    const bench = staked('m1')
    priceGoes(bench, 'm1', LOWER)
    expect(bench.view()).toMatchObject({ action: 'accept', changes: 1 })
    expect(bench.view().legs[0]).toMatchObject({ change: 'worse', presentOdds: '1.86', agreedOdds: '1.95' })
    bench.slip.confirm()
    expect(bench.sent[0]?.bets[0]?.legs[0]?.agreedOdds).toBe(LOWER)
  })

  it('offers to accept only what could then be placed', () => {
    const bench = staked('m1')
    bench.slip.type(key('m1'), '')
    priceGoes(bench, 'm1', LOWER)
    expect(bench.view()).toMatchObject({ action: 'blocked', block: { kind: 'emptyStake' } })
  })

  it('never takes a moved line by the main button, but by its own tap', () => {
    const bench = staked('m1')
    bench.settings.change('acceptance', 'any')
    bench.offer('m1', { line: line(0), odds: LOWER })
    bench.move('m1')
    bench.pass(1_000)
    expect(bench.view().block?.kind).toBe('lineChanged')
    bench.slip.confirm()
    expect(bench.sent).toHaveLength(0)
    bench.slip.takeLine(key('m1'))
    expect(bench.view()).toMatchObject({ action: 'place', changes: 0 })
    bench.slip.confirm()
    expect(bench.sent[0]?.bets[0]?.legs[0]).toMatchObject({ agreedOdds: LOWER, choice: { line: 0 } })
  })

  it('sends the venue’s ids, timing and score of this moment', () => {
    const bench = slipBench()
    bench.slip.toggle(aLeg('m1', { timing: 'early', score: null }))
    bench.slip.type(key('m1'), '100')
    const wire = { marketId: 'new-market', optionId: 'new-option', playId: '4' }
    bench.offer('m1', { live: true, score: [2, 1], wire })
    bench.slip.setOpen(true)
    bench.pass(1_000)
    bench.slip.confirm()
    expect(bench.sent[0]?.bets[0]?.legs[0]).toMatchObject({
      timing: 'live',
      score: [2, 1],
      wire,
      agreedOdds: EVENS,
    })
  })

  it('opens with the keypad on the first stake while none is typed', () => {
    const bench = slipBench()
    bench.slip.toggle(aLeg('m1'))
    bench.slip.setOpen(true)
    expect(bench.view().activeField).toBe(key('m1'))
    bench.slip.setOpen(false)
    expect(bench.view().activeField).toBeNull()
    bench.slip.type(key('m1'), '10')
    bench.slip.setOpen(false)
    bench.slip.setOpen(true)
    expect(bench.view().activeField).toBeNull()
  })

  it('waits for a quote young enough', () => {
    const bench = staked('m1')
    bench.failQuotes('silence')
    bench.pass(11_000)
    expect(bench.view()).toMatchObject({ action: 'blocked', block: { kind: 'stale' }, quoteAge: 11 })
    bench.slip.confirm()
    expect(bench.sent).toHaveLength(0)
  })

  it('says so when the device would not keep the bet, and sends nothing', () => {
    const bench = slipBench({ storeWritable: false })
    bench.slip.setOpen(true)
    bench.slip.toggle(aLeg('m1'))
    bench.slip.type(key('m1'), '100')
    bench.pass(1_000)
    bench.slip.confirm()
    expect(bench.sent).toHaveLength(0)
    expect(bench.view()).toMatchObject({ notSent: 'slip.notStored', outcome: null })
    expect(bench.view().legs).toHaveLength(1)
  })

  it('asks before the same leg is bet on again, and lets the member insist', () => {
    const bench = staked('m1')
    bench.slip.confirm()
    bench.slip.closeOutcome()
    bench.slip.toggle(aLeg('m1'))
    bench.slip.type(key('m1'), '100')
    bench.pass(1_000)
    expect(bench.view().block?.kind).toBe('sameLegPending')
    bench.slip.repeatLeg(key('m1'))
    bench.slip.confirm()
    expect(bench.sent.map(({ id }) => id)).toEqual(['order-1', 'order-2'])
  })
})

describe('an outcome', () => {
  const refused = {
    lane: 'outcome',
    reason: 'oddsChanged',
    textKey: 'errors.venue.oddsChanged',
    message: null,
    action: 'acceptChange',
  } as const

  it('that is a refusal brings legs and stakes back, to be quoted anew', () => {
    const bench = staked('m1')
    bench.answerPlace(() => of(err(refused)))
    bench.offer('m1', { odds: LOWER })
    bench.slip.confirm()
    bench.pass(ANSWER_MS)
    expect(bench.view().outcome).toMatchObject({ phase: 'rejected', reasonKey: 'errors.venue.oddsChanged' })
    bench.slip.rebet('order-1')
    expect(bench.view()).toMatchObject({ outcome: null, action: 'accept', waiting: [] })
    expect(bench.view().fields[0]?.text).toBe('100')
    bench.slip.confirm()
    expect(bench.sent[1]?.bets[0]?.legs[0]?.agreedOdds).toBe(LOWER)
  })

  it('that refuses a parlay brings the parlay back', () => {
    const bench = slipBench()
    bench.slip.setOpen(true)
    bench.slip.toggle(aLeg('m1'))
    bench.slip.toggle(aLeg('m2'))
    bench.slip.setKind('parlay')
    bench.slip.type(seriesField('2:2'), '12.5')
    bench.pass(1_000)
    bench.answerPlace(() => of(err(refused)))
    bench.slip.confirm()
    expect(bench.view()).toMatchObject({ kind: 'parlay' })
    expect(bench.view().fields[0]?.text).toBe('12.50')
  })

  it('that is accepted can be bet again, without a stake typed for the member', () => {
    const bench = staked('m1')
    bench.answerPlace(() => of(ok({ bets: [aBet('TL1', 'accepted')] })))
    bench.slip.confirm()
    expect(bench.view().outcome).toMatchObject({ phase: 'accepted', accepted: 1 })
    bench.slip.rebet('order-1')
    bench.pass(ANSWER_MS)
    expect(bench.view()).toMatchObject({ outcome: null, block: { kind: 'emptyStake' } })
    expect(bench.view().legs).toHaveLength(1)
  })

  it('that is not known stays when the sheet closes, and is shown again', () => {
    const bench = staked('m1')
    bench.answerPlace(() => of(err({ lane: 'transport', kind: 'timeout' } as const)))
    bench.slip.confirm()
    expect(bench.view().outcome?.phase).toBe('unknown')
    bench.slip.setOpen(false)
    expect(bench.view()).toMatchObject({ outcome: null, waiting: [{ phase: 'unknown' }] })
    bench.slip.setOpen(true)
    expect(bench.view().outcome?.phase).toBe('unknown')
    expect(bench.sent).toHaveLength(1)
    bench.find([aBet('TL1', 'accepted')])
    bench.pass(2_000)
    expect(bench.view().outcome).toMatchObject({ phase: 'accepted', lookedUp: true })
  })

  it('that has been seen is gone once the sheet closes', () => {
    const bench = staked('m1')
    bench.answerPlace(() => of(ok({ bets: [aBet('TL1', 'accepted')] })))
    bench.slip.confirm()
    bench.slip.setOpen(false)
    expect(bench.view()).toMatchObject({ outcome: null, waiting: [] })
  })

  it('tells taken and refused bets apart', () => {
    const bench = staked('m1', 'm2')
    bench.answerPlace(() => of(ok({ bets: [aBet('TL1', 'accepted'), aBet('TL2', 'rejected', 1)] })))
    bench.slip.confirm()
    expect(bench.view().outcome).toMatchObject({
      phase: 'partial',
      accepted: 1,
      refused: 1,
      refusedStake: money(10_000, 'RMB'),
    })
    expect(bench.view().legs.map(({ leg }) => leg.choice.matchId)).toEqual(['m2'])
  })
})

describe('the most that may be bet', () => {
  it('is the limit while the balance carries it', () => {
    const bench = slipBench({ balance: money(9_000_000, 'RMB') })
    bench.slip.toggle(aLeg('m1'))
    bench.pass(1_000)
    bench.slip.maxStake(key('m1'))
    expect(bench.view().fields[0]?.text).toBe('20000')
  })

  it('leaves the balance for what the other fields take', () => {
    const bench = slipBench({ balance: money(50_050, 'RMB') })
    bench.slip.toggle(aLeg('m1'))
    bench.slip.toggle(aLeg('m2'))
    bench.slip.type(key('m2'), '200')
    bench.pass(1_000)
    bench.slip.maxStake(key('m1'))
    expect(bench.view().fields[0]?.text).toBe('300.50')
    expect(bench.view()).toMatchObject({ action: 'place', balanceAfter: money(0, 'RMB') })
  })

  it('of a series is for each of its lines', () => {
    const bench = slipBench({ balance: money(10_001, 'RMB') })
    for (const id of ['m1', 'm2', 'm3']) bench.slip.toggle(aLeg(id))
    bench.slip.setKind('system')
    bench.pass(1_000)
    bench.slip.maxStake(seriesField('3:2+3'))
    expect(bench.view().fields.find(({ key: field }) => field === seriesField('3:2+3'))?.text).toBe('25')
  })

  it('never risks more than there is, where what is typed is what is won', () => {
    const bench = slipBench({ balance: money(100_00, 'RMB'), oddsFormat: 'indonesian' })
    bench.slip.toggle(aLeg('m1', { agreedOdds: 150_000 as Odds }))
    bench.pass(1_000)
    expect(bench.view().fields[0]?.toWin).toBe(true)
    bench.slip.maxStake(key('m1'))
    expect(bench.view().fields[0]).toMatchObject({ text: '50', risked: money(100_00, 'RMB') })
    expect(bench.view().action).toBe('place')
  })

  it('adds quick stakes to what is typed', () => {
    const bench = slipBench()
    bench.slip.toggle(aLeg('m1'))
    bench.slip.type(key('m1'), '0.5')
    bench.slip.addStake(key('m1'), 50)
    expect(bench.view().fields[0]?.text).toBe('50.50')
  })
})

describe('the legs of a slip', () => {
  it('are all in European odds once one of them is offered in no other', () => {
    const bench = slipBench({ oddsFormat: 'hk' })
    bench.slip.toggle(aLeg('m1'))
    expect(bench.view()).toMatchObject({ oddsFormat: 'hk', europeForced: false, totalOdds: '0.95' })
    bench.slip.toggle(aLeg('m2', { oddsFormats: ['europe'] }))
    expect(bench.view()).toMatchObject({ oddsFormat: 'europe', europeForced: true })
    expect(bench.view().legs.map(({ presentOdds }) => presentOdds)).toEqual(['1.95', '1.95'])
  })

  it('a price that moves leaves nothing behind but a changed view', () => {
    const bench = staked('m1')
    bench.settings.change('acceptance', 'better')
    priceGoes(bench, 'm1', 201_000 as Odds)
    expect(bench.view()).toMatchObject({ action: 'place', changes: 0 })
    expect(bench.view().legs[0]).toMatchObject({
      change: 'better',
      agreedProfit: money(9_500, 'RMB'),
      presentProfit: money(10_100, 'RMB'),
    })
  })

  it('end with the scope: nothing is asked for afterwards', () => {
    const bench = staked('m1')
    bench.answerPlace(() => NEVER)
    bench.scope.end()
    const asked = bench.quotesAsked.length
    bench.pass(60_000)
    expect(bench.quotesAsked).toHaveLength(asked)
    expect(bench.faults).toEqual([])
  })
})

describe('clearing', () => {
  it('can be undone, with the stakes, until something else is chosen', () => {
    const bench = staked('m1', 'm2')
    bench.slip.clear()
    expect(bench.view()).toMatchObject({ legs: [], cleared: 2 })
    bench.slip.undoClear()
    expect(bench.view().legs.map(({ key: name }) => name)).toEqual([key('m1'), key('m2')])
    expect(bench.view().fields.map(({ text }) => text)).toEqual(['100', '100'])
    expect(bench.view().cleared).toBe(0)
    bench.slip.clear()
    bench.slip.toggle(aLeg('m3'))
    bench.slip.undoClear()
    expect(bench.view().legs.map(({ key: name }) => name)).toEqual([key('m3')])
  })
})

describe('the kind of bet', () => {
  it('may be a parlay of one leg, which says what is missing', () => {
    const bench = staked('m1')
    bench.slip.setKind('parlay')
    expect(bench.view()).toMatchObject({ kind: 'parlay', block: { kind: 'tooFewLegs', needed: 2 } })
    bench.slip.toggle(aLeg('m2'))
    expect(bench.view().kind).toBe('parlay')
  })
})
