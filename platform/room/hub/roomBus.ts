import type { RoomMessage } from '../../store/rooms/room.ts'
import type { Passing } from './roomChannel.ts'

/** What processes of one platform send each other. Lost messages are read from the store. */
export type RoomNews =
  | { readonly kind: 'said'; readonly room: string; readonly messages: readonly RoomMessage[] }
  | { readonly kind: 'passed'; readonly room: string; readonly key: string; readonly passing: Passing }
  | { readonly kind: 'welcomed'; readonly room: string; readonly passing: Passing }
  /** The connections of one process (`here`) and the simulated viewers (`besides`); repeated while there are any. */
  | {
      readonly kind: 'watching'
      readonly process: string
      readonly room: string
      readonly here: number
      readonly besides: number
    }
  | { readonly kind: 'cut'; readonly memberId: number; readonly why: 'signedOut' | 'banned' | 'elsewhere' }

/** Sends to the other processes, if there are any. */
export interface RoomBus {
  readonly shared: boolean
  publish(news: RoomNews): void
}
