import type { PlannedRound, RoundGame } from '../../../platform/rounds/roundGame.ts'
import type { GameKey, StoredRound } from '../../../platform/store/rounds/round.ts'

/** Lengths of the phases of a coin, ms. */
export const COIN = {
  first: 3_000,
  wait: 2_000,
  bet: 10_000,
  seal: 2_000,
  picture: 3_000,
  net: 1_000,
} as const

/** A toss at double the stake; the edge gives the stake back. One toss in a hundred is on the edge. */
export interface CoinGame extends RoundGame {
  isOn: boolean
  /** Whether deciding and paying fail, as they would with a fault in a game. */
  isBroken: boolean
}

/**
 * A game that is played for these tests alone. Each toss keeps how many there were before it, as a table keeps its
 * shoe.
 */
export function coinGame(key: GameKey = { product: 'anchorGame', game: 'coin' }): CoinGame {
  return {
    ...key,
    isOn: true,
    isBroken: false,
    givenBackMs: 600_000,
    announces() {
      return this.isOn
    },
    next(newest, now) {
      if (newest === null) return [planned(1, now + COIN.first, 0)]
      if (newest.state === 'void') return [after(newest, now + COIN.wait)]
      if (newest.state !== 'decided' && newest.state !== 'closed') return []
      return [after(newest, Math.max((newest.endsAt ?? 0) + COIN.wait, now))]
    },
    decide(round, draws, at) {
      if (this.isBroken) throw new Error('the coin is lost')
      const paysAt = (round.retryAt === null ? round.resultAt : at) + COIN.picture
      const drawn = draws.below(100)
      const side = drawn === 0 ? 'edge' : drawn % 2 === 0 ? 'heads' : 'tails'
      return { result: { side }, paysAt, endsAt: paysAt + COIN.net, shoe: round.shoe }
    },
    returnOf({ selection, stake }, result) {
      if (this.isBroken) throw new Error('the coin is lost')
      if (result['side'] === 'edge') return { returned: stake, outcome: 'push' }
      return result['side'] === selection['side']
        ? { returned: stake * 2, outcome: 'win' }
        : { returned: 0, outcome: 'lose' }
    },
  }
}

function after({ round, shoe }: StoredRound, opensAt: number): PlannedRound {
  return planned(Number(round) + 1, opensAt, Number(shoe?.['tossed'] ?? 0) + 1)
}

function planned(number: number, opensAt: number, tossed: number): PlannedRound {
  const sealsAt = opensAt + COIN.bet
  const resultAt = sealsAt + COIN.seal
  const round = String(number).padStart(4, '0')
  return { round, opensAt, sealsAt, resultAt, paysAt: null, endsAt: null, shoe: { number: 'coins', tossed } }
}
