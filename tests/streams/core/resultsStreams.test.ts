import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { ok } from '../../../streams/domain/result.ts'
import { resultsStreams } from '../../../streams/core/resultsStreams.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import type { Results } from '../../../streams/venues/results.ts'
import { withMarbles } from '../../support/marbles.ts'
import { createConditions } from '../feeds/builders.ts'

const NOW = Date.UTC(2026, 10, 23, 3)
const OPEN = { kind: null, sport: null, day: null, quarter: null }

const MATCHES_ONLY: Results = {
  sports: () => of(ok(['football'] as const)),
  ofDay: () => of(ok([])),
  match: () => of(),
}

function withResults(
  facet: { readonly results?: Results },
  use: (streams: ReturnType<typeof resultsStreams>) => void,
) {
  withMarbles((marbles) => {
    const scope = createScope((error) => {
      throw error
    })
    const { conditions } = createConditions(marbles)
    use(resultsStreams(scope, { venue: facet, conditions, link: { serverTime: { now: () => NOW } } }))
    marbles.scheduler.schedule(() => {
      scope.end()
    }, 1000)
  })
}

describe('the results of a venue', () => {
  it('are none where it has no such facet', () => {
    withResults({}, (streams) => {
      expect(streams).toBeNull()
    })
  })

  it('may be of matches only', () => {
    withResults({ results: MATCHES_ONLY }, (streams) => {
      expect(streams).toMatchObject({ myBets: false, champions: false })
      expect(streams?.choice({ ...OPEN, kind: 'champions' }, ['football']).kind).toBe('matches')
    })
  })

  it.each([
    ['2020-01-01', 0],
    ['myBets', 0],
    [null, 1],
  ])('of the day %s are asked of the venue %i times', (day, times) => {
    let asked = 0
    const counting: Results = {
      ...MATCHES_ONLY,
      ofDay: () => {
        asked += 1
        return of(ok([]))
      },
    }
    withResults({ results: counting }, (streams) => {
      const choice = streams?.choice({ ...OPEN, day }, ['football'])
      if (choice !== undefined) streams?.list$(choice).subscribe()
    })
    expect(asked).toBe(times)
  })
})
