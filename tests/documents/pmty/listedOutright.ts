import { firstValueFrom } from 'rxjs'
import { answer, createVenueUnderTest } from '../../streams/venues/pmty/harness.ts'
import { OUTRIGHT_ROW } from './outrightAnswers.ts'

const QUERY = {
  betType: 'champion',
  sport: 'rugby',
  menuId: '50016',
  day: 'all',
  sort: 'league',
  leagues: [],
} as const

/** The row of an outright as the client reads it, and what it has asked for. */
export async function listedOutright(row: unknown = OUTRIGHT_ROW.fields) {
  const { venue, sent } = createVenueUnderTest(() => answer([row]))
  const result = await firstValueFrom(venue.sports.matches(QUERY))
  const first = result.ok ? result.value.value[0] : undefined
  if (first === undefined) throw new Error('no row was read')
  return { ...first, sent }
}
