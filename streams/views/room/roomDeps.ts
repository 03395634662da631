import type { Observable } from 'rxjs'
import type { AllLanguages } from '../../domain/localText.ts'
import type { Currency, Money } from '../../domain/money.ts'
import type { LiveRoom } from '../../domain/room/room.ts'
import type { RoomFeed } from '../../feeds/room/index.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { PollOptions } from '../../kernel/poll.ts'
import type { State$ } from '../../kernel/state.ts'
import type { FollowedBets } from '../../machines/copyBets/followedBets.ts'
import type { Tipsters } from '../../machines/copyBets/tipsters.ts'
import type { Placement } from '../../machines/placement/placement.ts'
import type { KeyValue } from '../../ports/storage.ts'
import type { Betting } from '../../venues/betting.ts'
import type { SportsBook } from '../../venues/sportsBook.ts'
import type { Venue } from '../../venues/venue.ts'
import type { MatchRowView } from '../match/matchRow.ts'
import type { Notices } from '../notices.ts'
import type { SlipModel } from '../slip/slipModel.ts'

/** Dependencies of a room's view. */
export interface RoomDeps {
  readonly feed: RoomFeed
  readonly live$: State$<Feed<LiveRoom>>
  /** Refreshes the live room now. */
  readonly renewLive: () => void
  readonly memberId: string
  readonly venue: Pick<Venue, 'code'> & Pick<Betting, 'quote'> & Pick<SportsBook, 'markets'>
  readonly slip: Pick<SlipModel, 'chosen$' | 'toggle' | 'setKind' | 'setOpen' | 'riskAtMost'>
  readonly placements$: State$<readonly Placement[]>
  /** Those of all rooms of the member. */
  readonly followed: FollowedBets
  readonly tipsters: Tipsters
  /** A match with its prices, kept fresh while it has subscribers. */
  readonly matchRow$: (matchId: string) => Observable<MatchRowView | null>
  readonly notices: Pick<Notices, 'say'>
  readonly currency$: State$<Currency>
  /** The member's present language. */
  readonly language: () => keyof AllLanguages
  readonly visible$: State$<boolean>
  readonly polling: Pick<PollOptions<unknown>, 'active$' | 'rateLimited$' | 'slowdown$' | 'random' | 'now'>
  readonly serverTime: { now(): number; msUntil(platformTime: number): number; readonly rate: number }
  /** Local ms. */
  readonly now: () => number
  /** Creates a client id for a command. */
  readonly newCid: () => string
  /** Kept until the browser tab is closed. */
  readonly session: KeyValue
  /** Kept on this device. */
  readonly local: KeyValue
  /**
   * Called when a gift command has ended: `paid` is its price, `null` when it was refused or the outcome is
   * unknown.
   */
  readonly onSpent: (paid: Money | null) => void
}
