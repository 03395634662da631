import fc from 'fast-check'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { err, ok } from '../../../streams/domain/result.ts'
import { createLeagueTags$ } from '../../../streams/feeds/leagueTags/index.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { leagueTags } from '../../../streams/wire/site/leagueTags.ts'
import { createMemoryStore } from '../../support/ports.ts'
import { countSubscriptions } from '../../support/subscriptionCount.ts'

const KEY = 'league-tag.PMTY.CMN'

const ROW = {
  leagueTagName: '五大联赛',
  category: 1,
  race: 1,
  leagueId: '1001, 1002,',
  keywords: '',
  displayRules: '0,4,9',
  sorting: 2,
  venueCode: 'PMTY',
  icon: '/league-tags/top-dark.svg',
  iconLight: 'javascript:alert(1)',
  iconChosen: 'https://images.example/top.svg',
}

function opened(data: unknown, device = createMemoryStore()) {
  const scope = createScope((error) => {
    throw error
  })
  const decoded = decode(leagueTags, data)
  const answer =
    data === 'offline' || !decoded.ok
      ? err({ type: 'transport', kind: 'offline' } as const)
      : ok(decoded.value)
  const calls = countSubscriptions(of(answer))
  const tags$ = createLeagueTags$(scope, { ask: () => calls.source$, device, venue: 'PMTY', language: 'CMN' })
  return { tags$, device, calls }
}

describe('league tags', () => {
  it('are read from the site, in their order, with only such pictures as are addresses', () => {
    const { tags$, calls } = opened([
      ROW,
      { ...ROW, leagueTagName: '杯赛', sorting: 1, race: 0, displayRules: '' },
    ])
    expect(tags$.value.map(({ name }) => name)).toEqual(['杯赛', '五大联赛'])
    expect(tags$.value[1]).toEqual({
      name: '五大联赛',
      seriesType: 'league',
      sport: 'football',
      leagueIds: ['1001', '1002'],
      keywords: [],
      betTypes: ['today', 'champion'],
      icons: { dark: '/league-tags/top-dark.svg', light: '', chosen: 'https://images.example/top.svg' },
    })
    tags$.subscribe()
    tags$.subscribe()
    expect(calls.subscribed).toBe(1)
  })

  it('stay on the device for a site that does not answer', () => {
    const { device } = opened([ROW])
    expect(opened('offline', device).tags$.value.map(({ name }) => name)).toEqual(['五大联赛'])
    expect(opened('offline').tags$.value).toEqual([])
    expect(opened([], device).tags$.value).toEqual([])
    expect(opened('offline', device).tags$.value).toEqual([])
  })

  it('of another venue, an unknown kind or an unknown sport are left out', () => {
    const odd = [
      { ...ROW, venueCode: 'X' },
      { ...ROW, category: 7 },
      { ...ROW, race: 4321 },
      { ...ROW, race: 'x' },
    ]
    expect(opened(odd).tags$.value).toEqual([])
  })

  it('are read from whatever the device holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(opened('offline', createMemoryStore({ [KEY]: text })).tags$.value).toEqual([])
      }),
    )
  })
})
