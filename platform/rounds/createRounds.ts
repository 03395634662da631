import type { Logger } from 'pino'
import { gameId } from '../../streams/domain/rounds/round.ts'
import type { PlatformClock } from '../clock.ts'
import type { Metrics } from '../http/metrics.ts'
import { mayChange, ROUND_CHANGES } from '../store/stateChanges.ts'
import type { Store } from '../store/store.ts'
import { createRoundSeeds } from './committedSeed.ts'
import { createPayments } from './payments.ts'
import { createRoundBoard } from './roundBoard.ts'
import { createRoundChanges } from './roundChanges.ts'
import type { RoundGame } from './roundGame.ts'
import { loadRoundSecret } from './roundSecret.ts'
import { createRoundNews } from './roundNews.ts'
import { createRoundSteps } from './roundSteps.ts'
import type { RoundNews, Rounds } from './rounds.ts'

export interface RoundsDeps {
  readonly store: Pick<Store, 'rounds' | 'positions' | 'settings'>
  readonly clock: Pick<PlatformClock, 'now' | 'rate'>
  readonly metrics: Pick<Metrics, 'rounds' | 'refusals'>
  readonly log: Logger
}

/** Resumes the rounds stored by the last run. Rounds of games that no process plays any more are voided. */
export async function createRounds(deps: RoundsDeps, games: readonly RoundGame[]): Promise<Rounds> {
  const { store, clock, metrics, log } = deps
  const { now, rate } = clock
  const seeds = createRoundSeeds(await loadRoundSecret(store.settings))
  const byId = new Map(games.map((game) => [gameId(game), game]))
  const listeners = new Set<(news: RoundNews) => void>()
  const board = createRoundBoard()
  const news = createRoundNews(store.rounds)
  const gameOf: (key: Parameters<typeof gameId>[0]) => RoundGame | null = (key) =>
    byId.get(gameId(key)) ?? null
  const changes = createRoundChanges({ store: store.rounds, seeds, gameOf, now, rate })
  const payments = createPayments({ positions: store.positions, gameOf, now, rate, log })
  const steps = createRoundSteps({ board, changes, payments, games, gameOf, now, rate, metrics, log })

  async function tell(): Promise<void> {
    const read = await news.read()
    for (const round of read.rounds) {
      board.put(round)
      payments.watch(round)
    }
    if (read.rounds.length === 0 && read.positions.length === 0) return
    for (const listener of listeners) {
      try {
        listener(read)
      } catch (error) {
        log.error({ err: error }, 'a listener of round changes failed')
      }
    }
  }

  async function step(): Promise<void> {
    await tell()
    if (await steps.run()) await tell()
  }

  const tick = oneAfterTheOther(step)
  await tell()
  for (const round of await store.rounds.underWay(games)) {
    board.put(round)
    payments.watch(round)
  }
  return {
    tick,
    plays: (game) => gameOf(game) !== null,
    present: (game) => Promise.resolve(board.present(game)),
    presentOf: (keys) => Promise.resolve(keys.flatMap((game) => board.present(game) ?? [])),
    underWay: (keys) => keys.flatMap((game) => board.underWay(game)),
    announced: (keys) =>
      Promise.resolve(
        keys.flatMap((game) => board.underWay(game)).filter(({ state }) => state === 'announced'),
      ),
    round: (key) => store.rounds.round(key),
    past: (game, page) => store.rounds.past(game, page),
    ofShoe: (game, shoe) => store.rounds.ofShoe(game, shoe),
    async announce(key, plan) {
      const game = gameOf(key)
      if (game === null) return
      for (const round of await changes.announce(game, plan)) board.put(round)
    },
    async place(asked) {
      const placed = await store.rounds.place(asked, now)
      if (placed.status === 'refused') metrics.refusals.inc({ reason: placed.reason })
      return placed
    },
    withdraw: (positionNos) => store.rounds.withdraw(positionNos, now),
    async stop(game, to) {
      const present = board.present(game)
      if (present === null || !mayChange(ROUND_CHANGES, present.state, to)) return null
      const { round, changed } = await changes.change(present, to)
      await tick()
      return changed ? round : null
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      listeners.clear()
      await tick.idle()
    },
  }
}

/** Runs one step at a time. Calls during a step share one further step. */
function oneAfterTheOther(step: () => Promise<void>): (() => Promise<void>) & { idle(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  const run = (): Promise<void> =>
    (next ??= running.then(() => {
      next = null
      const done = step()
      running = done.catch(() => undefined)
      return done
    }))
  return Object.assign(run, { idle: () => running })
}
