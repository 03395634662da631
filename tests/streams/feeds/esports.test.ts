import { defer, map, of, timer } from 'rxjs'
import { expect, it } from 'vitest'
import { ok } from '../../../streams/domain/result.ts'
import { createEsportsFeed } from '../../../streams/feeds/esports/index.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import type { Esports, EsportsQuery } from '../../../streams/venues/esports.ts'
import { withMarbles } from '../../support/marbles.ts'
import { createConditions, matchOf } from './builders.ts'

const QUERY: EsportsQuery = { menuId: '30000', day: 'today', sort: 'league', leagues: [] }

/** How often a list is asked for by two subscribers in a minute, and what the book gets. */
function minuteOf(query: EsportsQuery) {
  const asked: number[] = []
  const answers: number[] = []
  let pictures = 0
  withMarbles((marbles) => {
    const { scheduler } = marbles
    const scope = createScope((error) => {
      throw error
    })
    const esports: Pick<Esports, 'games' | 'dates' | 'list' | 'pictures'> = {
      games: () => of(ok([])),
      dates: () => of(ok([])),
      pictures: () =>
        defer(() => {
          pictures += 1
          return of(ok('https://img.example'))
        }),
      list: () =>
        defer(() => {
          asked.push(scheduler.now())
          const value = [{ match: matchOf('m', 0, { sport: 'lol' }), markets: [] }]
          return timer(100).pipe(map(() => ok({ value, at: 0 })))
        }),
    }
    const feed = createEsportsFeed(scope, { esports, conditions: createConditions(marbles).conditions })
    feed.answers$.subscribe(({ freshForMs }) => answers.push(freshForMs))
    const subscribed = [
      feed.list$(query).subscribe(),
      feed.list$({ ...query }).subscribe(),
      feed.pictures$.subscribe(),
      feed.pictures$.subscribe(),
    ]
    scheduler.schedule(() => {
      for (const each of subscribed) each.unsubscribe()
    }, 49_000)
  })
  return { asked, answers, pictures }
}

it('the list of today is asked for once for all who see it, every five seconds, until the last has left', () => {
  const { asked, answers } = minuteOf(QUERY)
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.length).toBeLessThan(15)
  expect(answers).toEqual(asked.map(() => 12_000))
})

it('a list of another day is asked for every minute', () => {
  expect(minuteOf({ ...QUERY, day: 'other' }).asked).toEqual([0])
})

it('the place of pictures is asked for once', () => {
  expect(minuteOf(QUERY).pictures).toBe(1)
})
