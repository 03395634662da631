import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { Player } from '../../../../src/features/player/Player.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import type { Match, MatchRowView, VideoSource } from '../../../../streams/index.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'
import { scored } from '../../../streams/views/player/footballMatch.ts'

const SOURCES = [
  { kind: 'Live', url: '/m.m3u8', poster: '', replay: '/replay.m3u8' },
] as const satisfies readonly VideoSource[]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Address() {
  return <output data-testid="address">{useLocation().search}</output>
}

async function show(sources: readonly VideoSource[] = SOURCES) {
  const { streams, video } = createFakeStreams()
  const match$ = cell<MatchRowView | null>({ match: scored(0, 0), pages: [] })
  const i18n = await createI18n('CMN')
  render(
    <StrictMode>
      <TranslationProvider i18n={i18n}>
        <MemoryRouter>
          <StreamsProvider streams={streams}>
            <MemberProvider fallback={null}>
              <Player name="anchor" sources={sources} poster="" delayMs={8000} match$={match$.state$} />
              <Address />
            </MemberProvider>
          </StreamsProvider>
        </MemoryRouter>
      </TranslationProvider>
    </StrictMode>,
  )
  const elapse = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  }
  const plays = () => {
    act(() => {
      video.tell({ type: 'playing' })
      video.tell({ type: 'shown', at: 5_000_000, lateMs: 8000 })
    })
  }
  const play = (match: Match) => {
    act(() => {
      match$.set({ match, pages: [] })
    })
  }
  const goal = (home: number, away: number) => {
    play(scored(home, away))
  }
  return { video, elapse, plays, play, goal }
}

const bug = () => screen.queryByRole('img', { name: /Northgate/ })
const button = (name: string) => screen.queryByRole('button', { name })

describe('the score over the picture', () => {
  it('is that of the picture: a goal is told when the picture has shown it', async () => {
    const { elapse, plays, goal } = await show()
    plays()
    elapse(10_000)
    expect(bug()).toBeNull()
    elapse(1000)
    expect(bug()?.textContent).toMatch(/^NOR0 - 0SOU/)
    goal(1, 0)
    elapse(10_000)
    expect(bug()?.textContent).toContain('0 - 0')
    elapse(1000)
    expect(bug()?.textContent).toContain('1 - 0')
    expect(bug()?.getAttribute('aria-label')).toBe('画面里的比分：Northgate 1，Southbank 0')
  })

  it('has the points of the game of tennis, of the same moment', async () => {
    const { elapse, plays, play } = await show()
    const point = (home: number, away: number) => {
      const facts = { 'games.set1': [5, 4], 'points.match': [home, away] } as const
      play(scored(0, 0, { sport: 'tennis', phase: 'set1', clock: null, facts }))
    }
    point(40, 40)
    plays()
    elapse(11_000)
    expect(bug()?.textContent).toContain('5-440-40')
    point(50, 40)
    elapse(10_000)
    expect(bug()?.textContent).toContain('40-40')
    elapse(1000)
    expect(bug()?.textContent).toContain('占先-40')
    expect(bug()?.getAttribute('aria-label')).toBe('画面里的比分：Northgate 0，Southbank 0；本局 占先 比 40')
    point(0, 0)
    elapse(11_000)
    expect(bug()?.textContent).toContain('0-0')
  })

  it('shows in which colours the picture shows the sides, and none where that is not known', async () => {
    const shirts = () =>
      [...document.querySelectorAll<SVGElement>('[data-shirt]')].map((each) => each.dataset['shirt'])
    const unknown = await show()
    unknown.plays()
    unknown.elapse(11_000)
    expect([bug() === null, shirts()]).toEqual([false, []])
    cleanup()
    const known = await show([{ ...SOURCES[0], sides: ['#eef1f5', '#23272f'] }])
    known.plays()
    known.elapse(11_000)
    expect(shirts()).toEqual(['#eef1f5', '#23272f'])
    expect(bug()?.querySelector('[data-shirt="#eef1f5"] path')?.getAttribute('fill')).toBe('#eef1f5')
  })

  it('is hidden while the picture does not move', async () => {
    const { video, elapse, plays } = await show()
    plays()
    elapse(11_000)
    expect(bug()).not.toBeNull()
    act(() => {
      video.tell({ type: 'waiting' })
    })
    expect(bug()).toBeNull()
  })
})

describe('the replay', () => {
  async function afterGoal() {
    const shown = await show()
    shown.plays()
    shown.elapse(11_000)
    expect(button('重播进球')).toBeNull()
    shown.goal(0, 1)
    shown.elapse(11_000)
    return shown
  }
  const press = (name: string) => {
    const found = button(name)
    if (found === null) throw new Error(`there is no button ${name}`)
    fireEvent.click(found)
  }

  it('of the last goal plays above the live picture, which goes on', async () => {
    const { video } = await afterGoal()
    press('重播进球')
    expect(video.replayed).toEqual(['/replay.m3u8?until=5004000'])
    expect([video.replaying, video.open]).toEqual([true, 1])
    expect(screen.getByText('进球回放')).toBeTruthy()
    expect(screen.getByTestId('address').textContent).toBe('?sheet=replay')
    act(() => {
      video.tellReplay({ type: 'ended' })
    })
    expect(video.replaying).toBe(false)
    expect(screen.getByTestId('address').textContent).toBe('')
    expect(button('重播进球')).toBeTruthy()
  })

  it('ends by its button and by Escape, and is offered for two minutes', async () => {
    const { video, elapse } = await afterGoal()
    press('重播进球')
    press('回到直播')
    expect(video.replaying).toBe(false)
    press('重播进球')
    fireEvent.keyDown(button('回到直播') ?? document.body, { key: 'Escape' })
    expect([video.replaying, video.replayed.length]).toEqual([false, 2])
    elapse(121_000)
    expect(button('重播进球')).toBeNull()
  })
})
