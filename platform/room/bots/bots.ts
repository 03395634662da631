import type { GiftEntry } from '../../../streams/wire/room/frames.ts'
import type { RoomDirectory, RoomEntry } from '../../live/directory.ts'
import { hashText, noise, unit } from '../../world/random.ts'
import type { World, WorldMatch } from '../../world/world.ts'
import type { PredictionTotals } from '../../store/rooms/room.ts'
import type { RoomPost } from '../posts/roomPost.ts'
import type { ShownVenue } from './botShare.ts'
import type { BotAct, Now, ShownMatch } from './botAct.ts'
import { opinionOf } from './opinion.ts'
import { createPictured, type Pictured } from './pictured.ts'
import { createRoomBot, type RoomBot } from './roomBot.ts'

interface BotDeps {
  readonly directory: RoomDirectory
  readonly world: Pick<World, 'match'>
  readonly post: Pick<RoomPost, 'say' | 'ask' | 'putOutBag' | 'welcome' | 'tellCrowd' | 'addViewers'>
  readonly gifts: readonly GiftEntry[]
  readonly siteId: number
  /** The venue whose selections they share. */
  readonly venue: ShownVenue
  readonly seed: number
  /** Real ms. */
  readonly real: () => number
  /** Platform ms. */
  readonly now: () => number
  readonly guesses: (matchId: string) => Promise<PredictionTotals>
  readonly onFault: (error: unknown) => void
}

/** Bots that talk in the rooms (`ROOM_RATE`). */
export interface Bots {
  /** Sends the messages that are due. The caller runs it often. */
  tick(): Promise<void>
}

const MINUTE_MS = 60_000
/** Messages that are later than this are dropped, so that there is no burst after a pause. */
const LATE_MS = 5000
const ACTS_A_TICK = 4
const REACT_WITHIN_MS = 6000
const CROWD_EVERY_MS = 5000
const VIEWERS_PERIOD_MS = 240_000

interface Talk {
  readonly bot: RoomBot
  /** Reactions with the time at which they are due. */
  readonly due: { readonly at: number; readonly act: BotAct }[]
  nextAt: number
  /** When the simulated counts are sent again. */
  crowdAt: number
  readonly pictured: Pictured
  /** The match that the picture showed at the last tick; `null` at first. */
  match: WorldMatch | null
}

/** @param perMinute messages a minute in the busiest room; other rooms have fewer. 0 disables the bots. */
export function createBots(deps: BotDeps, perMinute: number): Bots {
  const { directory, world, post, real, seed, guesses } = deps
  const talks = new Map<string, Talk>()

  function talkOf(roomId: string, now: number): Talk {
    const known = talks.get(roomId)
    if (known !== undefined) return known
    const bot = createRoomBot(roomId, deps)
    const talk: Talk = { bot, due: [], nextAt: now, crowdAt: now, pictured: createPictured(), match: null }
    talks.set(roomId, talk)
    return talk
  }

  /** The first rooms of the list are the busiest. */
  function intervalOf(place: number, turn: number): number {
    const busy = 1 / (1 + place * 0.35)
    // Between a third and nearly twice the mean, because people do not write at a steady rate.
    return (MINUTE_MS / (perMinute * busy)) * (0.35 + 1.3 * turn)
  }

  async function act(room: RoomEntry, { do: what, ...said }: BotAct): Promise<void> {
    if (what === 'welcome') post.welcome(room.roomId, said.from)
    else if ('contents' in said) await post.putOutBag(room.roomId, said.from, said.contents)
    else if ('question' in said) await post.ask(room.roomId, said.from, said.question)
    else if ('message' in said) await post.say(room.roomId, said.from, said.message)
  }

  /** Schedules the reactions to what the picture has shown since the last tick. */
  async function scheduleReactions(
    own: Talk,
    room: RoomEntry,
    { present, pictured }: ShownMatch,
    now: Now,
  ): Promise<void> {
    const last = own.match
    own.match = pictured ?? null
    const ended = last === null ? undefined : endOf(world, last, pictured)
    const said =
      ended === undefined
        ? own.bot.reactions(room, { present, pictured }, now)
        : own.bot.farewell(room, ended, await guesses(ended.id), now)
    for (const [index, reaction] of said.entries()) {
      own.due.push({ at: now.real + ((index + 1) * REACT_WITHIN_MS) / 6, act: reaction })
    }
  }

  async function talk(room: RoomEntry, place: number, now: Now): Promise<void> {
    const own = talkOf(room.roomId, now.real)
    const present = room.match === null ? undefined : world.match(room.match.matchId)
    const match: ShownMatch = { present, pictured: own.pictured.see(present, now.real) }
    await scheduleReactions(own, room, match, now)
    if (now.real - own.nextAt > LATE_MS) own.nextAt = now.real
    const acts: BotAct[] = []
    while (own.due[0] !== undefined && own.due[0].at <= now.real && acts.length < ACTS_A_TICK) {
      const first = own.due.shift()
      if (first !== undefined) acts.push(first.act)
    }
    for (; room.living && own.nextAt <= now.real && acts.length < ACTS_A_TICK;) {
      acts.push(own.bot.next(room, match, now))
      own.nextAt += intervalOf(place, unit(seed, place, Math.floor(own.nextAt)))
    }
    for (const each of acts) await act(room, each)
    if (now.real >= own.crowdAt) {
      own.crowdAt = now.real + CROWD_EVERY_MS
      await post.tellCrowd(room.roomId, opinionOf(match.pictured, now.platform))
    }
    if (!room.living) return
    const crowd = 24_000 / (1 + place) + 300
    const drift = 1 + 0.15 * noise(seed + hashText(room.roomId), now.real, VIEWERS_PERIOD_MS)
    post.addViewers(room.roomId, crowd * drift)
  }

  return {
    async tick() {
      if (perMinute <= 0) return
      const now = { real: real(), platform: deps.now() }
      for (const [place, room] of directory.rooms().entries()) {
        try {
          await talk(room, place, now)
        } catch (error) {
          deps.onFault(error)
        }
      }
    },
  }
}

/** The match that was shown, once it has ended. */
function endOf(
  world: BotDeps['world'],
  last: WorldMatch,
  shown: WorldMatch | undefined,
): WorldMatch | undefined {
  if (last.state !== 'live') return undefined
  const now = shown?.id === last.id ? shown : (world.match(last.id) ?? { ...last, state: 'ended' })
  return now.state === 'live' || now.state === 'notStarted' ? undefined : now
}
