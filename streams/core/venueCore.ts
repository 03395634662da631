import {
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  skip,
  Subject,
  switchMap,
  tap,
  timer,
} from 'rxjs'
import { marketKey } from '../domain/market.ts'
import type { LegChoice } from '../domain/leg.ts'
import type { Match } from '../domain/match.ts'
import type { Currency, Money } from '../domain/money.ts'
import type { OddsFormat } from '../domain/odds.ts'
import { createDetailFeed, type DetailFeed } from '../feeds/detail/index.ts'
import { createMatchesFeed, type ListAnswer, type MatchesFeed } from '../feeds/matches/index.ts'
import { createOddsBook, type OddsBook, slotOfChoice } from '../feeds/odds/index.ts'
import { createOrdersFeed, type OrdersFeed } from '../feeds/orders/index.ts'
import { createPushFeed, type PushFeed } from '../feeds/push/index.ts'
import { createWalletFeed, type WalletFeed } from '../feeds/wallet/index.ts'
import { CONNECTING, type Feed } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { VenueSession } from '../link/venueSession.ts'
import { createPlacements, type Placements } from '../machines/placement/placements.ts'
import { createPlacementStore } from '../machines/placement/placementStore.ts'
import { createSlip } from '../machines/slip/createSlip.ts'
import { legNames$ } from '../machines/slip/legNames.ts'
import { createSlipStore } from '../machines/slip/slipStore.ts'
import { offered, type Venue } from '../venues/venue.ts'
import { matchRow, type MatchRowView } from '../views/match/matchRow.ts'
import { createSlipModel, type SlipModel } from '../views/slip/slipModel.ts'
import type { MemberCore } from './memberCore.ts'
import { placedOrders$ } from './placedOrders.ts'
import { createQuickStakes$ } from './quickStakes.ts'

/** The present venue and its session. */
export interface VenueEntry {
  readonly venue: Venue
  readonly entry: Pick<VenueSession, 'trouble$' | 'reenter'>
}

/**
 * The feeds and machines of one venue in one language. Switching the venue ends all of them, with their
 * subscriptions, sockets and timers.
 */
export interface VenueCore extends MemberCore, VenueEntry {
  /** The member's settings, or the venue's defaults where it does not support them. */
  readonly currency$: State$<Currency>
  readonly oddsFormat$: State$<OddsFormat>
  readonly push: PushFeed
  readonly matches: MatchesFeed
  readonly detail: DetailFeed
  readonly book: OddsBook
  /** Passes answers to the book from feeds that are created by a later screen. */
  readonly tellBook: (answer: ListAnswer) => void
  readonly wallet: WalletFeed
  readonly orders: OrdersFeed
  readonly placements: Placements
  readonly slip: SlipModel
  /** The balance in the selected currency. */
  readonly balance$: State$<Feed<Money>>
  row$(matchId: string): State$<MatchRowView | null>
}

export function createVenueCore(scope: Scope, member: MemberCore, { venue, entry }: VenueEntry): VenueCore {
  const { settings, conditions } = member
  const { sports, bets, rules } = venue
  const currency$ = mapState(settings.settings$, ({ currency }) => offered(rules.currencies, currency))
  const oddsFormat$ = mapState(settings.settings$, ({ oddsFormat }) => offered(rules.oddsFormats, oddsFormat))
  const prices = createPriceSources(scope, member, venue)
  const { push, book } = prices
  const wallet = createWalletFeed(scope, { bets, push, conditions })
  const balance$ = scope.state<Feed<Money>>(
    currency$.pipe(switchMap((currency: Currency) => wallet.balance$(currency))),
    CONNECTING,
  )
  const placements = createVenuePlacements(scope, member, venue, push)
  const placed$ = placedOrders$(scope, placements.placements$)
  const orders = createOrdersFeed(scope, { bets, push, placed$, conditions })
  // A new placement, or a known outcome, has changed the balance and the records.
  scope.run(
    placements.placements$.pipe(
      skip(1),
      tap(() => {
        wallet.refresh()
        orders.refresh()
      }),
    ),
  )
  const slip = createVenueSlip(scope, member, {
    venue,
    placements,
    book,
    oddsFormat$,
    balance$: mapState(balance$, (feed) => feed.value ?? null),
  })
  push.watchSlip(slip.markets$)
  scope.run(legNames$(slip, sports))
  return {
    ...member,
    ...prices,
    venue,
    entry,
    currency$,
    oddsFormat$,
    wallet,
    orders,
    placements,
    slip,
    balance$,
    row$: (matchId) =>
      mapState(book.match$(matchId), (match: Match | null) => (match === null ? null : matchRow(match))),
  }
}

/** Lists, details and pushes, and the book with their prices. */
function createPriceSources(
  scope: Scope,
  { conditions, link, ports }: MemberCore,
  { sports }: Venue,
): Pick<VenueCore, 'push' | 'matches' | 'detail' | 'book' | 'tellBook'> {
  const push = createPushFeed(scope, { sports, reach$: conditions.reach$ })
  const matches = createMatchesFeed(scope, { sports, conditions })
  const detail = createDetailFeed(scope, { sports, conditions })
  const laterAnswers$ = new Subject<ListAnswer>()
  scope.onEnd(() => {
    laterAnswers$.complete()
  })
  const book = createOddsBook(scope, {
    polls$: merge(matches.answers$, detail.answers$, laterAnswers$),
    pushes$: push.events$,
    frames: ports.frames,
    reach$: link.network.reach$,
    slowdown$: link.network.slowdown$,
    now: conditions.now,
  })
  push.watch(book.read$)
  return {
    push,
    matches,
    detail,
    book,
    tellBook: (answer) => {
      laterAnswers$.next(answer)
    },
  }
}

function createVenuePlacements(
  scope: Scope,
  { member, link, ports }: MemberCore,
  venue: Venue,
  push: PushFeed,
): Placements {
  return createPlacements(scope, {
    calls: venue.bets,
    store: createPlacementStore(ports.storage.local, member.id, venue.code),
    serverNow: link.serverTime.now,
    news$: push.events$.pipe(
      filter((event) => event.type === 'order'),
      map(({ bet }) => bet),
    ),
  })
}

interface SlipSources {
  readonly venue: Venue
  readonly placements: Placements
  readonly book: OddsBook
  readonly oddsFormat$: State$<OddsFormat>
  readonly balance$: State$<Money | null>
}

function createVenueSlip(
  scope: Scope,
  core: MemberCore,
  { venue, placements, book, oddsFormat$, balance$ }: SlipSources,
): SlipModel {
  const { member, link, ports, conditions, settings, notices } = core
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
    maintenance$: mapState(link.exits.exit$, (exit) => exit?.place === 'maintenance'),
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
  return createSlipModel(machine, createQuickStakes$(scope, core, venue.preferences))
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
