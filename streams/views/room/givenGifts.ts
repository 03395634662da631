import { EMPTY, from, map, mergeMap, type Observable } from 'rxjs'
import type { Room } from '../../domain/room/room.ts'
import type { RoomFeed } from '../../feeds/room/index.ts'
import type { State$ } from '../../kernel/state.ts'
import type { GivenGift } from '../../machines/giftTray/createGiftTray.ts'

export interface RoomGift extends GivenGift {
  /** Given recently, not in an older part of the history. */
  readonly recent: boolean
}

interface GivenDeps {
  readonly feed: Pick<RoomFeed, 'events$'>
  readonly room$: State$<Room | null>
  readonly memberId: string
  readonly isRecent: (at: number) => boolean
}

/** The gifts of the room; gifts that are not in its catalogue are ignored. */
export function givenGifts$({ feed, room$, memberId, isRecent }: GivenDeps): Observable<RoomGift> {
  return feed.events$.pipe(
    mergeMap((event) => {
      if (event.type !== 'messages') return EMPTY
      const catalogue = room$.value?.gifts ?? []
      return from(event.messages).pipe(
        mergeMap((message) => {
          if (message.type !== 'gift') return EMPTY
          const gift = catalogue.find(({ giftId }) => giftId === message.giftId)
          return gift === undefined ? EMPTY : [{ message, gift }]
        }),
        map(({ message, gift }) => ({
          comboId: message.comboId,
          from: message.from,
          gift,
          total: message.total,
          mine: message.from.id === memberId,
          recent: event.live || isRecent(message.at),
        })),
      )
    }),
  )
}
