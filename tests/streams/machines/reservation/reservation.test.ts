import fc from 'fast-check'
import { of, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import type { OrderNews } from '../../../../streams/domain/order.ts'
import { MAX_RESERVE_ODDS } from '../../../../streams/domain/reservation.ts'
import { ok, type Result } from '../../../../streams/domain/result.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { createReservationChanges } from '../../../../streams/machines/reservation/createReservationChanges.ts'
import {
  NO_CHANGE,
  type ReservationEvent,
  transition as changeTransition,
} from '../../../../streams/machines/reservation/reservationChange.ts'
import { tellOfReservations } from '../../../../streams/machines/reservation/reservationNews.ts'
import {
  cleanPrice,
  priceRange,
  reserveForm,
  transition,
  typedPrice,
} from '../../../../streams/machines/reservation/reserveForm.ts'
import type { ReservationAnswer } from '../../../../streams/venues/reservations.ts'

const odds = (value: number) => Math.round(value * 100_000) as Odds

describe('the form of a reservation', () => {
  it('begins one step above the present price', () => {
    expect(reserveForm('leg', null, odds(1.95))).toMatchObject({ text: '1.96', pay: 'held' })
    expect(reserveForm('leg', null, odds(1.953)).text).toBe('1.96')
  })

  it('steps within its range', () => {
    const range = priceRange(odds(1.95))
    let form = reserveForm('leg', null, odds(1.95))
    for (let press = 0; press < 5; press += 1) form = transition(form, { type: 'lowered', range })
    expect(form.text).toBe('1.95')
    form = transition({ ...form, text: '354.00' }, { type: 'raised', range })
    expect(form.text).toBe('355.00')
    expect(transition(form, { type: 'raised', range }).text).toBe('355.00')
    expect(transition({ ...form, text: '' }, { type: 'raised', range }).text).toBe('1.95')
  })

  it('keeps of what is typed only a price', () => {
    expect(['2.055', 'x2,1.5', '-3', '99999', '.', '..5', '٢.5'].map(cleanPrice)).toEqual([
      '2.05',
      '21.5',
      '3',
      '999',
      '',
      '0.5',
      '0.5',
    ])
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanPrice(text)
        expect(clean).toMatch(/^(\d{1,3}(\.\d{0,2})?)?$/)
        expect(cleanPrice(clean)).toBe(clean)
        const price = typedPrice(text)
        if (price !== null) expect(price % 1000).toBe(0)
      }),
    )
  })

  it('reads each price that it can show', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: MAX_RESERVE_ODDS / 1000 }), (hundredths) => {
        expect(typedPrice((hundredths / 100).toFixed(2))).toBe(hundredths * 1000)
      }),
    )
    expect([typedPrice('1'), typedPrice('1.00'), typedPrice('0.9'), typedPrice('2.')]).toEqual([
      null,
      null,
      null,
      200_000,
    ])
  })
})

describe('a change of a reservation', () => {
  const LOST: Failure = { type: 'transport', kind: 'timeout' }
  const REFUSED: Failure = {
    type: 'refusal',
    reason: 'serverError',
    textKey: 'errors.venue.serverError',
    message: null,
    action: 'tryAgain',
  }
  const event = fc.oneof(
    fc.constantFrom<ReservationEvent>({ type: 'asked' }, { type: 'reverted' }, { type: 'listed' }),
    fc.constantFrom<ReservationEvent>(
      { type: 'sent', change: { do: 'cancel' } },
      { type: 'sent', change: { do: 'edit', odds: odds(2) } },
    ),
    fc.constantFrom<ReservationEvent>(
      { type: 'answered', answer: { status: 'done' } },
      { type: 'answered', answer: { status: 'refused', reasonKey: 'x' } },
      { type: 'failed', failure: LOST },
      { type: 'failed', failure: REFUSED },
    ),
  )

  it('is refused only by an answer, in any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let progress = NO_CHANGE
        for (const each of events) {
          const before = progress
          progress = changeTransition(before, each)
          if (progress.phase === 'refused' && before.phase !== 'refused') {
            expect(before.phase).toBe('sending')
            expect(each).not.toEqual({ type: 'failed', failure: LOST })
          }
          if (progress.phase === 'done' && before.phase !== 'done') expect(before.phase).toBe('sending')
          expect(progress.reasonKey !== null).toBe(progress.phase === 'refused')
        }
      }),
    )
  })
})

