import { distinctUntilChanged, EMPTY, filter, map, type Observable, switchMap, timer } from 'rxjs'
import type { LegChoice } from '../domain/leg.ts'
import { marketKey } from '../domain/market.ts'
import type { Money } from '../domain/money.ts'
import type { OddsFormat } from '../domain/odds.ts'
import type { OrderNews } from '../domain/order.ts'
import { type OddsBook, slotOfChoice } from '../feeds/odds/index.ts'
import type { PushFeed } from '../feeds/push/index.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import { createPlacements, type Placements } from '../machines/placement/placements.ts'
import { createPlacementStore } from '../machines/placement/placementStore.ts'
import { tellOfReservations } from '../machines/reservation/reservationNews.ts'
import { createSlip } from '../machines/slip/createSlip.ts'
import { legNames$ } from '../machines/slip/legNames.ts'
import { adoptFormerSlip, createSlipStore } from '../machines/slip/slipStore.ts'
import type { Venue } from '../venues/venue.ts'
import { createSlipModel, type SlipModel } from '../views/slip/slipModel.ts'
import type { MemberCore } from './memberCore.ts'
import { ownQuickStakes$ } from './ownQuickStakes.ts'
import type { SettingsHere } from './venueBlock.ts'

/** What the slip and the placements of a venue are made from. */
export interface BetSources {
  readonly venue: Venue
  readonly settings: SettingsHere
  readonly push: PushFeed
  readonly book: OddsBook
  readonly oddsFormat$: State$<OddsFormat>
  readonly balance$: State$<Money | null>
  readonly quickStakes$: State$<readonly number[]>
}

export interface BetMachines {
  readonly placements: Placements
  readonly slip: SlipModel
}

/** A member's slip at a venue, and the bets placed there. Loaded later (`lateBets.ts`). */
export function createBetMachines(scope: Scope, member: MemberCore, sources: BetSources): BetMachines {
  adoptFormerSlip(member.ports.storage.local, member.member.id)
  const placements = createVenuePlacements(scope, member, sources)
  const slip = createVenueSlip(scope, member, sources, placements)
  tellOfReservations(scope, orderNews$(sources.push), member.notices)
  scope.run(legNames$(slip, sources.venue.sports, member.link.firstList.afterFirstList$))
  return { placements, slip }
}

function createVenuePlacements(
  scope: Scope,
  { member, link, ports }: MemberCore,
  { venue, push }: BetSources,
): Placements {
  return createPlacements(scope, {
    calls: venue.bets,
    store: createPlacementStore(ports.storage.local, member.id, venue.code),
    serverNow: link.serverTime.now,
    news$: orderNews$(push),
  })
}

function orderNews$({ events$ }: PushFeed): Observable<OrderNews> {
  return events$.pipe(
    filter((event) => event.type === 'order'),
    map(({ bet }) => bet),
  )
}

function createVenueSlip(
  scope: Scope,
  core: MemberCore,
  { venue, settings, book, oddsFormat$, balance$, quickStakes$ }: BetSources,
  placements: Placements,
): SlipModel {
  const { member, link, ports, conditions, notices } = core
  const { serverTime } = link
  const machine = createSlip(scope, {
    venue: { code: venue.code, rules: venue.rules, quote: venue.bets.quote },
    placements,
    store: createSlipStore(ports.storage.local, member.id, venue.code),
    notices,
    settings,
    oddsFormat$,
    balance$,
    signedIn$: mapState(link.session.session$, (session) => typeof session === 'object'),
    reach$: link.network.reach$,
    maintenance$: mapState(link.exits.exit$, (exit) => exit?.target === 'maintenance'),
    legPrice: (choice) => legPrice$(book, choice),
    polling: conditions,
    second$: scope.state(timer(0, 1000).pipe(map(conditions.now)), conditions.now()),
    serverTime: {
      now: serverTime.now,
      get rate() {
        return serverTime.state$.value.rate
      },
    },
    newOrderId: () => ports.random.hex(16),
  })
  return createSlipModel(machine, ownQuickStakes$(settings, venue.rules, quickStakes$))
}

/** The price of a chosen line in the book, while the book has the line. */
function legPrice$(book: OddsBook, choice: LegChoice): Observable<unknown> {
  return book.layout$(choice.matchId).pipe(
    map((markets) => slotOfChoice(markets, choice)),
    distinctUntilChanged(),
    switchMap((slot) =>
      slot === null ? EMPTY : book.selection$(choice.matchId, marketKey(choice.spec), slot, choice.side),
    ),
  )
}
