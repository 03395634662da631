import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { err, ok } from '../../../streams/domain/result.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import { createDeviceFavourites } from '../../../streams/venues/deviceFavourites.ts'
import { createMemoryStore } from '../../support/ports.ts'
import { matchOf } from '../feeds/builders.ts'

const KEY = 'fb-favorite.7.TOY'
const MATCHES = ['a', 'b', 'c'].map((id) => ({ match: matchOf(id, 1), markets: [] }))

type LeagueMatches = Parameters<typeof createDeviceFavourites>[0]['leagueMatches']

function openAt(
  device = createMemoryStore(),
  memberId = '7',
  asked: string[] = [],
  matches = MATCHES,
  leagueMatches: LeagueMatches = () => of(ok(matches.map(({ match }) => match))),
) {
  const favourites = createDeviceFavourites({
    device,
    memberId,
    venue: 'TOY',
    refresh: (ids) => {
      asked.splice(0, Infinity, ...ids)
      return of(ok({ value: matches.filter(({ match }) => ids.includes(match.id)), at: 1 }))
    },
    leagueMatches,
    now: () => 1,
  })
  const marked = () =>
    favourites
      .mark(matches)
      .flatMap(({ match }) => (match.favourite ? [match.id] : []))
      .join('')
  const listed = async () => {
    const result = await firstValueFrom(favourites.list('league'))
    return result.ok ? result.value.value.map(({ match }) => match.id).join('') : 'failed'
  }
  const set = (type: 'match' | 'league', id: string, on: boolean) => {
    favourites.set({ type, id }, on).subscribe()
  }
  return { favourites, marked, listed, set, device }
}

describe('favourites on the device', () => {
  it('are of one member and stay when the page is opened again', async () => {
    const { set, device } = openAt()
    set('match', 'a', true)
    expect(await openAt(device).listed()).toBe('a')
    expect(openAt(device).marked()).toBe('a')
    expect(openAt(device, '8').marked()).toBe('')
  })

  it('take a league with its matches, of which one can be left out', async () => {
    const { set, marked, listed, device } = openAt()
    marked()
    set('league', 'l', true)
    expect([marked(), await listed()]).toEqual(['abc', 'abc'])
    set('match', 'b', false)
    expect([marked(), await listed()]).toEqual(['ac', 'ac'])
    expect(await openAt(device).listed()).toBe('ac')
    set('league', 'l', false)
    expect([marked(), await listed()]).toEqual(['', ''])
  })

  it('take those matches of a league that no list has shown yet', async () => {
    const { set, listed, device } = openAt()
    set('league', 'l', true)
    set('match', 'b', false)
    expect(await listed()).toBe('ac')
    expect(await openAt(device).listed()).toBe('ac')
    // Chosen again in a later visit, it has all of them.
    const later = openAt(device)
    later.set('league', 'l', true)
    expect(await later.listed()).toBe('abc')
  })

  it('have those of a league that were seen when the others cannot be read, and hold up no later choice', async () => {
    const { set, marked, listed, favourites } = openAt(undefined, '7', [], MATCHES, () =>
      of(err(transportFailure('network'))),
    )
    marked()
    expect(await firstValueFrom(favourites.set({ type: 'league', id: 'l' }, true))).toEqual(
      ok({ value: null, at: 1 }),
    )
    set('match', 'b', false)
    expect(await listed()).toBe('ac')
  })

  it.each(['ended', 'closed', 'cancelled', 'abandoned'] as const)(
    'do not ask again for matches that are over: %s',
    async (state) => {
      const { set, marked, device } = openAt()
      marked()
      set('league', 'l', true)
      set('match', 'c', false)
      const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ match: matchOf(id, 1, { state }), markets: [] }))
      if (a === undefined || b === undefined || c === undefined) throw new Error('no matches')
      const asked: string[] = []
      // That of b is missing in the answer, which does not say that it is over.
      const later = openAt(device, '7', asked, [a])
      expect(await later.listed()).toBe('')
      expect(asked).toEqual(['a', 'b'])
      await later.listed()
      expect(asked).toEqual(['b'])
      const last = openAt(device, '7', asked, [a, b, c])
      expect(last.marked()).toBe('ab')
      await last.listed()
      expect(asked).toEqual([])
      expect(device.get(KEY)).toBe('{"version":1,"leagues":{"l":[]},"matches":[["c",false]]}')
    },
  )

  it('do not ask again for a match chosen by itself that is over', async () => {
    const { set, device } = openAt()
    set('match', 'a', true)
    const asked: string[] = []
    const over = [{ match: matchOf('a', 1, { state: 'ended' }), markets: [] }]
    const later = openAt(device, '7', asked, over)
    await later.listed()
    await later.listed()
    expect(asked).toEqual([])
  })

  it.each(['', '{', '[]', '{"version":1,"leagues":3}', 'null'])(
    'start empty with unreadable data: %s',
    (text) => {
      const device = createMemoryStore({ [KEY]: text })
      const { marked, set } = openAt(device)
      expect(marked()).toBe('')
      set('match', 'a', true)
      expect(openAt(device).marked()).toBe('a')
    },
  )

  it('drop the oldest choices when there are too many, whatever the ids are', () => {
    const { set, device } = openAt()
    const ids = Array.from({ length: 301 }, (_, index) => String(1_000 - index))
    for (const id of ids) set('match', id, true)
    const asked: string[] = []
    const { favourites } = openAt(device, '7', asked)
    favourites.list('league').subscribe()
    expect(asked).toEqual(ids.slice(1))
  })

  it('leave the data of a later version alone, and work for this visit', () => {
    const later = '{"version":2,"what":"is not known yet"}'
    const device = createMemoryStore({ [KEY]: later })
    const { marked, set } = openAt(device)
    set('match', 'a', true)
    expect(marked()).toBe('a')
    expect(device.get(KEY)).toBe(later)
  })
})
