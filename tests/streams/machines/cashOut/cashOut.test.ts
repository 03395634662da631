import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CashOutQuote, isCashable, offerFor, partsOf } from '../../../../streams/domain/cashOut.ts'
import { money } from '../../../../streams/domain/money.ts'
import {
  type CashOutEvent,
  type CashOutProgress,
  isArmed,
  isUnderWay,
  NO_CASH_OUT,
  transition,
} from '../../../../streams/machines/cashOut/cashOut.ts'
import type { CashOutAnswer, CashOutRequest } from '../../../../streams/venues/cashOut.ts'

const rmb = (minor: number) => money(minor, 'RMB')

const quote = (amount: number, openStake = 10_000): CashOutQuote => ({
  orderNo: 'TL1',
  openStake: rmb(openStake),
  amount: rmb(amount),
  leastPart: rmb(1_000),
})

const request = ({ offer }: CashOutProgress, id = 'c'): CashOutRequest => ({
  id,
  orderNo: 'TL1',
  stake: offer?.stake ?? rmb(0),
  amount: offer?.amount ?? rmb(0),
  validUntil: 0,
})

const after = (...events: readonly CashOutEvent[]): CashOutProgress =>
  events.reduce((progress, event) => transition(progress, event), NO_CASH_OUT)

const quoted = (amount: number): CashOutEvent => ({ type: 'quoted', quote: quote(amount) })
const pressed: CashOutEvent = { type: 'pressed' }
const sentAfter = (...events: readonly CashOutEvent[]): CashOutProgress => {
  const before = after(...events)
  return transition(before, { type: 'sent', request: request(before) })
}
const answer = (given: CashOutAnswer): CashOutEvent => ({ type: 'answered', answer: given })

