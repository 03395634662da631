import type { Logger } from 'pino'
import { roundId } from '../../streams/domain/rounds/round.ts'
import type { StoredPosition } from '../store/positions/position.ts'
import type { Positions } from '../store/positions/positions.ts'
import type { StoredRound } from '../store/rounds/round.ts'
import type { RoundGame } from './roundGame.ts'

/** Positions of a round that are paid in one step: a large round must not keep others from being sealed. */
const MOST_IN_A_STEP = 100
/** How long after a failure a payment is tried again, real ms. */
const AGAIN_MS = 5_000

/** Settles the positions of decided rounds and gives back those of void ones (docs/games/rounds.md, 5.3). */
export interface Payments {
  /** Queues a decided or void round for payment when it is due; removes any other round from the queue. */
  watch(round: StoredRound): void
  /** Pays what is due; returns whether anything was. */
  run(): Promise<boolean>
}

interface PaymentDeps {
  readonly positions: Pick<Positions, 'openOf' | 'settle' | 'cancel'>
  /** `null` for a game that this process does not know. */
  readonly gameOf: (round: StoredRound) => RoundGame | null
  readonly now: () => number
  readonly rate: number
  readonly log: Logger
}

export function createPayments({ positions, gameOf, now, rate, log }: PaymentDeps): Payments {
  const unpaid = new Map<string, { readonly round: StoredRound; readonly dueAt: number }>()

  const later = (round: StoredRound): void => {
    unpaid.set(roundId(round), { round, dueAt: now() + AGAIN_MS * rate })
  }

  async function payOne(round: StoredRound, position: StoredPosition): Promise<void> {
    const { positionNo } = position
    if (round.state === 'void') {
      await positions.cancel(positionNo, now())
      return
    }
    const game = gameOf(round)
    if (game === null || round.result === null) throw new Error(`${roundId(round)} cannot be paid here`)
    const paid = game.returnOf(position, round.result, round)
    await positions.settle(positionNo, { ...paid, at: now() })
  }

  /** @returns whether all of them were paid. */
  async function payAll(round: StoredRound, waiting: readonly StoredPosition[]): Promise<boolean> {
    let failed = 0
    for (const position of waiting) {
      try {
        await payOne(round, position)
      } catch (error) {
        failed += 1
        log.error({ err: error, position: position.positionNo }, 'a position could not be paid')
      }
    }
    return failed === 0
  }

  async function pay(round: StoredRound): Promise<boolean> {
    const open = await positions.openOf(round)
    // A settlement that the operator has withdrawn waits for the operator.
    const waiting = open.filter(({ status }) => status === 'open' || round.state === 'void')
    const isPaid = await payAll(round, waiting.slice(0, MOST_IN_A_STEP))
    if (!isPaid) later(round)
    else if (waiting.length <= MOST_IN_A_STEP) unpaid.delete(roundId(round))
    return waiting.length > 0
  }

  async function paySafely(round: StoredRound): Promise<boolean> {
    try {
      return await pay(round)
    } catch (error) {
      log.error({ err: error, round: roundId(round) }, 'the positions of a round could not be read')
      later(round)
      return false
    }
  }

  return {
    watch(round) {
      const id = roundId(round)
      if (round.state === 'decided') unpaid.set(id, { round, dueAt: round.paysAt ?? 0 })
      else if (round.state === 'void') unpaid.set(id, { round, dueAt: 0 })
      else unpaid.delete(id)
    },
    async run() {
      let worked = false
      for (const { round, dueAt } of [...unpaid.values()]) {
        if (now() >= dueAt) worked = (await paySafely(round)) || worked
      }
      return worked
    },
  }
}
