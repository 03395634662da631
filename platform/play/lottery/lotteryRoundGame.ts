import { betReturn } from '../../../streams/domain/lottery/betReturn.ts'
import { LOTTERIES, type Lottery, SHOWING_MS } from '../../../streams/domain/lottery/lotteries.ts'
import {
  drawOfPlan,
  drawOnSale,
  drawsFrom,
  type PlannedDraw,
} from '../../../streams/domain/lottery/plannedDraws.ts'
import { drawNumbers } from '../../../streams/domain/lottery/series.ts'
import type { PlannedRound, RoundGame } from '../../rounds/roundGame.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import type { ChasedDraws } from './chasedDraws.ts'
import { isPlanned, type SaleStatuses } from './saleStatuses.ts'
import { betOf } from './selection.ts'
import { storedNumbers } from './storedNumbers.ts'

export const PRODUCT = 'lottery'

/** docs/games/rounds.md, 2.3. */
const DRAW_GIVEN_BACK_MS = 86_400_000

interface GameDeps {
  readonly sales: Pick<SaleStatuses, 'of'>
  readonly chased: Pick<ChasedDraws, 'last'>
  /** Platform ms for each real ms. */
  readonly rate: number
}

/** All lotteries, for the engine of the rounds. */
export function lotteryRoundGames(deps: GameDeps): readonly RoundGame[] {
  return LOTTERIES.map((lottery) => lotteryRoundGame(lottery, deps))
}

/** One lottery, whose draws are on the calendar (docs/games/lottery.md, 1). */
function lotteryRoundGame(lottery: Lottery, { sales, chased, rate }: GameDeps): RoundGame {
  const { ticketId, seriesId } = lottery
  const showing = SHOWING_MS * rate
  return {
    product: PRODUCT,
    game: ticketId,
    givenBackMs: DRAW_GIVEN_BACK_MS,
    announces: () => isPlanned(sales.of(ticketId)),
    next: (newest, now) =>
      drawsToAnnounce(lottery, newest, now, chased.last(ticketId)).map((draw) => plannedRound(draw, showing)),
    decide({ resultAt, retryAt }, draws, at) {
      // The numbers of a draw that is retried are shown from its decision on.
      const paysAt = (retryAt === null ? resultAt : at) + showing
      return { result: { numbers: drawNumbers(seriesId, draws) }, paysAt, endsAt: paysAt, shoe: null }
    },
    returnOf({ selection, round, positionNo }, result) {
      const bet = betOf(lottery, selection)
      const numbers = storedNumbers(lottery, result)
      const draw = drawOfPlan(lottery, round)
      if (bet === null || numbers === null || draw === null) {
        throw new Error(`${positionNo} is not a bet on lottery ${ticketId}`)
      }
      const { returned } = betReturn(bet, { numbers, drawAt: draw.drawAt })
      return { returned, outcome: returned > 0 ? 'win' : 'lose' }
    },
  }
}

/**
 * The draw on sale, the one after it, and those that a chase asks for, as far as they are not announced. Draws that
 * nobody was there to announce are skipped: they never had a commitment.
 */
function drawsToAnnounce(
  lottery: Lottery,
  newest: StoredRound | null,
  now: number,
  chasedTo: number,
): readonly PlannedDraw[] {
  const onSale = drawOnSale(lottery, now)
  const last = Math.max(onSale.ordinal + 1, chasedTo)
  const announcedTo = newest === null ? -1 : (drawOfPlan(lottery, newest.round)?.ordinal ?? -1)
  if (announcedTo >= last) return []
  const planned = drawsFrom(lottery, onSale, last - onSale.ordinal + 1)
  return planned.filter(({ ordinal }) => ordinal > announcedTo)
}

function plannedRound({ planId, opensAt, sealsAt, drawAt }: PlannedDraw, showing: number): PlannedRound {
  const paysAt = drawAt + showing
  return { round: planId, opensAt, sealsAt, resultAt: drawAt, paysAt, endsAt: paysAt, shoe: null }
}
