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

/** The match and closing time of the predictions that were last sent to a room. */
interface Sent {
  readonly matchId: string
  readonly closesAt: number | null
}

/** Every process does this for itself, because all of them have the same rooms and matches. */
export function createPredictionWatch(deps: CommandDeps): PredictionWatch {
  const { hub, clock, directory, world, log } = deps
  let sent: ReadonlyMap<string, Sent> = new Map()

  return {
    async look() {
      const at = clock.now()
      const next = new Map<string, Sent>()
      for (const channel of hub.channels()) {
        const { roomId } = channel
        const matchId = directory.room(roomId)?.match?.matchId
        if (matchId === undefined) continue
        const present = { matchId, closesAt: predictionClosesAt(world.match(matchId), at) }
        try {
          if (isNews(sent.get(roomId), present, at)) {
            channel.pass(`prediction ${matchId}`, await predictionNews(deps, matchId, at))
          }
          next.set(roomId, present)
        } catch (error) {
          log.warn({ err: error, room: roomId }, 'predictions could not be sent')
        }
      }
      sent = next
    },
  }
}

/** A change from one closing time in the past to another is not sent: predictions are closed on the client already. */
function isNews(last: Sent | undefined, present: Sent, at: number): boolean {
  if (last?.matchId !== present.matchId) return true
  const areClosed = [last, present].every(({ closesAt }) => closesAt !== null && closesAt <= at)
  return !areClosed && last.closesAt !== present.closesAt
}
