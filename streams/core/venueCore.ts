import { merge, skip, Subject, switchMap, tap } from 'rxjs'
import type { Match } from '../domain/match.ts'
import type { Currency, Money } from '../domain/money.ts'
import type { OddsFormat } from '../domain/odds.ts'
import { createDetailFeed, type DetailAnswer, type DetailFeed } from '../feeds/detail/index.ts'
import { createMatchesFeed, type ListAnswer, type MatchesFeed } from '../feeds/matches/index.ts'
import { createOddsBook, type OddsBook } from '../feeds/odds/index.ts'
import { createOrdersFeed, type OrdersFeed } from '../feeds/orders/index.ts'
import { createPushFeed, type PushFeed } from '../feeds/push/index.ts'
import { createWalletFeed, type WalletFeed } from '../feeds/wallet/index.ts'
import { combineStates } from '../kernel/combineStates.ts'
import { CONNECTING, type Feed } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { VenueSession } from '../link/venueSession.ts'
import type { Placement } from '../machines/placement/placement.ts'
import { offered, type Venue, type VenueRules } from '../venues/venue.ts'
import { matchRow, type MatchRowView } from '../views/match/matchRow.ts'
import type { SlipModel } from '../views/slip/slipModel.ts'
import { forceClose } from './forceClose.ts'
import { createLateBets } from './lateBets.ts'
import type { MemberCore } from './memberCore.ts'
import { createVenueBlock, settingsHere, type SettingsHere, type VenueBlockModel } from './venueBlock.ts'
import { ownCurrencies$ } from './ownCurrencies.ts'
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
export interface VenueCore extends Omit<MemberCore, 'settings'>, VenueEntry {
  /** The member's settings at this venue. */
  readonly settings: SettingsHere
  /** The settings that the venue keeps itself; `null` where it keeps none. */
  readonly block: VenueBlockModel | null
  /** The currencies in which the member bets here; a single one needs no choice. */
  readonly currencies$: State$<VenueRules['currencies']>
  /** The member's settings, or the venue's defaults where it does not support them. */
  readonly currency$: State$<Currency>
  readonly oddsFormat$: State$<OddsFormat>
  readonly push: PushFeed
  readonly matches: MatchesFeed
  readonly detail: DetailFeed
  readonly book: OddsBook
  /** Passes answers to the book from feeds that are created by a later screen. */
  readonly addToBook: (answer: ListAnswer | DetailAnswer) => void
  readonly wallet: WalletFeed
  readonly orders: OrdersFeed
  readonly placements$: State$<readonly Placement[]>
  readonly slip: SlipModel
  /** The balance in the selected currency. */
  readonly balance$: State$<Feed<Money>>
  /** The venue's quick stakes, units. */
  readonly quickStakes$: State$<readonly number[]>
  row$(matchId: string): State$<MatchRowView | null>
}

export function createVenueCore(scope: Scope, member: MemberCore, { venue, entry }: VenueEntry): VenueCore {
  const { conditions, notices } = member
  const { bets, rules } = venue
  const block =
    venue.settings === undefined ? null : createVenueBlock(scope, { settings: venue.settings, notices })
  const settings = settingsHere(member.settings, block)
  const currencies$ = ownCurrencies$(member, rules)
  const currency$ = combineStates({ settings: settings.settings$, own: currencies$ }, (each) =>
    offered(each.own, each.settings.currency),
  )
  const oddsFormat$ = mapState(settings.settings$, ({ oddsFormat }) => offered(rules.oddsFormats, oddsFormat))
  const prices = createPriceSources(scope, member, venue)
  const { push, matches, detail, book } = prices
  scope.run(merge(matches.answers$, detail.answers$).pipe(tap(member.link.firstList.firstListArrived)))
  const wallet = createWalletFeed(scope, { bets, push, conditions })
  const balance$ = scope.state<Feed<Money>>(
    currency$.pipe(switchMap((currency: Currency) => wallet.balance$(currency))),
    CONNECTING,
  )
  const quickStakes$ = createQuickStakes$(scope, member, venue.preferences)
  const { slip, placements$ } = createLateBets(scope, member, {
    ...prices,
    venue,
    settings,
    oddsFormat$,
    balance$: mapState(balance$, (feed) => feed.value ?? null),
    quickStakes$,
  })
  const placed$ = placedOrders$(scope, placements$)
  const orders = createOrdersFeed(scope, { bets, push, placed$, conditions })
  // A new placement, or a known outcome, has changed the balance and the records.
  scope.run(
    placements$.pipe(
      skip(1),
      tap(() => {
        wallet.refresh()
        orders.refresh()
      }),
    ),
  )
  push.watchSlip(slip.markets$)
  forceClose(scope, { trouble$: entry.trouble$, slip, notices: member.notices })
  return {
    ...member,
    ...prices,
    settings,
    block,
    venue,
    entry,
    currencies$,
    currency$,
    oddsFormat$,
    wallet,
    orders,
    placements$,
    slip,
    balance$,
    quickStakes$,
    row$: (matchId) =>
      mapState(book.match$(matchId), (match: Match | null) => (match === null ? null : matchRow(match))),
  }
}

/** Lists, details and pushes, and the book with their prices. */
function createPriceSources(
  scope: Scope,
  { conditions, link, ports }: MemberCore,
  { sports, favourites }: Venue,
): Pick<VenueCore, 'push' | 'matches' | 'detail' | 'book' | 'addToBook'> {
  const push = createPushFeed(scope, { sports, reach$: conditions.reach$ })
  const matches = createMatchesFeed(scope, { sports, favourites, conditions })
  const detail = createDetailFeed(scope, { sports, conditions })
  const laterAnswers$ = new Subject<ListAnswer | DetailAnswer>()
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
    addToBook: (answer) => {
      laterAnswers$.next(answer)
    },
  }
}
