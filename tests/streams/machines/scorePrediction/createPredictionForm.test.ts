import { defer, NEVER, of, throwError } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import type { Score, ScorePrediction } from '../../../../streams/domain/scorePrediction.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { createPredictionForm } from '../../../../streams/machines/scorePrediction/createPredictionForm.ts'
import { untilAnswered$ } from '../../../../streams/machines/scorePrediction/untilAnswered.ts'
import { aPrediction } from '../../../support/fakePredictions.ts'
import { withMarbles } from '../../../support/marbles.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

const lost: Failure = { type: 'transport', kind: 'timeout' }
const signedOut: Failure = {
  type: 'refusal',
  reason: 'auth',
  textKey: 'errors.site.auth',
  message: null,
  action: 'signIn',
}

function openScope() {
  return createScope((error) => {
    throw error
  })
}

const quiet = () => ({ onStored: vi.fn(), onAnswered: vi.fn() })

describe('the form of a match', () => {
  it('sends a prediction once, however often it is pressed', () => {
    withMarbles(({ cold, expectObservable, flush }) => {
      const scope = openScope()
      const answer = countSubscriptions(cold('1s (a|)', { a: ok(aPrediction()) }))
      const onStored = vi.fn()
      const onAnswered = vi.fn()
      const form = createPredictionForm(scope, {
        send: () => answer.source$,
        find: () => NEVER,
        onStored,
        onAnswered,
      })
      form.enter({ home: 2, away: 1 })
      expectObservable(defer(() => form.form$)).toBe('a 999ms b', {
        a: { phase: 'sending', draft: { home: 2, away: 1 }, problem: null },
        b: { phase: 'editing', draft: null, problem: null },
      })
      form.send()
      form.send()
      form.enter({ home: 5, away: 5 })
      flush()
      expect([answer.subscribed, answer.active]).toEqual([1, 0])
      expect(onAnswered).toHaveBeenCalledOnce()
      expect(onStored.mock.calls).toEqual([[aPrediction()]])
      scope.end()
    })
  })

  it('asks after a lost answer until there is one, and ends with its screen', () => {
    withMarbles(({ cold, expectObservable, flush }) => {
      const scope = openScope()
      const send = vi.fn(() => of(err(lost)))
      const answers: Result<ScorePrediction | null, Failure>[] = [err(lost), ok(aPrediction())]
      const asked = countSubscriptions(defer(() => cold('10ms (a|)', { a: answers.shift() ?? err(lost) })))
      const form = createPredictionForm(
        scope,
        { send, find: () => asked.source$, ...quiet() },
        { againMs: 100 },
      )
      form.enter({ home: 2, away: 1 })
      form.send()
      // Twice 10 ms for the answers, and 100 ms between them.
      expectObservable(form.form$).toBe('a 119ms b', {
        a: { phase: 'checking', draft: { home: 2, away: 1 }, problem: null },
        b: { phase: 'editing', draft: null, problem: null },
      })
      flush()
      expect(send).toHaveBeenCalledOnce()
      expect([asked.subscribed, asked.active]).toEqual([2, 0])
      scope.end()
    })
  })

  it('asks no more once its screen has ended', () => {
    withMarbles(({ cold, flush }) => {
      const scope = openScope()
      const asked = countSubscriptions(cold('10ms (a|)', { a: err(lost) }))
      const form = createPredictionForm(scope, {
        send: () => of(err(lost)),
        find: () => asked.source$,
        ...quiet(),
      })
      form.enter({ home: 0, away: 0 })
      form.send()
      expect(asked.active).toBe(1)
      scope.end()
      flush()
      expect([asked.subscribed, asked.active]).toEqual([1, 0])
    })
  })

  it('takes an unexpected error for a lost answer, and keeps what was entered when the question is refused', () => {
    const scope = openScope()
    const form = createPredictionForm(scope, {
      send: () => throwError(() => new Error('broken')),
      find: () => of(err(signedOut)),
      ...quiet(),
    })
    form.enter({ home: 3, away: 0 })
    form.send()
    expect(form.form$.value).toEqual({ phase: 'editing', draft: { home: 3, away: 0 }, problem: signedOut })
    scope.end()
  })

  it('sends nothing without a score, and no score out of range', () => {
    const scope = openScope()
    const send = vi.fn((score: Score) => of(ok<ScorePrediction>(aPrediction(score))))
    const form = createPredictionForm(scope, { send, find: () => NEVER, ...quiet() })
    form.send()
    expect(send).not.toHaveBeenCalled()
    form.enter({ home: 99, away: -3 })
    form.send()
    form.enter({ home: Number.NaN, away: 1.9 })
    form.send()
    expect(send.mock.calls).toEqual([[{ home: 20, away: 0 }], [{ home: 0, away: 1 }]])
    scope.end()
  })
})

it('a question is repeated after each failure and not after a refusal', () => {
  withMarbles(({ expectObservable }) => {
    const answers = [err(lost), err(lost), err(signedOut)]
    const read = () => defer(() => of(answers.shift() ?? ok(1)))
    expectObservable(untilAnswered$(read, 50)).toBe('100ms (a|)', { a: err(signedOut) })
  })
})
