import type { Period, Side } from './market.ts'
import type { Pair } from './match.ts'
import type { CountedOutcome } from './order.ts'

/** The highest count of either side that a correct-score market lists; above it `otherScore` wins. */
export function listedScoreTop(period: Period): number {
  return period === 'match' ? 4 : 3
}

/** The listed scores of a period's market, home first: `0:0`, `0:1` … */
export function listedScores(period: Period): readonly `${number}:${number}`[] {
  const goals = Array.from({ length: listedScoreTop(period) + 1 }, (_, count) => count)
  return goals.flatMap((home) => goals.map((away) => `${home}:${away}` as const))
}

/** A listed score wins on exactly that score; `otherScore` on any score that the market does not list. */
export function correctScoreOutcome(period: Period, side: Side, [home, away]: Pair): CountedOutcome {
  if (side === 'otherScore') return Math.max(home, away) > listedScoreTop(period) ? 'win' : 'lose'
  if (!/^\d+:\d+$/.test(side)) return 'void'
  return side === `${home}:${away}` ? 'win' : 'lose'
}
