import type { Logger } from 'pino'
import type { Product } from '../product.ts'
import type { GameKey } from '../store/rounds/round.ts'
import type { RoundStore } from '../store/rounds/roundStore.ts'

/** The newest rounds of each game that are kept: two days of draws every minute (docs/games/rounds.md, 2.4). */
export const KEPT_ROUNDS = 3_000
/** The interval between two checks, each of the next game, real ms. */
const LOOK_EVERY_MS = 60_000
/** The most rounds that one check removes. Above about `SPEED=50` rounds are made faster than they are removed. */
const MOST_AT_ONCE = 2_000

interface Deps {
  readonly store: { readonly rounds: Pick<RoundStore, 'forget'> }
  /** Real ms. */
  readonly real: () => number
  readonly log: Logger
}

/** Removes old rounds on which nobody has bet, one game after the other. Several processes may do it. */
export function createRoundRetention({ store, real, log }: Deps, games: readonly GameKey[]): Product {
  let next = 0
  let lookedAt = real()
  return {
    name: 'roundRetention',
    async tick() {
      if (real() - lookedAt < LOOK_EVERY_MS) return
      lookedAt = real()
      const game = games[next % games.length]
      next += 1
      if (game === undefined) return
      try {
        await store.rounds.forget(game, { kept: KEPT_ROUNDS, limit: MOST_AT_ONCE })
      } catch (error) {
        log.warn({ err: error, game: game.game }, 'old rounds could not be removed')
      }
    },
  }
}
