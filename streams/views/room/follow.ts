import { EMPTY, filter, mergeMap, type Observable, of, take, tap } from 'rxjs'
import { sameSelection } from '../../domain/slipLegs.ts'
import type { Leg } from '../../domain/leg.ts'
import type { Money } from '../../domain/money.ts'
import { SINGLE_SERIES } from '../../domain/parlay.ts'
import type { CopiedBet } from '../../domain/room/tipster.ts'
import type { Scope } from '../../kernel/scope.ts'
import { isOpen, placedBet, type Placement } from '../../machines/placement/placement.ts'
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

interface Followed {
  readonly shareId: string
  readonly legs: readonly Leg[]
  /** Platform ms. */
  readonly at: number
  /** The copy that it is, with the stake that was suggested; `null` for one that is only followed. */
  readonly copy: CopiedBet | null
}

/** A bet on a share, which has been accepted. */
interface Accepted {
  readonly orderNo: string
  readonly stake: Money
}

/**
 * Follows a shared bet: requests a quote, puts the legs into the slip at the present prices, and reports it
 * to the room when such a bet is accepted. The member places it in the slip.
 *
 * @param onCopied is called when a copied bet is accepted.
 */
export function createFollow(
  scope: Scope,
  deps: RoomDeps,
  { perform$ }: Pick<RoomActions, 'perform$'>,
  onCopied: (copied: CopiedBet) => void,
): Follow {
  const { feed, venue, slip, notices, currency$, placements$, serverTime, language } = deps
  const shares = new Map<string, Share>()
  /** The shares whose quote is being requested; `null` for those that are followed without copying. */
  const asking = new Map<string, CopiedBet | null>()
  let followed: readonly Followed[] = []

  const putIn = ({ shareId, series }: Share, legs: readonly Leg[], copy: CopiedBet | null): void => {
    const others = followed.filter((other) => other.shareId !== shareId)
    followed = [...others, { shareId, legs, at: serverTime.now(), copy }].slice(-SHARES)
    for (const leg of legs) {
      if (!slip.chosen$.value.has(selectionKey(leg.choice))) slip.toggle(leg)
    }
    if (legs.length > 1) slip.setKind(series === SINGLE_SERIES ? 'single' : 'parlay')
    if (copy !== null) slip.riskAtMost(legs, copy.stake)
    slip.setOpen(true)
  }
  const reportAccepted$ = (placements: readonly Placement[]): Observable<unknown> => {
    for (const share of followed) {
      const accepted = acceptedOrder(placements, share)
      if (accepted === null) continue
      followed = followed.filter((other) => other !== share)
      const { orderNo, stake } = accepted
      if (share.copy !== null) onCopied({ ...share.copy, stake, at: serverTime.now() })
      return perform$({ do: 'follow', shareId: share.shareId, orderNo })
    }
    return EMPTY
  }
  scope.run(sharesIn$(feed.events$).pipe(tap((share) => keep(shares, share))))
  scope.run(placements$.pipe(mergeMap(reportAccepted$)))

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
    pending: () => {
      const waiting = followed.filter((share) => isPending(share, slip.chosen$.value, placements$.value))
      return [...asking.values(), ...waiting.map(({ copy }) => copy)].flatMap((copy) => copy ?? [])
    },
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

/** Finds the order of an accepted bet on exactly these legs, placed after they were added to the slip. */
function acceptedOrder(placements: readonly Placement[], { legs, at }: Followed): Accepted | null {
  for (const placement of placements) {
    const { order, sentAt, phase } = placement
    if (sentAt < at || (phase !== 'accepted' && phase !== 'partial')) continue
    for (const [index, bet] of order.bets.entries()) {
      const placed = placedBet(placement, index)
      const same = bet.legs.length === legs.length && legs.every((leg) => hasLeg(bet.legs, leg))
      if (same && placed?.state === 'accepted' && placed.orderNo !== null)
        return { orderNo: placed.orderNo, stake: placed.stake }
    }
  }
  return null
}

/** Whether the legs are in the slip, or in a bet without an outcome yet. */
function isPending(
  { legs, at }: Followed,
  chosen: ReadonlySet<string>,
  placements: readonly Placement[],
): boolean {
  if (legs.every((leg) => chosen.has(selectionKey(leg.choice)))) return true
  return placements.some(
    (placement) =>
      isOpen(placement) &&
      placement.sentAt >= at &&
      placement.order.bets.some((bet) => legs.every((leg) => hasLeg(bet.legs, leg))),
  )
}

function hasLeg(legs: readonly Leg[], leg: Leg): boolean {
  return legs.some((other) => sameSelection(other, leg))
}
