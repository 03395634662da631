import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BET_TYPES,
  HOT,
  type ListedMatch,
  type ListSport,
  LIST_TABS,
} from '../../../../streams/domain/menu.ts'
import {
  isEsport,
  isSport,
  isVirtualSport,
  type Sport,
  SPORT_IDS,
} from '../../../../streams/domain/vocabulary/sports.ts'
import { listControls } from '../../../../streams/views/home/listControls.ts'
import { hotFirst, stickyFirst } from '../../../../streams/views/home/listOrder.ts'
import { sportRow } from '../../../../streams/views/home/sportRow.ts'
import { matchOf } from '../../feeds/builders.ts'

const SPORTS = Object.keys(SPORT_IDS).filter(isSport)

function listed(id: string, leagueId: string, hot: boolean): ListedMatch {
  return {
    match: matchOf(id, 0, { league: { id: leagueId, name: leagueId, hot, favourite: false } }),
    markets: [],
  }
}

const ids = (list: readonly ListedMatch[]) => list.map(({ match }) => match.id).join('')

describe('hot leagues first', () => {
  const list = [
    listed('1', 'cold', false),
    listed('2', 'hot', true),
    listed('3', 'warm', true),
    listed('4', 'cold', false),
    listed('5', 'hot', true),
  ]

  it('are each together, in the order of the list, before the others', () => {
    expect(ids(hotFirst(list))).toBe('25314')
  })

  it('stay below what is kept at the top', () => {
    expect(ids(stickyFirst(hotFirst(list), new Set(['4', 'gone'])))).toBe('42531')
    expect(stickyFirst(list, new Set())).toBe(list)
  })
})

describe('the row of sports', () => {
  const row = (sports: readonly ListSport[], betType: (typeof BET_TYPES)[number]) =>
    sportRow(
      sports.map((sport) => ({ sport })),
      betType,
    ).map(({ sport }) => sport)

  it('has virtual sports third, esports after them, and the hot leagues second, or first in the parlay tab', () => {
    const venue: readonly ListSport[] = [
      HOT,
      'football',
      'lol',
      'basketball',
      'tennis',
      'virtualHorse',
      'golf',
    ]
    const usual = ['football', 'basketball', 'virtualHorse', 'lol', 'tennis', 'golf']
    expect(row(venue, 'parlay')).toEqual([HOT, ...usual])
    expect(row(venue, 'live')).toEqual([usual[0], HOT, ...usual.slice(1)])
  })

  it('has each of the venue’s sports once, whatever there are', () => {
    const some = fc.uniqueArray(fc.constantFrom<ListSport>(HOT, ...SPORTS))
    fc.assert(
      fc.property(some, fc.constantFrom(...BET_TYPES), (sports, betType) => {
        const sorted = row(sports, betType)
        expect([...sorted].sort()).toEqual([...sports].sort())
        const isUsual = (sport: ListSport): sport is Sport =>
          sport !== HOT && !isEsport(sport) && !isVirtualSport(sport)
        expect(sorted.filter(isUsual)).toEqual(sports.filter(isUsual))
      }),
    )
  })
})

describe('the controls of a list', () => {
  it.each([
    ['today', { filter: true, sort: true, oddsFormat: true, betBy: true, results: true }],
    ['live', { filter: true, sort: true, oddsFormat: true, betBy: true, results: true }],
    ['early', { filter: true, sort: true, oddsFormat: false, betBy: false, results: true }],
    ['parlay', { filter: true, sort: true, oddsFormat: false, betBy: false, results: true }],
    ['champion', { filter: true, sort: false, oddsFormat: false, betBy: false, results: true }],
    ['favourite', { filter: false, sort: true, oddsFormat: true, betBy: true, results: true }],
  ] as const)('depend on the tab: %s', (tab, controls) => {
    expect(listControls(tab, 'football')).toEqual(controls)
    expect(listControls(tab, HOT)).toEqual(controls)
  })

  it('are none for virtual sports and esports', () => {
    for (const tab of LIST_TABS) {
      for (const sport of ['virtualFootball', 'lol', 'specials'] as const) {
        expect(Object.values(listControls(tab, sport))).toEqual([false, false, false, false, false])
      }
    }
  })
})
