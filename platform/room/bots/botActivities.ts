import type { Dice } from '../../world/random.ts'
import type { NewMessage } from '../posts/roomPost.ts'
import { ACTIVITIES, activityAt } from './activities.ts'

/** The least time between two activities. */
const ACTIVITY_MS = 240_000
/** The least number of messages between two activities. */
const ACTIVITY_ACTS = 60

/**
 * Returns the function that is called before each message of a room with the real time, and returns an
 * activity when one is due. The first is delayed, so that a restart or another process does not repeat one
 * soon.
 */
export function createBotActivities(roomId: string, chance: Dice): (now: number) => NewMessage | null {
  let acts = 0
  let activities = chance.whole(0, ACTIVITIES - 1)
  /** `null` before the first call. */
  let activityFrom: number | null = null

  return (now) => {
    activityFrom ??= now + ACTIVITY_MS * chance.between(1, 1.5)
    acts += 1
    if (now < activityFrom || acts < ACTIVITY_ACTS) return null
    acts = 0
    activities += 1
    activityFrom = now + ACTIVITY_MS * chance.between(1, 1.5)
    return activityAt(activities, `activity-${roomId}-${now.toString(36)}`)
  }
}
