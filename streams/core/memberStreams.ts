import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  skip,
  switchMap,
} from 'rxjs'
import type { Money } from '../domain/money.ts'
import type { MemberLevels } from '../domain/oddsLevel.ts'
import type { Sport } from '../domain/vocabulary/sports.ts'
import {
  createFavouritesFeed,
  createKeptChoices,
  type FavouritesFeed,
  NO_FAVOURITES,
  refusalText,
} from '../feeds/favourites/index.ts'
import { createMenuFeed } from '../feeds/menu/index.ts'
import type { HomeMode } from '../feeds/homeFilters/index.ts'
import type { StickyTop } from '../feeds/stickyTop/index.ts'
import { combineStates } from '../kernel/combineStates.ts'
import type { Feed } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { Placement } from '../machines/placement/placement.ts'
import type { VenueRules } from '../venues/venue.ts'
import type { VirtualEntry } from '../venues/virtual.ts'
import { createHome, type HomeModel } from '../views/home/homeModel.ts'
import { type Leaders, leadersOf, sameLeaders } from '../views/match/leaders.ts'
import type { MatchRowView } from '../views/match/matchRow.ts'
import { createPrices, type Prices } from '../views/match/prices.ts'
import { createSessionPlay$, type SessionPlay } from '../views/protection/sessionPlay.ts'
import type { SlipModel } from '../views/slip/slipModel.ts'
import { resumeGameBets } from './lateGameBets.ts'
import { createHomeModes$ } from './homeModes.ts'
import { createUnsettledBets$, settledProfit$ } from './lateAllBets.ts'
import { createLateSticky } from './lateSticky.ts'
import type { MemberCore } from './memberCore.ts'
import type { SettingsHere, VenueBlockModel } from './venueBlock.ts'
import { createVenueCore, type VenueCore, type VenueEntry } from './venueCore.ts'
import { createParts } from './parts.ts'
import type { VenueParts } from './venueParts.ts'

/** All state and commands of a signed-in member's screens, at one venue and in one language. */
export interface MemberStreams {
  readonly memberName: string
  readonly levels$: State$<MemberLevels>
  readonly rules: VenueRules
  /** The currencies in which the member bets here; a single one needs no choice. */
  readonly currencies$: State$<VenueRules['currencies']>
  /** The member's settings at this venue. */
  readonly settings: SettingsHere
  /** The settings that the venue keeps itself; `null` where it keeps none. */
  readonly block: VenueBlockModel | null
  /** Whether the venue accepts the member's session, and a retry. */
  readonly entry: VenueEntry['entry']
  readonly home: HomeModel
  /** The modes of the home page that have games. */
  readonly modes$: State$<readonly HomeMode[]>
  readonly favourites: FavouritesFeed
  /** Whether the venue can search; the screen's streams are `searchStreams`. */
  readonly searchable: boolean
  readonly slip: SlipModel
  readonly prices: Prices
  readonly placements$: State$<readonly Placement[]>
  /** The balance in the selected currency. */
  readonly balance$: State$<Feed<Money>>
  /** The venue's quick stakes, units. */
  readonly quickStakes$: State$<readonly number[]>
  /** The number of unsettled bets at this venue, in all currencies; `null` until known. */
  readonly openBets$: State$<number | null>
  /** The number of unsettled bets of all products and at all venues, for the navigation; `null` until known. */
  readonly unsettledBets$: State$<number | null>
  readonly play$: State$<SessionPlay>
  readonly pushConnected$: State$<boolean>
  row$(matchId: string): State$<MatchRowView | null>
  /** The entrants of an outright that its list row shows. */
  leaders$(matchId: string): State$<Leaders | null>
  /** Whether the venue has results and announcements, and so their screens an entry. */
  readonly hasResults: boolean
  readonly hasAnnouncements: boolean
  /** Whether an outright has a page of results, too. */
  readonly hasOutrightResults: boolean
  /** Whether the venue has a push, from which the notices of settled bets and of goals come. */
  readonly hasPush: boolean
  /** Whether the venue has a lobby in place of a sport menu; its streams are `lobbyStreams`. */
  readonly hasLobby: boolean
  /** What the link to virtual sports in the row of sports is called; `null` at a venue without them. */
  readonly virtualEntry: VirtualEntry | null
  /** Whether the venue has esports, and so the row of sports their entry. */
  readonly hasEsports: boolean
  /** Streams whose code is loaded with a later screen: records, live rooms, results. */
  readonly part: VenueParts
}

const NO_LEVELS: MemberLevels = { level: null, oddsLevel: null }