describe('the driver of changes', () => {
  const scopes: Scope[] = []
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
  })
  afterEach(() => {
    for (const scope of scopes.splice(0)) scope.end()
    vi.useRealTimers()
  })

  function open() {
    const scope = createScope((error) => {
      throw error
    })
    scopes.push(scope)
    const answers$ = new Subject<Result<ReservationAnswer, Failure>>()
    const calls = { cancel: vi.fn(() => answers$), edit: vi.fn(() => answers$) }
    const onAnswered = vi.fn()
    const changes = createReservationChanges(scope, { calls, onAnswered })
    const progress$ = changes.progress$('TL1')
    progress$.subscribe()
    return { scope, answers$, calls, onAnswered, changes, progress$ }
  }

  it('cancels with the second press only, and once', () => {
    const { calls, changes, progress$, answers$, onAnswered } = open()
    changes.pressCancel('TL1')
    expect([progress$.value.phase, calls.cancel.mock.calls.length]).toEqual(['asking', 0])
    changes.pressCancel('TL1')
    changes.pressCancel('TL1')
    changes.edit?.('TL1', odds(2))
    expect([progress$.value.phase, calls.cancel.mock.calls]).toEqual(['sending', [['TL1']]])
    expect(calls.edit).not.toHaveBeenCalled()
    answers$.next(ok({ status: 'done' }))
    expect([progress$.value.phase, onAnswered.mock.calls.length]).toEqual(['done', 1])
    changes.listed()
    expect(progress$.value.phase).toBe('idle')
  })

  it('reverts after 5 s', () => {
    const { changes, progress$ } = open()
    changes.pressCancel('TL1')
    vi.advanceTimersByTime(5_000)
    expect(progress$.value.phase).toBe('idle')
  })

  it('leaves a lost answer unknown until a list comes, and sends nothing again', () => {
    const { changes, progress$, answers$, calls, onAnswered } = open()
    changes.edit?.('TL1', odds(2.2))
    answers$.error(new Error('lost'))
    expect([progress$.value.phase, onAnswered.mock.calls.length]).toEqual(['unknown', 1])
    vi.advanceTimersByTime(60_000)
    expect(calls.edit.mock.calls).toEqual([['TL1', 220_000]])
    changes.listed()
    expect(progress$.value).toEqual(NO_CHANGE)
  })
})

it('changes at a venue that cannot change a price are cancellations only', () => {
  const scope = createScope((error) => {
    throw error
  })
  const changes = createReservationChanges(scope, {
    calls: { cancel: () => of(ok<ReservationAnswer>({ status: 'done' })) },
    onAnswered: () => undefined,
  })
  expect(changes.edit).toBeUndefined()
  scope.end()
})

describe('news of reservations', () => {
  it('are told once for each order and state', () => {
    const scope = createScope((error) => {
      throw error
    })
    const news$ = new Subject<OrderNews>()
    const say = vi.fn()
    tellOfReservations(scope, news$, { say })
    const news = (reservation: OrderNews['reservation'], orderNo = 'TL1'): OrderNews => ({
      orderNo,
      state: 'accepted',
      reasonKey: null,
      maxWin: null,
      ...(reservation === undefined ? {} : { reservation }),
    })
    for (const state of [
      undefined,
      null,
      'waiting',
      'confirming',
      'filled',
      'filled',
      'cancelled',
    ] as const) {
      news$.next(news(state))
    }
    news$.next(news('failed', 'TL2'))
    expect(say.mock.calls).toEqual([
      ['slip.reserve.filled', { number: 'TL1' }],
      ['slip.reserve.failed', { number: 'TL2' }],
    ])
    scope.end()
    expect(news$.observed).toBe(false)
  })
})
