import { sameJson } from '../sameJson.ts'
import { isNews, isOver, type Round } from './round.ts'

/** How many rounds of a game that are over are kept, for the picture of the last result. */
const KEPT_OVER = 4
/** The most rounds of a game that are not over: a chase has 30 draws (docs/games/lottery.md, 6). */
const KEPT_AHEAD = 40

/**
 * The rounds of a game after news of them, oldest first. The same array when nothing has changed, and the same round when
 * an answer says the same of it.
 */
export function withNews(known: readonly Round[], news: readonly Round[]): readonly Round[] {
  let rounds: readonly Round[] = known
  for (const received of news) {
    const index = rounds.findIndex(({ round }) => round === received.round)
    const before = rounds[index]
    if (before === undefined) rounds = [...rounds, received]
    else if (isNews(before, received)) {
      const after = merged(before, received)
      if (!sameJson(before, after)) rounds = rounds.with(index, after)
    }
  }
  return rounds === known ? known : kept(rounds)
}

/**
 * The same for an answer that contains all present rounds of the game. A known round that is older than all of them
 * must have ended, and is removed if its end was not reported. An empty answer changes nothing.
 */
export function withPresent(known: readonly Round[], present: readonly Round[]): readonly Round[] {
  if (present.length === 0) return known
  const first = Math.min(...present.map(({ opensAt }) => opensAt))
  const left = known.filter((round) => isOver(round) || round.opensAt >= first)
  return withNews(left.length === known.length ? known : left, present)
}

/** An answer without a version keeps the known version, and the known shoe if it has none. */
function merged(before: Round, received: Round): Round {
  return received.version === null
    ? { ...received, shoe: received.shoe ?? before.shoe, version: before.version }
    : received
}

function kept(rounds: readonly Round[]): readonly Round[] {
  const inTime = rounds.toSorted((one, other) => one.opensAt - other.opensAt)
  const over = inTime.filter(isOver).slice(-KEPT_OVER)
  const ahead = inTime.filter((round) => !isOver(round)).slice(0, KEPT_AHEAD)
  return inTime.filter((round) => over.includes(round) || ahead.includes(round))
}
