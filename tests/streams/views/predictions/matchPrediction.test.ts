import { NEVER, of, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import type { ScorePrediction } from '../../../../streams/domain/scorePrediction.ts'
import type { MatchPredictions, PredictionCalls } from '../../../../streams/feeds/predictions/index.ts'
import { CONNECTING, type Feed, live } from '../../../../streams/kernel/feed.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import { createMatchPrediction } from '../../../../streams/views/predictions/matchPrediction.ts'
import { aPrediction } from '../../../support/fakePredictions.ts'

const lost: Failure = { type: 'transport', kind: 'timeout' }
const begun: Failure = {
  type: 'refusal',
  reason: 'begun',
  textKey: 'errors.site.unknown',
  message: '已开赛',
  action: 'none',
}
const KICK_OFF = 100_000

describe('the prediction of a match', () => {
  let scope: Scope
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  function open(calls: Partial<PredictionCalls> = {}, kickOff = KICK_OFF) {
    const known = cell<Feed<MatchPredictions>>(CONNECTING)
    const say = (own: ScorePrediction | null) => {
      known.set(live({ own, share: null }, Date.now()))
    }
    const readAgain = vi.fn()
    const add = vi.fn<PredictionCalls['add']>(() => NEVER)
    const model = createMatchPrediction(
      scope,
      {
        feed: { ofMatch$: () => known.state$, adopt: say, readAgain },
        calls: { own: () => NEVER, add, ...calls },
        serverTime: { now: () => Date.now(), msUntil: (at) => Math.max(0, at - Date.now()) },
      },
      { id: '1', kickOff },
    )
    return { model, known, readAgain, add, say, view: () => model.view$.value }
  }

  it('is sent as the steppers show it, first without a touch and later only when it differs', () => {
    const answers = new Subject<Result<ScorePrediction, Failure>>()
    const add = vi.fn<PredictionCalls['add']>(() => answers)
    const { model, say, view, readAgain } = open({ add })
    say(null)
    model.send()
    expect(add.mock.calls).toEqual([['1', { home: 0, away: 0 }]])
    answers.next(ok(aPrediction({ matchId: '1', home: 0, away: 0 })))
    answers.complete()
    expect(readAgain).toHaveBeenCalledOnce()
    expect(view()).toMatchObject({ own: { home: 0, away: 0 }, changed: false })
    model.send()
    expect(add).toHaveBeenCalledOnce()
    model.setGoals('away', 3)
    expect(view()).toMatchObject({ score: { home: 0, away: 3 }, changed: true })
    model.send()
    expect(add).toHaveBeenLastCalledWith('1', { home: 0, away: 3 })
  })

  it('keeps what was typed when the match begins meanwhile, and sends no more', () => {
    const { model, say, view, add } = open()
    say(null)
    model.setGoals('home', 4)
    vi.advanceTimersByTime(KICK_OFF - 1)
    expect(view().begun).toBe(false)
    vi.advanceTimersByTime(1)
    expect(view()).toMatchObject({ begun: true, changed: true, score: { home: 4, away: 0 } })
    model.send()
    expect(add).not.toHaveBeenCalled()
  })

  it('keeps what was typed when it is refused, and knows by the refusal that the match has begun', () => {
    const { model, say, view } = open({ add: () => of(err(begun)) })
    say(aPrediction({ matchId: '1' }))
    model.setGoals('home', 5)
    model.send()
    expect(view()).toMatchObject({
      begun: true,
      problem: begun,
      score: { home: 5, away: 1 },
      own: { home: 2 },
    })
  })

  it('asks what the platform knows after a lost answer, and sends nothing twice by itself', () => {
    const add = vi.fn<PredictionCalls['add']>(() => of(err(lost)))
    const own = vi.fn<PredictionCalls['own']>(() =>
      of(
        ok({
          items: [aPrediction({ matchId: '1', home: 2, away: 2 })],
          pages: 1,
          points: 0,
          exact: 0,
          place: null,
          share: null,
        }),
      ),
    )
    const { model, say, view } = open({ add, own })
    say(null)
    model.setGoals('home', 2)
    model.setGoals('away', 2)
    model.send()
    expect(view()).toMatchObject({ phase: 'editing', problem: null })
    expect([add.mock.calls.length, own.mock.calls]).toEqual([1, [[1, '1']]])
    model.setGoals('home', 6)
    model.send()
    expect(view()).toMatchObject({ phase: 'editing', problem: 'notArrived', score: { home: 6, away: 2 } })
    vi.advanceTimersByTime(60_000)
    expect(add).toHaveBeenCalledTimes(2)
  })

  it('waits for a kick-off in many weeks, and is begun at once after it', () => {
    const weeks = 60 * 86_400_000
    expect(open({}, weeks).view().begun).toBe(false)
    const { view } = open({}, weeks)
    vi.advanceTimersByTime(weeks - 1)
    expect(view().begun).toBe(false)
    vi.advanceTimersByTime(1)
    expect(view().begun).toBe(true)
    expect(open({}, 5).view().begun).toBe(true)
  })
})
