import type { Dice } from '../../world/random.ts'
import type { WorldMatch } from '../../world/world.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { NewMessage } from '../posts/roomPost.ts'
import { isGone, openPick, type Pick, pushOf, type ShownVenue } from './botShare.ts'

/** The pushes of an anchor and their reverts. Times are real ms. */
export interface Pushes {
  /** Pushes an open selection; `null` when there is none. */
  push(match: WorldMatch, now: number): NewMessage | null
  /** Reverts the pushes that are not valid any more, each once. */
  takeBack(match: WorldMatch, now: number): readonly NewMessage[]
}

/** Pushes older than this are not reverted: they are no longer relevant. */
const MAX_PUSH_AGE_MS = 120_000
/** The share of pushes that the anchor reverts without another reason. */
const REGRETTED = 1 / 8
const REGRETTED_FROM_MS = 6000
const REGRETTED_TO_MS = 25_000

interface Pushed {
  readonly pushId: string
  readonly matchId: string
  readonly pick: Pick
  readonly goals: number
  readonly at: number
  /** `Infinity` for most pushes. */
  readonly regrettedAt: number
}

export function createPushes(roomId: string, venue: ShownVenue, chance: Dice): Pushes {
  let openPushes: readonly Pushed[] = []
  let count = 0

  return {
    push(match, now) {
      const open = openPick(match, chance)
      if (open === null) return null
      count += 1
      // Contains the time, because the count starts again after a restart or in another process.
      const pushId = `push-${roomId}-${now.toString(36)}-${count}`
      const regretted = chance.chance(REGRETTED)
      const regrettedAt = regretted ? now + chance.between(REGRETTED_FROM_MS, REGRETTED_TO_MS) : Infinity
      openPushes = [
        ...openPushes,
        { pushId, matchId: match.id, pick: open, goals: goalsOf(match), at: now, regrettedAt },
      ]
      return pushOf(match, open, venue, pushId)
    },
    takeBack(match, now) {
      const fresh = openPushes.filter(({ at }) => now - at <= MAX_PUSH_AGE_MS)
      const wrong = fresh.filter(
        ({ matchId, pick, goals, regrettedAt }) =>
          matchId !== match.id || goalsOf(match) < goals || isGone(match, pick) || regrettedAt <= now,
      )
      openPushes = fresh.filter((each) => !wrong.includes(each))
      return wrong.map(({ pushId }) => ({ type: messageTypes.revertOrderPush, body: { pushId } }))
    },
  }
}

function goalsOf({ score }: WorldMatch): number {
  return score[0] + score[1]
}
