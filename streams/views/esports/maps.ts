import type { Match, Pair } from '../../domain/match.ts'
import { isSet, SET_WORDS, type SetWord } from '../../domain/vocabulary/periods.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import type { Stat } from '../../domain/vocabulary/stats.ts'

/** A map of a match of esports. */
export interface EsportsMap {
  readonly period: SetWord
  /** From 1. */
  readonly number: number
  readonly state: 'over' | 'running' | 'coming'
  /** The counts of `mapStats` in their order; `null` where unknown, and before the map begins. */
  readonly counts: readonly [Pair | null, Pair | null]
  /** Who has won it; `null` before its end. */
  readonly winner: 'home' | 'away' | null
}

type MapStat = Extract<Stat, 'kills' | 'towers' | 'rounds'>

/** What is shown of each map: kills and towers; of CSGO rounds and kills. */
export function mapStats(sport: Sport): readonly [MapStat, MapStat] {
  return sport === 'csgo' ? ['rounds', 'kills'] : ['kills', 'towers']
}

/** What wins a map. */
function winningStat(sport: Sport): MapStat {
  return sport === 'csgo' ? 'rounds' : 'towers'
}

/** The most maps of any match. */
const MOST_MAPS = 7

/** The maps of a match in their order; those that may still come too, where the format is known. */
export function mapsOf(
  match: Pick<Match, 'sport' | 'state' | 'phase' | 'score' | 'facts' | 'bestOf'>,
): readonly EsportsMap[] {
  const { sport, state, phase, score, facts } = match
  const over = score[0] + score[1]
  const inPlay = state === 'live' || state === 'paused'
  const running = inPlay && isSet(phase) ? SET_WORDS.indexOf(phase) + 1 : 0
  const stats = mapStats(sport)
  const countOf = (stat: MapStat, period: SetWord): Pair | null => facts[`${stat}.${period}`] ?? null
  return SET_WORDS.slice(0, Math.min(MOST_MAPS, match.bestOf ?? Math.max(over, running))).map(
    (period, index): EsportsMap => {
      const number = index + 1
      const isOver = number <= over && number !== running
      return {
        period,
        number,
        state: isOver ? 'over' : number === running ? 'running' : 'coming',
        counts: [countOf(stats[0], period), countOf(stats[1], period)],
        winner: isOver ? leaderOf(countOf(winningStat(sport), period)) : null,
      }
    },
  )
}

function leaderOf(pair: Pair | null): 'home' | 'away' | null {
  if (pair === null || pair[0] === pair[1]) return null
  return pair[0] > pair[1] ? 'home' : 'away'
}

/** Who is ahead in gold in the running map, and by how much; `null` where nobody is, or it is unknown. */
export function goldLead({
  facts,
}: Pick<Match, 'facts'>): { readonly side: 'home' | 'away'; readonly gold: number } | null {
  const [home, away] = facts['gold.match'] ?? [0, 0]
  if (home === away) return null
  return home > away ? { side: 'home', gold: home - away } : { side: 'away', gold: away - home }
}
