import { describe, expect, it, vi } from 'vitest'
import type { ListedMatch, Menu, MenuSport } from '../../../../streams/domain/menu.ts'
import { isSpecialSport, type Sport, SPORT_IDS } from '../../../../streams/domain/vocabulary/sports.ts'
import { HOME_MODES } from '../../../../streams/feeds/homeFilters/index.ts'
import { CONNECTING, type Feed, interrupted, live } from '../../../../streams/kernel/feed.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { constant, stateFrom } from '../../../../streams/kernel/state.ts'
import { createHome } from '../../../../streams/views/home/homeModel.ts'
import { createMemoryStore } from '../../../support/ports.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

const NOW = Date.UTC(2026, 4, 1, 6)

function entry(sport: Sport, dayCounts: MenuSport['dayCounts'] = {}): MenuSport {
  return { sport, name: sport, menuId: sport, count: 1, dayCounts }
}

function homeOf(menu: Menu) {
  const scope = createScope((error) => {
    throw error
  })
  return createHome(scope, {
    betTypes: ['today', 'live', 'early', 'parlay'],
    menu$: constant(live(menu, NOW)),
    list$: () => constant(CONNECTING),
    usualMenuId: () => null,
    favouriteCount$: null,
    sort$: constant('league'),
    serverNow: () => NOW,
    memory: createMemoryStore(),
  })
}

describe('the modes', () => {
  it('are sport, lottery, real, in this order', () => {
    expect(HOME_MODES).toEqual(['sport', 'lottery', 'real'])
  })
})

describe('the date row', () => {
  it('counts what the venue counts for the sport, and nothing where it does not tell', () => {
    const home = homeOf([
      {
        betType: 'early',
        count: 9,
        sports: [entry('football', { all: 9, '2026-05-02': 4, other: 0 }), entry('tennis')],
      },
    ])
    home.setBetType('early')
    const counts = () => home.home$.value.days.map(({ key, count }) => [key, count])
    expect(counts().slice(0, 3)).toEqual([
      ['all', 9],
      ['2026-05-02', 4],
      ['2026-05-03', null],
    ])
    expect(counts().at(-1)).toEqual(['other', 0])
    home.setSport('tennis')
    expect(counts().every(([, count]) => count === null)).toBe(true)
  })
})

describe('another tab', () => {
  it('keeps the sport where it has it, and else opens with its first ordinary one', () => {
    const home = homeOf([
      { betType: 'today', count: 3, sports: [entry('lol'), entry('specials'), entry('basketball')] },
      { betType: 'live', count: 2, sports: [entry('basketball'), entry('tennis')] },
      { betType: 'parlay', count: 2, sports: [entry('lol'), entry('tennis')] },
    ])
    const sportIn = (tab: 'today' | 'live' | 'parlay') => {
      home.setBetType(tab)
      return home.home$.value.sport
    }
    expect(sportIn('today')).toBe('basketball')
    home.setSport('tennis')
    expect([sportIn('parlay'), sportIn('today'), sportIn('live')]).toEqual(['tennis', 'basketball', 'tennis'])
  })

  it('of special sports alone opens with the first of them', () => {
    const home = homeOf([{ betType: 'today', count: 1, sports: [entry('lol'), entry('virtualHorse')] }])
    home.setBetType('today')
    expect(home.home$.value.sport).toBe('lol')
  })

  it('knows the ordinary sports', () => {
    const sports = Object.keys(SPORT_IDS) as Sport[]
    expect(sports.filter(isSpecialSport)).toEqual([
      'specials',
      'dota2',
      'lol',
      'eFootball',
      'eBasketball',
      'csgo',
      'kog',
      'virtualFootball',
      'virtualHorse',
      'virtualGreyhounds',
      'virtualSpeedway',
      'virtualMotorbike',
    ])
  })
})

describe('the list', () => {
  it('is polled only while the home list is on the screen', () => {
    const scope = createScope((error) => {
      throw error
    })
    const list = countSubscriptions(constant<Feed<readonly ListedMatch[]>>(live([], NOW)))
    const home = createHome(scope, {
      betTypes: ['live'],
      menu$: constant(live([{ betType: 'live', count: 1, sports: [entry('football')] }], NOW)),
      list$: () => stateFrom(() => live([], NOW), list.source$),
      usualMenuId: () => null,
      favouriteCount$: null,
      sort$: constant('league'),
      serverNow: () => NOW,
      memory: createMemoryStore(),
    })
    vi.useFakeTimers()
    expect(list.active).toBe(0)
    const screen = home.home$.subscribe()
    expect(list.active).toBe(1)
    expect(home.home$.value.list.status).toBe('live')
    screen.unsubscribe()
    vi.runAllTimers()
    vi.useRealTimers()
    expect(list.active).toBe(0)
    scope.end()
  })
})

describe('before the menu is known', () => {
  function startOf() {
    const scope = createScope((error) => {
      throw error
    })
    const menu = scope.cell<Feed<Menu>>(CONNECTING)
    const asked: string[] = []
    const home = createHome(scope, {
      betTypes: ['live', 'today'],
      menu$: menu.state$,
      list$: (query) => {
        asked.push(query.betType === 'favourite' ? query.betType : query.menuId)
        return constant(live([], NOW))
      },
      usualMenuId: (betType, sport) => (betType === 'live' && sport === 'football' ? 'football' : null),
      favouriteCount$: null,
      sort$: constant('league'),
      serverNow: () => NOW,
      memory: createMemoryStore(),
    })
    home.home$.subscribe()
    return { home, menu, asked }
  }

  it('requests the usual list, and shows it once the menu has it', () => {
    const { home, menu, asked } = startOf()
    expect(asked).toEqual(['football'])
    expect(home.home$.value.list.status).toBe('connecting')
    menu.set(live([{ betType: 'live', count: 1, sports: [entry('football')] }], NOW))
    expect(home.home$.value.list.status).toBe('live')
    expect(asked).toEqual(['football'])
  })

  it('shows the list of another sport when the menu lacks the usual one', () => {
    const { home, menu, asked } = startOf()
    menu.set(live([{ betType: 'live', count: 1, sports: [entry('tennis')] }], NOW))
    expect(asked).toEqual(['football', 'tennis'])
    expect(home.home$.value.sport).toBe('tennis')
    expect(home.home$.value.list.status).toBe('live')
  })

  it('requests nothing for a tab without a usual list', () => {
    const { home, asked } = startOf()
    home.setBetType('today')
    home.setSport('tennis')
    expect(asked).toEqual(['football'])
  })

  it('shows no list when the menu has failed', () => {
    const { home, menu } = startOf()
    menu.set(interrupted<Menu>(CONNECTING, 'network'))
    expect(home.home$.value.list.value).toBeUndefined()
  })
})
