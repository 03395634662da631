import type { Pair } from '../../../streams/domain/match.ts'
import type { Instant } from '../pricing/board.ts'
import type { Spread } from '../pricing/counts.ts'
import { hash, noise } from '../random.ts'
import type { Fixture } from '../fixture.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import { freshSet, setOutcomes } from './chances.ts'
import type { ServeChances, SetOutcome } from './chances.ts'
import { currentGames, firstScore, isWon } from './score.ts'
import type { PointScore } from '../course/moment.ts'

/** The probable final scores of a match and its present set. */
export interface TennisView {
  readonly setsLead: Spread
  readonly gamesLead: Spread
  readonly gamesTotal: Spread
  readonly setLead: Spread
  readonly setTotal: Spread
}

const MAX_GAMES = 40

/** The model's expectation at an instant: games from points, sets from games, the match from sets. */
export function tennisView(fixture: Pick<Fixture, 'seed' | 'strength'>, { at, moment }: Instant): TennisView {
  const score = moment.pointScore ?? firstScore(0)
  const serve: ServeChances = [
    fixture.strength[0] + drift(fixture.seed, 1, at),
    fixture.strength[1] + drift(fixture.seed, 2, at),
  ]
  const fresh = gathered(freshSet(serve))
  const running =
    moment.pointScore === null ? fresh : setOutcomes(serve, { ...score, games: currentGames(score) })
  return gather(score, isWon(score) ? [] : running, fresh)
}

function drift(seed: number, salt: number, at: number): number {
  const walk = (name: number, period: number): number => noise(hash(seed, salt, name), at, period)
  return (
    0.0015 * walk(1, 9 * SECOND) +
    0.003 * walk(2, 80 * SECOND) +
    0.004 * walk(3, 12 * MINUTE) +
    0.007 * walk(4, 7 * HOUR)
  )
}

/** Merges outcomes with the same score. */
function gathered(outcomes: readonly SetOutcome[]): readonly SetOutcome[] {
  const byScore = new Map<number, SetOutcome>()
  for (const { home, away, chance } of outcomes) {
    const key = home * 16 + away
    byScore.set(key, { home, away, chance: chance + (byScore.get(key)?.chance ?? 0) })
  }
  return [...byScore.values()]
}

/** A distribution that is being added up. */
interface Sum {
  readonly from: number
  readonly chances: number[]
}

function emptySum(from: number, to: number): Sum {
  return { from, chances: new Array<number>(to - from + 1).fill(0) }
}

function add({ from, chances }: Sum, value: number, chance: number): void {
  const place = value - from
  chances[place] = (chances[place] ?? 0) + chance
}

function gather(score: PointScore, running: readonly SetOutcome[], fresh: readonly SetOutcome[]): TennisView {
  const view = {
    setsLead: emptySum(-2, 2),
    gamesLead: emptySum(-MAX_GAMES, MAX_GAMES),
    gamesTotal: emptySum(0, MAX_GAMES),
    setLead: emptySum(-7, 7),
    setTotal: emptySum(0, 13),
  }
  const before: Pair = score.games
    .slice(0, -1)
    .reduce<Pair>(([home, away], [h, a]) => [home + h, away + a], [0, 0])

  function finish(sets: Pair, lead: number, total: number, chance: number): void {
    if (Math.max(...sets) === 2) {
      add(view.setsLead, sets[0] - sets[1], chance)
      add(view.gamesLead, lead, chance)
      add(view.gamesTotal, total, chance)
      return
    }
    for (const set of fresh) follow(sets, lead, total, chance, set)
  }
  function follow(sets: Pair, lead: number, total: number, chance: number, set: SetOutcome): void {
    const next: Pair = set.home > set.away ? [sets[0] + 1, sets[1]] : [sets[0], sets[1] + 1]
    finish(next, lead + set.home - set.away, total + set.home + set.away, chance * set.chance)
  }
  for (const set of running) {
    add(view.setLead, set.home - set.away, set.chance)
    add(view.setTotal, set.home + set.away, set.chance)
    follow(score.sets, before[0] - before[1], before[0] + before[1], 1, set)
  }
  return view
}
