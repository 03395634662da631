import { playDay } from '../../streams/domain/protection.ts'
import type { PlatformClock } from '../clock.ts'
import type { MemberProtection, PlayedMinute } from '../store/protection/memberProtection.ts'

/**
 * How long members use the app: a minute of real time counts when a call of the member arrives in it. A visible
 * page calls every few seconds, a hidden one does not.
 */
export interface PlayTime {
  readonly seen: (memberId: number) => void
  /** Stores the minutes since the last time. */
  tick(): Promise<void>
}

interface PlayTimeDeps {
  readonly protection: Pick<MemberProtection, 'countMinutes'>
  readonly clock: Pick<PlatformClock, 'now'>
  /** Real ms. */
  readonly real: () => number
}

const MINUTE_MS = 60_000

export function createPlayTime({ protection, clock, real }: PlayTimeDeps): PlayTime {
  /** The last minute in which each member was seen. */
  const lastSeen = new Map<number, number>()
  let waiting: PlayedMinute[] = []

  return {
    seen(memberId) {
      const minute = Math.floor(real() / MINUTE_MS)
      if (lastSeen.get(memberId) === minute) return
      lastSeen.set(memberId, minute)
      waiting.push({ memberId, day: playDay(clock.now()), minute })
    },
    async tick() {
      if (waiting.length === 0) return
      const minutes = waiting
      waiting = []
      const now = Math.floor(real() / MINUTE_MS)
      for (const [memberId, minute] of lastSeen) if (minute < now) lastSeen.delete(memberId)
      await protection.countMinutes(minutes)
    },
  }
}
