import { tap } from 'rxjs'
import type { Leg } from '../../domain/leg.ts'
import type { Money } from '../../domain/money.ts'
import type { CopiedBet } from '../../domain/room/tipster.ts'
import { sameSelection } from '../../domain/slipLegs.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import { isOpen, placedBet, type Placement } from '../placement/placement.ts'
import { selectionKey } from '../slip/legKeys.ts'

/** A shared bet that was put into the slip. */
export interface FollowedShare {
  readonly roomId: string
  readonly shareId: string
  readonly legs: readonly Leg[]
  /** Platform ms. */
  readonly at: number
  /** The copy that it is, with the stake that was suggested; `null` for one that is only followed. */
  readonly copy: CopiedBet | null
}

/** A followed share with the accepted bet on it. */
export interface AcceptedShare extends FollowedShare {
  readonly orderNo: string
  readonly stake: Money
}

/**
 * Followed shares, from the slip to the accepted bet. They belong to no room, because the bet may be placed after the
 * room was left.
 */
export interface FollowedBets {
  add(share: FollowedShare): void
  /** Copies that are in the slip, or in a bet without an outcome yet. */
  pending(): readonly CopiedBet[]
  /** Accepted shares that were not yet reported to their rooms. */
  readonly accepted$: State$<readonly AcceptedShare[]>
  /** Removes the accepted shares of a room and returns them. */
  take(roomId: string): readonly AcceptedShare[]
}

interface FollowedBetsDeps {
  readonly placements$: State$<readonly Placement[]>
  /** The selections in the slip. */
  readonly chosen$: State$<ReadonlySet<string>>
  /** Platform ms. */
  readonly now: () => number
  /** Called once for each accepted bet and person from whom it was copied. */
  readonly onCopied: (copied: CopiedBet) => void
}

/** Most shares that are followed, or wait for their rooms, at the same time; the oldest are dropped. */
const SHARES = 300

export function createFollowedBets(
  scope: Scope,
  { placements$, chosen$, now, onCopied }: FollowedBetsDeps,
): FollowedBets {
  let followed: readonly FollowedShare[] = []
  const accepted = scope.cell<readonly AcceptedShare[]>([])
  const accept = (placements: readonly Placement[]): void => {
    const found = followed.flatMap((share) => acceptedShare(placements, share) ?? [])
    if (found.length === 0) return
    followed = followed.filter((share) => !found.some((one) => isShare(one, share)))
    for (const copied of copiesOf(found, now())) onCopied(copied)
    accepted.update((waiting) => [...waiting, ...found].slice(-SHARES))
  }
  scope.run(placements$.pipe(tap(accept)))
  return {
    add: (share) => {
      const before = followed.find((other) => isShare(other, share))
      const others = followed.filter((other) => other !== before)
      // Followed again, a copy remains one, also in a bet that is on its way.
      const added =
        before === undefined ? share : { ...share, at: before.at, copy: share.copy ?? before.copy }
      followed = [...others, added].slice(-SHARES)
    },
    pending: () => pendingCopies(followed, chosen$.value, placements$.value),
    accepted$: accepted.state$,
    take: (roomId) => {
      const taken = accepted.state$.value.filter((share) => share.roomId === roomId)
      if (taken.length > 0) accepted.update((waiting) => waiting.filter((share) => !taken.includes(share)))
      return taken
    },
  }
}

function isShare(
  one: Pick<FollowedShare, 'roomId' | 'shareId'>,
  other: Pick<FollowedShare, 'roomId' | 'shareId'>,
): boolean {
  return one.roomId === other.roomId && one.shareId === other.shareId
}

/** One bet on two shares of the same person is copied once. */
function copiesOf(accepted: readonly AcceptedShare[], at: number): readonly CopiedBet[] {
  const copies = new Map<string, CopiedBet>()
  for (const { copy, orderNo, stake } of accepted) {
    if (copy !== null) copies.set(`${orderNo} ${copy.tipsterId}`, { ...copy, stake, at })
  }
  return [...copies.values()]
}

/** The share with an accepted bet on exactly its legs, placed after they were put into the slip. */
function acceptedShare(placements: readonly Placement[], share: FollowedShare): AcceptedShare | null {
  const { legs, at } = share
  for (const placement of placements) {
    const { order, sentAt, phase } = placement
    if (sentAt < at || (phase !== 'accepted' && phase !== 'partial')) continue
    for (const [index, bet] of order.bets.entries()) {
      const placed = placedBet(placement, index)
      const same = bet.legs.length === legs.length && legs.every((leg) => hasLeg(bet.legs, leg))
      if (same && placed?.state === 'accepted' && placed.orderNo !== null)
        return { ...share, orderNo: placed.orderNo, stake: placed.stake }
    }
  }
  return null
}

/** Two shares of the same person with the same legs are one bet, in the slip as in a placement. */
function pendingCopies(
  followed: readonly FollowedShare[],
  chosen: ReadonlySet<string>,
  placements: readonly Placement[],
): readonly CopiedBet[] {
  const copies = new Map<string, CopiedBet>()
  for (const { legs, at, copy } of followed) {
    const place = placeOf({ legs, at }, chosen, placements)
    if (copy === null || place === null) continue
    const selections = legs.map((leg) => selectionKey(leg.choice)).toSorted()
    copies.set(JSON.stringify([place, copy.tipsterId, ...selections]), copy)
  }
  return [...copies.values()]
}

/** The order without an outcome yet that has the legs, or the slip; `null` when neither has them. */
function placeOf(
  { legs, at }: Pick<FollowedShare, 'legs' | 'at'>,
  chosen: ReadonlySet<string>,
  placements: readonly Placement[],
): string | null {
  const open = placements.find(
    (placement) =>
      isOpen(placement) &&
      placement.sentAt >= at &&
      placement.order.bets.some((bet) => legs.every((leg) => hasLeg(bet.legs, leg))),
  )
  if (open !== undefined) return open.order.id
  return legs.every((leg) => chosen.has(selectionKey(leg.choice))) ? 'slip' : null
}

function hasLeg(legs: readonly Leg[], leg: Leg): boolean {
  return legs.some((other) => sameSelection(other, leg))
}
