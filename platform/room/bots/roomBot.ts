import type { Pair } from '../../../streams/domain/match.ts'
import type { PredictionTotals } from '../../store/rooms/room.ts'
import { GIFT_BUNDLES, messageTypes } from '../../../streams/wire/room/constants.ts'
import type { GiftEntry } from '../../../streams/wire/room/frames.ts'
import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import { type Dice, dice, hash, hashText, pick } from '../../world/random.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { RoomEntry } from '../../live/directory.ts'
import type { NewMessage } from '../roomPost.ts'
import { ACTIVITIES, activityAt } from './activities.ts'
import { openPick, shareOf, type ShownVenue } from './botShare.ts'
import { filledIn, linesFor } from './lines.ts'
import { momentOf } from './moment.ts'
import { resultOf } from './result.ts'
import { PERSONAS } from './personas.ts'
import { createPushes } from './pushes.ts'
import type { Moment, Occasion } from './talk/talk.ts'
import { talkOf } from './talk/talkOf.ts'

/** What a bot does next: sends a message, or enters the room. */
export type BotAct =
  | { readonly do: 'post'; readonly from: SpeakerFrame; readonly message: NewMessage }
  | { readonly do: 'welcome'; readonly from: SpeakerFrame }

export interface RoomBot {
  /** The next message. */
  next(room: RoomEntry, match: WorldMatch | undefined, now: Now): BotAct
  /** The reactions to what has just happened; empty when nothing has. */
  reactions(room: RoomEntry, match: WorldMatch, now: Now): readonly BotAct[]
  /** The messages at the end of a match: its result, who predicted it, and goodbyes. */
  farewell(room: RoomEntry, match: WorldMatch, guesses: PredictionTotals, now: Now): readonly BotAct[]
}

/** A line is not repeated within this number of lines. */
const REMEMBERED = 24
const REACTIONS = 5
/** The least time between two activities. */
const ACTIVITY_MS = 240_000
/** The least number of messages between two activities. */
const ACTIVITY_ACTS = 60

interface Seen {
  readonly matchId: string
  readonly score: Pair
  readonly corners: number
  readonly cards: number
  readonly stage: Moment['stage']
}

interface Combo {
  readonly from: SpeakerFrame
  readonly gift: GiftEntry
  readonly comboId: string
  readonly count: number
  readonly total: number
  readonly left: number
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
  const recent: string[] = []
  let combo: Combo | null = null
  let combos = 0
  let acts = 0
  let activities = chance.whole(0, ACTIVITIES - 1)
  /** `null` before the first call. */
  let activityFrom: number | null = null
  const pushes = createPushes(roomId, venue, chance)
  let seen: Seen | null = null

  const somebody = (): SpeakerFrame => pick(PERSONAS, chance.next())

  function text(
    occasion: Occasion,
    match: WorldMatch | undefined,
    now: Now,
    from = somebody(),
    scorer = '',
  ): BotAct {
    const lines = match === undefined ? [] : linesFor(match.sport, occasion, momentOf(match, now.platform))
    const fitting = lines.length > 0 ? lines : GREETINGS
    const said = {
      home: match?.home.name.cmn ?? '',
      away: match?.away.name.cmn ?? '',
      score: match?.score.join('-') ?? '',
      scorer,
    }
    let line = filledIn(pick(fitting, chance.next()), said)
    for (let tries = 0; tries < 8 && recent.includes(line); tries += 1) {
      line = filledIn(pick(fitting, chance.next()), said)
    }
    recent.push(line)
    if (recent.length > REMEMBERED) recent.shift()
    return { do: 'post', from, message: { type: messageTypes.text, body: { text: line, cid: null } } }
  }

  function give(now: number): BotAct {
    if (combo === null) {
      const cheap = chance.chance(0.85) ? gifts.slice(0, Math.ceil(gifts.length * 0.6)) : gifts
      const gift = pick(cheap, chance.next())
      const bundle = gift.giftType === 'full' ? 1 : pick(GIFT_BUNDLES.slice(0, 3), chance.next() ** 2)
      combos += 1
      combo = {
        from: somebody(),
        gift,
        // Contains the time: another process starts counting at 0, and totals of a combo must only grow.
        comboId: `bot-${roomId}-${now.toString(36)}-${combos}`,
        count: bundle,
        total: 0,
        left: chance.whole(1, 4),
      }
    }
    const { from, gift, comboId, count, left } = combo
    const total = combo.total + count
    const ended = left <= 1
    combo = ended ? null : { ...combo, total, left: left - 1 }
    return {
      do: 'post',
      from,
      message: { type: messageTypes.gift, body: { giftId: gift.giftId, comboId, count, total, ended } },
    }
  }

