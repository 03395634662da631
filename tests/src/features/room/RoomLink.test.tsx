import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { RoomLink } from '../../../../src/features/room/RoomLink.tsx'
import { createI18n } from '../../../../src/i18n/i18n.ts'
import { live } from '../../../../streams/kernel/feed.ts'
import { createFakeStreams, FAKE_NOW } from '../../../support/fakeStreams.ts'
import { liveRoom } from '../../../support/fakeRoom.ts'

it('leads from a match to the room that is on about it', async () => {
  const fake = createFakeStreams()
  const i18n = await createI18n('CMN')
  render(
    <I18nextProvider i18n={i18n}>
      <StreamsProvider streams={fake.streams}>
        <MemberProvider fallback={null}>
          <MemoryRouter>
            <RoomLink matchId="1001" />
          </MemoryRouter>
        </MemberProvider>
      </StreamsProvider>
    </I18nextProvider>,
  )
  expect(screen.queryByRole('link')).toBeNull()
  act(() => {
    fake.room.rooms.set(live([liveRoom({ living: false }), liveRoom({ roomId: 'r-2' })], FAKE_NOW))
  })
  const link = screen.getByRole('link', { name: /^看直播 · 阿泽说球/ })
  expect(link.getAttribute('href')).toBe('/app/live/r-2')
})
