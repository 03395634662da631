import { NEVER, of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { line } from '../../../../streams/domain/market.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import { err, ok } from '../../../../streams/domain/result.ts'
import { legKey } from '../../../../streams/machines/slip/legKeys.ts'
import { seriesField } from '../../../../streams/machines/slip/slip.ts'
import { aBet, aLeg, EVENS } from '../../machines/orderBuilders.ts'
import { ANSWER_MS, createSlipHarness } from '../../machines/slip/slipHarness.ts'

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
  const harness = createSlipHarness()
  harness.slip.setOpen(true)
  for (const id of matchIds) {
    harness.slip.toggle(aLeg(id))
    harness.slip.type(key(id), '100')
  }
  harness.pass(1_000)
  return harness
}

/** Changes the venue's price of a leg, and waits until the slip has the new quote. */
function priceGoes(harness: ReturnType<typeof createSlipHarness>, matchId: string, odds: Odds): void {
  harness.offer(matchId, { odds })
  harness.move(matchId)
  harness.pass(1_000)
}

describe('placing', () => {
  it('sends the typed stake at the agreed price, and shows what becomes of it', () => {
    const harness = staked('m1')
    harness.slip.confirm()
    expect(harness.sent).toHaveLength(1)
    expect(harness.sent[0]?.bets[0]).toMatchObject({ unitStake: money(10_000, 'RMB') })
    expect(harness.sent[0]?.bets[0]?.legs[0]?.agreedOdds).toBe(EVENS)
    expect(harness.view().outcome?.phase).toBe('submitting')
    expect(harness.view().legs).toHaveLength(0)
  })

  it('places once, however often the button is pressed', () => {
    const harness = staked('m1', 'm2')
    harness.slip.confirm()
    harness.slip.confirm()
    harness.pass(5_000)
    harness.slip.confirm()
    expect(harness.sent).toHaveLength(1)
  })

  it('does nothing for a tap that meant an earlier screen', () => {
    const harness = staked('m1')
    const seen = harness.view().terms
    priceGoes(harness, 'm1', LOWER)
    harness.slip.confirm(seen)
    expect(harness.sent).toHaveLength(0)
    expect(harness.view().legs[0]?.leg.agreedOdds).toBe(EVENS)
    harness.slip.confirm(harness.view().terms)
    expect(harness.sent).toHaveLength(1)
  })

  it('asks about a moved price and places at the one accepted', () => {
    const harness = staked('m1')
    priceGoes(harness, 'm1', LOWER)
    expect(harness.view()).toMatchObject({ action: 'accept', changes: 1 })
    expect(harness.view().legs[0]).toMatchObject({ change: 'worse', presentOdds: '1.86', agreedOdds: '1.95' })
    harness.slip.confirm()
    expect(harness.sent[0]?.bets[0]?.legs[0]?.agreedOdds).toBe(LOWER)
  })

  it('offers to accept only what could then be placed', () => {
    const harness = staked('m1')
    harness.slip.type(key('m1'), '')
    priceGoes(harness, 'm1', LOWER)
    expect(harness.view()).toMatchObject({ action: 'blocked', block: { kind: 'emptyStake' } })
  })

  it('never takes a moved line by the main button, but by its own tap', () => {
    const harness = staked('m1')
    harness.settings.change('acceptance', 'any')
    harness.offer('m1', { line: line(0), odds: LOWER })
    harness.move('m1')
    harness.pass(1_000)
    expect(harness.view().block?.kind).toBe('lineChanged')
    harness.slip.confirm()
    expect(harness.sent).toHaveLength(0)
    harness.slip.takeLine(key('m1'))
    expect(harness.view()).toMatchObject({ action: 'place', changes: 0 })
    harness.slip.confirm()
    expect(harness.sent[0]?.bets[0]?.legs[0]).toMatchObject({ agreedOdds: LOWER, choice: { line: 0 } })
  })

  it('sends the venue’s ids, timing and score of this moment', () => {
    const harness = createSlipHarness()
    harness.slip.toggle(aLeg('m1', { timing: 'early', score: null }))
    harness.slip.type(key('m1'), '100')
    const wire = { marketId: 'new-market', optionId: 'new-option', playId: '4' }
    harness.offer('m1', { live: true, score: [2, 1], wire })
    harness.slip.setOpen(true)
    harness.pass(1_000)
    harness.slip.confirm()
    expect(harness.sent[0]?.bets[0]?.legs[0]).toMatchObject({
      timing: 'live',
      score: [2, 1],
      wire,
      agreedOdds: EVENS,
    })
  })

  it('opens with the keypad on the first stake while none is typed', () => {
    const harness = createSlipHarness()
    harness.slip.toggle(aLeg('m1'))
    harness.slip.setOpen(true)
    expect(harness.view().activeField).toBe(key('m1'))
    harness.slip.setOpen(false)
    expect(harness.view().activeField).toBeNull()
    harness.slip.type(key('m1'), '10')
    harness.slip.setOpen(false)
    harness.slip.setOpen(true)
    expect(harness.view().activeField).toBeNull()
  })

  it('waits for a quote young enough', () => {
    const harness = staked('m1')
    harness.failQuotes('silence')
    harness.pass(11_000)
    expect(harness.view()).toMatchObject({ action: 'blocked', block: { kind: 'stale' }, quoteAge: 11 })
    harness.slip.confirm()
    expect(harness.sent).toHaveLength(0)
  })

  it('says so when the device would not keep the bet, and sends nothing', () => {
    const harness = createSlipHarness({ storeWritable: false })
    harness.slip.setOpen(true)
    harness.slip.toggle(aLeg('m1'))
    harness.slip.type(key('m1'), '100')
    harness.pass(1_000)
    harness.slip.confirm()
    expect(harness.sent).toHaveLength(0)
    expect(harness.view()).toMatchObject({ notSent: 'slip.notStored', outcome: null })
    expect(harness.view().legs).toHaveLength(1)
  })

  it('asks before the same leg is bet on again, and lets the member insist', () => {
    const harness = staked('m1')
    harness.slip.confirm()
    harness.slip.closeOutcome()
    harness.slip.toggle(aLeg('m1'))
    harness.slip.type(key('m1'), '100')
    harness.pass(1_000)
    expect(harness.view().block?.kind).toBe('sameLegPending')
    harness.slip.repeatLeg(key('m1'))
    harness.slip.confirm()
    expect(harness.sent.map(({ id }) => id)).toEqual(['order-1', 'order-2'])
  })
})

