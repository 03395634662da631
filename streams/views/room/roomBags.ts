import { from, map, mergeMap, type Observable } from 'rxjs'
import type { LuckyBag } from '../../domain/room/luckyBag.ts'
import type { RoomAction, RoomEvent, RoomFeed } from '../../feeds/room/index.ts'
import type { Scope } from '../../kernel/scope.ts'
import { createLuckyBags } from '../../machines/luckyBag/createLuckyBags.ts'
import type { BagAnswer, LuckyBagDriver } from '../../machines/luckyBag/luckyBagDriver.ts'
import type { BagNews } from '../../machines/luckyBag/bags.ts'
import { deliver$, DELIVER_DEFAULTS, type DeliverOptions } from '../../machines/outbox/deliver.ts'
import type { RoomDeps } from './roomDeps.ts'

export interface RoomBags extends LuckyBagDriver {
  /** Whether the member has put the bag out, and so cannot open it. */
  isOwn(bag: Pick<LuckyBag, 'from'>): boolean
}

/** Money moves: sent once, and an answer that is missing is looked up. */
const ONCE: DeliverOptions = { ...DELIVER_DEFAULTS, tries: 1 }

/** The lucky bags of a room. */
export function createRoomBags(
  scope: Scope,
  { feed, newCid, onSpent, memberId }: Pick<RoomDeps, 'feed' | 'newCid' | 'onSpent' | 'memberId'>,
): RoomBags {
  const answer$ = (action: RoomAction, options: DeliverOptions): Observable<BagAnswer> =>
    deliver$(() => feed.act(action), feed.ready$, options).pipe(
      map((delivery) => (delivery.type === 'done' ? { type: 'done', bag: delivery.bag ?? null } : delivery)),
    )
  const driver = createLuckyBags(scope, {
    news$: bagNews$(feed),
    open: (bagId) => answer$({ do: 'openBag', cid: newCid(), bagId }, ONCE),
    put: (cid, contents) => answer$({ do: 'bag', cid, ...contents }, ONCE),
    read: (which) => {
      const bagId = 'bagId' in which ? which.bagId : null
      const madeWith = 'madeWith' in which ? which.madeWith : null
      return answer$({ do: 'readBag', cid: newCid(), bagId, madeWith }, DELIVER_DEFAULTS)
    },
    newCid,
    onMoney: () => {
      onSpent(null)
    },
  })
  return { ...driver, isOwn: ({ from: sender }) => sender.id === memberId }
}

/** What the events of a room say about its bags, in order. */
function bagNews$({ events$ }: Pick<RoomFeed, 'events$'>): Observable<BagNews> {
  return events$.pipe(mergeMap((event) => from(newsOf(event))))
}

function newsOf(event: RoomEvent): readonly BagNews[] {
  switch (event.type) {
    case 'joined':
      return [{ type: 'joined', bags: event.room.bags }]
    case 'messages':
      return event.messages.flatMap((message) =>
        message.type === 'luckyBag'
          ? [{ type: 'told', bag: message.bag, from: message.from, live: event.live } as const]
          : [],
      )
    case 'passing':
      return event.messages.flatMap((message) =>
        message.type === 'bagTaken'
          ? [{ type: 'taken', bagId: message.bagId, taken: message.taken } as const]
          : [],
      )
    default:
      return []
  }
}
