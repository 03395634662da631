import type { RANK_PERIODS } from '../../streams/wire/site/predictions.ts'
import type { ScorePredictions } from '../store/scorePredictions.ts'
import type { World } from '../world/world.ts'
import { type Ranked, rankingOf } from './ranking.ts'

type Period = (typeof RANK_PERIODS)[number]

/** The rankings of all members, by the results of a moment ago. */
export interface Rankings {
  of(period: Period): Promise<readonly Ranked[]>
}

interface Deps {
  readonly predictions: Pick<ScorePredictions, 'since'>
  readonly world: Pick<World, 'result'>
  /** Platform ms. */
  readonly now: () => number
  /** Real ms. */
  readonly real: () => number
}

/** A ranking reads every prediction of its period, so it is computed again only after this time, real ms. */
const KEPT_MS = 3000
const DAY_SHIFT_MS = 8 * 3_600_000

export function createRankings({ predictions, world, now, real }: Deps): Rankings {
  const kept = new Map<Period, { readonly at: number; readonly rows: Promise<readonly Ranked[]> }>()

  async function compute(period: Period): Promise<readonly Ranked[]> {
    const from = period === 'month' ? monthStart(now()) : 0
    return rankingOf(await predictions.since(from), (matchId) => world.result(matchId))
  }

  return {
    of(period) {
      const known = kept.get(period)
      if (known !== undefined && Math.abs(real() - known.at) < KEPT_MS) return known.rows
      const rows = compute(period)
      kept.set(period, { at: real(), rows })
      rows.catch(() => kept.delete(period))
      return rows
    },
  }
}

/** The beginning of the calendar month in UTC+8, platform ms. */
export function monthStart(at: number): number {
  const day = new Date(at + DAY_SHIFT_MS)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1) - DAY_SHIFT_MS
}
