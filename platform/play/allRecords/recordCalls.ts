import { RECORD_STATUS } from '../../../streams/wire/games/records.ts'
import {
  MIXED_RECORD_PATHS,
  type MixedKind,
  mixedRecordsRequest,
  type MixedRecordsRequest,
  RECORD_KINDS,
  RECORD_VIEW_STATUS,
} from '../../../streams/wire/site/gameRecords.ts'
import { memberCall, type SiteCall } from '../../site/siteCall.ts'
import { refusal, success } from '../../site/siteReply.ts'
import { textLanguage } from '../../site/textLanguage.ts'
import { chasePage } from '../lottery/chaseCalls.ts'
import { spanOf } from '../records/gameRecords.ts'
import { sportRecord } from './sportRecords.ts'
import {
  type MixedCaller,
  type MixedDeps,
  mixedRecords,
  pageFields,
  unsettledCounts,
} from './mixedRecords.ts'

const BAD = refusal('validation', 'badBody')

/** The list of bets over all products and venues (docs/games/wallet.md, 8.1). */
export function recordCalls(deps: MixedDeps): readonly SiteCall[] {
  return [
    memberCall(MIXED_RECORD_PATHS.list, mixedRecordsRequest, async (asked, { memberId }, { language }) => {
      // Before the reading: what is placed later may be missing.
      const ts = deps.now()
      const caller = { memberId, language: textLanguage(language) }
      const page = await pageOf(deps, asked, caller, ts)
      return page === null ? BAD : success({ ...page, counts: await unsettledCounts(deps, caller), ts })
    }),
  ]
}

function pageOf(
  deps: MixedDeps,
  asked: MixedRecordsRequest,
  caller: MixedCaller,
  now: number,
): Promise<object | null> {
  if (asked.tab === 'AppendRecord') return chasesOf(deps, asked, caller, now)
  const { status } = asked
  if (status === RECORD_VIEW_STATUS.preOrdering || status === RECORD_VIEW_STATUS.preOrderFail) {
    return reservationsOf(deps, asked, caller, now)
  }
  return betsOf(deps, asked, caller)
}

async function betsOf(
  deps: MixedDeps,
  asked: MixedRecordsRequest,
  caller: MixedCaller,
): Promise<object | null> {
  const orderStatus =
    asked.status === null
      ? null
      : asked.status === RECORD_VIEW_STATUS.unsettled
        ? RECORD_STATUS.open
        : RECORD_STATUS.settled
  const part = await mixedRecords(deps, { ...asked, orderStatus, kinds: kindsOf(asked) }, caller)
  return part === null ? null : { ...pageFields(part, asked), records: part.records }
}

/** Without a group and a kind, all; a kind of another group has none. */
function kindsOf({ recordGroup, betKind }: MixedRecordsRequest): readonly MixedKind[] {
  const ofGroup: readonly MixedKind[] =
    recordGroup === null ? Object.values(RECORD_KINDS).flat() : RECORD_KINDS[recordGroup]
  return betKind === null ? ofGroup : ofGroup.filter((kind) => kind === betKind)
}

/** Chases, of the lottery only. */
function chasesOf(
  { store }: MixedDeps,
  asked: MixedRecordsRequest,
  { memberId, language }: MixedCaller,
  now: number,
): Promise<object | null> {
  const { recordGroup, status } = asked
  if (recordGroup !== null && recordGroup !== 'lottery') return Promise.resolve(emptyPage(asked))
  return chasePage(store, memberId, {
    ...asked,
    state: status === null ? undefined : status === RECORD_VIEW_STATUS.unsettled ? 'inProgress' : 'completed',
    language,
    now,
  })
}

/** Reservations that wait or did not become a bet, of sport only, at all venues. */
async function reservationsOf(
  { store }: MixedDeps,
  asked: MixedRecordsRequest,
  { memberId, language }: MixedCaller,
  now: number,
): Promise<object | null> {
  const { recordGroup, betKind, status, page, size } = asked
  const span = spanOf(asked, now)
  if (span === null) return null
  if ((recordGroup ?? 'sport') !== 'sport' || (betKind ?? 'SportBet') !== 'SportBet') return emptyPage(asked)
  const { orders, total } = await store.orders.reservations(memberId, {
    shown: status === RECORD_VIEW_STATUS.preOrdering ? 'reserved' : 'failed',
    venue: null,
    currency: asked.currencyCode === null || asked.currencyCode === 1 ? 'RMB' : 'USDT',
    ...span,
    page,
    size,
  })
  const part = { records: orders.map((order) => sportRecord(order, language)), total, staked: 0, profit: 0 }
  return { ...pageFields(part, asked), records: part.records }
}

function emptyPage(asked: MixedRecordsRequest): object {
  return { ...pageFields({ records: [], total: 0, staked: 0, profit: 0 }, asked), records: [] }
}
