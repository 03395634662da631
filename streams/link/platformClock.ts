import * as v from 'valibot'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { Clock } from '../ports/environment.ts'
import type { KeyValue } from '../ports/storage.ts'
import { decodeJson, numeric } from '../wire/decode.ts'
import type { LinkTimes } from './constants.ts'
import { betterReference, platformTimeAt, setBack, type TimeReference } from './platformTime.ts'
import { storageKeys } from './storageKeys.ts'

/** The state of the synchronisation with the platform's clock. */
export interface TimeState {
  /** Platform time minus local time (ms) at the last sample. */
  readonly difference: number
  /** The rate of platform time. */
  readonly rate: number
  /** Whether this page has a sample of its own, and not only a stored one. */
  readonly synced: boolean
}

/** Platform time, computed from the local clock and the best sample so far. */
export interface PlatformClock {
  /** Platform time, whole ms. */
  now(): number
  /** Local time, ms. */
  local(): number
  /** Local ms from now until a platform time; 0 when it has passed. */
  msUntil(platformTime: number): number
  readonly state$: State$<TimeState>
  /** Uses a new sample, if it is better than the present one. */
  adopt(sample: TimeReference): void
}

interface PlatformClockDeps {
  readonly clock: Clock
  /** Keeps the last sample for the next page of this tab. */
  readonly memory: KeyValue
  readonly clockJumpMs: LinkTimes['clockJumpMs']
}

const stored = v.object({ local: numeric, difference: numeric, rate: v.pipe(numeric, v.minValue(0.001)) })

interface Known {
  readonly reference: TimeReference
  readonly synced: boolean
}

export function createPlatformClock(
  scope: Scope,
  { clock, memory, clockJumpMs }: PlatformClockDeps,
): PlatformClock {
  const known = scope.cell<Known>(remembered(memory, clock.now()))
  let lastSeen = clock.now()

  /**
   * Reads the local clock. If it was set back, the reference is moved, so that platform time does not go
   * back.
   */
  const local = (): number => {
    const seen = clock.now()
    const back = lastSeen - seen
    lastSeen = seen
    if (back > clockJumpMs) {
      known.update(({ reference, synced }) => ({ reference: setBack(reference, back), synced }))
    }
    return seen
  }
  const now = (): number => {
    const at = local()
    return Math.round(platformTimeAt(known.state$.value.reference, at))
  }

  const adopt = (sample: TimeReference): void => {
    known.update(({ reference, synced }) => ({
      reference: synced ? betterReference(reference, sample) : sample,
      synced: true,
    }))
    remember(memory, known.state$.value.reference)
  }
  const msUntil = (platformTime: number): number => {
    const { rate } = known.state$.value.reference
    return Math.max(0, Math.ceil((platformTime - now()) / rate))
  }
  return {
    now,
    local,
    msUntil,
    adopt,
    state$: mapState(
      known.state$,
      ({ reference, synced }) => ({
        difference: Math.round(reference.platform - reference.local),
        rate: reference.rate,
        synced,
      }),
      (a, b) => a.difference === b.difference && a.rate === b.rate && a.synced === b.synced,
    ),
  }
}

/**
 * The reference until the platform answers: one that an earlier page of this tab has stored, or the local
 * clock.
 */
function remembered(memory: KeyValue, local: number): Known {
  const decoded = decodeJson(stored, memory.get(storageKeys.serverTime) ?? '')
  if (!decoded.ok) return { reference: { local, platform: local, rate: 1, error: 0 }, synced: false }
  const { local: at, difference, rate } = decoded.value
  return { reference: { local: at, platform: at + difference, rate, error: 0 }, synced: false }
}

function remember(memory: KeyValue, { local, platform, rate }: TimeReference): void {
  memory.set(storageKeys.serverTime, JSON.stringify({ local, difference: platform - local, rate }))
}
