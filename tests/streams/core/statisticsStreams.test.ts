import { of } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { statisticsStreams } from '../../../streams/core/statisticsStreams.ts'
import type { VenueCore } from '../../../streams/core/venueCore.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import { err } from '../../../streams/domain/result.ts'
import { noSports } from '../../../streams/venues/noSports.ts'
import { soccerPaths } from '../../../streams/wire/site/soccerPaths.ts'
import { withMarbles } from '../../support/marbles.ts'
import { createConditions } from '../feeds/builders.ts'

it('asks for the soccer data at the news domain, as for articles', () => {
  withMarbles((marbles) => {
    const scope = createScope((error) => {
      throw error
    })
    const callOpenly = vi.fn((call: { readonly path: string; readonly base?: string }) =>
      of(err(transportFailure(call.path === '' ? 'badData' : 'timeout'))),
    )
    const domainOf = vi.fn(() => of('https://news.test'))
    const domains: unknown = { domainOf }
    const { conditions } = createConditions(marbles)
    const streams = statisticsStreams(scope, {
      venue: { code: 'PMTY', sports: noSports(() => 0) } as Partial<VenueCore['venue']> as VenueCore['venue'],
      link: { callOpenly } as Partial<VenueCore['link']> as VenueCore['link'],
      site: () => domains as never,
      conditions,
    })
    const reading = streams.teams$('m').subscribe()
    marbles.scheduler.schedule(() => {
      expect(domainOf.mock.calls).toEqual([['news']])
      expect(callOpenly.mock.calls[0]?.[0]).toMatchObject({
        path: soccerPaths.teamDetail,
        base: 'https://news.test',
      })
      reading.unsubscribe()
      scope.end()
    }, 100)
  })
})
