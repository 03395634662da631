import { gameId, isOver, roundId } from '../../streams/domain/rounds/round.ts'
import type { GameKey, StoredRound } from '../store/rounds/round.ts'

/** The rounds that a process knows: all that are under way, and the newest of each game that is over. */
export interface RoundBoard {
  /** An older version than the known one has no effect. */
  put(round: StoredRound): void
  /** The round of a game that opened or opens last; `null` before the first. */
  newest(game: GameKey): StoredRound | null
  /**
   * The rounds of a game that are not over, oldest first. When the last one that ended was void, it comes first until
   * the next one opens, so that members see why.
   */
  underWay(game: GameKey): readonly StoredRound[]
  /** The round of a game that members see now: the first of `underWay`, else the newest. `null` before the first. */
  present(game: GameKey): StoredRound | null
  /** The rounds of all games, oldest first. */
  all(): readonly StoredRound[]
}

export function createRoundBoard(): RoundBoard {
  const games = new Map<string, ReadonlyMap<string, StoredRound>>()
  const roundsOf = (game: GameKey): readonly StoredRound[] =>
    [...(games.get(gameId(game))?.values() ?? [])].toSorted(inOrder)

  function underWay(game: GameKey): readonly StoredRound[] {
    const rounds = roundsOf(game)
    const newestOver = rounds.findLast(isOver)
    const notOver = rounds.filter((round) => !isOver(round))
    const isNextOpen = notOver.some(({ state }) => state !== 'announced')
    return newestOver?.state === 'void' && !isNextOpen ? [newestOver, ...notOver] : notOver
  }

  return {
    put(round) {
      const known = games.get(gameId(round))
      if ((known?.get(roundId(round))?.version ?? -1) >= round.version) return
      games.set(gameId(round), kept(new Map(known).set(roundId(round), round)))
    },
    newest: (game) => roundsOf(game).at(-1) ?? null,
    underWay,
    present: (game) => underWay(game)[0] ?? roundsOf(game).at(-1) ?? null,
    all: () => [...games.values()].flatMap((rounds) => [...rounds.values()]).toSorted(inOrder),
  }
}

function inOrder(one: StoredRound, other: StoredRound): number {
  return one.opensAt - other.opensAt || one.round.localeCompare(other.round)
}

/** Without those that are over, except for the newest of them. */
function kept(rounds: ReadonlyMap<string, StoredRound>): ReadonlyMap<string, StoredRound> {
  const newestOver = [...rounds.values()].filter(isOver).toSorted(inOrder).at(-1)
  return new Map([...rounds].filter(([, round]) => !isOver(round) || round === newestOver))
}
