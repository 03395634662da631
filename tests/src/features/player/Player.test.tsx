import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { Player } from '../../../../src/features/player/Player.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import type { VideoName } from '../../../../streams/siteContent.ts'
import { createI18n } from '../../../support/i18n.ts'
import type { VideoSource } from '../../../../streams/index.ts'
import type { VideoEvent, WindowMode } from '../../../../streams/ports/videoPlayer.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'

const SOURCES: readonly VideoSource[] = [
  { kind: 'AnchorHorizontal', url: '/a.m3u8', poster: '/a.jpg' },
  { kind: 'Live', url: '/m.m3u8', poster: '' },
]

async function show(sources = SOURCES, off: readonly VideoName[] = []) {
  const { streams, video, videosOff } = createFakeStreams()
  videosOff.set(new Set(off))
  const i18n = await createI18n('CMN')
  const rendered = render(
    <StrictMode>
      <TranslationProvider i18n={i18n}>
        <MemoryRouter>
          <StreamsProvider streams={streams}>
            <MemberProvider fallback={null}>
              <Player
                name="anchor"
                sources={sources}
                poster="/room.jpg"
                delayMs={8000}
                header={<b>阿泽说球</b>}
              />
            </MemberProvider>
          </StreamsProvider>
        </MemoryRouter>
      </TranslationProvider>
    </StrictMode>,
  )
  const tell = (event: VideoEvent) => {
    act(() => {
      video.tell(event)
    })
  }
  return { video, videosOff, tell, ...rendered }
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the player', () => {
  it('plays one stream, StrictMode or not, and leaves nothing behind', async () => {
    const { video, unmount } = await show()
    expect([video.open, video.screens]).toEqual([1, 1])
    unmount()
    expect([video.open, video.screens]).toEqual([0, 0])
  })

  it('is not there while the operator has such videos off, which is said over the poster', async () => {
    const { video, videosOff, container } = await show(SOURCES, ['anchor', 'live'])
    expect([video.open, video.screens]).toEqual([0, 0])
    expect(screen.getByRole('status').textContent).toBe('直播间视频暂停提供')
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/room.jpg')
    expect(screen.getByText('阿泽说球')).toBeTruthy()
    act(() => {
      videosOff.set(new Set(['live']))
    })
    expect([video.open, video.screens]).toEqual([1, 1])
    expect(screen.queryByText('直播间视频暂停提供')).toBeNull()
  })

  it('shows the poster until pictures move, and the delay as declared or as it is', async () => {
    const { tell, container } = await show()
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/a.jpg')
    expect(screen.getByRole('status').textContent).toBe('正在打开画面')
    tell({ type: 'playing' })
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByText('画面慢约 8 秒')).toBeTruthy()
    // out of focus it remains beside a picture that does not fill the frame
    expect(container.querySelector<HTMLElement>('[style]')?.style.backgroundImage).toBe('url("/a.jpg")')
    tell({ type: 'progress', behindMs: 12_000 })
    expect(screen.getByText('画面慢约 12 秒')).toBeTruthy()
  })

  it('says that there is sound only, over the poster', async () => {
    const { tell, container } = await show()
    tell({ type: 'playing' })
    tell({ type: 'picture', there: false })
    expect(screen.getByRole('status').textContent).toBe('只有声音，没有画面')
    expect(container.querySelector('img')).not.toBeNull()
    tell({ type: 'picture', there: true })
    expect(container.querySelector('img')).toBeNull()
  })

  it('leaves the picture alone after a while, and the tap that brings the buttons back does nothing else', async () => {
    const { tell, video } = await show()
    vi.useFakeTimers()
    tell({ type: 'playing' })
    const mute = button('静音')
    const faded = () => mute.closest('[data-fades]')?.className.includes('faded')
    expect(faded()).toBe(false)
    act(() => {
      vi.advanceTimersByTime(4500)
    })
    expect(faded()).toBe(true)
    const before = video.commands.length
    fireEvent.pointerDown(mute, { pointerType: 'touch' })
    fireEvent.click(mute)
    expect(faded()).toBe(false)
    expect(video.commands).toHaveLength(before)
    fireEvent.pointerDown(mute, { pointerType: 'touch' })
    fireEvent.click(mute)
    expect(video.commands.at(-1)).toBe('muted')
    vi.useRealTimers()
  })

  it('offers a tap for sound when the browser took it', async () => {
    const { tell, video } = await show()
    tell({ type: 'silenced' })
    tell({ type: 'playing' })
    fireEvent.click(button('点一下打开声音'))
    expect(video.commands.at(-1)).toBe('loud')
    fireEvent.click(button('静音'))
    expect(video.commands.at(-1)).toBe('muted')
    fireEvent.keyDown(button('打开声音'), { key: 'm' })
    expect(button('静音')).toBeTruthy()
  })

  it('says what is wrong and offers to try again', async () => {
    const { tell, video } = await show()
    tell({ type: 'fault', fault: 'unsupported', detail: '' })
    expect(screen.getByRole('status').textContent).toBe('这个浏览器放不了直播')
    fireEvent.click(button('再试一次'))
    expect(video.open).toBe(1)
    tell({ type: 'refused' })
    fireEvent.click(button('播放'))
    expect(video.commands.at(-1)).toBe('resume')
  })

  it('lets the person choose picture and quality', async () => {
    HTMLDialogElement.prototype.showModal = vi.fn()
    HTMLDialogElement.prototype.close = vi.fn()
    const { tell, video } = await show()
    tell({
      type: 'levels',
      levels: [
        { id: 0, height: 360, bitrate: 400_000 },
        { id: 1, height: 720, bitrate: 1_200_000 },
      ],
    })
    tell({ type: 'level', id: 1 })
    fireEvent.click(button('画面设置，720P'))
    const radio = (name: RegExp) => screen.getByRole('radio', { name, hidden: true })
    fireEvent.click(radio(/360P/))
    expect(video.commands.at(-1)).toBe('level 0')
    fireEvent.click(radio(/比赛/))
    expect(video.opened.at(-1)).toBe('/m.m3u8')
    expect(video.open).toBe(1)
  })

  it('has a small window where the browser has one, named by what it does, and as the browser has it', async () => {
    const { video } = await show()
    const stands = (pictureInPicture: WindowMode) => {
      act(() => {
        video.windowCell.update((window) => ({ ...window, pictureInPicture }))
      })
    }
    fireEvent.click(button('小窗播放'))
    fireEvent.click(button('退出小窗'))
    expect(button('小窗播放')).toBeTruthy()
    stands('on')
    expect(screen.queryByRole('button', { name: '小窗播放' })).toBeNull()
    expect(button('退出小窗')).toBeTruthy()
    stands('none')
    expect(screen.queryByRole('button', { name: /小窗/ })).toBeNull()
  })

  it('says that the video is in the small window, over the poster', async () => {
    const { tell, video, container } = await show()
    const setSmallWindow = (pictureInPicture: WindowMode) => {
      act(() => {
        video.windowCell.update((window) => ({ ...window, pictureInPicture }))
      })
    }
    tell({ type: 'playing' })
    setSmallWindow('on')
    expect(screen.getByRole('status').textContent).toBe('正在小窗播放')
    expect(container.querySelector('img')).not.toBeNull()
    setSmallWindow('off')
    expect(screen.getByRole('status').textContent).toBe('')
    expect(container.querySelector('img')).toBeNull()
  })

  it('has nothing to play without sources, and says so', async () => {
    const { video } = await show([])
    expect(screen.getByRole('status').textContent).toBe('现在没有画面')
    expect(video.opened).toEqual([])
  })
})
