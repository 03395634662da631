import type { CommandDeps } from '../commands/runCommandOnce.ts'
import { predictionClosesAt, predictionNews } from './predictions.ts'

/**
 * Sends the predictions of a room's match when the anchor goes to another one, and when the time at which they close
 * becomes known or changes.
 */
export interface PredictionWatch {
  /** Called once a second in each process. */
  look(): Promise<void>
}

/** What members of a room were told last. */
interface Told {
  readonly matchId: string
  readonly closesAt: number | null
}

/** Every process does this for itself, because all of them have the same rooms and matches. */
export function createPredictionWatch(deps: CommandDeps): PredictionWatch {
  const { hub, clock, directory, world, log } = deps
  let told: ReadonlyMap<string, Told> = new Map()

  return {
    async look() {
      const at = clock.now()
      const next = new Map<string, Told>()
      for (const channel of hub.channels()) {
        const { roomId } = channel
        const matchId = directory.room(roomId)?.match?.matchId
        if (matchId === undefined) continue
        const present = { matchId, closesAt: predictionClosesAt(world.match(matchId), at) }
        try {
          if (isNews(told.get(roomId), present, at)) {
            channel.pass(`prediction ${matchId}`, await predictionNews(deps, matchId, at))
          }
          next.set(roomId, present)
        } catch (error) {
          log.warn({ err: error, room: roomId }, 'predictions could not be sent')
        }
      }
      told = next
    },
  }
}

/** A time that has passed is no news to whoever knew one that has passed: clients look at the clock themselves. */
function isNews(last: Told | undefined, present: Told, at: number): boolean {
  if (last?.matchId !== present.matchId) return true
  const areClosed = [last, present].every(({ closesAt }) => closesAt !== null && closesAt <= at)
  return !areClosed && last.closesAt !== present.closesAt
}
