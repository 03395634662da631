import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { pictureScore$, type Shown } from '../../../../streams/views/player/pictureScore.ts'
import { goalsIn$, recentGoal$ } from '../../../../streams/views/player/recentGoal.ts'
import { withMarbles } from '../../../support/marbles.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'
import { FOOTBALL_MATCH, scored } from './footballMatch.ts'

const shown = (lateMs: number): Shown => ({ at: 0, lateMs })
const MATCHES = { a: scored(0, 0), b: scored(1, 0), c: scored(1, 1), d: scored(1, 0), n: null }

describe('the score over the picture', () => {
  it('follows the goal in the picture by two and a half seconds, and its clock is as late', () => {
    withMarbles(({ cold, hot, expectObservable, scheduler }) => {
      const score$ = pictureScore$(
        hot('a 19s 999ms b', MATCHES),
        cold('s', { s: shown(8000) }),
        () => 20,
        scheduler,
      )
      const behindMs = 20 * 11_000
      expectObservable(score$).toBe('n 10499ms a 19s 999ms b', {
        n: null,
        a: { match: MATCHES.a, behindMs },
        b: { match: MATCHES.b, behindMs },
      })
    })
  })

  it('is not shown without a picture or a match', () => {
    withMarbles(({ cold, hot, expectObservable, scheduler }) => {
      const shown$ = cold('s 29999ms n', { s: shown(1000), n: null })
      expectObservable(pictureScore$(hot('n 4999ms a', MATCHES), shown$, () => 1, scheduler)).toBe(
        'n 8499ms a 21499ms n',
        {
          n: null,
          a: { match: MATCHES.a, behindMs: 4000 },
        },
      )
    })
  })

  it('has a clock that does not go to and fro while the lateness is measured again', () => {
    withMarbles(({ cold, hot, expectObservable, scheduler }) => {
      const lateness = { a: shown(8000), b: shown(7600), c: shown(8900), d: shown(9500) }
      const shown$ = cold('a 14s b 999ms c 999ms b 999ms d', lateness)
      const score$ = pictureScore$(hot('a', MATCHES), shown$, () => 1, scheduler)
      expectObservable(score$).toBe('n 10499ms a 6500ms b', {
        n: null,
        a: { match: MATCHES.a, behindMs: 11_000 },
        b: { match: MATCHES.a, behindMs: 12_000 },
      })
    })
  })

  it('subscribes once to the match, and leaves it', () => {
    const match = countSubscriptions(new BehaviorSubject(FOOTBALL_MATCH))
    const late = countSubscriptions(new BehaviorSubject<Shown | null>(null))
    const subscription = pictureScore$(match.source$, late.source$, () => 1).subscribe()
    expect(match.active).toBe(1)
    subscription.unsubscribe()
    expect([match.subscribed, match.active, late.active]).toEqual([1, 0, 0])
  })
})

describe('a recent goal', () => {
  it('is one for two minutes, counted from the last', () => {
    withMarbles(({ hot, expectObservable, scheduler }) => {
      const goal$ = recentGoal$(hot('a 999ms b 59s 999ms c', MATCHES), 120_000, scheduler)
      expectObservable(goal$).toBe('f 999ms t 179s 999ms f', { f: false, t: true })
    })
  })

  it('is not a score that is taken back, one of another match, or the first that is known', () => {
    withMarbles(({ hot, expectObservable, scheduler }) => {
      const matches = { ...MATCHES, x: scored(3, 0, { id: 'm2' }) }
      expectObservable(recentGoal$(hot('c 99ms d 99ms x 99ms n 99ms x', matches), 1000, scheduler)).toBe(
        'f',
        { f: false },
      )
    })
  })

  it('is not looked for where points are frequent', () => {
    const seen: unknown[] = []
    const score$ = new BehaviorSubject({ match: scored(50, 48, { sport: 'basketball' }), behindMs: 0 })
    goalsIn$(score$).subscribe((match) => seen.push(match))
    score$.next({ match: scored(1, 0), behindMs: 0 })
    expect(seen).toEqual([null, scored(1, 0)])
  })
})
