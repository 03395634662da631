import { filter, map, merge, skip, switchMap, tap, timer } from 'rxjs'
import { marketKey } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import type { Currency, Money } from '../../domain/money.ts'
import type { Sport } from '../../domain/sport.ts'
import { createDetailFeed } from '../../feeds/detail/index.ts'
import { createMatchesFeed } from '../../feeds/matches/index.ts'
import { createMenuFeed } from '../../feeds/menu/index.ts'
import { createOddsBook } from '../../feeds/odds/index.ts'
import { createOrdersFeed } from '../../feeds/orders/index.ts'
import { createPushFeed } from '../../feeds/push/index.ts'
import { createRoomsFeed, type MatchVideo, type VideoKind } from '../../feeds/rooms/index.ts'
import type { SettingsFeed } from '../../feeds/settings/index.ts'
import { createWalletFeed } from '../../feeds/wallet/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { Link } from '../../link/createLink.ts'
import type { Placement } from '../../machines/placement/placement.ts'
import { createPlacements } from '../../machines/placement/placements.ts'
import { createPlacementStore } from '../../machines/placement/placementStore.ts'
import { createSlipStore } from '../../machines/slip/slipStore.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Capabilities, Venue } from '../../venues/venue.ts'
import { createHome, type HomeModel } from '../home/homeModel.ts'
import { createMatch, type MatchModel } from '../match/matchModel.ts'
import { matchRow, type MatchRowView } from '../match/matchRow.ts'
import { createPrices, type Prices } from '../match/prices.ts'
import type { Notices } from '../notices.ts'
import { createSessionPlay$, type SessionPlay } from '../protection/sessionPlay.ts'
import { createRecords, type RecordsModel } from '../records/recordsModel.ts'
import { createRooms } from '../room/createRooms.ts'
import { createMemberRooms, keptFresh$ } from '../room/memberRooms.ts'
import type { RoomModel, RoomsModel } from '../room/roomView.ts'
import { createSlip, type SlipModel } from '../slip/slipModel.ts'

/** All that a signed-in member's screens read and do, at one venue and in one language. */
export interface MemberStreams {
  readonly memberName: string
  readonly capabilities: Capabilities
  readonly home: HomeModel
  readonly slip: SlipModel
  readonly prices: Prices
  readonly placements$: State$<readonly Placement[]>
  /** The balance in the currency the member bets in. */
  readonly balance$: State$<Feed<Money>>
  /** How many unsettled bets there are, for the navigation; `null` until known. */
  readonly openBets$: State$<number | null>
  readonly play$: State$<SessionPlay>
  readonly pushConnected$: State$<boolean>
  row$(matchId: string): State$<MatchRowView | null>
  match(scope: Scope, matchId: string, sport: Sport): MatchModel
  records(scope: Scope): RecordsModel
  /** The live rooms, and one of them. A room is one connection, however many screens have it open. */
  rooms(scope: Scope): RoomsModel
  room(scope: Scope, roomId: string): RoomModel
  /** Live pictures by match, for matches of a kind. */
  videos$(kind: VideoKind): State$<Feed<ReadonlyMap<string, MatchVideo>>>
}

export interface MemberDeps {
  readonly member: { readonly id: string; readonly name: string }
  readonly venue: Venue
  readonly link: Link
  readonly ports: Ports
  readonly settings: SettingsFeed
  readonly notices: Notices
}

/** Until the venue has told its own (research, venues 2.1: `qon` and its kin). */
const QUICK_STAKES: readonly number[] = [50, 100, 500, 1000]

export function createMemberStreams(scope: Scope, deps: MemberDeps): MemberStreams {
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
  const menu = createMenuFeed(scope, { venue, conditions })
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
      venue.member().pipe(
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
  const openBets$ = scope.state<number | null>(
    currency$.pipe(
      switchMap((currency) => orders.open$(currency)),
      map((feed) => feed.value?.total ?? null),
    ),
    null,
  )
  const row$ = (matchId: string): State$<MatchRowView | null> =>
    mapState(book.match$(matchId), (match: Match | null) => (match === null ? null : matchRow(match)))

  const roomsFeed = createRoomsFeed(scope, {
    venueCode: venue.code,
    request: link.liveCall,
    conditions,
    log: (path, note) => {
      ports.faults.report(path, note)
    },
  })
  const memberRooms = createMemberRooms(scope, {
    memberId: deps.member.id,
    venue,
    link,
    ports,
    rooms: roomsFeed,
    slip,
    placements$: placements.placements$,
    matchRow$: (matchId) => keptFresh$(row$(matchId), detail.detail$(matchId)),
    notices: deps.notices,
    currency$,
    onSpent: wallet.refresh,
  })

  return {
    memberName: deps.member.name,
    capabilities: venue.capabilities,
    home: createHome(scope, {
      betTypes: venue.capabilities.betTypes,
      menu$: menu.menu$,
      list$: matches.list$,
      sort$: mapState(settings.settings$, ({ sort }) => sort),
      serverNow: serverTime.now,
      memory: ports.storage.session,
    }),
    slip,
    prices: createPrices({
      venue: venue.code,
      book,
      oddsFormat$,
      chosen$: slip.chosen$,
      toggleLeg: slip.toggle,
    }),
    placements$: placements.placements$,
    balance$,
    openBets$,
    play$: createSessionPlay$(scope, {
      venue,
      serverNow: serverTime.now,
      memory: ports.storage.session,
      currency$,
      settling$: combineStates(
        { balance: balance$, open: openBets$ },
        ({ balance, open }) => `${balance.value?.minor ?? ''} ${open ?? ''}`,
      ),
    }),
    pushConnected$: push.connected$,
    row$,
    match: (screen, matchId, sport) =>
      createMatch(screen, {
        match$: book.feed$(matchId),
        detail$: detail.detail$(matchId),
        layout$: book.layout$(matchId),
        categories$: detail.categories$(matchId, sport),
      }),
    records: (screen) =>
      createRecords(screen, {
        orders,
        currency$,
        shareRoom$: memberRooms.lastRoom$,
        share: memberRooms.share,
      }),
    rooms: () => createRooms(roomsFeed),
    room: memberRooms.room,
    videos$: roomsFeed.videos$,
  }
}
