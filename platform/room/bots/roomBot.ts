import { GIFT_BUNDLES, messageTypes } from '../../../streams/wire/room/constants.ts'
import type { GiftEntry } from '../../../streams/wire/room/frames.ts'
import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import { type Dice, dice, hash, hashText, pick } from '../../world/random.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { RoomEntry } from '../../live/directory.ts'
import type { NewMessage } from '../roomPost.ts'
import { openLeg, shareOf } from './botShare.ts'
import { lineAt, lineCount, type Occasion } from './lines.ts'
import { PERSONAS } from './personas.ts'

/** What a bot does next: says something kept, or comes in. */
export type BotAct =
  | { readonly do: 'post'; readonly from: SpeakerFrame; readonly message: NewMessage }
  | { readonly do: 'welcome'; readonly from: SpeakerFrame }

export interface RoomBot {
  /** What is said next. */
  next(room: RoomEntry, match: WorldMatch | undefined): BotAct
  /** What the crowd says of what has just happened; empty when nothing has. */
  reactions(match: WorldMatch): readonly BotAct[]
}

/** A line is not said again before so many others. */
const REMEMBERED = 24
const REACTIONS = 5

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
  let seen: {
    readonly matchId: string
    readonly goals: number
    readonly corners: number
    readonly cards: number
    readonly phase: string
  } | null = null

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

  function give(): BotAct {
    if (combo === null) {
      const cheap = chance.chance(0.85) ? gifts.slice(0, Math.ceil(gifts.length * 0.6)) : gifts
      const gift = pick(cheap, chance.next())
      const bundle = gift.giftType === 'full' ? 1 : pick(GIFT_BUNDLES.slice(0, 3), chance.next() ** 2)
      combos += 1
      combo = {
        from: somebody(),
        gift,
        comboId: `bot-${roomId}-${seed}-${combos}`,
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
    const leg = match === undefined ? null : openLeg(match, chance)
    if (leg === null) return text('idle', match)
    return { do: 'post', from: somebody(), message: shareOf(leg, siteId) }
  }

  return {
    next({ anchor }, match) {
      // A series of gifts goes on before anything else, or it would be over.
      if (combo !== null && chance.chance(0.7)) return give()
      const roll = chance.next()
      if (roll < 0.16) return { do: 'welcome', from: somebody() }
      if (roll < 0.22 && gifts.length > 0) return give()
      if (roll < 0.25) return share(match)
      if (roll < 0.3) return text('anchor', match, { ...anchor, level: 10, role: 'anchor' })
      if (roll < 0.33) return text('gift', match)
      return text('idle', match)
    },
    reactions(match) {
      const goals = match.score[0] + match.score[1]
      const corners = (match.corners?.[0] ?? 0) + (match.corners?.[1] ?? 0)
      const cards = match.redCards[0] + match.redCards[1] + match.yellowCards[0] + match.yellowCards[1]
      const before = seen
      seen = { matchId: match.id, goals, corners, cards, phase: match.phase }
      if (before?.matchId !== match.id || match.sport !== 'football') return []
      const scorer = match.score[0] >= match.score[1] ? match.home.name.cmn : match.away.name.cmn
      const crowd = (occasion: Occasion, count: number): readonly BotAct[] =>
        Array.from({ length: count }, () => text(occasion, match, somebody(), scorer))
      if (goals > before.goals) return crowd('goal', REACTIONS)
      if (match.phase === 'halfTime' && before.phase !== 'halfTime') return crowd('break', 3)
      if (cards > before.cards) return crowd('card', 2)
      return corners > before.corners ? crowd('corner', 1) : []
    },
  }
}
