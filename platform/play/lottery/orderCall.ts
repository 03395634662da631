import type { Handler } from 'hono'
import { betReturn } from '../../../streams/domain/lottery/betReturn.ts'
import { MAX_CHASED } from '../../../streams/domain/lottery/chase.ts'
import { lotteryOf } from '../../../streams/domain/lottery/lotteries.ts'
import { drawOfPlan } from '../../../streams/domain/lottery/plannedDraws.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { betStateCodes } from '../../../streams/wire/lottery/codes.ts'
import { type LotteryRecordsRequest, lotteryRecordsRequest } from '../../../streams/wire/lottery/records.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { lotteryName, lotteryPlayName } from '../../names/lotteryNames.ts'
import type { StoredPosition } from '../../store/positions/position.ts'
import { found, type ProductCalls, refused } from '../launched/productCall.ts'
import { gameRecords, type RecordWords, type SharedRecord } from '../records/gameRecords.ts'
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
    const chaseNos = await chaseNosOf(
      store,
      memberId,
      page.records.map(({ position }) => position),
    )
    return found({
      ...page,
      records: page.records.map(({ position, shared }) => lotteryRecord(position, shared, chaseNos)),
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

/** The numbers of the chases by their client ids. */
async function chaseNosOf(
  { chases }: Deps['store'],
  memberId: number,
  positions: readonly StoredPosition[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(positions.flatMap(({ selection }) => selectionOf(selection).chase?.id ?? []))
  const found = await chases.withClientIds(memberId, [...ids])
  return new Map(found.map(({ clientOrderId, chaseNo }) => [clientOrderId, chaseNo]))
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

function lotteryRecord(
  position: StoredPosition,
  shared: SharedRecord,
  chaseNos: ReadonlyMap<string, string>,
) {
  const { game, round, selection } = position
  const { play, numbers, notes, unit, multiple, chase } = selectionOf(selection)
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
    betState: betState(position, chase !== null),
    chaseNo: chase === null ? null : (chaseNos.get(chase.id) ?? null),
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

/** docs/games/lottery.md, 2; `null` of a bet that was given back. */
function betState({ status, returned }: StoredPosition, chased: boolean): number | null {
  switch (status) {
    case 'cancelled':
      return null
    case 'open':
    case 'rolledBack':
      return chased ? betStateCodes.chase : betStateCodes.single
    case 'settled':
      if (returned === 0) return betStateCodes.lost
      return chased ? betStateCodes.chaseWon : betStateCodes.singleWon
  }
}
