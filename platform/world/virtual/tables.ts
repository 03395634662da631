import type { WorldTeam } from '../world.ts'
import type { Batches } from './batches.ts'
import type { BatchViews } from './batchViews.ts'
import { teamsOf } from './competitors.ts'
import { CUP_BATCHES, drawnGroupsOf, GROUP_ROUNDS } from './cups.ts'
import { VIRTUAL_GAMES, type VirtualGameId } from './games.ts'
import { roundsOf } from './pairings.ts'
import { type CountedMatch, POINTS_OF_WIN, type Standing, standingsOf } from './standings.ts'

export interface TableRow extends Omit<Standing, 'team'> {
  readonly team: WorldTeam
}

export interface VirtualTable {
  /** `1` of a league, `A` to `H` of the groups of a cup. */
  readonly group: string
  readonly rows: readonly TableRow[]
}

/**
 * The tables of the present season, of batches whose film is over (docs/virtual-sports.md, 6.7). Right after the end
 * of a season it is still that one, until a batch of the next has started.
 */
export function tablesOf(
  batches: Batches,
  views: BatchViews,
  game: VirtualGameId,
  now: number,
): readonly VirtualTable[] {
  const { format, sport } = VIRTUAL_GAMES[game]
  if (format !== 'league' && format !== 'groupCup') return []
  const { calendar } = batches
  const era = calendar.eras.length - 1
  const last = Math.max(0, calendar.lastStarted(game, era, now))
  const teams = teamsOf(game)
  const length = format === 'league' ? roundsOf(teams.length) : CUP_BATCHES
  const counted = format === 'league' ? length : GROUP_ROUNDS
  const first = last - (last % length)
  const matches: CountedMatch[] = []
  for (let index = first; index <= Math.min(last, first + counted - 1); index += 1) {
    const view = views.at({ game, era, index })
    if (view?.paysAt == null || view.paysAt > now || view.drawn === null || view.drawn.kind === 'race')
      continue
    for (const [at, { home, away }] of view.plan.pairings.entries()) {
      const score = view.drawn.matches[at]?.result.score
      if (score !== undefined) matches.push({ home, away, score })
    }
  }
  const pointsOfWin = sport === 'virtualBasketball' ? POINTS_OF_WIN.basketball : POINTS_OF_WIN.football
  const groups =
    format === 'league'
      ? [teams.map((_, place) => place)]
      : drawnGroupsOf(batches.plan({ game, era, index: first }).pairings)
  return groups.map((group, place) => ({
    group: format === 'league' ? '1' : 'ABCDEFGH'.charAt(place),
    rows: standingsOf(
      group,
      matches.filter(({ home }) => group.includes(home)),
      pointsOfWin,
    ).flatMap(({ team, ...row }) => {
      const named = teams[team]
      return named === undefined ? [] : [{ ...row, team: named }]
    }),
  }))
}
