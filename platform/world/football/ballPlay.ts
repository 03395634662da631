import { SECOND } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import type { Play, RecordedEvent } from '../matchRecord.ts'
import { noise, unit } from '../random.ts'
import { NO_KICKS, sideName } from '../course/moment.ts'
import { isPenalty } from './events.ts'
import type { Change } from './pastMoments.ts'
import { nextKicker } from './shootOut.ts'

/** How long a goal and a corner are shown, ms. */
const SHOWN = { goal: 25 * SECOND, corner: 9 * SECOND } as const
/** How often the ball changes sides in the middle of the pitch, ms. */
const CHANGES = 15 * SECOND

/** Where the ball is at an instant; `null` while it is not in play. */
export function playAt(
  { seed, strength: [home, away] }: Pick<Fixture, 'seed' | 'strength'>,
  past: readonly Change[],
  events: readonly RecordedEvent[],
  until: number,
): Play | null {
  const last = past.at(-1)
  const kicker = last?.after.phase === 'penalties' ? nextKicker(last.after.shootOut ?? NO_KICKS) : null
  if (last !== undefined && kicker !== null) return { kind: 'penalty', side: sideName(kicker), at: last.at }
  if (last === undefined || last.after.clock?.running !== true) return null
  const { after, at } = last
  const recent = events.findLast(({ type }) => type === 'goal' || type === 'corner')
  if (after.danger === 'review' && after.attack !== null) {
    const kind = isPenalty(after) ? 'penalty' : 'review'
    return { kind, side: after.attack.side, at }
  }
  if (recent?.type === 'goal' && until - recent.at < SHOWN.goal)
    return { kind: 'goal', side: recent.side, at: recent.at }
  if (after.attack !== null)
    return { kind: after.attack.dangerous ? 'dangerousAttack' : 'attack', side: after.attack.side, at }
  if (recent?.type === 'corner' && until - recent.at < SHOWN.corner)
    return { kind: 'corner', side: recent.side, at: recent.at }
  const since = Math.floor(until / CHANGES) * CHANGES
  const share = home / (home + away) + 0.1 * noise(seed, since, 60 * SECOND)
  return { kind: 'possession', side: unit(seed, 75, since) < share ? 'home' : 'away', at: since }
}
