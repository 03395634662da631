import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  idleVideo,
  isOpen,
  step,
  VIDEO_DEFAULTS,
  type VideoEffect,
  type VideoInput,
  type VideoState,
} from '../../../streams/machines/video/video.ts'

const FAULTS = ['network', 'media', 'frozen', 'unsupported'] as const
const MINUTE_MS = 60_000

/** Steps through inputs at times; remembers what was to be done. */
function play(inputs: readonly (readonly [at: number, input: VideoInput])[]) {
  let state: VideoState = idleVideo({ online: true, seen: true })
  const done: (VideoEffect | null)[] = []
  for (const [now, input] of inputs) {
    const stepped = step(state, input, { now, chance: 1, options: VIDEO_DEFAULTS })
    state = stepped.state
    done.push(stepped.effect)
  }
  return { state, done }
}

const media = { type: 'fault', fault: 'media' } as const
const network = { type: 'fault', fault: 'network' } as const

describe('pictures that can not be decoded', () => {
  it('take the decoder anew once in five seconds, then the player once, then fail', () => {
    const { state, done } = play([
      [0, { type: 'start' }],
      [100, { type: 'moving' }],
      [1000, media],
      [1500, media],
      [1500, { type: 'due' }],
      [2000, media],
    ])
    expect(done).toEqual(['open', null, 'recoverMedia', 'close', 'open', 'close'])
    expect(state).toMatchObject({ phase: 'failed', fault: 'media' })
  })

  it('have every chance again when pictures have been stable', () => {
    const { done } = play([
      [0, { type: 'start' }],
      [1000, media],
      [1100, media],
      [1100, { type: 'due' }],
      [2000, { type: 'moving' }],
      [32_000, { type: 'stable' }],
      [40_000, media],
    ])
    expect(done.at(-1)).toBe('recoverMedia')
  })
})

describe('pictures that can not be fetched', () => {
  it('are opened anew after 2, 4, 8, 15 and 30 seconds, then fail', () => {
    let state = step(idleVideo({ online: true, seen: true }), { type: 'start' }, moment(0)).state
    const waits: (number | undefined)[] = []
    for (let at = 0; state.phase !== 'failed'; at += 40_000) {
      state = step(state, network, moment(at)).state
      if (state.wait?.then === 'due') waits.push(state.wait.ms)
      if (state.phase === 'recovering') state = step(state, { type: 'due' }, moment(at)).state
    }
    expect(waits).toEqual([2000, 4000, 8000, 15_000, 30_000])
  })

  it('are tried once more when the person comes back, without a tap', () => {
    const failed: VideoState = {
      ...idleVideo({ online: true, seen: false }),
      phase: 'failed',
      fault: 'network',
    }
    expect(step(failed, { type: 'seen' }, moment(0)).state).toMatchObject({
      phase: 'recovering',
      wait: { ms: 0, then: 'due' },
    })
  })

  it('wait for the network, and go on by themselves', () => {
    const { state, done } = play([
      [0, { type: 'start' }],
      [100, { type: 'moving' }],
      [200, { type: 'offline' }],
      [300, { type: 'waiting' }],
    ])
    expect(state.phase).toBe('offline')
    expect(done.at(-1)).toBe('close')
    expect(step(state, { type: 'online' }, moment(400)).state).toMatchObject({
      phase: 'recovering',
      wait: { then: 'due' },
    })
  })
})

function moment(now: number) {
  return { now, chance: 1, options: VIDEO_DEFAULTS }
}

const word = <T extends string>(...types: readonly T[]) => fc.constantFrom(...types).map((type) => ({ type }))
const anyInput: fc.Arbitrary<VideoInput> = fc.oneof(
  word('start', 'stop', 'retry', 'tap'),
  word('moving', 'waiting', 'refused', 'ended', 'displaced'),
  { weight: 3, arbitrary: fc.constantFrom(...FAULTS).map((fault) => ({ type: 'fault' as const, fault })) },
  word('online', 'offline', 'hidden', 'seen'),
  word('due', 'overdue', 'stable'),
)

/** What takes the state elsewhere, sooner or later: time, the world, or the person. */
function wayOut(state: VideoState): VideoInput {
  if (state.phase === 'idle') return { type: 'start' }
  if (state.phase === 'blocked') return { type: 'tap' }
  if (state.phase === 'failed' || state.phase === 'ended') return { type: 'retry' }
  if (state.phase === 'offline') return { type: 'online' }
  if (state.phase === 'playing') return { type: 'waiting' }
  return state.wait === null ? { type: 'seen' } : { type: state.wait.then }
}

describe('whatever happens', () => {
  const history = fc.array(fc.tuple(fc.nat(3000), anyInput), { maxLength: 150 })

  it('it helps itself a bounded number of times in any minute', () => {
    fc.assert(
      fc.property(history, (events) => {
        let now = 0
        let state = idleVideo({ online: true, seen: true })
        const helped: number[] = []
        for (const [pause, input] of events) {
          now += pause
          const before = state
          const stepped = step(state, input, moment(now))
          state = stepped.state
          const byPerson = input.type === 'start' || input.type === 'retry'
          const reopens = stepped.effect === 'open' && !byPerson
          if (reopens || stepped.effect === 'recoverMedia') helped.push(now)
          // The state holds what it needs, and no more.
          expect(state.recoveries.length).toBeLessThanOrEqual(VIDEO_DEFAULTS.recoveriesPerMinute)
          if (stepped.effect === 'open') expect(before.online).toBe(true)
        }
        for (const at of helped) {
          const within = helped.filter((other) => other >= at && other < at + MINUTE_MS)
          // One that was noted just before the minute may be carried out within it.
          expect(within.length).toBeLessThanOrEqual(VIDEO_DEFAULTS.recoveriesPerMinute + 1)
        }
      }),
    )
  })

  it('there is a way out', () => {
    fc.assert(
      fc.property(history, (events) => {
        let now = 0
        let state = idleVideo({ online: true, seen: true })
        for (const [pause, input] of events) {
          now += pause
          state = step(state, input, moment(now)).state
        }
        const out = step(state, wayOut(state), moment(now))
        expect(out.state).not.toEqual(state)
        // Nothing is left open in a phase that has no stream.
        if (!isOpen(out.state)) expect(out.state.wait).toBeNull()
      }),
    )
  })
})
