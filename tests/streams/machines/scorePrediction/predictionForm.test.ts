import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { MOST_PREDICTED_GOALS, type Score } from '../../../../streams/domain/scorePrediction.ts'
import {
  EMPTY_FORM,
  isLost,
  type PredictionEvent,
  type PredictionForm,
  transition,
} from '../../../../streams/machines/scorePrediction/predictionForm.ts'

const lost: Failure = { type: 'transport', kind: 'timeout' }
const limited: Failure = { type: 'transport', kind: 'rateLimited' }
const refused: Failure = {
  type: 'refusal',
  reason: 'begun',
  textKey: 'errors.site.unknown',
  message: '已开赛',
  action: 'none',
}

const after = (...events: readonly PredictionEvent[]): PredictionForm => events.reduce(transition, EMPTY_FORM)
const score = { home: 2, away: 1 }
const entered: PredictionEvent = { type: 'entered', score }
const sent: PredictionEvent = { type: 'sent' }

describe('a prediction that is entered', () => {
  it('is sent, and empty again once it is stored', () => {
    expect(after(entered)).toEqual({ phase: 'editing', draft: score, problem: null })
    expect(after(entered, sent).phase).toBe('sending')
    expect(after(entered, sent, { type: 'stored' })).toEqual(EMPTY_FORM)
  })

  it('stays when it is refused, with the reason, until it is changed', () => {
    const form = after(entered, sent, { type: 'failed', failure: refused })
    expect(form).toEqual({ phase: 'editing', draft: score, problem: refused })
    expect(transition(form, entered).problem).toBeNull()
    expect(after(entered, sent, { type: 'failed', failure: limited }).phase).toBe('editing')
  })

  it('is asked for when its answer is lost, and never sent again by itself', () => {
    const checking = after(entered, sent, { type: 'failed', failure: lost })
    expect(checking).toEqual({ phase: 'checking', draft: score, problem: null })
    expect(transition(checking, sent)).toBe(checking)
    expect(transition(checking, { type: 'found', score })).toEqual(EMPTY_FORM)
    for (const other of [null, { home: 1, away: 2 }]) {
      expect(transition(checking, { type: 'found', score: other })).toEqual({
        phase: 'editing',
        draft: score,
        problem: 'notArrived',
      })
    }
    expect(transition(checking, { type: 'failed', failure: lost }).phase).toBe('editing')
  })
})

it('in any order of events is kept until it is stored, and only changed by the member', () => {
  const goals = fc.nat(MOST_PREDICTED_GOALS)
  const scores = fc.record({ home: goals, away: goals })
  const events = fc.oneof<fc.Arbitrary<PredictionEvent>[]>(
    scores.map((each): PredictionEvent => ({ type: 'entered', score: each })),
    fc.constant(sent),
    fc.constant<PredictionEvent>({ type: 'stored' }),
    fc.constantFrom(lost, limited, refused).map((failure): PredictionEvent => ({ type: 'failed', failure })),
    fc.option(scores).map((each: Score | null): PredictionEvent => ({ type: 'found', score: each })),
  )
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (all) => {
      let form = EMPTY_FORM
      for (const event of all) {
        const before = form
        form = transition(before, event)
        if (form.phase !== 'editing') {
          expect(form.draft).not.toBeNull()
          expect(form.problem).toBeNull()
        }
        if (event.type === 'entered') continue
        const stored = event.type === 'stored' || event.type === 'found'
        if (form.draft === null && before.draft !== null) expect(stored).toBe(true)
        else expect(form.draft).toBe(before.draft)
        if (before.phase === 'editing' && form.phase !== 'editing') expect(event.type).toBe('sent')
      }
    }),
  )
})

it('may have been stored whenever there was no usable answer', () => {
  const kinds = ['offline', 'timeout', 'network', 'badData', 'serverError'] as const
  for (const kind of kinds) expect(isLost({ type: 'transport', kind })).toBe(true)
  expect([limited, refused].map(isLost)).toEqual([false, false])
})
