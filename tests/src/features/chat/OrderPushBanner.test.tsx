import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { roomFacts, speaker } from '../../../support/fakeRoom.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'
import { aLeg } from '../../../streams/machines/orderBuilders.ts'

it('a tip that was pushed to the room is taken into the slip by its button', async () => {
  const fake = createFakeStreams()
  const { room } = fake
  const anchor = { id: 'a-1', name: '阿泽', avatar: '' }
  room.facts.set(roomFacts({ anchor }))
  await renderApp('/app/live/r-1', fake)
  await screen.findByRole('log')
  const tip = { pushId: 'p', from: speaker({ name: '阿泽', role: 'anchor' }), leg: aLeg() }
  act(() => {
    room.orderPush.set(tip)
  })
  fireEvent.click(screen.getByRole('button', { name: /^跟单：/ }))
  expect(room.model.takeTip).toHaveBeenCalledExactlyOnceWith(tip)
  act(() => {
    fake.enterVenue({ hasLobby: true })
  })
  // A venue without a sport menu takes no bets.
  expect(await screen.findByRole('status', { name: '推单' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^跟单：/ })).toBeNull()
})
