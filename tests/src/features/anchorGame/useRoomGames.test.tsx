import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { useRoomGames } from '../../../../src/features/anchorGame/useRoomGames.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import type { AnchorGame } from '../../../../streams/play.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'

const games = cell<readonly AnchorGame[]>([])
vi.mock('../../../../src/bindings/useAnchorGames.ts', () => ({
  useAnchorGames: () => ({ roomGames$: () => games.state$ }),
}))

function hook(address = '/') {
  const { streams } = createFakeStreams()
  const { result } = renderHook(() => useRoomGames('r8801'), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <StreamsProvider streams={streams}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </StreamsProvider>
    ),
  })
  const said = () => streams.notices.notices$.value.map(({ textKey }) => textKey)
  const offer = (...offered: AnchorGame[]) => {
    act(() => {
      games.set(offered)
    })
  }
  return { result, said, offer }
}

beforeEach(() => {
  games.set([])
})

it('opens the game that the address asks for, once the games of the room are known', () => {
  const { result, offer, said } = hook('/?game=penalty')
  expect(result.current).toMatchObject({ open: false, game: null })
  offer('penalty', 'baccarat')
  expect(result.current).toMatchObject({ open: true, game: 'penalty' })
  expect(said()).toEqual([])
})

it.each([[['baccarat']], [[]]] as const)(
  'closes the panel of a game that is off while %j are left, and says why',
  (left) => {
    const { result, offer, said } = hook('/?game=penalty')
    offer('penalty', 'baccarat')
    offer(...left)
    expect(result.current).toMatchObject({ open: false, game: null, games: left })
    expect(said()).toEqual(['games.refusal.gameOff'])
  },
)

it('says nothing of a game whose panel is closed', () => {
  const { result, offer, said } = hook()
  offer('penalty', 'baccarat')
  act(() => {
    result.current.show('baccarat')
  })
  offer('baccarat')
  expect(result.current).toMatchObject({ open: true, game: 'baccarat' })
  expect(said()).toEqual([])
})
