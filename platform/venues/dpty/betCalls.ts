import type { Hono } from 'hono'
import { type BetEntry, betEntries } from '../../../streams/wire/dpty/bet.ts'
import { DPTY_IS_RESERVE } from '../../../streams/wire/dpty/betNumbers.ts'
import { DPTY_CONFIG } from '../../../streams/wire/dpty/config.ts'
import { dptyCode } from '../../../streams/wire/dpty/codes.ts'
import { DPTY_HEADERS, DPTY_PATHS } from '../../../streams/wire/dpty/paths.ts'
import { categoryQuery, orderIdsRequest } from '../../../streams/wire/dpty/requests.ts'
import { SINGLE_SERIES_CODE } from '../../../streams/wire/seriesCodes.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { VenueDeps } from '../venueServer.ts'
import { readEntry } from './betReading.ts'
import { DPTY } from './code.ts'
import { type DptyCaller, type DptyCalls, type DptyReply, failed, found } from './dptyCall.ts'
import { underBoth } from './endpoints.ts'
import type { MatchRows } from './matchRows.ts'
import { placedRow, refusedRow, stateRow } from './orderRecords.ts'
import { refusalCode } from './refusalCodes.ts'
import type { DptySecrets } from './secrets.ts'

/** The calls for bets and their state (docs/venues/dpty.md, 3.6). */
export function betCalls(
  app: Hono<HttpEnv>,
  calls: DptyCalls,
  deps: VenueDeps,
  { rows, secrets }: { readonly rows: MatchRows; readonly secrets: DptySecrets },
): void {
  const { book, store, siteId } = deps

  /** One entry, which is decided whatever becomes of the others. */
  async function place(entry: BetEntry, caller: DptyCaller): Promise<object> {
    const { memberId } = caller
    const confirm = readEntry(entry, { memberId, siteId, match: (matchId) => rows.match(matchId) })
    if (typeof confirm === 'string') return refusedRow(entry, dptyCode(confirm))
    const result = await book.place(confirm)
    if (!result.ok) return refusedRow(entry, refusalCode(result.refusal.reason))
    const [order] = result.orders
    return order === undefined ? refusedRow(entry, dptyCode('notMade')) : placedRow(order, entry)
  }

  const take =
    (isWanted: (entries: readonly BetEntry[]) => boolean) =>
    async (entries: readonly BetEntry[], caller: DptyCaller): Promise<DptyReply> => {
      const token = caller.header(DPTY_HEADERS.orderToken)
      if (!secrets.isOrderToken(caller.sessionId, token)) return failed('orderToken')
      if (!isOneConfirm(entries) || !isWanted(entries)) return failed('parameter')
      const made: object[] = []
      // One after the other, so that each has what those before it leave of balance and limits.
      for (const entry of entries) made.push(await place(entry, caller))
      return found(made)
    }

  app.on(
    'GET',
    underBoth(DPTY_PATHS.orderToken),
    calls.get(categoryQuery, (_, { sessionId }) =>
      found({ orderToken: secrets.orderToken(sessionId), expiresIn: DPTY_CONFIG.orderTokenTime }),
    ),
  )
  app.on('POST', underBoth(DPTY_PATHS.order), calls.post(betEntries, take(areSingles)))
  app.on('POST', underBoth(DPTY_PATHS.orderMulti), calls.post(betEntries, take(areSeries)))
  app.on(
    'POST',
    underBoth(DPTY_PATHS.check),
    calls.post(orderIdsRequest, async ({ orderIds }, { memberId }) => {
      const orders = await store.orders.byOrderNos(memberId, [...new Set(orderIds)])
      return found(orders.filter(({ venue }) => venue === DPTY).map(stateRow))
    }),
  )
}

/** Whether the entries are different bets of one confirm. */
function isOneConfirm(entries: readonly BetEntry[]): boolean {
  const ids = new Set(entries.map(({ clientOrderId }) => clientOrderId))
  const places = new Set(entries.map(({ orderIndex }) => orderIndex))
  return ids.size === 1 && places.size === entries.length
}

function areSingles(entries: readonly BetEntry[]): boolean {
  const reserved = entries.some(({ isReserve }) => isReserve === DPTY_IS_RESERVE.reservation)
  const most = reserved ? 1 : DPTY_CONFIG.maxSingles
  return entries.length <= most && entries.every(({ seriesType }) => seriesType === SINGLE_SERIES_CODE)
}

function areSeries(entries: readonly BetEntry[]): boolean {
  return entries.every(
    ({ seriesType, isReserve }) => seriesType !== SINGLE_SERIES_CODE && isReserve === DPTY_IS_RESERVE.bet,
  )
}
