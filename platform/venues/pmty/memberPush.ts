import type { Logger } from 'pino'
import { CURRENCY_IDS } from '../../../streams/domain/money.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import type { Book, BookEvent } from '../../book/book.ts'
import { createSerially } from '../../book/serially.ts'
import type { PlatformClock } from '../../clock.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import type { Store } from '../../store/store.ts'
import { storedName } from '../../names/storedName.ts'
import { PMTY } from './code.ts'
import { cashOutFields } from './cashOutRecords.ts'
import { orderOutcomeCode, orderStateCode, statusRowCode } from './numbers.ts'
import type { FrameBody } from './pushFrames.ts'
import type { PushSocket } from './pushSocket.ts'
import { refusalCode } from './refusalCodes.ts'
import { reservationCode } from './reservationRecords.ts'

interface MemberPushDeps {
  readonly book: Book
  readonly store: Store
  readonly clock: PlatformClock
  readonly log: Logger
  readonly socketsOf: (memberId: number) => readonly PushSocket[]
  /** Closes those of the sockets whose session has ended. */
  readonly endShutOut: (sockets: readonly PushSocket[]) => Promise<void>
  readonly deliver: (socket: PushSocket, cmd: string, text: string) => void
}

/** Sends changes of orders and balances to their members, until the returned function is called. */
export function pushToMembers(deps: MemberPushDeps): () => void {
  const { book, store, clock, log, socketsOf, endShutOut, deliver } = deps
  /** Keeps a member's events in order, although the session is checked before each of them. */
  const serially = createSerially()

  async function tellMember(memberId: number, event: BookEvent): Promise<void> {
    await endShutOut(socketsOf(memberId))
    const frame = await memberFrame(event, store, clock.now())
    if (frame === null) return
    const text = JSON.stringify({ ...frame, ctsp: String(clock.now()) })
    for (const each of socketsOf(memberId)) deliver(each, frame.cmd, text)
  }

  return book.listen((event) => {
    const memberId = memberOf(event)
    if (socketsOf(memberId).length === 0) return
    serially(memberId, () => tellMember(memberId, event)).catch((error: unknown) => {
      log.error({ err: error }, 'a member could not be told')
    })
  })
}

function memberOf(event: BookEvent): number {
  return event.type === 'order' ? event.order.memberId : event.memberId
}

/** Changes of an order within this time after its fill are pushed as those of a reservation, platform ms. */
const NEWS_MS = 60_000

/** Later changes, such as a cash-out or the settlement, are pushed as those of a bet only. */
function isNews({ filledAt }: StoredOrder, now: number): boolean {
  return filledAt === null || now - filledAt < NEWS_MS
}

/** `null` for an order of another venue. */
async function memberFrame(event: BookEvent, store: Store, now: number): Promise<FrameBody | null> {
  if (event.type === 'balance') {
    const amount = unitsText(await store.ledger.balance(event.memberId, event.currency))
    return { cmd: 'C203', cd: { amount, currencyCode: String(CURRENCY_IDS[event.currency]) } }
  }
  const { order } = event
  if (order.venue !== PMTY) return null
  return {
    cmd: 'C201',
    cd: {
      orderNo: order.orderNo,
      status: statusRowCode(order.status),
      newTotalMaxWinAmount: order.maxReturn - order.totalStake,
      isOddsChange: hasMoved(order),
      refuseCode: order.reason === null ? null : refusalCode(order.reason),
      orderStatus: orderStateCode(order),
      preOrderStatus: isNews(order, now) ? reservationCode(order) : null,
      ...toldFields(order),
    },
  }
}

/** The version of a bet that was accepted after its delay; the legs of one that has it are as accepted. */
const ACCEPTED_VERSION = 2

/** Whether the order was accepted at another price than the member agreed to. */
function hasMoved({ status, version, placedAt, reserveOdds, legs }: StoredOrder): boolean {
  if (status !== 'accepted') return false
  if (reserveOdds !== null) return legs.some(({ odds }) => odds !== reserveOdds)
  // Prices are written at acceptance only where one has moved.
  return version === ACCEPTED_VERSION && legs.some(({ updatedAt }) => updatedAt > placedAt)
}

/** The order of the titles in C201. */
const TITLE_LANGUAGES = ['cmn', 'zho', 'english'] as const

/** What a notice on the screen says about the change. */
function toldFields(order: StoredOrder) {
  const [leg] = order.legs
  return {
    betAmount: unitsText(order.totalStake),
    backAmount: unitsText(order.returned),
    currencyCode: String(CURRENCY_IDS[order.currency]),
    outcome: order.outcome === null ? 0 : orderOutcomeCode(order.outcome, order.returned - order.totalStake),
    rollbackNum: order.rollbacks,
    preSettle: cashOutFields(order).preSettle,
    legNum: order.legs.length,
    titles: leg === undefined ? [] : TITLE_LANGUAGES.map((language) => storedName(leg.matchName, language)),
  }
}