describe('a cash-out', () => {
  it('cannot be asked for without a current quote', () => {
    expect(after(pressed)).toBe(NO_CASH_OUT)
    expect(after(quoted(9_500), { type: 'quoted', quote: undefined }, pressed).phase).toBe('idle')
    expect(after({ type: 'quoted', quote: null }, pressed).phase).toBe('paused')
  })

  it('asks with the first press, for the chosen part, and reverts', () => {
    const asking = after(quoted(9_500), { type: 'partChosen', part: rmb(4_000) }, pressed)
    expect(asking).toMatchObject({ phase: 'armed', offer: { stake: rmb(4_000), amount: rmb(3_800) } })
    expect(transition(asking, { type: 'reverted', of: asking.offer })).toMatchObject({
      phase: 'idle',
      offer: null,
    })
    // The time of an earlier asking does not end a later one.
    expect(transition(asking, { type: 'reverted', of: null })).toBe(asking)
  })

  it('asks again for a lower offer, and takes a higher one over', () => {
    expect(after(quoted(9_500), pressed, quoted(9_000))).toMatchObject({
      phase: 'changed',
      offer: { amount: rmb(9_000) },
    })
    expect(after(quoted(9_500), pressed, quoted(9_900))).toMatchObject({
      phase: 'armed',
      offer: { amount: rmb(9_900) },
    })
    expect(after(quoted(9_500), pressed, { type: 'quoted', quote: null }).phase).toBe('paused')
    expect(after(quoted(9_500), pressed, { type: 'quoted', quote: undefined }).phase).toBe('idle')
  })

  it.each([
    [{ status: 'taken', amount: rmb(9_500) }, 'done', null],
    [{ status: 'confirming' }, 'confirming', null],
    [{ status: 'paused', reasonKey: 'k' }, 'paused', 'k'],
    [{ status: 'refused', reasonKey: 'k' }, 'refused', 'k'],
    [{ status: 'amountChanged', amount: rmb(9_000), reasonKey: 'k' }, 'changed', 'k'],
    [{ status: 'amountChanged', amount: null, reasonKey: 'k' }, 'refused', 'k'],
  ] as const)('answered %j is %s', (given, phase, reasonKey) => {
    expect(transition(sentAfter(quoted(9_500), pressed), answer(given))).toMatchObject({ phase, reasonKey })
  })

  it('without an answer is unknown, never refused', () => {
    const sent = sentAfter(quoted(9_500), pressed)
    for (const kind of ['timeout', 'network', 'badData', 'serverError', 'offline'] as const) {
      expect(transition(sent, { type: 'failed', failure: { type: 'transport', kind } }).phase).toBe('unknown')
    }
    const unknown = transition(sent, { type: 'failed', failure: { type: 'transport', kind: 'timeout' } })
    expect(transition(unknown, { type: 'lookedUp', answer: null, final: false }).phase).toBe('unknown')
    expect(transition(unknown, { type: 'lookedUp', answer: null, final: true })).toMatchObject({
      phase: 'refused',
      reasonKey: 'cashOut.reason.notMade',
    })
    expect(
      transition(unknown, {
        type: 'lookedUp',
        answer: { status: 'taken', amount: rmb(9_500) },
        final: false,
      }),
    ).toMatchObject({ phase: 'done', request: null })
  })

  const amounts = fc.integer({ min: 100, max: 1_000_000 })
  const answers: fc.Arbitrary<CashOutAnswer> = fc.oneof(
    fc.constant<CashOutAnswer>({ status: 'confirming' }),
    amounts.map((minor): CashOutAnswer => ({ status: 'taken', amount: rmb(minor) })),
    fc.constantFrom<CashOutAnswer>(
      { status: 'refused', reasonKey: 'k' },
      { status: 'paused', reasonKey: 'k' },
      { status: 'amountChanged', amount: rmb(5_000), reasonKey: 'k' },
    ),
  )
  const events: fc.Arbitrary<CashOutEvent | 'send'> = fc.oneof(
    fc.constantFrom<CashOutEvent | 'send'>(
      pressed,
      'send',
      { type: 'quoted', quote: null },
      { type: 'quoted', quote: undefined },
    ),
    amounts.map(quoted),
    fc
      .integer({ min: 0, max: 12_000 })
      .map((minor): CashOutEvent => ({ type: 'partChosen', part: rmb(minor) })),
    answers.map(answer),
    fc.constant<CashOutEvent>({ type: 'failed', failure: { type: 'transport', kind: 'timeout' } }),
    fc
      .tuple(fc.option(answers), fc.boolean())
      .map(([found, final]): CashOutEvent => ({ type: 'lookedUp', answer: found, final })),
  )

  it('in any sequence of events sends only what was asked for, and ends a request only by an answer', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (steps) => {
        let progress = NO_CASH_OUT
        for (const step of steps) {
          const before = progress
          progress =
            step === 'send'
              ? transition(before, { type: 'sent', request: request(before) })
              : transition(before, step)
          if (isUnderWay(progress)) expect(progress.request).not.toBeNull()
          if (isArmed(progress)) expect(progress.offer).not.toBeNull()
          if (!isUnderWay(before) && isUnderWay(progress)) {
            expect(step).toBe('send')
            expect(progress.request).toMatchObject(before.offer ?? {})
            expect(isArmed(before)).toBe(true)
          }
          if (isUnderWay(before) && !isUnderWay(progress)) {
            expect(step === 'send' ? '' : step.type).toMatch(/answered|lookedUp/)
          }
          // While its outcome is open, nothing replaces the request.
          if (isUnderWay(before) && isUnderWay(progress)) expect(progress.request).toBe(before.request)
        }
      }),
    )
  })
})

describe('parts of a quote', () => {
  const quotes = fc
    .record({
      open: fc.integer({ min: 1, max: 10_000_000 }),
      amount: fc.integer({ min: 100, max: 100_000_000 }),
    })
    .map(({ open, amount }) => quote(amount, open))

  it('add up to the whole within a minor unit for each of them', () => {
    fc.assert(
      fc.property(
        quotes,
        fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 }),
        (given, shares) => {
          const { minor } = given.openStake
          const total = shares.reduce((sum, share) => sum + share, 0)
          const cut = shares.slice(1).map((share) => Math.floor((minor * share) / total))
          const parts = [minor - cut.reduce((sum, part) => sum + part, 0), ...cut]
          const paid = parts.reduce((sum, part) => sum + offerFor(given, rmb(part)).minor, 0)
          expect(Math.abs(paid - given.amount.minor)).toBeLessThanOrEqual(parts.length / 2)
          expect(offerFor(given, given.openStake)).toEqual(given.amount)
        },
      ),
    )
  })

  it('that can be chosen can be cashed out, and the last is the whole', () => {
    fc.assert(
      fc.property(quotes, (given) => {
        const parts = partsOf(given)
        expect(parts.at(-1)).toEqual(given.openStake)
        expect(parts.filter((part) => !isCashable(given, part))).toEqual([])
        expect(parts.every((part, index) => index === 0 || part.minor > (parts[index - 1]?.minor ?? 0))).toBe(
          true,
        )
      }),
    )
    expect(partsOf({ ...quote(1), leastPart: null })).toEqual([rmb(10_000)])
  })
})
