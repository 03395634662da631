import { Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import type { Result } from '../../../../streams/domain/result.ts'
import { createPredictionCalls, createPredictionsFeed } from '../../../../streams/feeds/predictions/index.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import type { Call } from '../../../../streams/venues/call.ts'
import { PREDICTION_CODES } from '../../../../streams/wire/site/predictionCodes.ts'
import { soccerPaths } from '../../../../streams/wire/site/soccerPaths.ts'
import { calmConditions, createFakeNewsLink, type NewsAnswer } from '../../../support/fakeNewsLink.ts'
import { aPrediction } from '../../../support/fakePredictions.ts'

const STATES = { open: 1, exact: 2, outcome: 3, missed: 4, void: 5 } as const

/** A prediction as the platform sends it. */
function sent(matchId: string, state: keyof typeof STATES = 'open') {
  return { ...aPrediction({ matchId }), state: STATES[state] }
}

const share = { home: 3, draw: 1, away: 0, scores: [{ home: 2, away: 1, count: 3 }] }
const page = (items: readonly object[], rest: object = {}): NewsAnswer => ({
  data: { total: items.length, items, points: 7, exact: 2, place: 4, share: null, ...rest },
})

function resultOf<T>(call: Call<T>): Result<T, Failure> {
  const results: Result<T, Failure>[] = []
  call.subscribe((result) => results.push(result))
  const [result] = results
  if (result === undefined) throw new Error('no result')
  return result
}

describe('the calls of predictions', () => {
  it('name the member, and are asked at the news domain except those of a room', () => {
    const news = createFakeNewsLink((path) => {
      if (path === soccerPaths.addPrediction) return { data: sent('1') }
      return path === soccerPaths.predictionRank ? { data: { items: [] } } : page([sent('1')], { share })
    })
    const site = createFakeNewsLink((path) =>
      path === soccerPaths.scorePredictShare
        ? { data: null }
        : { data: { open: true, predicted: sent('1'), shared: 0 } },
    )
    const calls = createPredictionCalls('7', { site: site.link, news: news.link })
    expect(resultOf(calls.own(1, '1'))).toMatchObject({ ok: true, value: { points: 7, place: 4, share } })
    expect(resultOf(calls.ranks('month'))).toEqual({ ok: true, value: [] })
    expect(resultOf(calls.add('1', { home: 2, away: 1 }))).toMatchObject({ value: { state: 'open' } })
    expect(resultOf(calls.inRoom('r', '1'))).toMatchObject({ value: { open: true, shared: false } })
    expect(resultOf(calls.shareInRoom('r', '1'))).toEqual({ ok: true, value: null })
    expect(news.asked).toEqual([
      {
        path: soccerPaths.getPredictions,
        body: { memberId: '7', matchId: '1', page: 1, size: 20 },
        open: false,
        kind: 'read',
      },
      { path: soccerPaths.predictionRank, body: { period: 'month' }, open: true, kind: 'read' },
      {
        path: soccerPaths.addPrediction,
        body: { memberId: '7', matchId: '1', home: 2, away: 1 },
        open: false,
        kind: 'write',
      },
    ])
    const inRoom = { body: { roomId: 'r', matchId: '1' }, open: false }
    expect(site.asked).toEqual([
      { path: soccerPaths.checkUserScorePredict, ...inRoom, kind: 'read' },
      { path: soccerPaths.scorePredictShare, ...inRoom, kind: 'write' },
    ])
  })

  it.each(Object.entries(PREDICTION_CODES))(
    'are refused as %s with the words of the platform',
    (reason, code) => {
      const { link } = createFakeNewsLink(() => ({ code, message: '说明' }))
      const calls = createPredictionCalls('7', { site: link, news: link })
      expect(resultOf(calls.add('1', { home: 2, away: 1 }))).toEqual({
        ok: false,
        error: { type: 'refusal', reason, textKey: 'errors.site.unknown', message: '说明', action: 'none' },
      })
    },
  )
})

describe('predictions', () => {
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

  function feedOf(answer: (path: string, body: unknown) => NewsAnswer) {
    const { link, asked } = createFakeNewsLink(answer)
    const calls = createPredictionCalls('7', { site: link, news: link })
    const feed = createPredictionsFeed(scope, { calls, conditions: calmConditions }, { graceMs: 1000 })
    return { feed, asked }
  }

  it('of a match are read once for all who show them, every minute and after a change', () => {
    const { feed, asked } = feedOf(() => page([sent('1')], { share }))
    const held = [feed.ofMatch$('1').subscribe(), feed.ofMatch$('1').subscribe()]
    vi.advanceTimersByTime(1)
    expect(asked).toHaveLength(1)
    expect(feed.ofMatch$('1').value.value).toMatchObject({ own: { matchId: '1', home: 2 }, share })
    feed.readAgain()
    vi.advanceTimersByTime(1)
    expect(asked).toHaveLength(2)
    vi.advanceTimersByTime(60_000)
    expect(asked).toHaveLength(3)
    for (const each of held) each.unsubscribe()
    vi.advanceTimersByTime(600_000)
    expect(asked).toHaveLength(3)
  })

  it('of a match are shown at once when they are stored', () => {
    const { feed } = feedOf(() => page([], { share }))
    feed.adopt(aPrediction({ matchId: '1' }))
    scope.run(feed.ofMatch$('1'))
    vi.advanceTimersByTime(1)
    expect(feed.ofMatch$('1').value.value).toEqual({ own: null, share })
    feed.adopt(aPrediction({ matchId: '1', home: 5 }))
    feed.adopt(aPrediction({ matchId: '2' }))
    expect(feed.ofMatch$('1').value).toMatchObject({ status: 'live', value: { own: { home: 5 }, share } })
  })

  it('of another match are not taken for the own', () => {
    const { feed } = feedOf(() => page([sent('2')]))
    scope.run(feed.ofMatch$('1'))
    vi.advanceTimersByTime(1)
    expect(feed.ofMatch$('1').value.value).toEqual({ own: null, share: null })
  })

  it('of the member are listed page by page with the sums', () => {
    const all = Array.from({ length: 25 }, (_, index) => sent(String(index), 'missed'))
    const { feed, asked } = feedOf((_, body) => {
      const { page: at, size } = body as { page: number; size: number }
      return page(all.slice((at - 1) * size, at * size), { total: all.length })
    })
    const more$ = new Subject<null>()
    const own$ = scope.state(feed.own$({ more$ }), null)
    vi.advanceTimersByTime(1)
    more$.next(null)
    expect(own$.value?.value?.items).toHaveLength(25)
    expect(own$.value?.value?.head).toMatchObject({ points: 7, exact: 2, place: 4 })
    expect(asked.map(({ body }) => body)).toEqual([
      { memberId: '7', page: 1, size: 20 },
      { memberId: '7', page: 2, size: 20 },
    ])
  })

  it('are ranked by period, each read for itself', () => {
    const { feed } = feedOf((_, body) => {
      const { period } = body as { period: string }
      return { data: { items: [{ place: 1, name: period, points: 9, exact: 3, settled: 4 }] } }
    })
    for (const period of ['month', 'all'] as const) {
      scope.run(feed.ranks$(period))
      vi.advanceTimersByTime(1)
      expect(feed.ranks$(period).value.value).toMatchObject([{ name: period }])
    }
  })
})
