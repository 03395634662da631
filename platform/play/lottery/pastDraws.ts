import type { Lottery } from '../../../streams/domain/lottery/lotteries.ts'
import type { Rounds } from '../../rounds/rounds.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import { PRODUCT } from './lotteryRoundGame.ts'
import { storedNumbers } from './storedNumbers.ts'

/** The newest draws of a lottery. */
interface NewestDraws {
  /** The newest that is over, also one that was given back; `null` before the first. */
  readonly over: StoredRound | null
  /** The newest that is drawn. */
  readonly drawn: StoredRound | null
}

/** The newest draws of each lottery, which every list contains: kept in memory and updated by the rounds. */
export interface NewestOfLotteries {
  of(lottery: Lottery): Promise<NewestDraws>
  close(): void
}

const NONE: NewestDraws = { over: null, drawn: null }
/** How many past draws are read to find the newest with numbers; `drawn` is `null` when all of them were given back. */
const LOOKED_AT = 10

export function createNewestDraws(rounds: Pick<Rounds, 'past' | 'onChange'>): NewestOfLotteries {
  const kept = new Map<string, NewestDraws>()
  const loading = new Map<string, Promise<void>>()

  function add(round: StoredRound): void {
    if (!isOver(round)) return
    const known = kept.get(round.game) ?? NONE
    kept.set(round.game, {
      over: newer(known.over, round),
      drawn: round.result === null ? known.drawn : newer(known.drawn, round),
    })
  }

  async function load(game: string): Promise<void> {
    const past = await rounds.past({ product: PRODUCT, game }, { offset: 0, limit: LOOKED_AT })
    for (const round of past.rounds) add(round)
  }

  const close = rounds.onChange((changes) => {
    for (const round of changes.rounds) if (round.product === PRODUCT) add(round)
  })

  return {
    async of({ ticketId }) {
      const loaded = loading.get(ticketId) ?? load(ticketId)
      loading.set(ticketId, loaded)
      try {
        await loaded
      } catch (error) {
        // A failed reading is not kept.
        loading.delete(ticketId)
        throw error
      }
      return kept.get(ticketId) ?? NONE
    },
    close,
  }
}

function isOver({ state }: StoredRound): boolean {
  return state === 'decided' || state === 'closed' || state === 'void'
}

function newer(known: StoredRound | null, round: StoredRound): StoredRound {
  return known === null || round.opensAt >= known.opensAt ? round : known
}

/** A past draw, as the calls answer it. */
export function toldDraw(lottery: Lottery, { round, state, result }: StoredRound) {
  return { planId: round, numbers: storedNumbers(lottery, result), voided: state === 'void' }
}
