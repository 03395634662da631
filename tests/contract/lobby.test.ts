import { filter, firstValueFrom, timeout } from 'rxjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { State$ } from '../../streams/index.ts'
import { liveStreams } from '../../streams/live.ts'
import { lobbyStreams } from '../../streams/lobby.ts'
import { PASSWORD } from '../platform/book/testPlatform.ts'
import { type ContractPlatform, openContractPlatform } from './contractVenues.ts'

let platform: ContractPlatform

beforeAll(async () => {
  platform = await openContractPlatform()
})
afterAll(() => platform.end())

function until<T>(state$: State$<T>, wanted: (value: T) => boolean): Promise<T> {
  return firstValueFrom(state$.pipe(filter(wanted), timeout(15_000)))
}

it('the venue without a sport menu is entered, shows the balance, and leads to the rooms', async () => {
  const { streams } = await platform.openAt('ZBYX', 'lobby-1')
  await until(streams.session$, (session) => session !== 'restoring')
  const scope = streams.openScope()
  streams.login(scope).submit('lobby-1', PASSWORD)
  const member = await until(streams.member$, (value) => value !== null)
  if (member === null) throw new Error('nobody is signed in')
  expect([member.hasLobby, member.hasResults, member.searchable, member.hasAnnouncements]).toEqual([
    true,
    false,
    false,
    false,
  ])
  const lobby = member.part(lobbyStreams)
  if (lobby === null) throw new Error('no lobby')
  await until(lobby.entered$, ({ status }) => status === 'live')
  expect(member.entry.trouble$.value).toBeNull()
  const balance = await until(member.balance$, ({ value }) => value !== undefined)
  expect(balance.value?.minor).toBe(10_000_00)
  const home = await until(member.home.home$, ({ menu }) => menu.status === 'live')
  expect(home.sports).toEqual([])
  const rooms = await until(member.part(liveStreams).rooms().rooms$, ({ value }) => value !== undefined)
  expect(rooms.value?.length).toBeGreaterThan(0)

  streams.venue.choose('PMTY')
  const elsewhere = await until(streams.member$, (value) => value !== null && !value.hasLobby)
  expect(elsewhere?.part(lobbyStreams)).toBeNull()
  scope.end()
  streams.end()
})
