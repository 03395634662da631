import { EMPTY, filter, merge, mergeMap, type Observable, of, take, tap } from 'rxjs'
import type { Leg } from '../../domain/leg.ts'
import type { Money } from '../../domain/money.ts'
import { SINGLE_SERIES } from '../../domain/parlay.ts'
import type { CopiedBet } from '../../domain/room/tipster.ts'
import type { Scope } from '../../kernel/scope.ts'
import { selectionKey } from '../../machines/slip/legKeys.ts'
import { freshLegs } from './freshLegs.ts'
import type { RoomActions } from './roomActions.ts'
import type { RoomDeps } from './roomDeps.ts'
import { namedIn, type Share } from './sharedNow.ts'

/** Most shares that can be followed; older ones are no longer in the list. */
const SHARES = 300

export interface Follow {
  /** Puts the shared bet into the slip. */
  follow(shareId: string): void
  /** The same, with stakes that risk at most `stake` together. */
  copy(shareId: string, stake: Money): void
  /** Copies that have no outcome yet: on their way to the slip, in it, or placed. */
  pending(): readonly CopiedBet[]
}

/**
 * Follows a shared bet: requests a quote, puts the legs into the slip at the present prices, and reports it
 * to the room when such a bet is accepted; if the room is not joined then, when it is joined again. The member
 * places it in the slip.
 */
export function createFollow(
  scope: Scope,
  deps: RoomDeps,
  { perform$, deliver$ }: Pick<RoomActions, 'perform$' | 'deliver$'>,
): Follow {
  const { feed, venue, slip, notices, currency$, followed, serverTime, language } = deps
  const shares = new Map<string, Share>()
  /** The shares whose quote is being requested; `null` for those that are followed without copying. */
  const asking = new Map<string, CopiedBet | null>()

  const putIn = ({ shareId, series }: Share, legs: readonly Leg[], copy: CopiedBet | null): void => {
    followed.add({ roomId: feed.roomId, shareId, legs, at: serverTime.now(), copy })
    for (const leg of legs) {
      if (!slip.chosen$.value.has(selectionKey(leg.choice))) slip.toggle(leg)
    }
    if (legs.length > 1) slip.setKind(series === SINGLE_SERIES ? 'single' : 'parlay')
    if (copy !== null) slip.riskAtMost(legs, copy.stake)
    slip.setOpen(true)
  }
  const report$ = (send$: RoomActions['deliver$']): Observable<unknown> =>
    merge(
      ...followed.take(feed.roomId).map(({ shareId, orderNo }) => send$({ do: 'follow', shareId, orderNo })),
    )
  scope.run(sharesIn$(feed.events$).pipe(tap((share) => keep(shares, share))))
  scope.run(
    merge(
      followed.accepted$.pipe(
        // Taken only while the room is joined, because what is taken and not sent is lost.
        filter(() => feed.ready$.value),
        mergeMap(() => report$(perform$)),
      ),
      feed.ready$.pipe(
        filter((ready) => ready),
        // A refusal would say nothing to the member, who placed the bet earlier.
        mergeMap(() => report$(deliver$)),
      ),
    ),
  )

  const start = (shareId: string, stake: Money | null): void => {
    const share = shares.get(shareId)
    if (share === undefined) {
      notices.say('room.refusal.notFound')
      return
    }
    if (asking.has(shareId)) return
    const copy = stake === null ? null : { tipsterId: share.from.id, stake, at: serverTime.now() }
    asking.set(shareId, copy)
    const shared = share.legs.map((leg) => namedIn(leg, language()))
    scope.run(
      venue.quote(shared, [share.series], currency$.value).pipe(
        take(1),
        tap({
          next: (result) => {
            if (!result.ok) {
              notices.say('room.toast.followFailed')
              return
            }
            const legs = freshLegs(shared, result.value.legs)
            if (typeof legs === 'string') notices.say(`room.toast.${legs}`)
            else {
              // `pending` counts it as part of `followed` from here on.
              asking.delete(shareId)
              putIn(share, legs, copy)
            }
          },
          finalize: () => {
            asking.delete(shareId)
          },
        }),
      ),
    )
  }
  return {
    follow: (shareId) => {
      start(shareId, null)
    },
    copy: start,
    pending: () => [...[...asking.values()].flatMap((copy) => copy ?? []), ...followed.pending()],
  }
}

/** Adds a share, and drops the oldest one above `SHARES`. */
function keep(shares: Map<string, Share>, share: Share): void {
  shares.set(share.shareId, share)
  const [oldest] = shares.keys()
  if (shares.size > SHARES && oldest !== undefined) shares.delete(oldest)
}

/** The shared bets among the messages of a room, of its history too. */
function sharesIn$(events$: RoomDeps['feed']['events$']): Observable<Share> {
  return events$.pipe(
    mergeMap((event) => (event.type === 'messages' ? of(...event.messages) : EMPTY)),
    filter((message) => message.type === 'orderShare'),
  )
}
