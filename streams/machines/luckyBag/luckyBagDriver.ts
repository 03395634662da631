import type { Observable } from 'rxjs'
import type { BagDetail } from '../../domain/room/luckyBag.ts'
import type { Currency } from '../../domain/money.ts'
import type { RoomRefusal } from '../../domain/room/room.ts'
import type { State$ } from '../../kernel/state.ts'
import type { BagNews, OpenBags, PutBag, SeenBag } from './bags.ts'

/** The answer to a command about a bag; `unknown` when there was none. */
export type BagAnswer =
  | { readonly type: 'done'; readonly bag: BagDetail | null }
  | { readonly type: 'refused'; readonly refusal: RoomRefusal }
  | { readonly type: 'unknown' }

/** What is put into a bag: minor units, and into how many shares. */
export interface BagContents {
  readonly amount: number
  readonly shares: number
  readonly currency: Currency
}

export interface LuckyBagDeps {
  readonly news$: Observable<BagNews>
  /** Each sends once per subscription, emits once and completes. */
  readonly open: (bagId: string) => Observable<BagAnswer>
  readonly put: (cid: string, contents: BagContents) => Observable<BagAnswer>
  /** Reads a bag, or the one that the command `madeWith` has made; may be repeated. */
  readonly read: (which: { bagId: string } | { madeWith: string }) => Observable<BagAnswer>
  readonly newCid: () => string
  /** Money has moved, or may have. */
  readonly onMoney: () => void
}

export interface LuckyBagDriver {
  readonly bags$: State$<OpenBags>
  /** The bag that the member looks at; `null` when there is none. */
  readonly seen$: State$<SeenBag | null>
  readonly put$: State$<PutBag>
  /** Shows a bag of the room and reads who has opened it. */
  look(bagId: string): void
  /** Opens the bag that is shown, once. */
  open(): void
  /** Looks up again what an unanswered command has done. */
  check(): void
  /** No bag is looked at any more. */
  leave(): void
  put(contents: BagContents): void
  /** The form is opened again. An unknown outcome stays until it was looked up. */
  beginPut(): void
}
