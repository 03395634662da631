import { finalize, type Observable, tap } from 'rxjs'
import type { PredictionSide } from '../../domain/room/room.ts'
import type { FactsFeed, RoomAction } from '../../feeds/room/index.ts'
import type { Scope } from '../../kernel/scope.ts'
import { deliver$, type Delivery } from '../../machines/outbox/deliver.ts'
import { refusalNotice } from './refusalText.ts'
import type { RoomDeps } from './roomDeps.ts'
import type { RoomModel } from './roomView.ts'

type ActionBody = RoomAction extends infer A ? (A extends unknown ? Omit<A, 'cid'> : never) : never

export interface RoomActions extends Pick<
  RoomModel,
  'giveGift' | 'predict' | 'share' | 'withdraw' | 'mute' | 'unmute' | 'setOpen'
> {
  share$(orderNo: string): Observable<Delivery>
  /** Does it, once whatever is resent; a refusal and a lost answer are told through notices. */
  perform$(action: ActionBody): Observable<Delivery>
}

/** What is done in a room besides talking. */
export function createRoomActions(
  scope: Scope,
  { feed, newCid, notices, currency$, onSpent }: RoomDeps,
  facts: Pick<FactsFeed, 'predicted'>,
): RoomActions {
  const perform$ = (action: ActionBody): Observable<Delivery> => {
    // Made here, once: all that is sent for this action carries it.
    const cid = newCid()
    return deliver$(() => feed.act({ ...action, cid }), feed.ready$).pipe(
      tap((delivery) => {
        if (delivery.type === 'unknown') {
          notices.say(action.do === 'gift' ? 'room.told.giftUnknown' : 'room.told.unknown')
        }
        if (delivery.type !== 'refused') return
        const { textKey, params } = refusalNotice(delivery.refusal)
        notices.say(textKey, params)
      }),
    )
  }
  const run = (action: ActionBody, done: () => void = () => undefined): void => {
    scope.run(
      perform$(action).pipe(
        tap(({ type }) => {
          if (type === 'done') done()
        }),
      ),
    )
  }
  const share$ = (orderNo: string): Observable<Delivery> =>
    perform$({ do: 'share', orderNo }).pipe(
      tap(({ type }) => {
        if (type === 'done') notices.say('room.told.shared')
      }),
    )
  return {
    perform$,
    share$,
    giveGift: (giftId, count) => {
      // Also when the room is left before the answer: the gift may have been paid for.
      scope.run(perform$({ do: 'gift', giftId, count, currency: currency$.value }).pipe(finalize(onSpent)))
    },
    predict: (side: PredictionSide) => {
      run({ do: 'predict', side }, () => {
        facts.predicted(side)
      })
    },
    share: (orderNo) => {
      scope.run(share$(orderNo))
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
  }
}
