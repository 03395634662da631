import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { RoomGuess } from '../../../../src/features/room/RoomGuess.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { createI18n } from '../../../support/i18n.ts'
import type { LiveRoom, Prediction } from '../../../../streams/index.ts'
import { createFakeRoom, liveRoom, roomFacts } from '../../../support/fakeRoom.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'

const PREDICTION: Prediction = { matchId: '1001', home: 1, draw: 0, away: 1, mine: null, closesAt: null }

async function renderGuess(live: LiveRoom) {
  const room = createFakeRoom()
  room.prediction.set(PREDICTION)
  const i18n = await createI18n('CMN')
  const { container } = render(
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={createFakeStreams().streams}>
        <RoomGuess model={room.model} live={live} facts={roomFacts()} />
      </StreamsProvider>
    </TranslationProvider>,
  )
  return { room, container }
}

const question = () => screen.queryByRole('region', { name: '这场谁赢？' })

it('keeps its place from a match that is over to the question about the next', async () => {
  const match = liveRoom().match
  const { room, container } = await renderGuess(liveRoom({ match: match && { ...match, matchId: '1002' } }))
  expect([question(), container.childElementCount]).toEqual([null, 1])
  act(() => {
    room.prediction.set({ ...PREDICTION, matchId: '1002' })
  })
  expect([question() === null, container.childElementCount]).toEqual([false, 1])
})

it('takes no place in a room that is about no match', async () => {
  const { container } = await renderGuess(liveRoom({ match: null }))
  expect([question(), container.childElementCount]).toEqual([null, 0])
})
