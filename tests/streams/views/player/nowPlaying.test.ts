import { expect, it } from 'vitest'
import { cell } from '../../../../streams/kernel/state.ts'
import type { NowPlaying } from '../../../../streams/ports/videoPlayer.ts'
import { lockScreen$ } from '../../../../streams/views/player/nowPlaying.ts'
import { NO_LEVELS, type PlayerView } from '../../../../streams/views/player/playerView.ts'

const SOURCE = { kind: 'Live', url: '/m.m3u8', poster: '' } as const

const viewOf = (changes: Partial<PlayerView>): PlayerView => ({
  phase: 'idle',
  fault: null,
  sources: [],
  source: null,
  ...NO_LEVELS,
  sound: { muted: false, volume: 1 },
  silenced: false,
  videoWindow: { pictureInPicture: 'off', fullscreen: 'off' },
  background: false,
  lowLatency: false,
  ...changes,
})

const night = (): NowPlaying => ({ title: '主场夜', artist: '阿泽说球', artwork: '/a.jpg' })

it('says what plays once for each change, and nothing while there is nothing to play', () => {
  const shown: (string | null)[] = []
  const now = cell<NowPlaying | null>(null)
  const player = cell(viewOf({}))
  const present = (what: NowPlaying | null) => {
    shown.push(what?.title ?? null)
  }
  const running = lockScreen$({ present }, now.state$, player.state$).subscribe()
  now.set(night())
  expect(shown).toEqual([null])
  player.set(viewOf({ source: SOURCE }))
  now.set(night())
  player.set(viewOf({ source: SOURCE, behindMs: 8000 }))
  expect(shown).toEqual([null, '主场夜'])
  now.set({ ...night(), title: '下一场' })
  player.set(viewOf({}))
  expect(shown).toEqual([null, '主场夜', '下一场', null])
  running.unsubscribe()
  now.set(night())
  expect(shown).toHaveLength(4)
})
