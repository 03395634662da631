import { expect, it } from 'vitest'
import type { Match, Pair } from '../../../../streams/domain/match.ts'
import { CONNECTING, type Feed, interrupted, live } from '../../../../streams/kernel/feed.ts'
import { cell, type Cell, constant } from '../../../../streams/kernel/state.ts'
import { orderProgress$ } from '../../../../streams/views/records/orderProgress.ts'
import { order, orderLeg } from '../../../support/orders.ts'
import { matchOf } from '../../feeds/builders.ts'

function progressOf(legs = [orderLeg()]) {
  const feeds = new Map<string, Cell<Feed<Match>>>()
  const feedOf = (id: string): Cell<Feed<Match>> => {
    const known = feeds.get(id) ?? cell<Feed<Match>>(CONNECTING)
    feeds.set(id, known)
    return known
  }
  const progress$ = orderProgress$(order({ legs }), (id) => feedOf(id).state$)
  const subscription = progress$.subscribe()
  return { feedOf, progress: () => progress$.value, end: () => subscription.unsubscribe() }
}

/** 1-1 at the bet, 2-1 now: the home side leads by one goal since, against a line of -0.5/1. */
const ahead = matchOf('1', 0, { score: [2, 1], facts: { 'goals.match': [2, 1] } })

it('an open bet has the outcome and the profit of an end now', () => {
  const { feedOf, progress, end } = progressOf()
  expect(progress()).toEqual({ legs: [{ match: null, ifEnded: null }], ifEnded: null })
  feedOf('1').set(live(ahead, 0))
  expect(progress().legs[0]).toEqual({ match: ahead, ifEnded: 'halfWin' })
  expect(progress().ifEnded).toEqual({ outcome: 'halfWin', profit: { minor: 9200, currency: 'RMB' } })
  end()
})

it('a score that may be old is shown and decides nothing', () => {
  const { feedOf, progress, end } = progressOf()
  feedOf('1').set(interrupted(live(ahead, 0), 'offline'))
  expect(progress()).toEqual({ legs: [{ match: ahead, ifEnded: null }], ifEnded: null })
  end()
})

it('a bet of several legs has no outcome while one of them has none', () => {
  const { feedOf, progress, end } = progressOf([orderLeg(), orderLeg({ matchId: '2' })])
  feedOf('1').set(live(ahead, 0))
  expect(progress().legs.map(({ ifEnded }) => ifEnded)).toEqual(['halfWin', null])
  expect(progress().ifEnded).toBeNull()
  end()
})

it('a leg of virtual sports has the score that its film has reached, and no match', () => {
  const virtual = { title: 'VR足球 20261120-0212', game: '31001', batchNo: '20261120-0212' }
  const score = cell<Feed<Pair | null>>(CONNECTING)
  const asked: string[] = []
  const legs = [orderLeg({ virtual })]
  const progress$ = orderProgress$(
    order({ legs }),
    (id) => {
      asked.push(id)
      return constant(CONNECTING)
    },
    () => score.state$,
  )
  const subscription = progress$.subscribe()
  expect(progress$.value.legs).toEqual([{ match: null, ifEnded: null }])
  score.set(live([2, 1], 0))
  expect(progress$.value.legs).toEqual([{ match: null, ifEnded: null, score: [2, 1] }])
  expect(asked).toEqual([])
  subscription.unsubscribe()
})
