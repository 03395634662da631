import type { Logger } from 'pino'
import { roundId } from '../../streams/domain/rounds/round.ts'
import type { Metrics } from '../http/metrics.ts'
import type { RoundChange } from '../store/rounds/change.ts'
import type { GameKey, RoundState, StoredRound } from '../store/rounds/round.ts'
import { nextState } from './nextState.ts'
import type { Payments } from './payments.ts'
import type { RoundBoard } from './roundBoard.ts'
import type { RoundChanges } from './roundChanges.ts'
import { ROUND_GIVEN_BACK_MS, type RoundGame } from './roundGame.ts'

/** How long after a failure a change is tried again, real ms. */
const AGAIN_MS = 1_000

/** What each process does in each step (docs/games/rounds.md, 2 and 7). */
export interface RoundSteps {
  /** Does all that is due; returns whether anything was done. */
  run(): Promise<boolean>
}

interface RoundStepDeps {
  readonly board: RoundBoard
  readonly changes: RoundChanges
  readonly payments: Payments
  readonly games: readonly RoundGame[]
  readonly gameOf: (key: GameKey) => RoundGame | null
  readonly now: () => number
  readonly rate: number
  readonly metrics: Pick<Metrics, 'rounds'>
  readonly log: Logger
}

export function createRoundSteps(deps: RoundStepDeps): RoundSteps {
  const { board, changes, payments, games, gameOf, now, rate, metrics, log } = deps
  const again = new Map<string, number>()

  function took({ round, changed, announced }: RoundChange): boolean {
    for (const each of round === null ? announced : [round, ...announced]) {
      board.put(each)
      payments.watch(each)
    }
    if (changed && round !== null) metrics.rounds.inc({ product: round.product, state: round.state })
    return changed
  }

  function dueState(round: StoredRound): RoundState | null {
    const game = gameOf(round)
    // A process that plays a game unknown to this one would have decided the round by then.
    const givenBackMs = game?.givenBackMs ?? ROUND_GIVEN_BACK_MS
    const to = nextState(round, now(), { givenBackMs, rate })
    return game !== null || to === 'void' ? to : null
  }

  /** Makes all changes of a round that are due. */
  async function advance(known: StoredRound): Promise<boolean> {
    let round = known
    let worked = false
    for (let to = dueState(round); to !== null; to = dueState(round)) {
      const change = await changes.change(round, to)
      // Another process was faster, or a position waits; the round may have got its next state by now.
      if (!took(change)) {
        if (to === 'closed') payments.watch(round)
        if (change.round === null || change.round.state === round.state) return worked
      }
      worked = true
      round = change.round ?? round
    }
    return worked
  }

  async function advanceSafely(round: StoredRound): Promise<boolean> {
    const id = roundId(round)
    if ((again.get(id) ?? 0) > now()) return false
    again.delete(id)
    try {
      return await advance(round)
    } catch (error) {
      log.error({ err: error, round: id, state: round.state }, 'a round could not be changed')
      again.set(id, now() + AGAIN_MS * rate)
      return round.state === 'interrupted' && (await postpone(round))
    }
  }

  async function postpone(round: StoredRound): Promise<boolean> {
    return took(await changes.retryLater(round).catch(() => NO_CHANGE))
  }

  async function announce(game: RoundGame): Promise<boolean> {
    const id = `${game.product} ${game.game}`
    if ((again.get(id) ?? 0) > now()) return false
    try {
      if (!game.announces() || game.next(board.newest(game), now()).length === 0) return false
      const announced = await changes.announce(game)
      took({ ...NO_CHANGE, announced })
      return announced.length > 0
    } catch (error) {
      log.error({ err: error, game: id }, 'no round could be announced')
      again.set(id, now() + AGAIN_MS * rate)
      return false
    }
  }

  return {
    async run() {
      let worked = false
      for (const round of board.all()) worked = (await advanceSafely(round)) || worked
      for (const game of games) worked = (await announce(game)) || worked
      return (await payments.run()) || worked
    },
  }
}

const NO_CHANGE: RoundChange = { round: null, changed: false, announced: [] }
