import type { LocalText } from '../../../streams/domain/localText.ts'
import { hashText, unit } from '../../world/random.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'

/** The most simulated votes that are added at once. */
const MOST = 6

/** How many times as likely a choice is as it would be by chance; with 0 nobody votes for it. */
export type Opinion = (choice: LocalText) => number

/**
 * Adds votes of the simulated crowd to the room's open poll. They are stored, so that all processes and a restart
 * have the same counts. Which choice the crowd prefers follows from the poll's id and its opinion.
 */
export async function addCrowdVotes(deps: CommandDeps, roomId: string, opinion: Opinion): Promise<void> {
  const { store, clock, random } = deps
  const [open] = await store.rooms.openPolls([roomId])
  if (open === undefined || open.closesAt <= clock.now()) return
  const weights = open.choices.map(
    (choice, place) => (0.2 + unit(hashText(open.pollId), place)) * opinion(choice),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const added = 1 + Math.floor(random() * MOST)
  const places = Array.from({ length: added }, () => placeAt(weights, random() * all))
  await store.rooms.within(roomId, async (room) => {
    const poll = await room.presentPoll()
    if (poll?.pollId !== open.pollId) return
    const crowd = poll.crowd.map((votes, place) => votes + places.filter((chosen) => chosen === place).length)
    await room.setCrowd(poll.pollId, crowd)
  })
}

function placeAt(weights: readonly number[], at: number): number {
  let left = at
  for (const [place, weight] of weights.entries()) {
    if (left < weight) return place
    left -= weight
  }
  return weights.length - 1
}
