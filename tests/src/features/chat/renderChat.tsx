import { act, screen } from '@testing-library/react'
import type { ChatLine, ChatView } from '../../../../streams/index.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { renderApp } from '../../../support/renderApp.tsx'

/** Renders a room with a fake chat that the test controls. */
export async function openChat(...lines: readonly ChatLine[]) {
  const fake = createFakeStreams()
  const { room } = fake
  room.chat.set({ lines, paused: false, fresh: 0 })
  await renderApp('/app/live/r-1', fake)
  const list = await screen.findByRole('log', { name: '聊天记录' })
  const change = (action: () => void) => {
    act(action)
  }
  const show = (view: Partial<ChatView>) => {
    change(() => room.chat.update((before) => ({ ...before, ...view })))
  }
  return { fake, room, list, change, show }
}
