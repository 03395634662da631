import type { Pair } from '../../../streams/domain/match.ts'
import { teamNames, type WorldMatch } from '../../world/world.ts'
import type { BotAct, Now } from './botAct.ts'
import { situationOf } from './situation.ts'
import type { Situation, Occasion } from './talk/talk.ts'
import { talkOf } from './talk/talkOf.ts'

const REACTIONS = 5

/** What a reaction depends on. */
export interface Seen {
  readonly matchId: string
  readonly score: Pair
  readonly corners: number
  readonly cards: number
  readonly stage: Situation['stage']
}

/** What the crowd says about the difference between two calls. */
export function cries(
  before: Seen | null,
  after: Seen,
  match: WorldMatch,
  now: Now,
  crowd: (occasion: Occasion, count: number, scorer?: string) => readonly BotAct[],
): readonly BotAct[] {
  if (before?.matchId !== match.id) return []
  const scored = scorerOf(before, after, match)
  if (scored !== null) return crowd('score', REACTIONS, scored)
  const { stage } = situationOf(match, now.platform)
  if (stage === 'break' && before.stage !== 'break') return crowd('break', 3)
  if (after.cards > before.cards) return crowd('card', 2)
  return after.corners > before.corners ? crowd('corner', 1) : []
}

/**
 * The side whose score is worth a reaction: a goal or a set, or, in sports with frequent points, the lead.
 */
function scorerOf(before: Seen, { score }: Seen, match: WorldMatch): string | null {
  const { home, away } = teamNames(match)
  const [homeMore, awayMore] = [score[0] - before.score[0], score[1] - before.score[1]]
  if (talkOf(match.sport).cheers === 'lead') {
    const [was, is] = [Math.sign(before.score[0] - before.score[1]), Math.sign(score[0] - score[1])]
    if (is === 0 || is === was) return null
    return is > 0 ? home.cmn : away.cmn
  }
  if (homeMore <= 0 && awayMore <= 0) return null
  return homeMore > 0 ? home.cmn : away.cmn
}

export function seenOf(match: WorldMatch, now: number): Seen {
  const { id, score, facts } = match
  return {
    matchId: id,
    score,
    corners: bothOf(facts['corners.match']),
    cards: bothOf(facts['yellowCards.match']) + bothOf(facts['redCards.match']),
    stage: situationOf(match, now).stage,
  }
}

function bothOf([home, away]: Pair = [0, 0]): number {
  return home + away
}
