import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../src/bindings/StreamsProvider.tsx'
import { RoomLink } from '../../../src/screens/match/RoomLink.tsx'
import { createI18n } from '../../support/i18n.ts'
import { CONNECTING, interrupted, live } from '../../../streams/kernel/feed.ts'
import type { MatchVideo } from '../../../streams/feeds/rooms/index.ts'
import { createFakeStreams, FAKE_NOW } from '../../support/fakeStreams.ts'
import { liveRoom } from '../../support/fakeRoom.ts'

/** The link, with the fold that the match page keeps. */
function Linked({ video }: { readonly video: boolean }) {
  const [open, setOpen] = useState(false)
  const toggle = () => {
    setOpen(!open)
  }
  return <RoomLink match={{ id: '1001', sport: 'football', video }} video={{ open, toggle }} />
}

async function renderLink(shown = true) {
  const fake = createFakeStreams()
  const i18n = await createI18n('CMN')
  const page = (video: boolean) => (
    <I18nextProvider i18n={i18n}>
      <StreamsProvider streams={fake.streams}>
        <MemberProvider fallback={null}>
          <MemoryRouter>
            <Linked video={video} />
          </MemoryRouter>
        </MemberProvider>
      </StreamsProvider>
    </I18nextProvider>
  )
  const { container, rerender } = render(page(shown))
  return { ...fake, container, setVideo: (video: boolean) => rerender(page(video)) }
}

it('leads from a match to the room that is on about it', async () => {
  const fake = await renderLink()
  expect(fake.live.rooms).toHaveBeenCalledWith({ id: '1001', sport: 'football' })
  expect(screen.queryByRole('link')).toBeNull()
  act(() => {
    fake.room.rooms.set(live([liveRoom({ living: false }), liveRoom({ roomId: 'r-2' })], FAKE_NOW))
  })
  const link = screen.getByRole('link', { name: /^看直播 · 阿泽说球/ })
  expect(link.getAttribute('href')).toBe('/app/live/r-2')
})

it('plays the picture of a match without a room when it is asked for', async () => {
  const fake = await renderLink()
  const sources = [{ source: 'Live', url: '/live/m.m3u8', poster: '' }] as const
  act(() => {
    fake.matchVideo.set(live({ matchId: '1001', living: true, sources }, FAKE_NOW))
  })
  expect([screen.queryByRole('button'), fake.live.video$.mock.calls]).toEqual([null, []])
  act(() => {
    fake.room.rooms.set(live([], FAKE_NOW))
  })
  expect(fake.video.opened).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '看直播' }))
  expect(fake.live.video$).toHaveBeenCalledWith({ id: '1001', sport: 'football' })
  expect(fake.video.opened).toEqual(['/live/m.m3u8'])
  fireEvent.click(screen.getByRole('button', { name: '看直播' }))
  expect(fake.video.open).toBe(0)
})

it('says that the videos are under maintenance', async () => {
  const fake = await renderLink()
  act(() => {
    fake.room.rooms.set(live([], FAKE_NOW))
    fake.matchVideo.set(interrupted<MatchVideo | null>(CONNECTING, 'badData'))
  })
  expect(screen.queryByText('直播维护中')).toBeNull()
  act(() => {
    fake.matchVideo.set(interrupted<MatchVideo | null>(CONNECTING, 'maintenance'))
  })
  expect(screen.getByText('直播维护中')).toBeDefined()
})

it('offers nothing for a match without a room and without a picture', async () => {
  const fake = await renderLink()
  act(() => {
    fake.room.rooms.set(live([], FAKE_NOW))
    fake.matchVideo.set(live(null, FAKE_NOW))
  })
  expect([screen.queryByRole('button'), screen.queryByRole('link')]).toEqual([null, null])
})

it('keeps its place when the match has ended, and takes none for a match that was never shown', async () => {
  const { container, setVideo } = await renderLink()
  setVideo(false)
  expect(container.childElementCount).toBe(1)
  cleanup()
  const never = await renderLink(false)
  expect([never.container.childElementCount, never.live.rooms.mock.calls]).toEqual([0, []])
})

it('plays the picture of the room beside the markets when it is asked for', async () => {
  const fake = await renderLink()
  const sources = [{ source: 'Live', url: '/live/r.m3u8', poster: '' }] as const
  act(() => {
    fake.room.rooms.set(live([liveRoom({ sources })], FAKE_NOW))
  })
  expect(fake.video.opened).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '视频' }))
  expect(fake.video.opened).toEqual(['/live/r.m3u8'])
  fireEvent.click(screen.getByRole('button', { name: '收起视频' }))
  expect(fake.video.open).toBe(0)
  expect(screen.getByRole('link', { name: /^看直播/ })).toBeDefined()
})
