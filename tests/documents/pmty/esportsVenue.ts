import { createVenueUnderTest, pathOf } from '../../streams/venues/pmty/harness.ts'
import type { Answerer } from '../../streams/venues/pmty/harness.ts'
import type { EsportsQuery } from '../../../streams/venues/esports.ts'

/** The day of the documented dates, and the member that asks for them. */
const THEN = { serverNow: () => Date.UTC(2026, 10, 23, 6), memberId: () => '17' }

/** The documented list of all games. */
export const ALL_GAMES: EsportsQuery = { menuId: '30000', day: 'today', sort: 'league', leagues: [] }

/** The client of the member and the day of the documented requests; `asked` is what it has sent. */
export function esportsVenue(answerer: Answerer) {
  const { venue, sent } = createVenueUnderTest(answerer, THEN)
  const asked = () =>
    sent.map((request): readonly unknown[] => {
      const { searchParams } = new URL(request.url, 'http://venue.test')
      const body: unknown =
        request.body === undefined ? Object.fromEntries(searchParams) : JSON.parse(request.body)
      return [pathOf(request), request.method, body]
    })
  return { venue, asked }
}
