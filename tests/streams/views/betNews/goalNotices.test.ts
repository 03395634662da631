import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Match, Pair } from '../../../../streams/domain/match.ts'
import { order, orderLeg } from '../../../support/orders.ts'
import { CONNECTING, type Feed, live } from '../../../../streams/kernel/feed.ts'
import { type Cell, cell } from '../../../../streams/kernel/state.ts'
import type { PushEvent } from '../../../../streams/venues/push.ts'
import { betMatches, type BetMatch, goalNotices$ } from '../../../../streams/views/betNews/goalNotices.ts'

const MATCH: BetMatch = { matchId: '1', home: 'Home', away: 'Away' }
const scoreOf = (score: Pair | null, matchId = '1'): PushEvent => ({
  type: 'score',
  matchId,
  at: 1,
  score,
  facts: {},
})
const matchAt = (score: Pair, id = '1') => live({ id, score } as Match, 0)

function open() {
  const matches = cell<readonly BetMatch[]>([])
  const events = new Subject<PushEvent>()
  const feeds = new Map<string, Cell<Feed<Match>>>()
  const feedOf = (matchId: string): Cell<Feed<Match>> => {
    const known = feeds.get(matchId) ?? cell<Feed<Match>>(CONNECTING)
    feeds.set(matchId, known)
    return known
  }
  const told: string[] = []
  const subscription = goalNotices$({
    matches$: matches.state$,
    events$: events,
    match$: (matchId) => feedOf(matchId).state$,
  }).subscribe(({ textKey, params }) => told.push(`${textKey} ${params['score'] ?? ''}`))
  return { matches, events, feedOf, told, end: () => subscription.unsubscribe() }
}

describe('goals in matches with an open bet', () => {
  it('are told, and those that do not count after all', () => {
    const { matches, events, feedOf, told, end } = open()
    matches.set([MATCH])
    feedOf('1').set(matchAt([0, 0]))
    events.next(scoreOf([1, 0]))
    // A corner comes with the same score.
    events.next(scoreOf([1, 0]))
    events.next(scoreOf(null))
    events.next(scoreOf([0, 0]))
    expect(told).toEqual(['betNews.goal 1-0', 'betNews.goalCancelled 0-0'])
    end()
    expect(events.observed).toBe(false)
  })

  it('are not told before the score is known, nor of other matches', () => {
    const { matches, events, feedOf, told, end } = open()
    matches.set([MATCH])
    events.next(scoreOf([2, 0], '9'))
    events.next(scoreOf([1, 0]))
    feedOf('1').set(matchAt([0, 0]))
    events.next(scoreOf([2, 0]))
    expect(told).toEqual(['betNews.goal 2-0'])
    end()
  })

  it('go on while the list of bets changes', () => {
    const { matches, events, feedOf, told, end } = open()
    matches.set([MATCH])
    feedOf('1').set(matchAt([1, 1]))
    matches.set([MATCH, { ...MATCH, matchId: '2' }])
    feedOf('2').set(matchAt([0, 0], '2'))
    events.next(scoreOf([1, 2]))
    events.next(scoreOf([0, 1], '2'))
    matches.set([])
    events.next(scoreOf([1, 3]))
    expect(told).toEqual(['betNews.goal 1-2', 'betNews.goal 0-1'])
    end()
  })
})

describe('the matches of bets', () => {
  const leg = (matchId: string, changes: Parameters<typeof orderLeg>[0] = {}) =>
    orderLeg({ matchId, ...changes })

  it('are those of open legs, each once, where a goal is an event', () => {
    const orders = [
      { legs: [leg('1'), leg('2', { outcome: 'win' })] },
      { legs: [leg('1'), leg('3', { sport: 'basketball' }), leg('4', { homeName: '' })] },
    ].map((each) => order(each))
    expect(betMatches(orders).map(({ matchId }) => matchId)).toEqual(['1'])
  })
})
