import { describe, expect, it } from 'vitest'
import type { Menu, MenuSport } from '../../../../streams/domain/menu.ts'
import { isSpecialSport, type Sport, SPORT_IDS } from '../../../../streams/domain/vocabulary/sports.ts'
import { HOME_MODES } from '../../../../streams/feeds/place/index.ts'
import { CONNECTING, live } from '../../../../streams/kernel/feed.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { createHome } from '../../../../streams/views/home/homeModel.ts'
import { createMemoryStore } from '../../../support/ports.ts'

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