describe('an outcome', () => {
  const refused = {
    type: 'refusal',
    reason: 'oddsChanged',
    textKey: 'errors.venue.oddsChanged',
    message: null,
    action: 'acceptChange',
  } as const

  it('that is a refusal brings legs and stakes back, to be quoted anew', () => {
    const harness = staked('m1')
    harness.answerPlace(() => of(err(refused)))
    harness.offer('m1', { odds: LOWER })
    harness.slip.confirm()
    harness.pass(ANSWER_MS)
    expect(harness.view().outcome).toMatchObject({ phase: 'rejected', reasonKey: 'errors.venue.oddsChanged' })
    harness.slip.rebet('order-1')
    expect(harness.view()).toMatchObject({ outcome: null, action: 'accept', waiting: [] })
    expect(harness.view().fields[0]?.text).toBe('100')
    harness.slip.confirm()
    expect(harness.sent[1]?.bets[0]?.legs[0]?.agreedOdds).toBe(LOWER)
  })

  it('that refuses a parlay brings the parlay back', () => {
    const harness = createSlipHarness()
    harness.slip.setOpen(true)
    harness.slip.toggle(aLeg('m1'))
    harness.slip.toggle(aLeg('m2'))
    harness.slip.setKind('parlay')
    harness.slip.type(seriesField('2:2'), '12.5')
    harness.pass(1_000)
    harness.answerPlace(() => of(err(refused)))
    harness.slip.confirm()
    expect(harness.view()).toMatchObject({ kind: 'parlay' })
    expect(harness.view().fields[0]?.text).toBe('12.50')
  })

  it('that is accepted can be bet again, without a stake typed for the member', () => {
    const harness = staked('m1')
    harness.answerPlace(() => of(ok({ bets: [aBet('TL1', 'accepted')] })))
    harness.slip.confirm()
    expect(harness.view().outcome).toMatchObject({ phase: 'accepted', accepted: 1 })
    harness.slip.rebet('order-1')
    harness.pass(ANSWER_MS)
    expect(harness.view()).toMatchObject({ outcome: null, block: { kind: 'emptyStake' } })
    expect(harness.view().legs).toHaveLength(1)
  })

  it('that is not known stays when the sheet closes, and is shown again', () => {
    const harness = staked('m1')
    harness.answerPlace(() => of(err({ type: 'transport', kind: 'timeout' } as const)))
    harness.slip.confirm()
    expect(harness.view().outcome?.phase).toBe('unknown')
    harness.slip.setOpen(false)
    expect(harness.view()).toMatchObject({ outcome: null, waiting: [{ phase: 'unknown' }] })
    harness.slip.setOpen(true)
    expect(harness.view().outcome?.phase).toBe('unknown')
    expect(harness.sent).toHaveLength(1)
    harness.find([aBet('TL1', 'accepted')])
    harness.pass(2_000)
    expect(harness.view().outcome).toMatchObject({ phase: 'accepted', lookedUp: true })
  })

  it('that has been seen is gone once the sheet closes', () => {
    const harness = staked('m1')
    harness.answerPlace(() => of(ok({ bets: [aBet('TL1', 'accepted')] })))
    harness.slip.confirm()
    harness.slip.setOpen(false)
    expect(harness.view()).toMatchObject({ outcome: null, waiting: [] })
  })

  it('tells taken and refused bets apart', () => {
    const harness = staked('m1', 'm2')
    harness.answerPlace(() => of(ok({ bets: [aBet('TL1', 'accepted'), aBet('TL2', 'rejected', 1)] })))
    harness.slip.confirm()
    expect(harness.view().outcome).toMatchObject({
      phase: 'partial',
      accepted: 1,
      refused: 1,
      refusedStake: money(10_000, 'RMB'),
    })
    expect(harness.view().legs.map(({ leg }) => leg.choice.matchId)).toEqual(['m2'])
  })
})

