import type { Observable } from 'rxjs'
import type { Play } from '../../domain/baccarat/plays.ts'
import type { MemberLimits } from '../../domain/casino/limits.ts'
import type { Stakes } from '../../domain/casino/stakes.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Currency, Money } from '../../domain/money.ts'
import type { GameBetCall, TakenGameBet } from '../../domain/rounds/gameBet.ts'
import type { Round } from '../../domain/rounds/round.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Call } from '../../venues/call.ts'
import type { GameBets } from '../gameBets/createGameBets.ts'
import type { SentCall } from '../gameBets/gameBets.ts'
import type { SendBlock } from './sendBlock.ts'
import type { SpotNote } from './spots.ts'

/** The bets of a table as they are shown. Stakes are minor units of `currency`. */
export interface TableBetsView {
  /** Whether bets are taken now. */
  readonly open: boolean
  readonly currency: Currency
  /** What lies on the spots and is not sent. */
  readonly lying: Stakes
  /** What was sent on the present round and has no outcome yet, and what was taken. */
  readonly waiting: Stakes
  readonly taken: Stakes
  readonly note: SpotNote | { readonly type: 'notStored' } | null
  /** Why the last bets were refused. */
  readonly refusal: Failure | null
  /** Why what lies there cannot be sent; `null` when it can. */
  readonly block: SendBlock | null
  /** The local time at which fast bet sends it, ms; `null` while it does not. */
  readonly sendsAt: number | null
  /** Calls at this table, of any round, whose outcome is being looked up. */
  readonly unknown: readonly SentCall[]
  /** `null` until the table is known. */
  readonly limits: MemberLimits | null
}

/** The spots of one table. */
export interface TableBets {
  readonly tableId: string
  readonly view$: State$<TableBetsView>
  /** Adds a chip, in minor units, to a spot. */
  tap(play: Play, stake: number): void
  /** Takes back the last tap, double or repeat. */
  undo(): void
  clear(): void
  /** Moves what lies on a play whose spot is replaced to the play that replaces it, as far as its limits leave room. */
  move(from: Play, to: Play): void
  double(): void
  /** Fills in the last accepted bets at the table. */
  repeat(): void
  /** Sends what lies on the spots in one call. False when nothing was sent. */
  send(): boolean
}

/** The platform's clock. */
export interface TableClock {
  /** Platform time, ms. */
  now(): number
  /** Local ms until a platform time. */
  msUntil(at: number): number
  rate(): number
  /** Local ms. */
  local(): number
}

export interface TableBetsDeps {
  readonly tableId: string
  /** The present round. */
  readonly round$: State$<Round | null>
  /** The spots that the table offers. */
  readonly plays$: State$<readonly Play[]>
  readonly limits$: State$<MemberLimits | null>
  /** The member's bets on the present round as the platform reports them, in the chosen currency. */
  readonly mine$: State$<Stakes>
  readonly currency$: State$<Currency>
  /** Balance of the wallet that pays; `null` until it is known. */
  readonly balance$: State$<Money | null>
  readonly fastBet$: State$<boolean>
  /** The last accepted bets at the table, but those on the round that `present` gives. Emits at most once. */
  readonly readLast: (present: () => string | null) => Observable<Stakes>
  readonly bets: GameBets
  readonly send: (call: GameBetCall) => Call<readonly TakenGameBet[]>
  readonly clock: TableClock
  readonly newId: () => string
}
