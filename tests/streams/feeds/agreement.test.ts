import fc from 'fast-check'
import { delay, NEVER, of, timer } from 'rxjs'
import { expect, it } from 'vitest'
import { err, ok } from '../../../streams/domain/result.ts'
import { createMatchesFeed } from '../../../streams/feeds/matches/index.ts'
import { createOddsBook } from '../../../streams/feeds/odds/index.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import type { MatchQuery } from '../../../streams/domain/menu.ts'
import { withMarbles } from '../../support/marbles.ts'
import { createConditions, handicap, lineOf, matchOf } from './builders.ts'

const QUERY: MatchQuery = {
  betType: 'live',
  sport: 'football',
  menuId: 'm',
  day: 'all',
  sort: 'league',
  leagues: [],
}

const SAMPLE_MS = 500
const END_MS = 60_000

const schedule = fc.record({
  /** The answer to each poll. */
  turns: fc.array(fc.constantFrom('answer', 'failure', 'refusal', 'silence'), {
    minLength: 1,
    maxLength: 12,
  }),
  /** Changes of the platform's reachability. */
  reach: fc.array(
    fc.record({
      at: fc.integer({ min: 100, max: END_MS }),
      to: fc.constantFrom('reachable', 'unreachable', 'offline'),
    }),
    { maxLength: 4 },
  ),
})

it('a list and the prices in it are stale together, whatever answers and whatever is lost', () => {
  fc.assert(
    fc.property(schedule, ({ turns, reach: changes }) => {
      withMarbles((marbles) => {
        const { scheduler } = marbles
        const { conditions, reach } = createConditions(marbles)
        const scope = createScope((error) => {
          throw error
        })
        let turn = 0
        const answer = () => {
          const meets = turns[turn++ % turns.length]
          const at = scheduler.now()
          const value = [{ match: matchOf('m1', at), markets: [handicap([lineOf('x', at, 190_000)])] }]
          if (meets === 'silence') return NEVER
          if (meets === 'failure')
            return of(err({ type: 'transport', kind: 'network' } as const)).pipe(delay(70))
          if (meets === 'refusal')
            return of(err({ type: 'transport', kind: 'timeout' } as const)).pipe(delay(9_000))
          return of(ok({ value, at })).pipe(delay(130))
        }
        const lists = createMatchesFeed(scope, { sports: { matches: answer }, conditions })
        const book = createOddsBook(scope, {
          polls$: lists.answers$,
          pushes$: NEVER,
          frames: { next: () => timer(10) },
          reach$: reach.state$,
          slowdown$: conditions.slowdown$,
          now: () => scheduler.now(),
        })
        const list$ = lists.list$(QUERY)
        const cell$ = book.selection$('m1', 'goals.handicap.match', 1, 'home')
        const reading = [list$.subscribe(), cell$.subscribe()]
        for (const { at, to } of changes) scheduler.schedule(() => reach.set(to), at)
        let apart = 0
        for (let at = SAMPLE_MS; at < END_MS; at += SAMPLE_MS) {
          scheduler.schedule(() => {
            const price = cell$.value
            const agree = price === null || price.stale === (list$.value.status === 'stale')
            // The book checks its age once a second, so the two may differ for less than that.
            apart = agree ? 0 : apart + SAMPLE_MS
            expect(apart).toBeLessThanOrEqual(1000)
          }, at)
        }
        scheduler.schedule(() => {
          for (const read of reading) read.unsubscribe()
          scope.end()
        }, END_MS)
      })
    }),
    { numRuns: 60 },
  )
})
