import { messageTypes } from '../../../streams/wire/room/constants.ts'
import { newMessageId } from '../../store/rooms/messageId.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'
import { followersOf } from '../shares/followers.ts'
import { predictionNews } from '../predictions/predictions.ts'

/** The simulated followers of a share grow for this long. */
const FOLLOWED_MS = 10 * 60_000

/** Sends a room the present counts of simulated predictions and followers. */
export async function tellCrowd(deps: CommandDeps, roomId: string): Promise<void> {
  const { hub, clock, directory } = deps
  const [at, from] = [clock.now(), null]
  const matchId = directory.room(roomId)?.match?.matchId
  if (matchId !== undefined) {
    hub.pass(roomId, `prediction ${matchId}`, await predictionNews(deps, matchId, at))
  }
  const { kept } = await hub.open(roomId)
  const shares = kept.filter(
    ({ type, at: said }) => type === messageTypes.orderShare && at - said < FOLLOWED_MS,
  )
  for (const [shareId, followers] of await followersOf(deps, shares)) {
    const body = { shareId, followers }
    hub.pass(roomId, `follow ${shareId}`, {
      type: messageTypes.followCount,
      id: newMessageId(),
      at,
      from,
      body,
    })
  }
}
