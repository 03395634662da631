import { describe, expect, it } from 'vitest'
import { firstLetter } from '../../../platform/names/firstLetter.ts'
import { leagueRows } from '../../../platform/venues/pmty/leagueFilter.ts'
import {
  hotMenuId,
  listedMatches,
  menuIdOf,
  menuPlace,
  PMTY_TABS,
} from '../../../platform/venues/pmty/matchLists.ts'
import { menuTree } from '../../../platform/venues/pmty/menuTree.ts'
import { isListedIn, matchesOfTab } from '../../../platform/venues/tabMatches.ts'
import { HOUR, worldAfter } from '../world/builders.ts'

const { world, now } = worldAfter(HOUR)
const matches = world.matches()
const ANY = { tid: '', md: '', sort: 1 }

describe('the list of the hot leagues', () => {
  it('has the matches of hot leagues of all sports', () => {
    for (const tab of PMTY_TABS) {
      expect(menuPlace(hotMenuId(tab))).toEqual({ tab, sport: null })
      const list = listedMatches(matches, { ...ANY, euid: hotMenuId(tab) }, now())
      const hot = matchesOfTab(matches, tab, now()).filter(({ league }) => league.hot)
      expect(list?.map(({ id }) => id).sort()).toEqual(hot.map(({ id }) => id).sort())
      expect(hot.every((match) => isListedIn(match, null))).toBe(true)
    }
    const today = listedMatches(matches, { ...ANY, euid: hotMenuId('today') }, now()) ?? []
    expect(new Set(today.map(({ sport }) => sport)).size).toBeGreaterThan(1)
  })

  it('is the first node of each tab, with its number, its days and how many of those are in play', () => {
    for (const { count, subList, menuType } of menuTree(matches, now(), 'english')) {
      const [hot] = subList
      if (menuType === 100 || menuType === 3001) continue
      expect([hot?.menuName, hot?.field1]).toEqual(['Hot', '0'])
      expect(hot?.count).toBeLessThanOrEqual(count)
    }
    const cold = matches.map((match) => ({ ...match, league: { ...match.league, hot: false } }))
    const named = menuTree(cold, now(), 'cmn').flatMap(({ subList }) => subList.map(({ field1 }) => field1))
    expect(named).not.toContain('0')
    const parlay = menuTree(matches, now(), 'cmn').find(({ menuType }) => menuType === 11)
    const [all, today] = parlay?.topMenuList ?? []
    expect(all?.liveCount).toBeGreaterThan(0)
    expect(today?.liveCount).toBe(all?.liveCount)
    expect(all?.count).toBeGreaterThan(all?.liveCount ?? 0)
  })
})

describe('the leagues of a list', () => {
  const football = { ...ANY, euid: menuIdOf('today', 'football') }
  const listed = listedMatches(matches, football, now()) ?? []

  it.each(['cmn', 'zho', 'english'] as const)(
    'are each once, with their number, by region from A to Z: %s',
    (language) => {
      const rows = leagueRows(listed, language)
      const leagues = rows.flatMap(({ sportVOs }) => sportVOs.flatMap(({ tournamentList }) => tournamentList))
      expect(new Set(leagues.map(({ tournamentId }) => tournamentId)).size).toBe(leagues.length)
      expect(leagues.reduce((sum, { num }) => sum + num, 0)).toBe(listed.length)
      const letters = rows.map(({ spell }) => spell)
      expect(letters).toEqual([...letters].sort())
      expect(letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true)
      expect(leagues.every(({ nameText }) => nameText !== '')).toBe(true)
    },
  )

  it('limit the list', () => {
    const [league] = leagueRows(listed, 'english')[0]?.sportVOs[0]?.tournamentList ?? []
    const tid = league?.tournamentId ?? ''
    const only = listedMatches(matches, { ...football, tid }, now()) ?? []
    expect(only.length).toBe(league?.num)
    expect(only.every((match) => match.league.id === tid)).toBe(true)
  })

  it('are those of the tournaments in the list of outrights, and limit it', () => {
    const outrights = { ...ANY, euid: menuIdOf('champion', 'rugby') }
    const tournaments = listedMatches(matches, outrights, now()) ?? []
    const leagues = leagueRows(tournaments, 'english').flatMap(({ sportVOs }) =>
      sportVOs.flatMap(({ tournamentList }) => tournamentList),
    )
    expect(leagues.length).toBeGreaterThan(1)
    for (const { tournamentId, num } of leagues) {
      const only = listedMatches(matches, { ...outrights, tid: tournamentId }, now()) ?? []
      expect(only).toHaveLength(num)
      expect(only.every(({ teams, league }) => teams === null && league.id === tournamentId)).toBe(true)
    }
  })
})

describe('the first letter of a name', () => {
  it.each([
    ['英格兰', 'cmn', 'Y'],
    ['西班牙', 'cmn', 'X'],
    ['國際', 'zho', 'G'],
    ['韓國', 'zho', 'H'],
    ['阿根廷', 'cmn', 'A'],
    ['中国', 'cmn', 'Z'],
    ['NBA', 'cmn', 'N'],
    ['Österreich', 'english', 'O'],
    ['ＦＩＦＡ', 'english', 'F'],
    ['日本', 'english', '#'],
    ['2026', 'cmn', '#'],
    ['', 'cmn', '#'],
    ['♥', 'zho', '#'],
  ] as const)('of %s (%s) is %s', (name, language, letter) => {
    expect(firstLetter(name, language)).toBe(letter)
  })
})
