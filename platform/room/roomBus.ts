import type { RoomMessage } from '../store/rooms/room.ts'
import type { Passing } from './roomChannel.ts'

/** What processes of one platform tell each other. What got lost is found in the store. */
export type RoomNews =
  | { readonly kind: 'said'; readonly room: string; readonly messages: readonly RoomMessage[] }
  | { readonly kind: 'passed'; readonly room: string; readonly key: string; readonly passing: Passing }
  | { readonly kind: 'welcomed'; readonly room: string; readonly passing: Passing }
  /** How many watch at one process; told again and again while anybody does. */
  | {
      readonly kind: 'watching'
      readonly process: string
      readonly room: string
      readonly here: number
      readonly besides: number
    }
  | { readonly kind: 'cut'; readonly memberId: number; readonly why: 'signedOut' | 'banned' | 'elsewhere' }

/** To the other processes; with only one, to nobody. */
export interface RoomBus {
  readonly shared: boolean
  publish(news: RoomNews): void
}