describe('the most that may be bet', () => {
  it('is the limit while the balance carries it', () => {
    const harness = createSlipHarness({ balance: money(9_000_000, 'RMB') })
    harness.slip.toggle(aLeg('m1'))
    harness.pass(1_000)
    harness.slip.maxStake(key('m1'))
    expect(harness.view().fields[0]?.text).toBe('20000')
  })

  it('leaves the balance for what the other fields take', () => {
    const harness = createSlipHarness({ balance: money(50_050, 'RMB') })
    harness.slip.toggle(aLeg('m1'))
    harness.slip.toggle(aLeg('m2'))
    harness.slip.type(key('m2'), '200')
    harness.pass(1_000)
    harness.slip.maxStake(key('m1'))
    expect(harness.view().fields[0]?.text).toBe('300.50')
    expect(harness.view()).toMatchObject({ action: 'place', balanceAfter: money(0, 'RMB') })
  })

  it('of a series is for each of its lines', () => {
    const harness = createSlipHarness({ balance: money(10_001, 'RMB') })
    for (const id of ['m1', 'm2', 'm3']) harness.slip.toggle(aLeg(id))
    harness.slip.setKind('system')
    harness.pass(1_000)
    harness.slip.maxStake(seriesField('3:2+3'))
    expect(harness.view().fields.find(({ key: field }) => field === seriesField('3:2+3'))?.text).toBe('25')
  })

  it('never risks more than there is, where what is typed is what is won', () => {
    const harness = createSlipHarness({ balance: money(100_00, 'RMB'), oddsFormat: 'indonesian' })
    harness.slip.toggle(aLeg('m1', { agreedOdds: 150_000 as Odds }))
    harness.pass(1_000)
    expect(harness.view().fields[0]?.toWin).toBe(true)
    harness.slip.maxStake(key('m1'))
    expect(harness.view().fields[0]).toMatchObject({ text: '50', risked: money(100_00, 'RMB') })
    expect(harness.view().action).toBe('place')
  })

  it('adds quick stakes to what is typed', () => {
    const harness = createSlipHarness()
    harness.slip.toggle(aLeg('m1'))
    harness.slip.type(key('m1'), '0.5')
    harness.slip.addStake(key('m1'), 50)
    expect(harness.view().fields[0]?.text).toBe('50.50')
  })
})

