import { pino } from 'pino'
import { createMetrics } from '../../../platform/http/metrics.ts'
import { createRounds } from '../../../platform/rounds/createRounds.ts'
import type { PlaceBets, PlaceBetsResult, RoundNews, Rounds } from '../../../platform/rounds/rounds.ts'
import type { StoredPosition } from '../../../platform/store/positions/position.ts'
import type { GameKey, StoredRound } from '../../../platform/store/rounds/round.ts'
import type { Store } from '../../../platform/store/store.ts'
import { NOON } from '../store/builders.ts'
import { type CoinGame, coinGame } from './coinGame.ts'

/** A clock that only the test advances. */
export interface HandClock {
  at: number
  readonly rate: number
  now(): number
}

export function handClock(at = NOON, rate = 1): HandClock {
  return {
    at,
    rate,
    now() {
      return this.at
    },
  }
}

/** One process that plays coins. */
export interface CoinProcess {
  readonly rounds: Rounds
  readonly game: CoinGame
  readonly clock: HandClock
  readonly news: RoundNews[]
  /** Advances the clock and runs a step. */
  pass(ms: number): Promise<void>
  /** Runs steps of 200 ms until this instant. */
  runTo(instant: number): Promise<void>
  present(): Promise<StoredRound>
  bet(
    memberId: number,
    changes?: Partial<PlaceBets> & { clientId?: string; side?: string; stake?: number },
  ): Promise<PlaceBetsResult>
}

let games = 0

/** The key of a game that no other test plays. */
export function newCoin(): GameKey {
  games += 1
  return { product: 'anchorGame', game: `coin${games}` }
}

export async function coinProcess(
  store: Store,
  key: GameKey,
  clock: HandClock = handClock(),
): Promise<CoinProcess> {
  const game = coinGame(key)
  const silent = pino({ level: 'silent' })
  const metrics = createMetrics()
  const bound = { now: () => clock.at, rate: clock.rate }
  const rounds = await createRounds({ store, clock: bound, metrics, log: silent }, [game])
  const news: RoundNews[] = []
  rounds.onChange((told) => {
    news.push(told)
  })
  const present = async (): Promise<StoredRound> => {
    const round = await rounds.present(key)
    if (round === null) throw new Error('no round is announced')
    return round
  }
  const pass = async (ms: number): Promise<void> => {
    clock.at += ms
    await rounds.tick()
  }
  return {
    rounds,
    game,
    clock,
    news,
    pass,
    async runTo(instant) {
      while (clock.at < instant) await pass(Math.min(200, instant - clock.at))
    },
    present,
    async bet(memberId, { clientId = `bet-${memberId}`, side = 'heads', stake = 1_000, ...changes } = {}) {
      const { round, sealsAt } = await present()
      return rounds.place({
        ...key,
        memberId,
        purpose: 'main',
        currency: 'RMB',
        bets: [{ clientId, round, selection: { side }, odds: 200_000, stake }],
        validUntil: sealsAt,
        optionOf: (selection) => JSON.stringify(selection['side']),
        check: () => null,
        ...changes,
      })
    },
  }
}

/** The positions of a bet that was taken; throws when it was refused. */
export function taken(result: PlaceBetsResult): readonly StoredPosition[] {
  if (result.status === 'refused') throw new Error(`refused: ${result.reason}`)
  return result.positions
}
