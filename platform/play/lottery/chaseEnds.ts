import type { Logger } from 'pino'
import { type ChaseBet, cancellable, cancelledByWin } from '../../../streams/domain/lottery/chase.ts'
import { lotteryOf } from '../../../streams/domain/lottery/lotteries.ts'
import { drawOfPlan } from '../../../streams/domain/lottery/plannedDraws.ts'
import type { Rounds } from '../../rounds/rounds.ts'
import type { StoredChase } from '../../store/chases/chase.ts'
import type { Chases } from '../../store/chases/chases.ts'
import type { StoredPosition } from '../../store/positions/position.ts'
import { PRODUCT } from './lotteryRoundGame.ts'

/** Stops chases that have won, and completes those that have no open bet (docs/games/lottery.md, 6). */
export interface ChaseEnds {
  /** Cancels the bets of a chase whose draws are not sealed; returns those that were cancelled. */
  cancel(chase: StoredChase): Promise<readonly StoredPosition[]>
  /** Does what is due. Called often by every process. */
  tick(): Promise<void>
  close(): void
}

interface Deps {
  readonly chases: Pick<Chases, 'due' | 'positions' | 'complete'>
  readonly rounds: Pick<Rounds, 'withdraw' | 'onChange'>
  readonly now: () => number
  /** Whether other processes use the same database. */
  readonly shared: boolean
  /** Real ms. */
  readonly real: () => number
  readonly log: Logger
}

/**
 * Chases are looked at when a bet of one has ended; with other processes, or after a failure, also this often, real ms.
 */
const LOOK_EVERY_MS = 10_000

/** A bet of a chase with its position. */
type BetOfChase = ChaseBet & { readonly positionNo: string }

export function createChaseEnds({ chases, rounds, now, shared, real, log }: Deps): ChaseEnds {
  let due = true
  let failed = false
  let lookedAt = real()

  // Includes changes that other processes have made.
  const close = rounds.onChange(({ positions }) => {
    due ||= positions.some(({ product, status }) => product === PRODUCT && status !== 'open')
  })

  async function betsOf(chase: StoredChase): Promise<readonly BetOfChase[]> {
    const lottery = lotteryOf(chase.ticketId)
    return (await chases.positions(chase)).map(({ positionNo, round, status, returned }) => ({
      positionNo,
      sealsAt: (lottery === null ? null : drawOfPlan(lottery, round))?.sealsAt ?? 0,
      state: status === 'rolledBack' ? 'open' : status,
      returned,
    }))
  }

  const withdraw = (bets: readonly BetOfChase[]): Promise<readonly StoredPosition[]> =>
    rounds.withdraw(bets.map(({ positionNo }) => positionNo))

  async function end(chase: StoredChase): Promise<void> {
    await withdraw(cancelledByWin(chase.stopOnWin, await betsOf(chase), now()))
    await chases.complete(chase.chaseNo)
  }

  return {
    async cancel(chase) {
      const cancelled = await withdraw(cancellable(await betsOf(chase), now()))
      await chases.complete(chase.chaseNo)
      return cancelled
    },
    async tick() {
      const again = (shared || failed) && real() - lookedAt >= LOOK_EVERY_MS
      if (!due && !again) return
      due = false
      failed = false
      lookedAt = real()
      try {
        for (const chase of await chases.due()) await end(chase)
      } catch (error) {
        // It is tried again with the next look, or by another process.
        failed = true
        log.error({ err: error }, 'chases could not be ended')
      }
    },
    close,
  }
}
