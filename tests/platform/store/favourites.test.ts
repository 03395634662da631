import { expect, it } from 'vitest'
import { isFavourite, MAX_FAVOURITES } from '../../../platform/store/favourites.ts'
import { someMember } from './builders.ts'
import { describeOnDatabases } from './testDatabases.ts'

describeOnDatabases('favourites', ({ store, otherProcess }) => {
  const none = () => false
  const match = (id: string) => ({ id, league: { id: 'l' } })
  const opened = async () => {
    const memberId = await someMember(store())
    const owner = { memberId, venue: 'PMTY' }
    const choices = () => otherProcess().favourites.of(owner)
    const set = (matchId: string, on: boolean) =>
      store().favourites.setMatch(owner, { matchId, leagueId: 'l', on }, none)
    return { owner, choices, set }
  }

  it('are kept by member and venue', async () => {
    const { owner, set, choices } = await opened()
    await set('a', true)
    expect(isFavourite(await choices(), match('a'))).toBe(true)
    expect(isFavourite(await store().favourites.of({ ...owner, venue: 'TOY' }), match('a'))).toBe(false)
    const other = await opened()
    expect(isFavourite(await other.choices(), match('a'))).toBe(false)
    await set('a', false)
    expect((await choices()).matches.size).toBe(0)
  })

  it('change with their league, and one by one afterwards', async () => {
    const { owner, set, choices } = await opened()
    await set('a', true)
    await store().favourites.setLeague(owner, 'l', true)
    await set('b', false)
    const chosen = await choices()
    expect(['a', 'b', 'c'].map((id) => isFavourite(chosen, match(id)))).toEqual([true, false, true])
    await store().favourites.setLeague(owner, 'l', false)
    expect(await choices()).toEqual({ leagues: new Set(), matches: new Map() })
  })

  it('are limited; matches that are over make room', async () => {
    const { owner, set, choices } = await opened()
    for (let index = 0; index < MAX_FAVOURITES.matches; index++) await set(`m${String(index)}`, true)
    await expect(set('one more', true)).resolves.toBe(false)
    await expect(set('m0', true)).resolves.toBe(true)
    const more = { matchId: 'one more', leagueId: 'l', on: true }
    await expect(store().favourites.setMatch(owner, more, (id) => id === 'm5')).resolves.toBe(true)
    const { matches } = await choices()
    expect([matches.size, matches.has('m5'), matches.has('one more')]).toEqual([300, false, true])
    for (let index = 0; index < MAX_FAVOURITES.leagues; index++) {
      await store().favourites.setLeague(owner, `l${String(index)}`, true)
    }
    await expect(store().favourites.setLeague(owner, 'one more', true)).resolves.toBe(false)
    await expect(store().favourites.setLeague(owner, 'l1', false)).resolves.toBe(true)
  })
})
