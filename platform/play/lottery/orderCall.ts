import type { Handler } from 'hono'
import { betReturn } from '../../../streams/domain/lottery/betReturn.ts'
import { MAX_CHASED } from '../../../streams/domain/lottery/chase.ts'
import { lotteryOf } from '../../../streams/domain/lottery/lotteries.ts'
import { drawOfPlan } from '../../../streams/domain/lottery/plannedDraws.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { type LotteryRecordsRequest, lotteryRecordsRequest } from '../../../streams/wire/lottery/records.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { lotteryName, lotteryPlayName } from '../../names/lotteryNames.ts'
import type { StoredPosition } from '../../store/positions/position.ts'
import { found, type ProductCalls, refused } from '../launched/productCall.ts'
import { gameRecords, type RecordWords, type SharedRecord } from '../records/gameRecords.ts'
import { betStatesOf } from './betStates.ts'
import type { LotteryDeps } from './lotteryDeps.ts'
import { PRODUCT } from './lotteryRoundGame.ts'
import { betOf, chasedBetId, selectionOf } from './selection.ts'
import { storedNumbers } from './storedNumbers.ts'

type Deps = Pick<LotteryDeps, 'store' | 'rounds' | 'clock'>

/** The member's bets (docs/games/lottery.md, 7.8). */
export function orderCall(calls: ProductCalls, { store, rounds, clock }: Deps): Handler<HttpEnv> {
  const deps = { positions: store.positions, rounds, now: () => clock.now() }
  return calls.post(lotteryRecordsRequest, async (asked, { memberId, language }) => {
    const clientOrderIds = await idsOf(store, memberId, asked)
    const game = asked.ticketId ?? undefined
    const page = await gameRecords(
      deps,
      { ...asked, clientOrderIds },
      { memberId, game },
      { ...lotteryWords(language), record: (position, shared) => ({ position, shared }) },
    )
    if (page === null) return refused('badRequest')
    const positions = page.records.map(({ position }) => position)
    const stateOf = await betStatesOf(store.chases, memberId, positions)
    return found({
      ...page,
      records: page.records.map(({ position, shared }) => ({
        ...lotteryRecord(position, shared),
        ...stateOf(position),
      })),
    })
  })
}

/** An id that no bet has: those of clients are longer. */
const NO_BET = ''

/** The ids of the bets that are asked for; those of a chase by its number. */
async function idsOf(
  { chases }: Deps['store'],
  memberId: number,
  { chaseNo, clientOrderIds }: LotteryRecordsRequest,
): Promise<string[]> {
  if (chaseNo === null || clientOrderIds.length > 0) return clientOrderIds
  const chase = await chases.numbered(memberId, chaseNo)
  if (chase === null) return [NO_BET]
  return Array.from({ length: MAX_CHASED }, (_, index) => chasedBetId(chase.clientOrderId, index + 1))
}

/** The names of the lotteries and their plays in records. */
export function lotteryWords(language: TextLanguage): RecordWords {
  return {
    product: PRODUCT,
    gameName: ({ game }) => lotteryName(game, language),
    option({ selection }) {
      const { play } = selectionOf(selection)
      return { option: String(play), optionName: lotteryPlayName(play, language) }
    },
  }
}

function lotteryRecord(position: StoredPosition, shared: SharedRecord) {
  const { game, round, selection } = position
  const { play, numbers, notes, unit, multiple } = selectionOf(selection)
  return {
    ...shared,
    ticketId: game,
    planId: round,
    playId: play,
    numbers,
    notes,
    unit,
    multiple,
    winNotes: winNotes(position, shared.result),
  }
}

/** How many notes have won. */
function winNotes(
  { game, round, selection, status }: StoredPosition,
  result: SharedRecord['result'],
): number {
  const lottery = lotteryOf(game)
  if (lottery === null || status !== 'settled') return 0
  const bet = betOf(lottery, selection)
  const numbers = storedNumbers(lottery, result)
  const draw = drawOfPlan(lottery, round)
  if (bet === null || numbers === null || draw === null) return 0
  return betReturn(bet, { numbers, drawAt: draw.drawAt }).winNotes
}
