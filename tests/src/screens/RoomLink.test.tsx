import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../src/bindings/StreamsProvider.tsx'
import { RoomLink } from '../../../src/screens/match/RoomLink.tsx'
import { TranslationProvider } from '../../../src/i18n/TranslationProvider.tsx'
import { createI18n } from '../../support/i18n.ts'
import { CONNECTING, interrupted, live } from '../../../streams/kernel/feed.ts'
import { constant, type State$ } from '../../../streams/kernel/state.ts'
import type { Match } from '../../../streams/index.ts'
import type { MatchVideo } from '../../../streams/feeds/rooms/index.ts'
import { createFakeStreams, FAKE_NOW } from '../../support/fakeStreams.ts'
import { liveRoom } from '../../support/fakeRoom.ts'
import { scored } from '../../streams/views/player/footballMatch.ts'

type MatchNow$ = State$<{ readonly match: Match } | null>
const NO_MATCH$: MatchNow$ = constant(null)

/** The link, with the fold that the match page keeps. */
function Linked({ video, match$ }: { readonly video: boolean; readonly match$: MatchNow$ }) {
  const [open, setOpen] = useState(false)
  const toggle = () => {
    setOpen(!open)
  }
  return (
    <RoomLink match={{ id: '1001', sport: 'football', video }} match$={match$} video={{ open, toggle }} />
  )
}

async function renderLink(shown = true, match$ = NO_MATCH$) {
  const fake = createFakeStreams()
  const i18n = await createI18n('CMN')
  const page = (video: boolean) => (
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={fake.streams}>
        <MemberProvider fallback={null}>
          <MemoryRouter>
            <Linked video={video} match$={match$} />
          </MemoryRouter>
        </MemberProvider>
      </StreamsProvider>
    </TranslationProvider>
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
  const sources = [{ kind: 'Live', url: '/live/m.m3u8', poster: '' }] as const
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

it('has the score over either picture, with the colours of the sides in it', async () => {
  vi.useFakeTimers()
  try {
    const sources = [
      { kind: 'Live', url: '/live/m.m3u8', poster: '', sides: ['#eef1f5', '#23272f'] },
    ] as const
    for (const hasRoom of [true, false]) {
      const fake = await renderLink(true, constant({ match: scored(2, 1) }))
      act(() => {
        fake.room.rooms.set(live(hasRoom ? [liveRoom({ sources })] : [], FAKE_NOW))
        fake.matchVideo.set(live({ matchId: '1001', living: true, sources }, FAKE_NOW))
      })
      fireEvent.click(screen.getByRole('button', { name: hasRoom ? '视频' : '看直播' }))
      act(() => {
        fake.video.tell({ type: 'playing' })
        fake.video.tell({ type: 'shown', at: 5_000_000, lateMs: 8000 })
        vi.advanceTimersByTime(11_000)
      })
      const score = screen.getByRole('img', { name: /^画面里的比分：Northgate 2/ })
      expect(score.querySelectorAll('[data-shirt]')).toHaveLength(2)
      cleanup()
    }
  } finally {
    vi.useRealTimers()
  }
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
  const sources = [{ kind: 'Live', url: '/live/r.m3u8', poster: '' }] as const
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
