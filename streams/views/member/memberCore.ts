import { filter, map, merge, skip, switchMap, tap, timer } from 'rxjs'
import { marketKey } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import type { Currency, Money } from '../../domain/money.ts'
import type { OddsFormat } from '../../domain/odds.ts'
import { createDetailFeed, type DetailFeed } from '../../feeds/detail/index.ts'
import { createMatchesFeed, type MatchesFeed } from '../../feeds/matches/index.ts'
import { createOddsBook, type OddsBook } from '../../feeds/odds/index.ts'
import { createOrdersFeed, type OrdersFeed } from '../../feeds/orders/index.ts'
import type { PollConditions } from '../../feeds/polledFeed.ts'
import { createPushFeed, type PushFeed } from '../../feeds/push/index.ts'
import type { SettingsFeed } from '../../feeds/settings/index.ts'
import { createWalletFeed, type WalletFeed } from '../../feeds/wallet/index.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { Link } from '../../link/createLink.ts'
import { createPlacements, type Placements } from '../../machines/placement/placements.ts'
import { createPlacementStore } from '../../machines/placement/placementStore.ts'
import { createSlipStore } from '../../machines/slip/slipStore.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Venue } from '../../venues/venue.ts'
import { matchRow, type MatchRowView } from '../match/matchRow.ts'
import type { Notices } from '../notices.ts'
import { afterList$ } from './afterList.ts'
import { createSlip, type SlipModel } from '../slip/slipModel.ts'

export interface MemberDeps {
  readonly member: { readonly id: string; readonly name: string }
  readonly venue: Venue
  readonly link: Link
  readonly ports: Ports
  readonly settings: SettingsFeed
  readonly notices: Notices
}

/** The sources and machines that all of a member's screens stand on, and that live as long as the member is signed in. */
export interface MemberCore extends MemberDeps {
  readonly conditions: PollConditions
  readonly currency$: State$<Currency>
  readonly oddsFormat$: State$<OddsFormat>
  readonly push: PushFeed
  readonly matches: MatchesFeed
  readonly detail: DetailFeed
  readonly book: OddsBook
  readonly wallet: WalletFeed
  readonly orders: OrdersFeed
  readonly placements: Placements
  readonly slip: SlipModel
  /** The balance in the currency the member bets in. */
  readonly balance$: State$<Feed<Money>>
  row$(matchId: string): State$<MatchRowView | null>
}

/** Until the venue has told its own (research, venues 2.1: `qon` and its kin). */
const QUICK_STAKES: readonly number[] = [50, 100, 500, 1000]

export function createMemberCore(scope: Scope, deps: MemberDeps): MemberCore {
  const { venue, link, ports, settings } = deps
  const { network, serverTime } = link
  const random = (): number => ports.random.next()
  const now = (): number => ports.clock.now()
  const conditions = {
    active$: network.active$,
    online$: network.online$,
    slowdown$: network.slowdown$,
    random,
    now,
  }
  const currency$ = mapState(settings.settings$, ({ currency }) => currency)
  const oddsFormat$ = mapState(settings.settings$, ({ oddsFormat }) => oddsFormat)

  const push = createPushFeed(scope, { venue })
  const matches = createMatchesFeed(scope, { venue, conditions })
  const detail = createDetailFeed(scope, { venue, conditions })
  const book = createOddsBook(scope, {
    polls$: merge(matches.answers$, detail.answers$),
    pushes$: push.events$,
    frames: ports.frames,
    online$: network.online$,
    slowdown$: network.slowdown$,
    now,
  })
  push.watch(book.read$)
  const wallet = createWalletFeed(scope, { venue, events$: push.events$, conditions })
  const orders = createOrdersFeed(scope, { venue, events$: push.events$, conditions })
  const balance$ = scope.state<Feed<Money>>(
    currency$.pipe(switchMap((currency: Currency) => wallet.balance$(currency))),
    CONNECTING,
  )

  const placements = createPlacements(scope, {
    calls: venue,
    store: createPlacementStore(ports.storage.local, deps.member.id),
    serverNow: serverTime.now,
    news$: push.events$.pipe(
      filter((event) => event.type === 'order'),
      map(({ bet }) => bet),
    ),
  })
  // What has been placed or has come to an outcome has moved money and changed the records.
  scope.run(
    placements.placements$.pipe(
      skip(1),
      tap(() => {
        wallet.refresh()
        orders.refresh()
      }),
    ),
  )

  const slip: SlipModel = createSlip(scope, {
    venue,
    placements,
    store: createSlipStore(ports.storage.local),
    notices: deps.notices,
    settings,
    oddsFormat$,
    balance$: mapState(balance$, (feed) => feed.value ?? null),
    signedIn$: mapState(link.session.session$, (session) => typeof session === 'object'),
    online$: network.online$,
    maintenance$: mapState(link.exits.exit$, (exit) => exit?.place === 'maintenance'),
    quickStakes$: scope.state(
      afterList$(() => venue.member()).pipe(
        filter((result) => result.ok),
        map(({ value }) => value.quickStakes),
        filter((stakes) => stakes.length > 0),
      ),
      QUICK_STAKES,
    ),
    legPrice: ({ matchId, spec, slot, side }) => book.selection$(matchId, marketKey(spec), slot, side),
    polling: conditions,
    second$: scope.state(timer(0, 1000).pipe(map(now)), now()),
    serverTime: {
      now: serverTime.now,
      get rate() {
        return serverTime.state$.value.rate
      },
    },
    newOrderId: () => ports.random.hex(16),
  })
  const row$ = (matchId: string): State$<MatchRowView | null> =>
    mapState(book.match$(matchId), (match: Match | null) => (match === null ? null : matchRow(match)))

  return {
    ...deps,
    conditions,
    currency$,
    oddsFormat$,
    push,
    matches,
    detail,
    book,
    wallet,
    orders,
    placements,
    slip,
    balance$,
    row$,
  }
}