describe('a stake by what it is to win', () => {
  it('is the least one that wins the amount at the present price', () => {
    const harness = staked('m1')
    harness.slip.stakeToWin(key('m1'), '100')
    expect(harness.view().fields[0]).toMatchObject({ text: '105.27', profit: money(10_000, 'RMB') })
    priceGoes(harness, 'm1', LOWER)
    // The stake is not changed by a price that moves afterwards.
    expect(harness.view().fields[0]?.text).toBe('105.27')
    harness.slip.stakeToWin(key('m1'), '')
    expect(harness.view().fields[0]?.text).toBe('')
  })

  it('is never above the limit or the balance', () => {
    const harness = staked('m1')
    harness.slip.stakeToWin(key('m1'), '999999999')
    expect(harness.view().fields[0]?.text).toBe('10000')
    expect(harness.view().block).toBeNull()
  })

  it('is the risk of a price with a minus, whose typed amount is the win', () => {
    const harness = createSlipHarness({ oddsFormat: 'malay' })
    harness.slip.setOpen(true)
    harness.offer('m1', { odds: 250_000 as Odds })
    harness.slip.toggle(aLeg('m1'))
    harness.pass(1_000)
    harness.slip.stakeToWin(key('m1'), '150')
    expect(harness.view().fields[0]).toMatchObject({ text: '150', risked: money(10_000, 'RMB') })
  })

  it('is the unit stake of a series', () => {
    const harness = staked('m1', 'm2')
    harness.slip.setKind('parlay')
    harness.slip.stakeToWin(seriesField('2:2'), '100')
    const [field] = harness.view().fields
    expect(field?.profit?.minor).toBeGreaterThanOrEqual(10_000)
    expect(field?.profit?.minor).toBeLessThan(10_005)
  })
})

describe('one stake for all singles', () => {
  it('sets those that are open, and has what they have in common', () => {
    const harness = staked('m1', 'm2', 'm3')
    expect(harness.view().sameStake).toMatchObject({ text: '100', risked: money(30_000, 'RMB') })
    harness.offer('m3', { status: 'suspended' })
    harness.move('m3')
    harness.pass(1_000)
    harness.slip.type('all', '25')
    expect(harness.view().fields.map(({ text }) => text)).toEqual(['25', '25', '100'])
    harness.slip.addStake('all', 50)
    expect(harness.view().fields.map(({ text }) => text)).toEqual(['75', '75', '100'])
    harness.slip.type(key('m1'), '5')
    expect(harness.view().sameStake).toMatchObject({ text: '', typed: null, risked: null })
    harness.slip.maxStake('all')
    expect(harness.view().sameStake).toMatchObject({ text: '5000' })
  })

  it('is there for two singles and more, not for series, and not where the amounts differ in meaning', () => {
    const harness = createSlipHarness({ oddsFormat: 'malay' })
    harness.slip.setOpen(true)
    harness.slip.toggle(aLeg('m1'))
    harness.pass(1_000)
    expect(harness.view().sameStake).toBeNull()
    harness.slip.toggle(aLeg('m2'))
    harness.pass(1_000)
    expect(harness.view().sameStake).not.toBeNull()
    priceGoes(harness, 'm2', 250_000 as Odds)
    expect(harness.view().sameStake).toBeNull()
    priceGoes(harness, 'm1', 250_000 as Odds)
    expect(harness.view().sameStake).toMatchObject({ toWin: true })
    harness.slip.maxStake('all')
    // Each risks the amount divided by 1.5: 7500 twice is the balance of 10 000.
    expect(harness.view().sameStake).toMatchObject({ text: '7500', risked: money(1_000_000, 'RMB') })
    harness.slip.setKind('parlay')
    expect(harness.view().sameStake).toBeNull()
  })
})

