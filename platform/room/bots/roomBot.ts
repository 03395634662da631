import type { PredictionTotals } from '../../store/rooms/room.ts'
import type { GiftEntry } from '../../../streams/wire/room/frames.ts'
import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import { type Dice, dice, hash, hashText, pick } from '../../world/random.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { RoomEntry } from '../../live/directory.ts'
import type { BagContents } from '../bags/making.ts'
import type { BotAct, Now, ShownMatch } from './botAct.ts'
import { createBotActivities } from './botActivities.ts'
import { createBotGifts } from './botGifts.ts'
import { openPick, shareOf, type ShownVenue } from './botShare.ts'
import { questionOf } from './botQuestions.ts'
import { createBotTurns } from './botTurns.ts'
import { createBotTexts } from './botTexts.ts'
import { situationOf } from './situation.ts'
import { resultMessage } from './result.ts'
import { somebody } from '../crowd/personas.ts'
import { createPushes } from './pushes.ts'
import { cries, seenOf } from './reactions.ts'
import type { Seen } from './reactions.ts'
import type { Occasion } from './talk/talk.ts'

/** The least time between two polls of a room. */
const POLL_EVERY_MS = 200_000
/** The least time between two lucky bags of a room, and what is in one: minor units of RMB. */
const BAG_EVERY_MS = 480_000
const BAG_AMOUNTS = [500, 800, 1000, 2000] as const
const BAG_SHARES = [5, 8, 10] as const
/** How much of what the crowd says in a break is about the break. */
const BREAK_SHARE = 0.75

export interface RoomBot {
  /** The next message. */
  next(room: RoomEntry, match: ShownMatch, now: Now): BotAct
  /** The reactions to what has just happened; empty when nothing has. */
  reactions(room: RoomEntry, match: ShownMatch, now: Now): readonly BotAct[]
  /** The messages at the end of a match: its result, who predicted it, and goodbyes. */
  farewell(room: RoomEntry, match: WorldMatch, guesses: PredictionTotals, now: Now): readonly BotAct[]
}

/** The bots of one room. Deterministic for a seed and a sequence of calls. */
export function createRoomBot(
  roomId: string,
  {
    seed,
    siteId,
    venue,
    gifts,
  }: {
    readonly seed: number
    readonly siteId: number
    readonly venue: ShownVenue
    readonly gifts: readonly GiftEntry[]
  },
): RoomBot {
  const chance: Dice = dice(hash(seed, hashText(roomId)))
  const sayOn = createBotTexts(chance)
  const giving = createBotGifts(roomId, gifts, chance)
  const activity = createBotActivities(roomId, chance)
  const bags = createBotTurns(BAG_EVERY_MS, chance)
  const asks = createBotTurns(POLL_EVERY_MS, chance)
  const pushes = createPushes(roomId, venue, chance)
  let seen: Seen | null = null

  function share({ present, pictured }: ShownMatch, now: Now): BotAct {
    const open = present === undefined ? null : openPick(present, chance)
    if (present === undefined || open === null) return sayOn('idle', pictured, now)
    return { do: 'post', from: somebody(chance), message: shareOf(present, open, venue, siteId) }
  }

  function push({ present, pictured }: ShownMatch, from: SpeakerFrame, now: Now): BotAct {
    const message = present === undefined ? null : pushes.push(present, now.real)
    return message === null ? sayOn('anchor', pictured, now, from) : { do: 'post', from, message }
  }

  const crowd = (
    occasion: Occasion,
    match: WorldMatch,
    now: Now,
    count: number,
    scorer = '',
  ): readonly BotAct[] =>
    Array.from({ length: count }, () => sayOn(occasion, match, now, somebody(chance), scorer))

  return {
    next({ anchor }, match, now) {
      const speaker = anchorOf(anchor)
      const line = activity(now.real)
      if (line !== null) return { do: 'post', from: speaker, message: line }
      const { present, pictured } = match
      const question = present !== undefined && asks(now.real) ? questionOf(present, chance) : null
      if (question !== null) return { do: 'ask', from: speaker, question }
      if (bags(now.real)) return { do: 'bag', from: speaker, contents: bagOf(chance) }
      // A combo is continued first; otherwise it would expire.
      if (giving.running && chance.chance(0.7)) return giving.give(now.real)
      const roll = chance.next()
      if (roll < 0.16) return { do: 'welcome', from: somebody(chance) }
      if (roll < 0.22 && gifts.length > 0) return giving.give(now.real)
      if (roll < 0.25) return share(match, now)
      if (roll < 0.29) return sayOn('anchor', pictured, now, speaker)
      if (roll < 0.335) return push(match, speaker, now)
      if (roll < 0.365) return sayOn('gift', pictured, now)
      const resting = pictured !== undefined && situationOf(pictured, now.platform).stage === 'break'
      return sayOn(resting && chance.chance(BREAK_SHARE) ? 'break' : 'idle', pictured, now)
    },
    reactions({ anchor }, { present, pictured }, now) {
      const from = anchorOf(anchor)
      const messages = present === undefined ? [] : pushes.takeBack(present, now.real)
      const takenBack = messages.map((message): BotAct => ({ do: 'post', from, message }))
      if (pictured === undefined) return takenBack
      const before = seen
      seen = seenOf(pictured, now.platform)
      const cried = cries(before, seen, pictured, now, (occasion, count, scorer) =>
        crowd(occasion, pictured, now, count, scorer),
      )
      return [...takenBack, ...cried]
    },
    farewell({ anchor }, match, guesses, now) {
      const result: BotAct = { do: 'post', from: anchorOf(anchor), message: resultMessage(match, guesses) }
      return [result, ...crowd('end', match, now, 3)]
    },
  }
}

function bagOf(chance: Dice): BagContents {
  return {
    amount: pick(BAG_AMOUNTS, chance.next()),
    shares: pick(BAG_SHARES, chance.next()),
    currency: 'RMB',
  }
}

function anchorOf({ id, name }: RoomEntry['anchor']): SpeakerFrame {
  return { id, name, level: 10, role: 'anchor' }
}