  function share(match: WorldMatch | undefined, now: Now): BotAct {
    const open = match === undefined ? null : openPick(match, chance)
    if (match === undefined || open === null) return text('idle', match, now)
    return { do: 'post', from: somebody(), message: shareOf(match, open, venue, siteId) }
  }

  function push(match: WorldMatch | undefined, from: SpeakerFrame, now: Now): BotAct {
    const message = match === undefined ? null : pushes.push(match, now.real)
    return message === null ? text('anchor', match, now, from) : { do: 'post', from, message }
  }

  /** The first activity is delayed, so that a restart or another process does not repeat one soon. */
  function activity(now: number): NewMessage | null {
    activityFrom ??= now + ACTIVITY_MS * chance.between(1, 1.5)
    acts += 1
    if (now < activityFrom || acts < ACTIVITY_ACTS) return null
    acts = 0
    activities += 1
    activityFrom = now + ACTIVITY_MS * chance.between(1, 1.5)
    return activityAt(activities, `activity-${roomId}-${now.toString(36)}`)
  }

  function cries(before: Seen | null, after: Seen, match: WorldMatch, now: Now): readonly BotAct[] {
    if (before?.matchId !== match.id) return []
    const crowd = (occasion: Occasion, count: number, scorer = ''): readonly BotAct[] =>
      Array.from({ length: count }, () => text(occasion, match, now, somebody(), scorer))
    const scored = scorerOf(before, after, match)
    if (scored !== null) return crowd('score', REACTIONS, scored)
    const { stage } = momentOf(match, now.platform)
    if (stage === 'break' && before.stage !== 'break') return crowd('break', 3)
    if (after.cards > before.cards) return crowd('card', 2)
    return after.corners > before.corners ? crowd('corner', 1) : []
  }

  return {
    next({ anchor }, match, now) {
      const speaker = anchorOf(anchor)
      const told = activity(now.real)
      if (told !== null) return { do: 'post', from: speaker, message: told }
      // A combo is continued first; otherwise it would expire.
      if (combo !== null && chance.chance(0.7)) return give(now.real)
      const roll = chance.next()
      if (roll < 0.16) return { do: 'welcome', from: somebody() }
      if (roll < 0.22 && gifts.length > 0) return give(now.real)
      if (roll < 0.25) return share(match, now)
      if (roll < 0.29) return text('anchor', match, now, speaker)
      if (roll < 0.335) return push(match, speaker, now)
      if (roll < 0.365) return text('gift', match, now)
      const resting = match !== undefined && momentOf(match, now.platform).stage === 'break'
      return text(resting && chance.chance(0.5) ? 'break' : 'idle', match, now)
    },
    reactions({ anchor }, match, now) {
      const before = seen
      seen = seenOf(match, now.platform)
      const from = anchorOf(anchor)
      const takenBack = pushes
        .takeBack(match, now.real)
        .map((message): BotAct => ({ do: 'post', from, message }))
      return [...takenBack, ...cries(before, seen, match, now)]
    },
    farewell({ anchor }, match, guesses, now) {
      const crowd = Array.from({ length: 3 }, () => text('end', match, now))
      return [{ do: 'post', from: anchorOf(anchor), message: resultOf(match, guesses) }, ...crowd]
    },
  }
}

/** Real ms for the rate of messages, platform ms for the match. */
export interface Now {
  readonly real: number
  readonly platform: number
}

/** Lines for a room without a match. */
const GREETINGS = ['来了来了', '先看看，不急', '还没开始吗', '等开场']

/**
 * The side whose score is worth a reaction: a goal or a set, or, in sports with frequent points, the lead.
 */
function scorerOf(before: Seen, { score }: Seen, { sport, home, away }: WorldMatch): string | null {
  const [homeMore, awayMore] = [score[0] - before.score[0], score[1] - before.score[1]]
  if (talkOf(sport).cheers === 'lead') {
    const [was, is] = [Math.sign(before.score[0] - before.score[1]), Math.sign(score[0] - score[1])]
    if (is === 0 || is === was) return null
    return is > 0 ? home.name.cmn : away.name.cmn
  }
  if (homeMore <= 0 && awayMore <= 0) return null
  return homeMore > 0 ? home.name.cmn : away.name.cmn
}

function anchorOf({ id, name }: RoomEntry['anchor']): SpeakerFrame {
  return { id, name, level: 10, role: 'anchor' }
}

function seenOf(match: WorldMatch, now: number): Seen {
  const { id, score, facts } = match
  return {
    matchId: id,
    score,
    corners: bothOf(facts['corners.match']),
    cards: bothOf(facts['yellowCards.match']) + bothOf(facts['redCards.match']),
    stage: momentOf(match, now).stage,
  }
}

function bothOf([home, away]: Pair = [0, 0]): number {
  return home + away
}
