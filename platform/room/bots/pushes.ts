import type { Dice } from '../../world/random.ts'
import type { WorldMatch } from '../../world/world.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { NewMessage } from '../roomPost.ts'
import { isGone, openPick, type Pick, pushOf } from './botShare.ts'

/** What an anchor has pushed, and when it is taken back. Times are real ms. */
export interface Pushes {
  /** One more, on something open; `null` when nothing is. */
  push(match: WorldMatch, now: number): NewMessage | null
  /** Takes back, each once, what should not have been pushed. */
  takeBack(match: WorldMatch, now: number): readonly NewMessage[]
}

/** A push older than this stands, whatever comes: nobody acts on it any more. */
const STANDS_AFTER_MS = 120_000
/** So many pushes are thought better of. */
const REGRETTED = 1 / 8
const REGRETTED_FROM_MS = 6000
const REGRETTED_TO_MS = 25_000

interface Pushed {
  readonly pushId: string
  readonly matchId: string
  readonly pick: Pick
  readonly goals: number
  readonly at: number
  /** `Infinity` for most. */
  readonly regrettedAt: number
}

export function createPushes(roomId: string, chance: Dice): Pushes {
  let standing: readonly Pushed[] = []
  let count = 0

  return {
    push(match, now) {
      const open = openPick(match, chance)
      if (open === null) return null
      count += 1
      // The time is in it: after a restart, or in another process, the count begins again.
      const pushId = `push-${roomId}-${now.toString(36)}-${count}`
      const regretted = chance.chance(REGRETTED)
      const regrettedAt = regretted ? now + chance.between(REGRETTED_FROM_MS, REGRETTED_TO_MS) : Infinity
      standing = [
        ...standing,
        { pushId, matchId: match.id, pick: open, goals: goalsOf(match), at: now, regrettedAt },
      ]
      return pushOf(match, open, pushId)
    },
    takeBack(match, now) {
      const fresh = standing.filter(({ at }) => now - at <= STANDS_AFTER_MS)
      const wrong = fresh.filter(
        ({ matchId, pick, goals, regrettedAt }) =>
          matchId !== match.id || goalsOf(match) < goals || isGone(match, pick) || regrettedAt <= now,
      )
      standing = fresh.filter((each) => !wrong.includes(each))
      return wrong.map(({ pushId }) => ({ type: messageTypes.revertOrderPush, body: { pushId } }))
    },
  }
}

function goalsOf({ score }: WorldMatch): number {
  return score[0] + score[1]
}
