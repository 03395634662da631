import type { Hono } from 'hono'
import { unitsText } from '../../../streams/wire/amounts.ts'
import {
  type ImtyPendingStatus,
  type ImtyPlacedWager,
  pendingStatusRequest,
  placeBetRequest,
} from '../../../streams/wire/imty/bet.ts'
import { imtyCode } from '../../../streams/wire/imty/codes.ts'
import { IMTY_LIMITS, IMTY_PATHS, IMTY_TIMES } from '../../../streams/wire/imty/paths.ts'
import { IMTY_CONFIRMATIONS } from '../../../streams/wire/imty/tables.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import { type AskedWager, askedWagers, wagerId, wagerTerms } from './betReading.ts'
import { failed, found, type ImtyCaller, type ImtyCalls } from './imtyCall.ts'
import type { ImtyDeps } from './imtyDeps.ts'
import { europeOdds, handicapNumber, sideNumber } from './numbers.ts'
import { refusalCode } from './refusalCodes.ts'
import { confirmationOf, ownWagers, statusMessage } from './wagerNumbers.ts'

/** The calls for placing wagers and for the state of those that are pending (docs/venues/imty.md, 3.4 and 3.5). */
export function placeCalls(app: Hono<HttpEnv>, calls: ImtyCalls, deps: ImtyDeps): void {
  const { world, store, book, siteId, clock, code } = deps

  /** Whether the first wager of this body was made, however late the body comes again. */
  async function isRepeated({ memberId, body }: ImtyCaller, wagers: number): Promise<boolean> {
    for (let place = 0; place < wagers; place += 1) {
      const made = await store.orders.byClientOrderId(memberId, wagerId(memberId, body, place))
      if (made.length > 0) return true
    }
    return false
  }

  async function place({ asked, selections, confirm }: AskedWager): Promise<ImtyPlacedWager> {
    const row = { RefId: asked.RefId, ComboSelectionId: asked.ComboSelection }
    if (typeof confirm === 'string') return { ...row, ...refusedWager(asked, imtyCode(confirm)) }
    const result = await book.place(confirm)
    if (!result.ok) return { ...row, ...refusedWager(asked, refusalCode(result.refusal.reason)) }
    const [order] = result.orders
    if (order === undefined) throw new Error('a wager that was made has an order')
    return {
      ...row,
      ...madeWager(
        order,
        selections.map(({ RefId, EventId }) => ({ RefId, EventId })),
      ),
    }
  }

  app.post(
    IMTY_PATHS.placeBet,
    calls(
      placeBetRequest,
      async (request, caller) => {
        const terms = wagerTerms(request)
        if (typeof terms === 'string') return failed(terms)
        const fresh = isTimely(caller, clock.rate)
        if (!fresh && !(await isRepeated(caller, request.ComboSelections.length)))
          return failed('badTimestamp')
        const rows: ImtyPlacedWager[] = []
        // One after the other: each is decided with the open bets that the ones before it have made.
        for (const wager of askedWagers(world, request, terms, { siteId, venue: code, caller }))
          rows.push(await place(wager))
        const fields = { WagerSelectionInfos: rows }
        return rows.some(({ WagerId }) => WagerId !== '') ? found(fields) : failed('noneMade', fields)
      },
      'noSelection',
    ),
  )
  app.post(
    IMTY_PATHS.pendingStatus,
    calls(pendingStatusRequest, async ({ WagerIds }, { memberId }) => {
      const orders = await ownWagers(deps, memberId, WagerIds.slice(0, IMTY_LIMITS.pendingWagers))
      if (orders.length === 0 && WagerIds.length > 0) return failed('noWager')
      return found({ PendingWagerStatusList: orders.map(pendingStatus) })
    }),
  )
}

/** Whether a `TimeStamp` is within the bounds of bets and sales. */
export function isTimely({ sentAt, now }: ImtyCaller, rate: number): boolean {
  return sentAt >= now - IMTY_TIMES.betLateMs * rate && sentAt <= now + IMTY_TIMES.betEarlyMs * rate
}

type OfOrder = Omit<ImtyPlacedWager, 'RefId' | 'ComboSelectionId'>

function refusedWager({ StakeAmount }: AskedWager['asked'], code: number): OfOrder {
  return {
    WagerId: '',
    BetConfirmationStatus: IMTY_CONFIRMATIONS.rejected,
    BetStatusMessage: code,
    InputtedStakeAmount: StakeAmount,
    StakeAmount: unitsText(0),
    EstimatedPayoutFullAmount: unitsText(0),
    AcceptedWagerSelections: [],
  }
}

function madeWager(
  order: StoredOrder,
  asked: readonly { readonly RefId: string; readonly EventId: string }[],
): OfOrder {
  return {
    WagerId: order.orderNo,
    BetConfirmationStatus: confirmationOf(order),
    BetStatusMessage: statusMessage(order),
    InputtedStakeAmount: unitsText(order.unitStake),
    StakeAmount: unitsText(order.totalStake),
    EstimatedPayoutFullAmount: unitsText(order.maxReturn),
    AcceptedWagerSelections: order.legs.map(({ spec, side, line, odds }, index) => ({
      RefId: asked[index]?.RefId ?? '',
      EventId: asked[index]?.EventId ?? '',
      BetTypeSelectionId: sideNumber(spec, side).selectionId,
      Handicap: handicapNumber(spec, line),
      StakeOdds: europeOdds(odds),
    })),
  }
}

function pendingStatus(order: StoredOrder): ImtyPendingStatus {
  const lost = order.status === 'rejected' || order.status === 'cancelled'
  return {
    WagerID: order.orderNo,
    BetConfirmationStatus: confirmationOf(order),
    BetStatusMessage: statusMessage(order),
    EstimatedPayoutFullAmount: unitsText(lost ? 0 : order.maxReturn),
  }
}
