import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { step } from '../../../streams/machines/video/video.ts'
import {
  idleVideo,
  isOpen,
  VIDEO_DEFAULTS,
  type VideoEffect,
  type VideoInput,
  type VideoState,
} from '../../../streams/machines/video/videoState.ts'

const FAULTS = ['network', 'media', 'frozen', 'unsupported'] as const
const MINUTE_MS = 60_000

/** Applies inputs at the given times; records the effects. */
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
  it('take the decoder anew once in five seconds, then the player at once and later, then fail', () => {
    const inputs = [
      [0, { type: 'start' }],
      [100, { type: 'moving' }],
      [1000, media],
      [1500, media],
      [3500, { type: 'due' }],
      [3600, media],
    ] as const
    expect(play(inputs.slice(0, 4)).state.wait).toEqual({ ms: 2000, then: 'due' })
    expect(play(inputs).state.wait).toEqual({ ms: 8000, then: 'due' })
    // The stream opened at 11 600 has a new decoder, which is recovered once before the machine gives up.
    const { state, done } = play([...inputs, [11_600, { type: 'due' }], [11_700, media], [11_800, media]])
    expect(done.slice(2)).toEqual([
      ...['recoverMedia', 'close', 'open', 'close', 'open'],
      ...['recoverMedia', 'close'],
    ])
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

describe('a stream that changes to what can not be decoded', () => {
  it('is given up in the end, however slowly it fails, unless it becomes stable', () => {
    let state = step(idleVideo({ online: true, seen: true }), { type: 'start' }, contextAt(0)).state
    const done: VideoEffect[] = []
    for (let at = 10_000; state.phase !== 'failed' && at < 3_600_000; at += 10_000) {
      const take = (input: VideoInput): void => {
        const stepped = step(state, input, contextAt(at))
        state = stepped.state
        if (stepped.effect !== null) done.push(stepped.effect)
      }
      take({ type: 'moving' })
      take(media)
      if (state.wait?.then === 'due') take({ type: 'due' })
    }
    expect(state).toMatchObject({ phase: 'failed', fault: 'media', wait: null })
    expect(done).toEqual([
      ...Array<VideoEffect>(VIDEO_DEFAULTS.mediaRecoveries).fill('recoverMedia'),
      ...VIDEO_DEFAULTS.remakeAfterMs.flatMap((): VideoEffect[] => ['close', 'open']),
      'close',
    ])
  })

  it('goes on when the decoder, taken anew, has it', () => {
    const { state, done } = play([
      [0, { type: 'start' }],
      [1000, { type: 'moving' }],
      [40_000, media],
      [41_000, { type: 'moving' }],
      [71_000, { type: 'stable' }],
    ])
    expect(done).toEqual(['open', null, 'recoverMedia', null, null])
    expect(state).toMatchObject({ phase: 'playing', fault: null, mediaRecovered: 0 })
  })

  it('is not tried at all where no quality is of a known codec', () => {
    const { state, done } = play([
      [0, { type: 'start' }],
      [100, { type: 'fault', fault: 'unsupported' }],
    ])
    expect(done).toEqual(['open', 'close'])
    expect(state).toMatchObject({ phase: 'failed', fault: 'unsupported', wait: null })
  })
})

describe('pictures that can not be fetched', () => {
  it('are opened anew after 2, 4, 8, 15 and 30 seconds, then fail', () => {
    let state = step(idleVideo({ online: true, seen: true }), { type: 'start' }, contextAt(0)).state
    const waits: (number | undefined)[] = []
    for (let at = 0; state.phase !== 'failed'; at += 40_000) {
      state = step(state, network, contextAt(at)).state
      if (state.wait?.then === 'due') waits.push(state.wait.ms)
      if (state.phase === 'recovering') state = step(state, { type: 'due' }, contextAt(at)).state
    }
    expect(waits).toEqual([2000, 4000, 8000, 15_000, 30_000])
  })

  it.each(['network', 'frozen', 'media'] as const)(
    'for %s are tried once more when the person comes back, without a tap',
    (fault) => {
      expect(step(givenUp(fault), { type: 'seen' }, contextAt(0)).state).toMatchObject({
        phase: 'recovering',
        wait: { ms: 0, then: 'due' },
      })
    },
  )

  it('are left alone where this browser can not play them', () => {
    expect(step(givenUp('unsupported'), { type: 'seen' }, contextAt(0)).state.phase).toBe('failed')
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
    expect(step(state, { type: 'online' }, contextAt(400)).state).toMatchObject({
      phase: 'recovering',
      wait: { then: 'due' },
    })
  })
})

function givenUp(fault: (typeof FAULTS)[number]): VideoState {
  return { ...idleVideo({ online: true, seen: false }), phase: 'failed', fault }
}

function contextAt(now: number) {
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

/** An input that leaves the present state, whether by time, by the environment or by the member. */
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
          const stepped = step(state, input, contextAt(now))
          state = stepped.state
          const byPerson = input.type === 'start' || input.type === 'retry'
          const reopens = stepped.effect === 'open' && !byPerson
          if (reopens || stepped.effect === 'recoverMedia') helped.push(now)
          // The list of recoveries does not grow without bound.
          expect(state.recoveries.length).toBeLessThanOrEqual(VIDEO_DEFAULTS.recoveriesPerMinute)
          if (stepped.effect === 'open') expect(before.online).toBe(true)
        }
        for (const at of helped) {
          const within = helped.filter((other) => other >= at && other < at + MINUTE_MS)
          // A recovery that was scheduled just before the minute may run within it.
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
          state = step(state, input, contextAt(now)).state
        }
        const out = step(state, wayOut(state), contextAt(now))
        expect(out.state).not.toEqual(state)
        // Phases without an open stream have no pending wait.
        if (!isOpen(out.state)) expect(out.state.wait).toBeNull()
      }),
    )
  })
})
