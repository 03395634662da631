import { describe, expect, it } from 'vitest'
import type { ListSort } from '../../../../streams/domain/menu.ts'
import { CONNECTING, type Feed, live } from '../../../../streams/kernel/feed.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import type { EsportsDate, EsportsGame, EsportsQuery } from '../../../../streams/venues/esports.ts'
import { createEsports } from '../../../../streams/views/esports/esportsModel.ts'
import { matchOf } from '../../feeds/builders.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const ALL: EsportsGame = { sport: null, menuId: '30000', path: 'all', count: 64, liveCount: 4 }
const LOL: EsportsGame = { sport: 'lol', menuId: '30100', path: 'lol', count: 9, liveCount: 1 }

function createTest() {
  const games = cell<Feed<readonly EsportsGame[]>>(live([ALL, LOL], NOW))
  const dates = cell<Feed<readonly EsportsDate[]>>(live([{ key: '2026-11-24', count: 7, liveCount: 0 }], NOW))
  const sort = cell<ListSort>('hot')
  const asked: (EsportsQuery | string)[] = []
  const scope = createScope((error) => {
    throw error
  })
  const model = createEsports(scope, {
    feed: {
      games$: games.state$,
      dates$: (menuId) => {
        asked.push(menuId)
        return dates.state$
      },
      list$: (query) => {
        asked.push(query)
        const matches = ['m1', 'm2'].map((id) => ({ match: matchOf(id, NOW, { sport: 'lol' }), markets: [] }))
        return constant(live(matches, NOW))
      },
    },
    sort$: sort.state$,
    serverNow: () => NOW,
  })
  const queries = () => asked.filter((each) => typeof each !== 'string')
  return { games, dates, sort, model, queries, asked }
}

describe('the lists of esports', () => {
  it('have nine dates, whether or not the venue has sent them', () => {
    const { model, dates } = createTest()
    model.view$.subscribe()
    const { days } = model.view$.value
    expect(days).toHaveLength(9)
    expect(days[0]).toEqual({ key: 'today', label: null, count: null, liveCount: 0 })
    expect(days[1]).toEqual({ key: '2026-11-24', label: '11/24', count: 7, liveCount: 0 })
    expect(days.at(-1)?.key).toBe('other')
    dates.set(CONNECTING)
    expect(model.view$.value.days.map(({ count }) => count)).toEqual(Array(9).fill(null))
  })

  it('are those of the address; an unknown path is all games, and an unknown date today', () => {
    const { model, queries } = createTest()
    model.view$.subscribe()
    model.show('lol', '2026-11-24')
    expect(queries().at(-1)).toMatchObject({ menuId: '30100', day: '2026-11-24', sort: 'league' })
    model.show('chess', 'yesterday')
    expect(queries().at(-1)).toMatchObject({ menuId: '30000', day: 'today' })
    expect(model.view$.value.game).toBe(ALL)
  })

  it('ask for nothing while nobody looks', () => {
    const { model, asked } = createTest()
    model.show('lol', 'today')
    expect(model.view$.value.list.status).toBe('connecting')
    expect(asked).toEqual([])
  })

  it('keep the chosen leagues until another game or day is shown', () => {
    const { model, queries } = createTest()
    model.view$.subscribe()
    model.setLeagues(['b', 'a'])
    expect(queries().at(-1)?.leagues).toEqual(['a', 'b'])
    model.show('all', 'today')
    expect(model.view$.value.leagues).toEqual(['a', 'b'])
    model.show('lol', 'today')
    expect(queries().at(-1)?.leagues).toEqual([])
  })

  it('fold a league, whose number of matches stays', () => {
    const { model } = createTest()
    model.view$.subscribe()
    model.toggleLeague('l')
    expect(model.view$.value.list.value?.[0]).toMatchObject({ folded: true, count: 2, matchIds: [] })
    model.toggleLeague('l')
    expect(model.view$.value.list.value?.[0]?.matchIds).toEqual(['m1', 'm2'])
  })

  it('have no game at a venue whose menu has none', () => {
    const { model, games, queries } = createTest()
    games.set(live([], NOW))
    model.view$.subscribe()
    expect(model.view$.value).toMatchObject({ game: null, menu: { value: null } })
    expect(queries()).toEqual([])
  })
})
