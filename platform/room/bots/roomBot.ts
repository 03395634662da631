import { GIFT_BUNDLES, messageTypes } from '../../../streams/wire/room/constants.ts'
import type { GiftEntry } from '../../../streams/wire/room/frames.ts'
import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import { type Dice, dice, hash, hashText, pick } from '../../world/random.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { RoomEntry } from '../../live/directory.ts'
import type { NewMessage } from '../roomPost.ts'
import { ACTIVITIES, activityAt } from './activities.ts'
import { openPick, shareOf } from './botShare.ts'
import { lineAt, lineCount, type Occasion } from './lines.ts'
import { PERSONAS } from './personas.ts'
import { createPushes } from './pushes.ts'

/** What a bot does next: says something kept, or comes in. */
export type BotAct =
  | { readonly do: 'post'; readonly from: SpeakerFrame; readonly message: NewMessage }
  | { readonly do: 'welcome'; readonly from: SpeakerFrame }

/** `now` is real ms. */
export interface RoomBot {
  /** What is said next. */
  next(room: RoomEntry, match: WorldMatch | undefined, now: number): BotAct
  /** What is said of what has just happened; empty when nothing has. */
  reactions(room: RoomEntry, match: WorldMatch, now: number): readonly BotAct[]
}

/** A line is not said again before so many others. */
const REMEMBERED = 24
const REACTIONS = 5
/** Between two activities at least, however much is said. */
const ACTIVITY_MS = 240_000
/** So many things are said for one activity at least, however long that takes. */
const ACTIVITY_ACTS = 60

interface Seen {
  readonly matchId: string
  readonly goals: number
  readonly corners: number
  readonly cards: number
  readonly phase: string
}

interface Combo {
  readonly from: SpeakerFrame
  readonly gift: GiftEntry
  readonly comboId: string
  readonly count: number
  readonly total: number
  readonly left: number
}

/** The crowd of one room. The same seed and the same calls say the same. */
export function createRoomBot(
  roomId: string,
  {
    seed,
    siteId,
    gifts,
  }: { readonly seed: number; readonly siteId: number; readonly gifts: readonly GiftEntry[] },
): RoomBot {
  const chance: Dice = dice(hash(seed, hashText(roomId)))
  const recent: string[] = []
  let combo: Combo | null = null
  let combos = 0
  let acts = 0
  let activities = chance.whole(0, ACTIVITIES - 1)
  /** `null` until the bot is first asked. */
  let activityFrom: number | null = null
  const pushes = createPushes(roomId, chance)
  let seen: Seen | null = null

  const somebody = (): SpeakerFrame => pick(PERSONAS, chance.next())

  function text(occasion: Occasion, match: WorldMatch | undefined, from = somebody(), scorer = ''): BotAct {
    const said = {
      home: match?.home.name.cmn ?? '主队',
      away: match?.away.name.cmn ?? '客队',
      score: match === undefined ? '0-0' : match.score.join('-'),
      scorer,
    }
    let line = lineAt(occasion, chance.whole(0, lineCount(occasion) - 1), said)
    for (let tries = 0; tries < 8 && recent.includes(line); tries += 1) {
      line = lineAt(occasion, chance.whole(0, lineCount(occasion) - 1), said)
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
        // The time is in it: another process counts from the beginning, and totals only grow.
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

  function share(match: WorldMatch | undefined): BotAct {
    const open = match === undefined ? null : openPick(match, chance)
    if (match === undefined || open === null) return text('idle', match)
    return { do: 'post', from: somebody(), message: shareOf(match, open, siteId) }
  }

  function push(match: WorldMatch | undefined, from: SpeakerFrame, now: number): BotAct {
    const message = match === undefined ? null : pushes.push(match, now)
    return message === null ? text('anchor', match, from) : { do: 'post', from, message }
  }

  /** The first comes late, so that neither a restart nor another process brings two close together. */
  function activity(now: number): NewMessage | null {
    activityFrom ??= now + ACTIVITY_MS * chance.between(1, 1.5)
    acts += 1
    if (now < activityFrom || acts < ACTIVITY_ACTS) return null
    acts = 0
    activities += 1
    activityFrom = now + ACTIVITY_MS * chance.between(1, 1.5)
    return activityAt(activities, `activity-${roomId}-${now.toString(36)}`)
  }

  function cries(before: Seen | null, after: Seen, match: WorldMatch): readonly BotAct[] {
    if (before?.matchId !== match.id || match.sport !== 'football') return []
    const scorer = match.score[0] >= match.score[1] ? match.home.name.cmn : match.away.name.cmn
    const crowd = (occasion: Occasion, count: number): readonly BotAct[] =>
      Array.from({ length: count }, () => text(occasion, match, somebody(), scorer))
    if (after.goals > before.goals) return crowd('goal', REACTIONS)
    if (after.phase === 'halfTime' && before.phase !== 'halfTime') return crowd('break', 3)
    if (after.cards > before.cards) return crowd('card', 2)
    return after.corners > before.corners ? crowd('corner', 1) : []
  }

  return {
    next({ anchor }, match, now) {
      const speaker = anchorOf(anchor)
      const told = activity(now)
      if (told !== null) return { do: 'post', from: speaker, message: told }
      // A series of gifts goes on before anything else, or it would be over.
      if (combo !== null && chance.chance(0.7)) return give(now)
      const roll = chance.next()
      if (roll < 0.16) return { do: 'welcome', from: somebody() }
      if (roll < 0.22 && gifts.length > 0) return give(now)
      if (roll < 0.25) return share(match)
      if (roll < 0.29) return text('anchor', match, speaker)
      if (roll < 0.335) return push(match, speaker, now)
      if (roll < 0.365) return text('gift', match)
      return text('idle', match)
    },
    reactions({ anchor }, match, now) {
      const before = seen
      seen = seenOf(match)
      const from = anchorOf(anchor)
      const takenBack = pushes.takeBack(match, now).map((message): BotAct => ({ do: 'post', from, message }))
      return [...takenBack, ...cries(before, seen, match)]
    },
  }
}

function anchorOf({ id, name }: RoomEntry['anchor']): SpeakerFrame {
  return { id, name, level: 10, role: 'anchor' }
}

function seenOf({ id, score, corners, redCards, yellowCards, phase }: WorldMatch): Seen {
  return {
    matchId: id,
    goals: score[0] + score[1],
    corners: (corners?.[0] ?? 0) + (corners?.[1] ?? 0),
    cards: redCards[0] + redCards[1] + yellowCards[0] + yellowCards[1],
    phase,
  }
}
