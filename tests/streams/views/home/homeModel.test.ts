import { EMPTY, of, Subject } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import type {
  ListedMatch,
  ListQuery,
  ListSort,
  ListSport,
  Menu,
  MenuSport,
} from '../../../../streams/domain/menu.ts'
import { isSpecialSport, type Sport, SPORT_IDS } from '../../../../streams/domain/vocabulary/sports.ts'
import { HOME_MODES, type HomeMode } from '../../../../streams/feeds/homeFilters/index.ts'
import { CONNECTING, type Feed, interrupted, live } from '../../../../streams/kernel/feed.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { constant, stateFrom } from '../../../../streams/kernel/state.ts'
import { createStickyTop } from '../../../../streams/feeds/stickyTop/index.ts'
import type { Match } from '../../../../streams/domain/match.ts'
import { matchOf } from '../../feeds/builders.ts'
import { createHome, type HomeDeps } from '../../../../streams/views/home/homeModel.ts'
import { createMemoryStore } from '../../../support/ports.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

const NOW = Date.UTC(2026, 4, 1, 6)

/** A device on which nothing is kept at the top. */
const NONE = {
  modes$: constant(HOME_MODES),
  onParlay: () => undefined,
  filters: true,
  sticky: {
    lists$: constant(new Map()),
    toggleMatch: () => undefined,
    toggleLeague: () => undefined,
    note: () => undefined,
  },
}

function entry(sport: ListSport, dayCounts: MenuSport['dayCounts'] = {}): MenuSport {
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
    ...NONE,
    favouriteCount$: null,
    sort$: constant('league'),
    serverNow: () => NOW,
    memory: createMemoryStore(),
    venue: 'PMTY',
    openingSport$: EMPTY,
  })
}

describe('the modes', () => {
  it('are sport, lottery, real, in this order', () => {
    expect(HOME_MODES).toEqual(['sport', 'lottery', 'real'])
  })
})

describe('the sports of a tab', () => {
  it('tell on today how many of their matches are in play, and on parlay what the venue counts', () => {
    const home = homeOf([
      { betType: 'today', count: 9, sports: [entry('football'), entry('tennis')] },
      { betType: 'live', count: 3, sports: [{ ...entry('football'), count: 3 }] },
      { betType: 'early', count: 2, sports: [entry('football')] },
      {
        betType: 'parlay',
        count: 4,
        sports: [{ ...entry('football'), dayLiveCounts: { all: 2, today: 2 } }, entry('tennis')],
      },
    ])
    const live = () => home.home$.value.sports.map(({ sport, liveCount }) => [sport, liveCount])
    home.setBetType('today')
    expect(live()).toEqual([
      ['football', 3],
      ['tennis', 0],
    ])
    home.setBetType('live')
    expect(live()).toEqual([['football', null]])
    home.setBetType('early')
    expect(live()).toEqual([['football', null]])
    home.setBetType('parlay')
    expect(live()).toEqual([
      ['football', 2],
      ['tennis', null],
    ])
  })
})

