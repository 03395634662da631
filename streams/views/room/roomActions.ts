import { finalize, type MonoTypeOperatorFunction, type Observable, tap } from 'rxjs'
import type { Money } from '../../domain/money.ts'
import { refusalText } from '../../domain/room/refusal.ts'
import type { ChatConfig } from '../../domain/room/message.ts'
import {
  type GiftCurrency,
  giftPrice,
  type PredictionSide,
  type ReportReason,
  type Room,
} from '../../domain/room/room.ts'
import type { FactsFeed, RoomAction } from '../../feeds/room/index.ts'
import type { Scope } from '../../kernel/scope.ts'
import { deliver$, type Delivery } from '../../machines/outbox/deliver.ts'
import type { RoomDeps } from './roomDeps.ts'

type ActionBody = RoomAction extends infer A ? (A extends unknown ? Omit<A, 'cid'> : never) : never

/** What a member, or an admin, does in a room besides writing. */
export interface RoomCommands {
  /** A refusal is shown as a notice. Paid in the currency of the member's bets, or with gold coins. */
  giveGift(giftId: string, count: number, payWith?: 'GOLD'): void
  predict(side: PredictionSide): void
  /** Shares one of the member's own accepted orders. The result is shown as a notice. */
  share(orderNo: string): void
  /** The result is shown as a notice. */
  report(messageId: string, reason: ReportReason): void
  withdraw(messageId: string): void
  mute(memberId: string, minutes: number | null, reason: string): void
  unmute(memberId: string): void
  setOpen(open: boolean, reason: string): void
  /** Sets the rules for chatting. */
  setRules(rules: Omit<ChatConfig, 'wordLimit'>): void
}

export interface RoomActions extends RoomCommands {
  share$(orderNo: string): Observable<Delivery>
  /**
   * Executes the action at most once, even if it is sent repeatedly; a refusal or a missing answer is shown
   * as a notice.
   */
  perform$(action: ActionBody): Observable<Delivery>
  /** The same, without a notice. */
  deliver$(action: ActionBody): Observable<Delivery>
}

/** The commands of a room other than texts. */
export function createRoomActions(
  scope: Scope,
  { feed, newCid, notices, currency$, onSpent }: RoomDeps,
  facts: Pick<FactsFeed, 'predicted' | 'room$'>,
): RoomActions {
  const send$ = (action: ActionBody): Observable<Delivery> => {
    // Created once, so that every attempt carries the same id.
    const cid = newCid()
    return deliver$(() => feed.act({ ...action, cid }), feed.ready$)
  }
  const perform$ = (action: ActionBody): Observable<Delivery> =>
    send$(action).pipe(
      tap((delivery) => {
        if (delivery.type === 'unknown') {
          notices.say(action.do === 'gift' ? 'room.toast.giftUnknown' : 'room.toast.unknown')
        }
        if (delivery.type !== 'refused') return
        const { textKey, params } = refusalText(delivery.refusal)
        notices.say(textKey, params)
      }),
    )
  const run = (action: ActionBody, done: () => void = () => undefined): void => {
    scope.run(perform$(action).pipe(whenDone(done)))
  }
  const share$ = (orderNo: string): Observable<Delivery> =>
    perform$({ do: 'share', orderNo }).pipe(
      whenDone(() => {
        notices.say('room.toast.shared')
      }),
    )
  return {
    perform$,
    deliver$: send$,
    share$,
    giveGift: (giftId, count, payWith) => {
      const currency = payWith ?? currency$.value
      const price = priceOf(facts.room$.value, giftId, count, currency)
      let paid: Money | null = null
      scope.run(
        perform$({ do: 'gift', giftId, count, currency }).pipe(
          whenDone(() => {
            paid = price
          }),
          // Also when the room is left before the answer arrives: the gift may have been paid for.
          finalize(() => {
            onSpent(paid)
          }),
        ),
      )
    },
    predict: (side: PredictionSide) => {
      run({ do: 'predict', side }, () => {
        facts.predicted(side)
      })
    },
    share: (orderNo) => {
      scope.run(share$(orderNo))
    },
    report: (messageId, reason) => {
      run({ do: 'report', messageId, reason }, () => {
        notices.say('room.toast.reported')
      })
    },
    withdraw: (messageId) => {
      run({ do: 'withdraw', messageId })
    },
    mute: (memberId, minutes, reason) => {
      run({ do: 'mute', memberId, minutes, reason })
    },
    unmute: (memberId) => {
      run({ do: 'unmute', memberId })
    },
    setOpen: (open, reason) => {
      run({ do: 'status', status: open ? 'open' : 'closed', reason })
    },
    setRules: ({ chat, slowMs, conditions }) => {
      run({ do: 'rules', chat, slowMs, conditions: { ...conditions } })
    },
  }
}

function whenDone(action: () => void): MonoTypeOperatorFunction<Delivery> {
  return tap(({ type }) => {
    if (type === 'done') action()
  })
}

/** In money; gold coins count as RMB. `null` for a gift that the room does not have. */
function priceOf(room: Room | null, giftId: string, count: number, currency: GiftCurrency): Money | null {
  const gift = room?.gifts.find((one) => one.giftId === giftId)
  if (gift === undefined) return null
  return { minor: giftPrice(gift, currency) * count, currency: currency === 'GOLD' ? 'RMB' : currency }
}
