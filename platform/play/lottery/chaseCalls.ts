import type { Handler } from 'hono'
import { CURRENCY_IDS } from '../../../streams/domain/money.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { cancelChaseRequest } from '../../../streams/wire/lottery/bet.ts'
import { chaseStateCodes } from '../../../streams/wire/lottery/codes.ts'
import { type ChaseRecordsRequest, chaseRecordsRequest } from '../../../streams/wire/lottery/records.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { lotteryName, lotteryPlayName } from '../../names/lotteryNames.ts'
import type { ListedChase, StoredChase } from '../../store/chases/chase.ts'
import { failed, found, type ProductCalls, refused } from '../launched/productCall.ts'
import { spanOf } from '../records/gameRecords.ts'
import type { ChaseEnds } from './chaseEnds.ts'
import type { LotteryDeps } from './lotteryDeps.ts'
import { selectionOf } from './selection.ts'

/** Cancels the rest of a chase (docs/games/lottery.md, 7.5). */
export function cancelChaseCall(
  calls: ProductCalls,
  { store }: Pick<LotteryDeps, 'store'>,
  ends: Pick<ChaseEnds, 'cancel'>,
): Handler<HttpEnv> {
  return calls.post(cancelChaseRequest, async ({ chaseNo }, { memberId }) => {
    const chase = await store.chases.numbered(memberId, chaseNo)
    if (chase === null) return failed('noData')
    const cancelled = await ends.cancel(chase)
    const returned = cancelled.reduce((sum, { stake }) => sum + stake, 0)
    return found({ cancelled: cancelled.length, returned: unitsText(returned) })
  })
}

/** The member's chases (docs/games/lottery.md, 7.9). */
export function chaseRecordsCall(
  calls: ProductCalls,
  { store }: Pick<LotteryDeps, 'store'>,
): Handler<HttpEnv> {
  return calls.post(chaseRecordsRequest, async (asked, { memberId, language, now }) => {
    const page = await chasePage(store, memberId, { ...asked, state: stateOf(asked), language, now })
    return page === null ? refused('badRequest') : found(page)
  })
}

type AskedChases = Pick<
  ChaseRecordsRequest,
  'page' | 'size' | 'timeType' | 'beginTime' | 'endTime' | 'currencyCode'
> &
  Partial<Pick<ChaseRecordsRequest, 'ticketId' | 'clientOrderIds'>> & {
    readonly state: StoredChase['state'] | undefined
    readonly language: TextLanguage
    /** Platform ms. */
    readonly now: number
  }

/** A page of the member's chases; `null` for a request that cannot be answered. */
export async function chasePage(
  { chases }: Pick<LotteryDeps['store'], 'chases'>,
  memberId: number,
  asked: AskedChases,
) {
  const currency = currencyOfRecords(asked.currencyCode)
  const span = spanOf(asked, asked.now)
  if (currency === null || span === null) return null
  const { page, size, clientOrderIds = [] } = asked
  const list = await chases.list(memberId, {
    ticketId: asked.ticketId ?? undefined,
    currency,
    state: asked.state,
    ...span,
    clientIds: clientOrderIds.length > 0 ? clientOrderIds : undefined,
    page,
    size,
  })
  return {
    total: list.total,
    pages: Math.ceil(list.total / size),
    current: page,
    size,
    betTotalAmount: unitsText(list.staked),
    profit: unitsText(list.profit),
    records: list.chases.map((chase) => chaseRecord(chase, asked.language)),
    ts: asked.now,
  }
}

/** The currency of a list: RMB unless another one is asked for; `null` for an unknown one. */
function currencyOfRecords(code: number | null): StoredChase['currency'] | null {
  if (code === null || code === CURRENCY_IDS.RMB) return 'RMB'
  return code === CURRENCY_IDS.USDT ? 'USDT' : null
}

function stateOf({ chaseState }: ChaseRecordsRequest): StoredChase['state'] | undefined {
  if (chaseState === null) return undefined
  return chaseState === chaseStateCodes.completed ? 'completed' : 'inProgress'
}

function chaseRecord(chase: ListedChase, language: TextLanguage) {
  const { chaseNo, clientOrderId, ticketId, play, stopOnWin, state, currency, placedAt } = chase
  const { numbers, notes, unit } = selectionOf(chase.selection)
  return {
    chaseNo,
    clientOrderId,
    ticketId,
    ticketName: lotteryName(ticketId, language),
    playId: play,
    playName: lotteryPlayName(play, language),
    numbers,
    notes,
    unit,
    stopOnWin,
    chaseState: chaseStateCodes[state],
    plans: chase.plans,
    drawn: chase.drawn,
    currencyCode: CURRENCY_IDS[currency],
    betAmount: unitsText(chase.staked),
    openAmount: unitsText(chase.open),
    returnedAmount: unitsText(chase.cancelled),
    backAmount: unitsText(chase.won),
    betTime: placedAt,
  }
}