describe('the date row', () => {
  it('counts what the venue counts for the sport, and nothing where it does not tell', () => {
    const home = homeOf([
      {
        betType: 'early',
        count: 9,
        sports: [
          { ...entry('football', { all: 9, '2026-05-02': 4, other: 0 }), dayLiveCounts: { all: 2 } },
          entry('tennis'),
        ],
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
    expect(home.home$.value.days.map(({ liveCount }) => liveCount).slice(0, 2)).toEqual([2, null])
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
      'virtualBasketball',
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
      ...NONE,
      favouriteCount$: null,
      sort$: constant('league'),
      serverNow: () => NOW,
      memory: createMemoryStore(),
      venue: 'PMTY',
      openingSport$: EMPTY,
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
      ...NONE,
      usualMenuId: (betType, sport) => (betType === 'live' && sport === 'football' ? 'football' : null),
      favouriteCount$: null,
      sort$: constant('league'),
      serverNow: () => NOW,
      memory: createMemoryStore(),
      venue: 'PMTY',
      openingSport$: EMPTY,
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

/** A home list whose lists the test answers, with what a device keeps at their tops. */
function listsOf(menu: Menu, matches: readonly Match[], sort: ListSort = 'league') {
  const scope = createScope((error) => {
    throw error
  })
  const asked: ListQuery[] = []
  const said: string[] = []
  const device = createMemoryStore()
  const memory = createMemoryStore()
  const order = scope.cell<ListSort>(sort)
  const modes = scope.cell<readonly HomeMode[]>(HOME_MODES)
  const open = (change: Partial<Pick<HomeDeps, 'venue' | 'openingSport$' | 'onParlay'>> = {}) =>
    createHome(scope, {
      betTypes: ['today', 'live', 'early', 'parlay', 'champion'],
      menu$: constant(live(menu, NOW)),
      list$: (query) => {
        asked.push(query)
        const wanted = matches.filter(
          ({ league }) =>
            query.betType === 'favourite' || query.leagues.length === 0 || query.leagues.includes(league.id),
        )
        return constant(
          live(
            wanted.map((match) => ({ match, markets: [] })),
            NOW,
          ),
        )
      },
      usualMenuId: () => null,
      modes$: modes.state$,
      filters: true,
      sticky: createStickyTop(scope, {
        device,
        key: 'sticky',
        now: () => NOW,
        say: (key) => said.push(key),
      }),
      favouriteCount$: constant(1),
      sort$: order.state$,
      serverNow: () => NOW,
      memory,
      venue: 'PMTY',
      openingSport$: EMPTY,
      onParlay: () => undefined,
      ...change,
    })
  const home = open()
  home.home$.subscribe()
  const shown = () => (home.home$.value.list.value ?? []).flatMap(({ matchIds }) => matchIds).join('')
  return { home, open, asked, said, order, modes, shown }
}

const MENU: Menu = [
  { betType: 'today', count: 4, sports: [entry('hot'), entry('football'), entry('tennis')] },
  { betType: 'live', count: 4, sports: [entry('football'), entry('hot'), entry('tennis')] },
  { betType: 'parlay', count: 4, sports: [entry('football'), entry('hot')] },
  { betType: 'champion', count: 1, sports: [entry('rugby')] },
]

function inLeague(id: string, leagueId: string, hot = false): Match {
  return matchOf(id, 0, { league: { id: leagueId, name: leagueId, hot, favourite: false } })
}

const FOUR = [inLeague('1', 'a'), inLeague('2', 'b', true), inLeague('3', 'a'), inLeague('4', 'c', true)]

describe('a mode that is not offered any more', () => {
  it('is the first that is, whose list is requested', () => {
    const { home, modes, shown } = listsOf(MENU, FOUR)
    home.setMode('lottery')
    expect([home.home$.value.mode, home.query$.value]).toEqual(['lottery', null])
    modes.set(['sport', 'real'])
    expect([home.home$.value.mode, shown()]).toEqual(['sport', '1234'])
    modes.set(HOME_MODES)
    expect(home.home$.value.mode).toBe('lottery')
  })

  it('does not come back to who has gone on in the other one', () => {
    const { home, open, modes } = listsOf(MENU, FOUR)
    home.setMode('lottery')
    modes.set(['sport', 'real'])
    home.setBetType('today')
    modes.set(HOME_MODES)
    expect([home, open()].map(({ home$ }) => home$.value.mode)).toEqual(['sport', 'sport'])
  })
})

describe('the sport with which a venue opens', () => {
  it('is chosen when it is known, unless the member has chosen a place at the venue', () => {
    const { open } = listsOf(MENU, FOUR)
    const wanted$ = new Subject<Sport>()
    const [first, chosen] = [open({ openingSport$: wanted$ }), open({ openingSport$: wanted$ })]
    chosen.setBetType('today')
    wanted$.next('tennis')
    expect([first, chosen].map(({ home$ }) => home$.value.sport)).toEqual(['tennis', 'football'])
    // A place was stored in the meantime.
    expect(open({ openingSport$: of('tennis') }).home$.value.sport).toBe('football')
    expect(open({ venue: 'OTHER', openingSport$: of('tennis') }).home$.value.sport).toBe('tennis')
  })
})

it('the list of parlays is told of when it is chosen, once', () => {
  const onParlay = vi.fn()
  const home = listsOf(MENU, FOUR).open({ onParlay })
  home.setBetType('champion')
  expect(onParlay).not.toHaveBeenCalled()
  home.setBetType('parlay')
  home.setBetType('parlay')
  expect(onParlay).toHaveBeenCalledTimes(1)
})

describe('the leagues that a list is limited to', () => {
  it('are those of their venue', () => {
    const { home, open } = listsOf(MENU, FOUR)
    home.setLeagues(['a'])
    expect(open().home$.value.leagues).toEqual(['a'])
    expect(open({ venue: 'OTHER' }).home$.value.leagues).toEqual([])
  })

  it('are asked for, and all when there are none', () => {
    const { home, asked, shown } = listsOf(MENU, FOUR)
    home.setLeagues(['c', 'a'])
    expect(asked.at(-1)).toMatchObject({ leagues: ['a', 'c'] })
    expect([home.home$.value.leagues, shown()]).toEqual([['a', 'c'], '134'])
    home.setLeagues([])
    expect(shown()).toBe('1234')
  })

  it('stay with another day and after a reload, and are dropped with another tab or sport', () => {
    const { home, open } = listsOf(MENU, FOUR)
    home.setLeagues(['a'])
    home.setDay('today')
    expect(home.home$.value.leagues).toEqual(['a'])
    expect(open().home$.value.leagues).toEqual(['a'])
    home.setSport('tennis')
    expect(home.home$.value.leagues).toEqual([])
    home.setLeagues(['a'])
    home.setDay('today')
    home.setBetType('parlay')
    expect([home.home$.value.leagues, home.home$.value.day]).toEqual([[], 'all'])
  })

  it('limit the outrights too', () => {
    const { home, asked, shown } = listsOf(MENU, FOUR)
    home.setBetType('champion')
    expect(home.home$.value.controls.filter).toBe(true)
    home.setLeagues(['a'])
    expect(asked.at(-1)).toMatchObject({ betType: 'champion', leagues: ['a'] })
    expect(shown()).toBe('13')
  })

  it('are not asked for where there is no choice of them', () => {
    const { home, asked } = listsOf([{ betType: 'today', count: 4, sports: [entry('lol')] }], FOUR)
    home.setBetType('today')
    home.setLeagues(['a'])
    expect(asked.at(-1)).toMatchObject({ betType: 'today', sport: 'lol', leagues: [] })
    expect(home.home$.value.controls.filter).toBe(false)
  })
})

describe('the hot leagues', () => {
  it('are an entry of the sports, second, or first in the parlay tab, and never the one that opens', () => {
    const { home } = listsOf(MENU, FOUR)
    const sports = () => home.home$.value.sports.map(({ sport }) => sport)
    expect(sports()).toEqual(['football', 'hot', 'tennis'])
    home.setBetType('today')
    expect([home.home$.value.sport, sports()[1]]).toEqual(['football', 'hot'])
    home.setSport('hot')
    home.setBetType('parlay')
    expect([home.home$.value.sport, sports()[0]]).toEqual(['hot', 'hot'])
  })

  it('come first in their order, and not in others', () => {
    const { order, shown } = listsOf(MENU, FOUR, 'hot')
    expect(shown()).toBe('2413')
    order.set('league')
    expect(shown()).toBe('1234')
  })
})

describe('what is kept at the top', () => {
  it('comes first, in groups of its own, in this tab and sport only', () => {
    const { home, shown, said } = listsOf(MENU, FOUR)
    home.toggleStickyMatch(inLeague('3', 'a'))
    expect(shown()).toBe('3124')
    expect(home.home$.value.list.value?.map(({ leagueId, sticky }) => [leagueId, sticky])).toEqual([
      ['a', true],
      ['a', false],
      ['b', false],
      ['c', false],
    ])
    home.setBetType('today')
    expect(shown()).toBe('1234')
    home.setBetType('live')
    expect(shown()).toBe('3124')
    home.toggleStickyMatch(inLeague('3', 'a'))
    expect([shown(), said]).toEqual(['1234', ['home.sticky.on', 'home.sticky.off']])
  })

  it('is a league with all its matches', () => {
    const { home, shown } = listsOf(MENU, FOUR)
    home.toggleStickyLeague('a')
    expect([shown(), [...home.sticky$.value.leagueIds.keys()]]).toEqual(['1324', ['a']])
    home.toggleStickyLeague('a')
    expect(shown()).toBe('1234')
  })

  it('is of the favourites’ own list there', () => {
    const { home, shown } = listsOf(MENU, FOUR)
    home.toggleStickyMatch(inLeague('4', 'c'))
    home.setBetType('favourite')
    expect(shown()).toBe('1234')
    home.toggleStickyMatch(inLeague('2', 'b'))
    expect(shown()).toBe('2134')
  })
})
