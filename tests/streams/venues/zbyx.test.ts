import { EMPTY, firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { err, ok } from '../../../streams/domain/result.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import { createZbyx } from '../../../streams/venues/zbyx/index.ts'
import type { Venue } from '../../../streams/venues/venue.ts'
import { createDepsUnderTest, NOW } from './depsUnderTest.ts'

function createUnderTest(
  answer: unknown = ok({ items: [{ currency: 'RMB', balance: '12.50', locked: '0' }], dropped: 0 }),
) {
  const { deps, sent, sessionReports } = createDepsUnderTest(() => '', {
    siteCall$: (() => of(answer)) as never,
  })
  const venue: Venue = createZbyx(deps)
  return { venue, sent, sessionReports }
}

describe('ZBYX', () => {
  it('has no sport menu, no match and no bet', async () => {
    const { venue, sent } = createUnderTest()
    expect(await firstValueFrom(venue.sports.menu())).toEqual(ok([]))
    const query = { menuId: '', betType: 'live', sport: 'football', day: 'all' } as never
    expect(await firstValueFrom(venue.sports.matches(query))).toEqual(ok({ value: [], at: NOW }))
    for (const asked$ of [
      venue.sports.match('1'),
      venue.sports.markets('1'),
      venue.bets.quote([], [], 'RMB'),
    ]) {
      expect(await firstValueFrom<unknown>(asked$)).toMatchObject({ ok: false, error: { type: 'refusal' } })
    }
    const page = await firstValueFrom(
      venue.bets.orders({ settled: false, page: 1, size: 20, range: 'week', currency: 'USDT' }),
    )
    expect(page).toMatchObject({ ok: true, value: { orders: [], total: 0, more: false } })
    expect(sent).toEqual([])
    const facets = [
      'favourites',
      'search',
      'results',
      'cashOut',
      'reservations',
      'settings',
      'preferences',
    ] as const
    expect(facets.filter((facet) => venue[facet] !== undefined)).toEqual([])
  })

  it('is launched by its lobby', async () => {
    const { venue, sessionReports } = createUnderTest()
    expect(await firstValueFrom(venue.lobby?.enter() ?? EMPTY)).toEqual(ok(null))
    expect(sessionReports).toEqual(['ok'])
  })

  it('shows the balance of the site', async () => {
    const { venue } = createUnderTest()
    expect(await firstValueFrom(venue.bets.balance('RMB'))).toEqual(ok({ minor: 1250, currency: 'RMB' }))
    expect((await firstValueFrom(venue.bets.balance('USDT'))).ok).toBe(false)
    const lost = createUnderTest(err(transportFailure('network')))
    expect(await firstValueFrom(lost.venue.bets.balance('RMB'))).toEqual(err(transportFailure('network')))
  })
})
