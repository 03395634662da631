import { firstValueFrom } from 'rxjs'
import { expect, it } from 'vitest'
import { answer, createVenueUnderTest } from './harness.ts'

const first = {
  oddsFormat: null,
  timeZone: 480,
  quickStakes: { RMB: [100, 500, 1000, 5000], USDT: [100, 500, 1000, 5000] },
  seriesQuickStakes: { RMB: [10, 50, 100, 500], USDT: [10, 50, 100, 500] },
  sport: 'football',
  sort: 'league',
  betBy: 'tap',
  seriesAcceptsAny: false,
}

it('reads what is missing or unreadable as the first setting', async () => {
  const kept = {
    OddsType: 9,
    TimeZone: 'x',
    FastBetSingle: { CNY: ['x', -1], USDT: [7, 'x', 0.5] },
    SportId: 999,
    EventSorting: 7,
    BettingStyle: null,
  }
  const { venue } = createVenueUnderTest(() => answer({ UserPreferences: kept }))
  expect(await firstValueFrom(venue.settings.load())).toEqual({
    ok: true,
    value: { ...first, quickStakes: { RMB: [100, 500, 1000, 5000], USDT: [7] } },
  })
})

it('sends every setting with the numbers of the venue, once', async () => {
  const { venue, sent } = createVenueUnderTest(() => answer({}, 500))
  const change = {
    oddsFormat: 'malay',
    timeZone: -210,
    quickStakes: { RMB: [1], USDT: [2] },
    seriesQuickStakes: { RMB: [3], USDT: [4] },
    sport: 'tennis',
    sort: 'time',
    betBy: 'slide',
    seriesAcceptsAny: true,
  } as const
  expect((await firstValueFrom(venue.settings.save(change))).ok).toBe(false)
  expect(sent.map(({ body }) => body['UserPreferences'])).toEqual([
    {
      OddsType: 1,
      TimeZone: -210,
      FastBetSingle: { CNY: [1], USDT: [2] },
      FastBetCombo: { CNY: [3], USDT: [4] },
      SportId: 3,
      EventSorting: 1,
      BettingStyle: 2,
      ComboAutoAccept: true,
    },
  ])
})
