import { EMPTY, map, merge, mergeMap, type Observable, of, scan, startWith, Subject, timer } from 'rxjs'
import type { Currency, Money } from '../../domain/money.ts'
import type { Speaker } from '../../domain/room/message.ts'
import { copyStake, type CopyCap, type Tipster } from '../../domain/room/tipster.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Follow } from './follow.ts'
import type { RoomDeps } from './roomDeps.ts'
import type { Share } from './sharedNow.ts'
import type { Tipsters } from '../../machines/copyBets/tipsters.ts'

/** A bet that somebody whose bets the member copies has just shared, and the stake within the caps. */
export interface CopyOffer {
  readonly share: Share
  readonly stake: Money
}

/** Copying the bets of others. An offer only fills the slip: the member places the bet there, or does not. */
export interface CopyModel {
  readonly tipsters$: State$<readonly Tipster[]>
  /** The oldest offer that waits; `null` without one. */
  readonly offer$: State$<CopyOffer | null>
  /** Sets the caps for bets of this person, in the currency of the member's bets. */
  copy(person: Pick<Speaker, 'id' | 'name'>, currency: Currency, cap: CopyCap): void
  stop(id: string): void
  /** Puts the offered bet into the slip at the present prices, with the stake. */
  take(shareId: string): void
  skip(shareId: string): void
}

/** How long an offer is shown, ms; later its price has probably changed. */
const OFFERED_MS = 60_000
/** Most offers that wait; the oldest are dropped. */
const OFFERS = 3

type Change =
  | { readonly do: 'offer'; readonly share: Share }
  | { readonly do: 'remove'; readonly has: (share: Share) => boolean }

export function createCopyOffers(
  scope: Scope,
  deps: Pick<RoomDeps, 'feed' | 'memberId' | 'currency$' | 'serverTime' | 'slip' | 'placements$'>,
  tipsters: Tipsters,
  follow: Follow,
): CopyModel {
  const { feed, memberId, currency$, serverTime, slip, placements$ } = deps
  const removed$ = new Subject<string>()
  scope.onEnd(() => {
    removed$.complete()
  })
  const isCopied = ({ from }: Share): boolean =>
    from.id !== memberId && tipsters.list$.value.some(({ id }) => id === from.id)
  const offered$ = changes$(feed.events$, isCopied)
  const waiting$ = scope.state<readonly Share[]>(
    merge(
      offered$,
      removed$.pipe(map((shareId): Change => removal((share) => share.shareId === shareId))),
    ).pipe(scan(changed, [])),
    [],
  )
  return {
    tipsters$: tipsters.list$,
    offer$: combineStates(
      {
        waiting: waiting$,
        list: tipsters.list$,
        currency: currency$,
        // What is left of a cap changes with each of these.

        copies: tipsters.copies$,
        chosen: slip.chosen$,
        placements: placements$,
      },
      ({ waiting, list, currency }) => firstOffer(waiting, list, currency),
    ),
    copy: tipsters.copy,
    stop: tipsters.stop,
    take: (shareId) => {
      const share = waiting$.value.find((one) => one.shareId === shareId)
      removed$.next(shareId)
      // Computed again: another bet may have been copied since the offer was made.
      const stake = share === undefined ? null : stakeFor(share, tipsters.list$.value, currency$.value)
      if (share !== undefined && stake !== null) follow.copy(shareId, stake)
    },
    skip: (shareId) => {
      removed$.next(shareId)
    },
  }

  function stakeFor(share: Share, list: readonly Tipster[], currency: Currency): Money | null {
    const tipster = list.find(({ id }) => id === share.from.id)
    return tipster === undefined
      ? null
      : copyStake(tipster, [...tipsters.copies(), ...follow.pending()], { currency, now: serverTime.now() })
  }

  function firstOffer(
    waiting: readonly Share[],
    list: readonly Tipster[],
    currency: Currency,
  ): CopyOffer | null {
    for (const share of waiting) {
      const stake = stakeFor(share, list, currency)
      if (stake !== null) return { share, stake }
    }
    return null
  }
}

/** Bets that were shared while the member watched: those of the history were made at other prices. */
function changes$(
  events$: RoomDeps['feed']['events$'],
  isCopied: (share: Share) => boolean,
): Observable<Change> {
  return events$.pipe(
    mergeMap((event) => (event.type === 'messages' && event.live ? of(...event.messages) : EMPTY)),
    mergeMap((message): Observable<Change> => {
      if (message.type === 'withdrawn') return of(removal((share) => share.id === message.targetId))
      if (message.type !== 'orderShare' || !isCopied(message)) return EMPTY
      const over = removal((share) => share.id === message.id)
      return timer(OFFERED_MS).pipe(
        map(() => over),
        startWith<Change>({ do: 'offer', share: message }),
      )
    }),
  )
}

function removal(has: (share: Share) => boolean): Change {
  return { do: 'remove', has }
}

function changed(waiting: readonly Share[], change: Change): readonly Share[] {
  return change.do === 'offer'
    ? [...waiting, change.share].slice(-OFFERS)
    : waiting.filter((share) => !change.has(share))
}
