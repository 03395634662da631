import type { GiftEntry } from '../../../streams/wire/room/frames.ts'
import type { RoomDirectory, RoomEntry } from '../../live/directory.ts'
import { hashText, noise, unit } from '../../world/random.ts'
import type { World } from '../../world/world.ts'
import type { RoomPost } from '../roomPost.ts'
import { createRoomBot, type BotAct, type RoomBot } from './roomBot.ts'

interface BotDeps {
  readonly directory: RoomDirectory
  readonly world: Pick<World, 'match'>
  readonly post: RoomPost
  readonly gifts: readonly GiftEntry[]
  readonly siteId: number
  readonly seed: number
  /** Real ms. */
  readonly real: () => number
  readonly onFault: (error: unknown) => void
}

/** Those who talk in the rooms when nobody does (`ROOM_RATE`). */
export interface Bots {
  /** Lets them say what is due. Whoever runs the platform calls it often. */
  tick(): Promise<void>
}

const MINUTE_MS = 60_000
/** What was not said in time is not said at all: after a pause the crowd does not shout. */
const LATE_MS = 5000
const ACTS_A_TICK = 4
const REACT_WITHIN_MS = 6000
const VIEWERS_PERIOD_MS = 240_000

interface Talk {
  readonly bot: RoomBot
  /** Acts on the way with when they are due. */
  readonly due: { readonly at: number; readonly act: BotAct }[]
  nextAt: number
}

/** @param perMinute what the busiest room is told each minute; the others are told less. 0 is silence. */
export function createBots(deps: BotDeps, perMinute: number): Bots {
  const { directory, world, post, real, seed } = deps
  const talks = new Map<string, Talk>()

  function talkOf(roomId: string, now: number): Talk {
    const known = talks.get(roomId)
    if (known !== undefined) return known
    const talk: Talk = { bot: createRoomBot(roomId, deps), due: [], nextAt: now }
    talks.set(roomId, talk)
    return talk
  }

  /** The first rooms of the list are the busiest. */
  function intervalOf(place: number, turn: number): number {
    const busy = 1 / (1 + place * 0.35)
    // Between a third of the mean and about twice of it: people do not talk by the clock.
    return (MINUTE_MS / (perMinute * busy)) * (0.35 + 1.3 * turn)
  }

  async function act(room: RoomEntry, { do: what, ...said }: BotAct): Promise<void> {
    if (what === 'welcome') post.welcome(room.roomId, said.from)
    else if ('message' in said) await post.post(room.roomId, said.from, said.message)
  }

  async function talk(room: RoomEntry, place: number, now: number): Promise<void> {
    const own = talkOf(room.roomId, now)
    const match = room.match === null ? undefined : world.match(room.match.matchId)
    if (match !== undefined) {
      for (const [index, reaction] of own.bot.reactions(room, match, now).entries()) {
        own.due.push({ at: now + ((index + 1) * REACT_WITHIN_MS) / 6, act: reaction })
      }
    }
    if (now - own.nextAt > LATE_MS) own.nextAt = now
    const acts: BotAct[] = []
    while (own.due[0] !== undefined && own.due[0].at <= now && acts.length < ACTS_A_TICK) {
      const first = own.due.shift()
      if (first !== undefined) acts.push(first.act)
    }
    for (; own.nextAt <= now && acts.length < ACTS_A_TICK;) {
      acts.push(own.bot.next(room, match, now))
      own.nextAt += intervalOf(place, unit(seed, place, Math.floor(own.nextAt)))
    }
    for (const each of acts) await act(room, each)
    const crowd = 24_000 / (1 + place) + 300
    const drift = 1 + 0.15 * noise(seed + hashText(room.roomId), now, VIEWERS_PERIOD_MS)
    post.addViewers(room.roomId, crowd * drift)
  }

  return {
    async tick() {
      if (perMinute <= 0) return
      const now = real()
      for (const [place, room] of directory.rooms().entries()) {
        if (!room.living) continue
        try {
          await talk(room, place, now)
        } catch (error) {
          deps.onFault(error)
        }
      }
    },
  }
}
