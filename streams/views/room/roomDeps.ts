import type { Observable } from 'rxjs'
import type { Currency } from '../../domain/money.ts'
import type { LiveRoom } from '../../domain/room/room.ts'
import type { RoomFeed } from '../../feeds/room/index.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Placement } from '../../machines/placement/placement.ts'
import type { KeyValue } from '../../ports/storage.ts'
import type { Venue } from '../../venues/venue.ts'
import type { MatchRowView } from '../match/matchRow.ts'
import type { Notices } from '../notices.ts'
import type { SlipModel } from '../slip/slipModel.ts'

/** What a room's view stands on. */
export interface RoomDeps {
  readonly feed: RoomFeed
  readonly live$: State$<Feed<LiveRoom>>
  /** Has the live room asked for again now. */
  readonly renewLive: () => void
  readonly memberId: string
  readonly venue: Pick<Venue, 'code' | 'quote'>
  readonly slip: Pick<SlipModel, 'chosen$' | 'toggle' | 'setKind' | 'setOpen'>
  readonly placements$: State$<readonly Placement[]>
  /** A match with its prices kept fresh while read. */
  readonly matchRow$: (matchId: string) => Observable<MatchRowView | null>
  readonly notices: Pick<Notices, 'say'>
  readonly currency$: State$<Currency>
  readonly visible$: State$<boolean>
  readonly serverTime: { now(): number; msUntil(platformTime: number): number; readonly rate: number }
  /** Local ms. */
  readonly now: () => number
  /** A fresh id for a command. */
  readonly newCid: () => string
  /** Ends with the browser tab. */
  readonly session: KeyValue
  /** Money may have been spent: the balance is asked for again. */
  readonly onSpent: () => void
}