export function createMemberStreams(scope: Scope, member: MemberCore, entry: VenueEntry): MemberStreams {
  const core = createVenueCore(scope, member, entry)
  const { venue, link, ports, settings, conditions, oddsFormat$ } = core
  const { matches, book, slip, balance$ } = core
  const menu = createMenuFeed(scope, { sports: venue.sports, conditions })
  const openBets$ = createOpenBets$(scope, core)
  const favourites = createFavourites(scope, core)
  const part = createParts(scope, core)
  const modes$ = createHomeModes$(scope, core)
  resumeGameBets(scope, core, part)
  const toSeries = (): void => {
    makeSeries(slip)
  }
  return {
    memberName: core.member.name,
    levels$: mapState(member.info.state$, (info) => info ?? NO_LEVELS),
    rules: venue.rules,
    currencies$: core.currencies$,
    settings,
    block: core.block,
    entry: core.entry,
    home: createHome(scope, {
      modes$,
      betTypes: venue.rules.betTypes,
      favouriteCount$: favourites.offered ? favourites.count$ : null,
      menu$: menu.menu$,
      list$: matches.list$,
      usualMenuId: venue.sports.usualMenuId ?? (() => null),
      filters: venue.sports.leagues !== undefined,
      sticky: createSticky(scope, core),
      sort$: mapState(settings.settings$, ({ sort }) => sort),
      serverNow: link.serverTime.now,
      memory: ports.storage.session,
      venue: venue.code,
      openingSport$: core.block === null ? EMPTY : openingSport$(core.block),
      onParlay: toSeries,
    }),
    modes$,
    favourites,
    searchable: venue.search !== undefined,
    slip,
    prices: createPrices({
      venue: venue.code,
      book,
      oddsFormat$,
      chosen$: slip.chosen$,
      toggleLeg: slip.toggle,
      toSeries,
      removeLeg: slip.remove,
      notices: core.notices,
    }),
    placements$: core.placements$,
    balance$,
    quickStakes$: core.quickStakes$,
    openBets$,
    unsettledBets$: createUnsettled$(scope, core, openBets$),
    play$: createPlay$(scope, core, openBets$),
    pushConnected$: core.push.connected$,
    row$: core.row$,
    leaders$: (matchId) => mapState(book.layout$(matchId), leadersOf, sameLeaders),
    hasResults: venue.results !== undefined,
    hasAnnouncements: venue.announcements !== undefined,
    hasOutrightResults: venue.results !== undefined && venue.results.matchesOnly !== true,
    hasPush: venue.sports.push !== undefined,
    hasLobby: venue.lobby !== undefined,
    virtualEntry: venue.virtual?.entry ?? null,
    hasEsports: venue.esports !== undefined,
    part,
  }
}

function createPlay$(
  scope: Scope,
  { link, ports, member, currency$, giftSpend, balance$ }: VenueCore,
  openBets$: MemberStreams['openBets$'],
): MemberStreams['play$'] {
  return createSessionPlay$(scope, {
    settled$: (asked) => settledProfit$(link, asked),
    visible$: link.network.visible$,
    serverTime: link.serverTime,
    memory: ports.storage.session,
    memberId: member.id,
    currency$,
    gifts$: giftSpend.total$,
    settling$: combineStates(
      { balance: balance$, open: openBets$ },
      ({ balance, open }) => `${balance.value?.minor ?? ''} ${open ?? ''}`,
    ),
  })
}

function openingSport$({ block$ }: VenueBlockModel): Observable<Sport> {
  return block$.pipe(
    filter((block) => block !== null),
    map(({ sport }) => sport),
  )
}

function createFavourites(
  scope: Scope,
  { ports, member, venue, matches, detail, conditions, link, notices }: VenueCore,
): FavouritesFeed {
  if (venue.favourites === undefined) return NO_FAVOURITES
  return createFavouritesFeed(scope, {
    favourites: venue.favourites,
    kept: createKeptChoices(ports.storage.local, `touchline.favourites.${member.id}.${venue.code}`),
    answers$: merge(
      matches.answers$,
      detail.answers$.pipe(map(({ match }) => ({ matches: [{ match }], at: match.asOf }))),
    ),
    conditions,
    afterFirstList$: link.firstList.afterFirstList$,
    onRefused: (failure) => {
      notices.say(refusalText(failure))
    },
  })
}

function createSticky(scope: Scope, { ports, member, venue, link, notices }: VenueCore): StickyTop {
  return createLateSticky(scope, {
    device: ports.storage.local,
    key: `sticky-top.${member.id}.${venue.code}`,
    now: link.serverTime.now,
    say: notices.say,
  })
}

/** The number of unsettled bets everywhere, read again with news of bets and when the records are refreshed. */
export function createUnsettled$(
  scope: Scope,
  { link, conditions, balance$, orders }: Pick<VenueCore, 'link' | 'conditions' | 'balance$' | 'orders'>,
  openBets$: State$<number | null>,
): State$<number | null> {
  // The balance is read again with all news of bets, also with that of a loss, which does not change it.
  const balanceRead$ = balance$.pipe(
    map(({ asOf }) => asOf),
    distinctUntilChanged(),
    skip(1),
  )
  // A bet of another tab is known only when the member asks.
  const changed$ = merge(balanceRead$, orders.refreshed$)
  return createUnsettledBets$(scope, { link, conditions, openBets$, changed$ })
}

/** With a second leg, because a series of one leg cannot be bet on. A slip of systems stays one. */
function makeSeries(slip: SlipModel): void {
  if (slip.chosen$.value.size > 1 && slip.slip$.value.kind === 'single') slip.setKind('parlay')
}

/** The number of unsettled bets in all currencies; `null` until it is known for the member's own. */
export function createOpenBets$(
  scope: Scope,
  { venue, orders, currency$, link }: Pick<VenueCore, 'venue' | 'orders' | 'currency$' | 'link'>,
): State$<number | null> {
  return scope.state<number | null>(
    link.firstList
      .afterFirstList$(() => currency$)
      .pipe(
        switchMap((currency) => {
          const others = venue.rules.currencies.filter((other) => other !== currency)
          return combineLatest([currency, ...others].map((each) => orders.openCount$(each)))
        }),
        // Other currencies are counted as zero until known, so that the selected one is shown at once.
        map(([own, ...others]) =>
          own == null ? null : others.reduce<number>((sum, n) => sum + (n ?? 0), own),
        ),
      ),
    null,
  )
}