describe('a member who is asked for each bet', () => {
  function asked() {
    const harness = staked('m1')
    harness.settings.change('acceptance', 'ask')
    return harness
  }

  it('cannot place before the mode of this bet is chosen', () => {
    const harness = asked()
    expect(harness.view()).toMatchObject({
      acceptance: null,
      asks: true,
      action: 'blocked',
      block: { kind: 'acceptanceOpen' },
    })
    expect(harness.slip.confirm()).toBe(false)
    harness.slip.setAcceptance('better')
    expect(harness.view()).toMatchObject({ acceptance: 'better', action: 'place', block: null })
    expect(harness.settings.settings$.value.acceptance).toBe('ask')
    harness.slip.confirm()
    expect(harness.sent[0]?.acceptance).toBe('better')
  })

  it('is asked again for the next bet, and for an emptied slip, but not after another setting', () => {
    const harness = asked()
    harness.slip.setAcceptance('any')
    harness.settings.change('theme', 'light')
    expect(harness.view().acceptance).toBe('any')
    harness.slip.confirm()
    expect(harness.view().acceptance).toBeNull()
    for (const empty of [() => harness.slip.clear(), () => harness.slip.remove(key('m2'))]) {
      harness.slip.toggle(aLeg('m2'))
      harness.slip.setAcceptance('any')
      empty()
      expect(harness.view().acceptance).toBeNull()
    }
  })

  it('is asked about a moved price first, which no mode has accepted yet', () => {
    const harness = asked()
    priceGoes(harness, 'm1', 201_000 as Odds)
    expect(harness.view()).toMatchObject({ action: 'blocked', block: { kind: 'acceptanceOpen' }, changes: 1 })
    harness.slip.setAcceptance('none')
    expect(harness.view()).toMatchObject({ action: 'accept', block: { kind: 'priceChanged' } })
    harness.slip.setAcceptance('better')
    expect(harness.view()).toMatchObject({ action: 'place', changes: 0 })
  })

  it('is asked about a moved line whatever the mode', () => {
    const harness = asked()
    harness.slip.setAcceptance('any')
    harness.offer('m1', { line: line(0) })
    harness.move('m1')
    harness.pass(1_000)
    expect(harness.view()).toMatchObject({ action: 'blocked', block: { kind: 'lineChanged' } })
  })

  it('reserves the line that the ids are for once it has moved', () => {
    const harness = asked()
    harness.offer('m1', { line: line(0) })
    harness.move('m1')
    harness.pass(1_000)
    harness.slip.reserve({ odds: 250_000 as Odds, line: line(0), pay: 'held' })
    expect(harness.sent[0]?.bets[0]?.legs).toMatchObject([{ choice: { matchId: 'm1', line: 0 } }])
  })

  it('sends the strictest mode with a reservation that is made meanwhile', () => {
    const harness = asked()
    harness.slip.reserve({ odds: 250_000 as Odds, line: aLeg('m1').choice.line, pay: 'held' })
    expect(harness.sent[0]).toMatchObject({ acceptance: 'better', reserve: { odds: 250_000 } })
  })
})

describe('the legs of a slip', () => {
  it('are all in European odds once one of them is offered in no other', () => {
    const harness = createSlipHarness({ oddsFormat: 'hk' })
    harness.slip.toggle(aLeg('m1'))
    expect(harness.view()).toMatchObject({ oddsFormat: 'hk', europeForced: false, totalOdds: '0.95' })
    harness.slip.toggle(aLeg('m2', { oddsFormats: ['europe'] }))
    expect(harness.view()).toMatchObject({ oddsFormat: 'europe', europeForced: true })
    expect(harness.view().legs.map(({ presentOdds }) => presentOdds)).toEqual(['1.95', '1.95'])
  })

  it('a price that moves leaves nothing behind but a changed view', () => {
    const harness = staked('m1')
    harness.settings.change('acceptance', 'better')
    priceGoes(harness, 'm1', 201_000 as Odds)
    expect(harness.view()).toMatchObject({ action: 'place', changes: 0 })
    expect(harness.view().legs[0]).toMatchObject({
      change: 'better',
      agreedProfit: money(9_500, 'RMB'),
      presentProfit: money(10_100, 'RMB'),
    })
  })

  it('end with the scope: nothing is asked for afterwards', () => {
    const harness = staked('m1')
    harness.answerPlace(() => NEVER)
    harness.scope.end()
    const asked = harness.quotesAsked.length
    harness.pass(60_000)
    expect(harness.quotesAsked).toHaveLength(asked)
    expect(harness.faults).toEqual([])
  })
})

describe('clearing', () => {
  it('can be undone, with the stakes, until something else is chosen', () => {
    const harness = staked('m1', 'm2')
    harness.slip.clear()
    expect(harness.view()).toMatchObject({ legs: [], cleared: 2 })
    harness.slip.undoClear()
    expect(harness.view().legs.map(({ key: name }) => name)).toEqual([key('m1'), key('m2')])
    expect(harness.view().fields.map(({ text }) => text)).toEqual(['100', '100'])
    expect(harness.view().cleared).toBe(0)
    harness.slip.clear()
    harness.slip.toggle(aLeg('m3'))
    harness.slip.undoClear()
    expect(harness.view().legs.map(({ key: name }) => name)).toEqual([key('m3')])
  })
})

describe('the kind of bet', () => {
  it('may be a parlay of one leg, which says what is missing', () => {
    const harness = staked('m1')
    harness.slip.setKind('parlay')
    expect(harness.view()).toMatchObject({ kind: 'parlay', block: { kind: 'tooFewLegs', needed: 2 } })
    harness.slip.toggle(aLeg('m2'))
    expect(harness.view().kind).toBe('parlay')
  })
})
