import { EMPTY, type Observable } from 'rxjs'
import { vi } from 'vitest'
import type {
  Exit,
  Feed,
  HomeView,
  LiveStreams,
  LoginView,
  Match,
  MemberLevels,
  MemberStreams,
  Money,
  Opening,
  RecordsView,
  Settings,
  SlipView,
  Streams,
  VenueTrouble,
} from '../../streams/index.ts'
import type { ListQuery } from '../../streams/domain/menu.ts'
import {
  type Announcement,
  type AnnouncementPage,
  announcementStreams,
  type AnnouncementStreams,
} from '../../streams/announcements.ts'
import { leagueFilterStreams } from '../../streams/filter.ts'
import { gameBanners$ } from '../../streams/core/gameBannerStreams.ts'
import type { LeagueFilterStreams } from '../../streams/core/leagueFilterStreams.ts'
import { HOME_MODES, type HomeMode } from '../../streams/feeds/homeFilters/index.ts'
import { NOTHING_STICKY, type StickyIds } from '../../streams/domain/sticky.ts'
import { followedAnchors, liveStreams } from '../../streams/live.ts'
import { createFollowedAnchors } from '../../streams/views/room/followedAnchors.ts'
import { lobbyStreams, type LobbyStreams } from '../../streams/lobby.ts'
import { type ProtectionState, protectionStreams } from '../../streams/protection.ts'
import { resultDays, resultQuarters } from '../../streams/domain/resultDays.ts'
import type { ChampionResult, MatchResult } from '../../streams/domain/matchResults.ts'
import {
  type ReservationPage,
  type ReservationProgress,
  type ReserveEvaluation,
  type ReserveStreams,
  reserveStreams,
} from '../../streams/reserve.ts'
import { type ResultsStreams, resultsStreams } from '../../streams/results.ts'
import { newsStreams } from '../../streams/news.ts'
import { predictionStreams } from '../../streams/predictions.ts'
import { matchStreams, type MatchStreams } from '../../streams/match.ts'
import { roundProofStreams, type RoundProofView } from '../../streams/rounds.ts'
import { statisticsStreams } from '../../streams/statistics.ts'
import { casinoStreams } from '../../streams/casino.ts'
import { virtualStreams } from '../../streams/virtual.ts'
import { walletStreams } from '../../streams/wallet.ts'
import { type PlayStreams, playStreams } from '../../streams/play.ts'
import { createFakeShell } from './fakeShell.ts'
import { createFakeStatistics } from './fakeStatistics.ts'
import { resultsChoice } from '../../streams/views/results/resultsChoice.ts'
import {
  type ExportStep,
  type CashOutEntry,
  type CashOutStreams,
  type OrderProgress,
  recordsStreams,
  type UnsettledOrders,
} from '../../streams/records.ts'
import { searchStreams } from '../../streams/search.ts'
import { money } from '../../streams/domain/money.ts'
import type { KeyValue } from '../../streams/ports/storage.ts'
import { ODDS_FORMATS } from '../../streams/domain/odds.ts'
import { NO_FAVOURITES } from '../../streams/feeds/favourites/index.ts'
import { createSettings, type SettingsFeed } from '../../streams/feeds/settings/index.ts'
import { combineStates } from '../../streams/kernel/combineStates.ts'
import { CONNECTING, live } from '../../streams/kernel/feed.ts'
import { type CashOutProgress, NO_CASH_OUT } from '../../streams/machines/cashOut/cashOut.ts'
import { NO_CHANGE } from '../../streams/machines/reservation/reservationChange.ts'
import { createScope } from '../../streams/kernel/scope.ts'
import { cell, constant, mapState } from '../../streams/kernel/state.ts'
import { whenOpen$ } from '../../streams/link/maintenance.ts'
import { offeredMode } from '../../streams/views/home/homeQuery.ts'
import { EMPTY_SLIP_VIEW } from '../../streams/views/slip/emptySlipView.ts'
import { createNotices } from '../../streams/views/notices.ts'
import { addressStreams, type AddressStreams } from '../../streams/addresses.ts'
import type { Part } from '../../streams/core/parts.ts'
import type { VenuePart } from '../../streams/core/venueParts.ts'
import { shellStreams } from '../../streams/shell.ts'
import { contentStreams, goesLiveStreams, noticeStreams } from '../../streams/siteContent.ts'
import type { SiteCore } from '../../streams/core/siteCore.ts'
import { settingsHere } from '../../streams/core/venueBlock.ts'
import type { ProtectionStreams } from '../../streams/core/protectionStreams.ts'
import { esportsStreams, type EsportsStreams } from '../../streams/core/esportsStreams.ts'
import type { EsportsQuery } from '../../streams/venues/esports.ts'
import type { EsportsView } from '../../streams/views/esports/esportsModel.ts'
import { createGiftStage } from '../../streams/views/giftStage/giftStage.ts'
import { createPlayer } from '../../streams/views/player/playerModel.ts'
import { createScriptedGifts, createScriptedVideo } from './media.ts'
import { createFakeAccount } from './fakeAccount.ts'
import { createFakeCasino } from './fakeCasino.ts'
import { createFakeNews } from './fakeNews.ts'
import { createFakePredictions } from './fakePredictions.ts'
import { createFakeSiteContent } from './fakeSiteContent.ts'
import { createFakeVirtual } from './fakeVirtual.ts'
import { createFakeWallet } from './fakeWallet.ts'
import { createFakeRoom } from './fakeRoom.ts'
import { createMemoryStore, onlineState } from './ports.ts'

/** The platform time of the fakes: 20 November 2025, 20:46 in China. */
export const FAKE_NOW = Date.UTC(2025, 10, 20, 12, 46)

export const FAKE_RULES: MemberStreams['rules'] = {
  betTypes: ['today', 'live', 'early', 'parlay'],
  oddsFormats: ODDS_FORMATS,
  acceptanceModes: ['none', 'better', 'any'],
  currencies: ['RMB', 'USDT'],
  maxLegs: 10,
  parlay: { minLegs: 2, systems: true },
}

const emptyHome: HomeView = {
  mode: 'sport',
  betType: 'live',
  sport: 'football',
  day: 'all',
  tabs: [],
  sports: [],
  days: [],
  menu: live(null, FAKE_NOW),
  list: live([], FAKE_NOW),
  sort: 'league',
  leagues: [],
  controls: { filter: true, sort: true, oddsFormat: true, betBy: true, results: true },
}

const emptyEsports: EsportsView = {
  menu: CONNECTING,
  games: [],
  game: null,
  days: [],
  day: 'today',
  sort: 'league',
  leagues: [],
  list: CONNECTING,
}

const emptyRecords: RecordsView = {
  settled: false,
  range: 'week',
  mostDays: null,
  currency: 'RMB',
  search: null,
  searchBad: false,
  currencies: [
    { currency: 'RMB', open: null },
    { currency: 'USDT', open: null },
  ],
  list: CONNECTING,
  behind: false,
  loadingMore: false,
}

/** Fake streams of a signed-in member, which the test controls. */
function createFakeMember(local: KeyValue, settings: SettingsFeed) {
  const home = cell<HomeView>(emptyHome)
  const levels = cell<MemberLevels>({ level: 3, oddsLevel: 2 })
  const modes = cell<readonly HomeMode[]>(HOME_MODES)
  const query = cell<ListQuery | null>(null)
  const sticky = cell<StickyIds>(NOTHING_STICKY)
  const roundProof = cell<RoundProofView>({ kind: 'loading' })
  const leagueFilter = vi.fn<NonNullable<LeagueFilterStreams>>()
  const records = cell<RecordsView>(emptyRecords)
  const unsettled = cell<UnsettledOrders['list$']['value']>(CONNECTING)
  const results = {
    list: cell<Feed<readonly Match[]>>(CONNECTING),
    champions: cell<Feed<readonly ChampionResult[]>>(CONNECTING),
    match: cell<Feed<MatchResult>>(CONNECTING),
  }
  const esports = cell<EsportsView>(emptyEsports)
  const esportsQuery = cell<EsportsQuery | null>(null)
  const esportsCommands = {
    show: vi.fn<EsportsStreams['show']>(),
    setLeagues: vi.fn<EsportsStreams['setLeagues']>(),
    toggleLeague: vi.fn<EsportsStreams['toggleLeague']>(),
    leagues: vi.fn<EsportsStreams['leagues']>(),
  }
  const cashOut = cell<CashOutProgress>(NO_CASH_OUT)
  const cashOutCommands = {
    choosePart: vi.fn<CashOutStreams['choosePart']>(),
    press: vi.fn<CashOutStreams['press']>(() => true),
  }
  const cashOutHistory = cell<Feed<readonly CashOutEntry[]>>(CONNECTING)
  const reserving = cell<ReserveEvaluation | null>(null)
  const reservations = cell<Feed<ReservationPage>>(CONNECTING)
  const reservationProgress = cell<ReservationProgress>(NO_CHANGE)
  const reserve = {
    reserving: {
      state$: reserving.state$,
      open: vi.fn(),
      close: vi.fn(),
      type: vi.fn(),
      raise: vi.fn(),
      lower: vi.fn(),
      chooseLine: vi.fn(),
      choosePay: vi.fn(),
      maxStake: vi.fn(),
      confirm: vi.fn(() => true),
    },
    list$: vi.fn(() => reservations.state$),
    changes: { progress$: () => reservationProgress.state$, pressCancel: vi.fn(), edit: vi.fn() },
    refresh: vi.fn(),
  } satisfies ReserveStreams
  const announcementList = cell<Feed<AnnouncementPage>>(CONNECTING)
  const unseenAnnouncements = cell<number | null>(null)
  const importantAnnouncement = cell<Announcement | null>(null)
  const announcements = {
    list$: announcementList.state$,
    unseen$: unseenAnnouncements.state$,
    important$: importantAnnouncement.state$,
    loadMore: vi.fn(),
    refresh: vi.fn(),
    markSeen: vi.fn(),
  } satisfies AnnouncementStreams
  const progress = cell<OrderProgress>({ legs: [], ifEnded: null })
  const openBets = cell<number | null>(null)
  const unsettledBets = cell<number | null>(null)
  const pushConnected = cell(true)
  const trouble = cell<VenueTrouble | null>(null)
  const reenter = vi.fn()
  const slip = cell<SlipView>(EMPTY_SLIP_VIEW)
  const balance = cell<Feed<Money>>(live(money(1_248_050, 'RMB'), FAKE_NOW))
  const room = createFakeRoom()
  const shareRoom = cell<string | null>(null)
  const recordsCommands = {
    setSettled: vi.fn((settled: boolean) => {
      records.update((view) => ({ ...view, settled }))
    }),
    setRange: vi.fn(),
    setCurrency: vi.fn(),
    search: vi.fn((search: string | null) => {
      records.update((view) => ({ ...view, search }))
    }),
    export$: vi.fn((): Observable<ExportStep> => EMPTY),
    loadMore: vi.fn(),
    refresh: vi.fn(),
    shareRoom$: shareRoom.state$,
    share: vi.fn(),
  }
  const video = createScriptedVideo()
  const gifts = createScriptedGifts()
  const network$ = constant(onlineState)
  const visible$ = constant(true)
  const goldCoins = cell<number | null>(null)
  const siteContent = createFakeSiteContent(local, FAKE_NOW)
  const placements = cell<MemberStreams['placements$']['value']>([])
  const matchVideo = cell<ReturnType<LiveStreams['video$']>['value']>(CONNECTING)
  const liveParts = {
    room: vi.fn<LiveStreams['room']>(() => room.model),
    rooms: vi.fn<LiveStreams['rooms']>(() => room.roomsModel),
    lastRoom$: shareRoom.state$,
    share: recordsCommands.share,
    video$: vi.fn<LiveStreams['video$']>(() => matchVideo.state$),
    goldCoins$: goldCoins.state$,
    player: (screen, options) =>
      createPlayer(
        screen,
        {
          video,
          local,
          online$: constant(true),
          visible$,
          now: () => FAKE_NOW,
          rate: () => 1,
          random: () => 0.5,
        },
        options,
      ),
    giftStage: (screen) => createGiftStage(screen, { gifts, network$, visible$ }),
  } satisfies LiveStreams
  const statistics = createFakeStatistics()
  const virtual = createFakeVirtual()
  const news = createFakeNews()
  const predictions = createFakePredictions()
  const currencies = cell(FAKE_RULES.currencies)
  const wallet = createFakeWallet(currencies.state$)
  const casino = createFakeCasino(local)
  const match = vi.fn<MatchStreams>(() => {
    throw new Error('no match in this fake')
  })
  const protection = cell<Feed<ProtectionState>>(CONNECTING)
  const protectionCommands = { setLimit: vi.fn(), takeBreak: vi.fn(), refresh: vi.fn() }
  const parts = new Map<unknown, unknown>([
    [liveStreams, liveParts],
    [gameBanners$, constant(CONNECTING)],
    [noticeStreams, siteContent.notices],
    [goesLiveStreams, () => siteContent.goesLive],
    [
      recordsStreams,
      {
        records: () => ({ records$: records.state$, ...recordsCommands }),
        unsettled: { list$: unsettled.state$, refresh: recordsCommands.refresh } satisfies UnsettledOrders,
        progress$: () => progress.state$,
        cashOut: {
          progress$: () => cashOut.state$,
          choosePart: cashOutCommands.choosePart,
          press: cashOutCommands.press,
          history$: () => cashOutHistory.state$,
        } satisfies CashOutStreams,
      },
    ],
    [reserveStreams, reserve],
    [searchStreams, null],
    [
      resultsStreams,
      {
        myBets: true,
        champions: true,
        sports$: constant(live(['football', 'tennis'], FAKE_NOW)),
        days: () => resultDays(FAKE_NOW),
        quarters: () => resultQuarters(FAKE_NOW),
        choice: (address, sports) =>
          resultsChoice(address, { sports, myBets: true, champions: true, serverNow: FAKE_NOW }),
        list$: () => results.list.state$,
        champions$: () => results.champions.state$,
        match$: () => results.match.state$,
      } satisfies ResultsStreams,
    ],
    [announcementStreams, announcements],
    [lobbyStreams, { entered$: constant(live(null, FAKE_NOW)) } satisfies LobbyStreams],
    [
      esportsStreams,
      {
        view$: esports.state$,
        query$: esportsQuery.state$,
        pictures$: constant(''),
        ...esportsCommands,
      } satisfies EsportsStreams,
    ],
    [leagueFilterStreams, leagueFilter],
    [matchStreams, match],
    [statisticsStreams, statistics.streams],
    [virtualStreams, virtual.streams],
    [newsStreams, news.streams],
    [predictionStreams, predictions.streams],
    [walletStreams, wallet.streams],
    // Rooms without games.
    [
      playStreams,
      { roomGames$: () => constant([]), venueName$: constant('ZBYXGAME') } satisfies Pick<
        PlayStreams,
        'roomGames$' | 'venueName$'
      >,
    ],
    [casinoStreams, casino.streams],
    [roundProofStreams, { proof: () => ({ view$: roundProof.state$ }) }],
    [
      protectionStreams,
      {
        protection: () => ({ protection$: protection.state$, ...protectionCommands }),
        remind$: () => EMPTY,
      } satisfies ProtectionStreams,
    ],
  ])
  const member: MemberStreams = {
    memberName: 'fan_2046',
    levels$: levels.state$,
    rules: FAKE_RULES,
    currencies$: currencies.state$,
    hasResults: true,
    hasOutrightResults: true,
    hasPush: true,
    hasAnnouncements: false,
    hasLobby: false,
    virtualEntry: null,
    hasEsports: false,
    settings: settingsHere(settings, null),
    block: null,
    entry: { trouble$: trouble.state$, reenter },
    home: {
      home$: combineStates({ view: home.state$, offered: modes.state$ }, ({ view, offered }) => ({
        ...view,
        mode: offeredMode(offered, view.mode),
      })),
      setMode: vi.fn(),
      setBetType: vi.fn((betType: HomeView['betType']) => {
        home.update((view) => ({ ...view, betType }))
      }),
      setSport: vi.fn(),
      query$: query.state$,
      sticky$: sticky.state$,
      setDay: vi.fn(),
      setLeagues: vi.fn(),
      toggleStickyMatch: vi.fn(),
      toggleStickyLeague: vi.fn(),
      toggleLeague: vi.fn(),
    },
    modes$: modes.state$,
    favourites: NO_FAVOURITES,
    searchable: false,
    slip: {
      slip$: slip.state$,
      chosen$: constant<ReadonlySet<string>>(new Set()),
      matchIds$: constant<readonly string[]>([]),
      markets$: constant([]),
      setOpen: vi.fn(),
      toggle: vi.fn(),
      remove: vi.fn(),
      rename: vi.fn(),
      clear: vi.fn(),
      undoClear: vi.fn(),
      setKind: vi.fn(),
      setAcceptance: vi.fn(),
      focusField: vi.fn(),
      type: vi.fn(),
      addStake: vi.fn(),
      maxStake: vi.fn(),
      riskAtMost: vi.fn(),
      stakeToWin: vi.fn(),
      takeLine: vi.fn(),
      repeatLeg: vi.fn(),
      requote: vi.fn(),
      confirm: vi.fn(() => true),
      reserve: vi.fn(() => true),
      showOutcome: vi.fn(),
      closeOutcome: vi.fn(),
      rebet: vi.fn(),
    },
    prices: {
      price$: vi.fn<MemberStreams['prices']['price$']>(() => {
        throw new Error('no prices in this fake')
      }),
      toggle: vi.fn(),
    },
    placements$: placements.state$,
    balance$: balance.state$,
    quickStakes$: constant([50, 100, 500, 1000]),
    openBets$: openBets.state$,
    unsettledBets$: unsettledBets.state$,
    play$: constant({
      minutes: 42,
      net: money(-12_000, 'RMB'),
      bets: money(-12_000, 'RMB'),
      gifts: money(0, 'RMB'),
    }),
    pushConnected$: pushConnected.state$,
    row$: () => constant(null),
    leaders$: () => constant(null),
    // The part stored for a maker has the maker's type, which a `Map` cannot express.
    part: <T>(make: VenuePart<T>): T => parts.get(make) as T,
  }
  return {
    member,
    siteContent,
    placements,
    live: liveParts,
    matchVideo,
    goldCoins,
    wallet,
    currencies,
    video,
    gifts,
    room,
    shareRoom,
    home,
    levels,
    modes,
    query,
    sticky,
    leagueFilter,
    records,
    unsettled,
    results,
    recordsCommands,
    esports,
    esportsQuery,
    esportsCommands,
    cashOut,
    cashOutCommands,
    cashOutHistory,
    statistics,
    virtual,
    news,
    predictions,
    casino,
    roundProof,
    match,
    protection,
    protectionCommands,
    progress,
    announcements,
    announcementList,
    unseenAnnouncements,
    importantAnnouncement,
    reserve,
    reserving,
    reservations,
    reservationProgress,
    openBets,
    unsettledBets,
    pushConnected,
    trouble,
    reenter,
    slip,
    balance,
  }
}

/** Fake `Streams`: their state consists of cells that the test sets, their commands are mocks. */
export function createFakeStreams(
  start: {
    readonly signedIn?: boolean
    readonly settings?: Partial<Settings>
    readonly shell?: Streams['shell']
  } = {},
) {
  const scope = createScope((error) => {
    throw error
  })
  const store = createMemoryStore({ 'touchline.settings': JSON.stringify(start.settings ?? {}) })
  const sessionStore = createMemoryStore()
  const settings = createSettings(scope, store)
  const fakeMember = createFakeMember(store, settings)
  const session = cell<Streams['session$']['value']>('signedOut')
  const member = cell<MemberStreams | null>(null)
  const exit = cell<Exit | null>(null)
  const limitedFor = cell(0)
  const outdated = cell(false)
  const reach = cell<'reachable' | 'unreachable' | 'offline'>('reachable')
  const second = cell(FAKE_NOW)
  const opening = cell<Opening | null>(null)
  const maintainedElsewhere = cell<string | null>(null)
  const login = cell<LoginView>({ busy: false, failure: null })
  const submit = vi.fn()
  const edited = vi.fn(() => {
    login.update((view) => ({ ...view, failure: null }))
  })
  const account = createFakeAccount()
  const venuesOffered = cell<readonly string[]>(['PMTY'])
  const venueStatuses = cell<Streams['venue']['statuses$']['value']>(new Map())
  const venueSports = cell<Streams['venue']['sports$']['value']>(new Map())
  const chooseVenue = vi.fn<Streams['venue']['choose']>()
  const enterVenueAgain = vi.fn<Streams['venue']['enter']>()
  const enterVenueByItself = vi.fn<Streams['venue']['enterByItself']>()
  const visit = vi.fn()
  const signIn = () => {
    member.set(fakeMember.member)
    session.set({ member: { id: '1', name: 'fan_2046' }, token: 'token' })
  }
  const signOut = () => {
    session.set('signedOut')
    member.set(null)
  }
  const enterVenue = (
    venue: Partial<
      Pick<
        MemberStreams,
        | 'rules'
        | 'hasAnnouncements'
        | 'hasOutrightResults'
        | 'hasPush'
        | 'hasLobby'
        | 'virtualEntry'
        | 'hasEsports'
        | 'block'
      >
    >,
  ) => {
    const { block = null } = venue
    member.set({ ...fakeMember.member, settings: settingsHere(settings, block), ...venue })
  }
  if (start.signedIn !== false) signIn()
  const notices = createNotices(scope)
  const config = cell<Streams['config$']['value']>(CONNECTING)
  const domains = cell<Readonly<Partial<Record<string, string>>>>({})
  const permanentDomain = cell<AddressStreams['permanent']['view$']['value']>({
    address: null,
    main: null,
    isOpen: false,
  })
  const closePermanentDomain = vi.fn()
  const addresses: AddressStreams = {
    address$: (type) => mapState(domains.state$, (known) => known[type] ?? null),
    permanent: { view$: permanentDomain.state$, close: closePermanentDomain },
  }
  const { shell, area: shellArea, back$: shellBack$, setStatusBar } = createFakeShell()
  const siteParts = new Map<unknown, unknown>([
    [addressStreams, addresses],
    [shellStreams, shell],
    [contentStreams, fakeMember.siteContent.content],
    [followedAnchors, createFollowedAnchors(scope, store)],
  ])
  const streams: Streams = {
    session$: session.state$,
    config$: config.state$,
    exits: {
      exit$: exit.state$,
      maintained$: constant(null),
      raise: vi.fn(),
      raiseOffline: vi.fn(),
      acknowledge: vi.fn(() => {
        exit.set(null)
      }),
      withdraw: vi.fn(),
      breakSilence: vi.fn(),
      visit,
    },
    storage: { local: store, session: sessionStore },
    network: {
      state$: constant(onlineState),
      online$: constant(true),
      visible$: constant(true),
      active$: constant(true),
      slowdown$: constant(1),
      reach$: reach.state$,
    },
    opening$: opening.state$,
    reopened$: whenOpen$(opening.state$, 0),
    maintainedElsewhere$: maintainedElsewhere.state$,
    serverTime: {
      now: () => second.state$.value,
      msUntil: (time) => Math.max(0, time - second.state$.value),
      state$: constant({ difference: 0, rate: 1, synced: true }),
      tick$: () => second.state$,
      compare: vi.fn(),
    },
    second$: second.state$,
    limitedFor$: limitedFor.state$,
    outdated$: outdated.state$,
    settings,
    notices,
    venue: {
      code$: constant('PMTY'),
      entries$: constant(0),
      offered$: venuesOffered.state$,
      statuses$: venueStatuses.state$,
      sports$: venueSports.state$,
      choose: chooseVenue,
      enter: enterVenueAgain,
      enterByItself: enterVenueByItself,
      leave: vi.fn(),
    },
    member$: member.state$,
    login: () => ({ login$: login.state$, submit, edited }),
    account: account.account,
    shell: start.shell ?? null,
    // The part stored for a maker has the maker's type, which a `Map` cannot express.
    part: <T>(make: Part<SiteCore, T>): T => siteParts.get(make) as T,
    readAhead: vi.fn(),
    logout: vi.fn(signOut),
    openScope: scope.child,
    end: scope.end,
  }
  return {
    ...fakeMember,
    account,
    config,
    domains,
    ...fakeMember.siteContent.cells,
    permanentDomain,
    closePermanentDomain,
    shellArea,
    shellBack$,
    setStatusBar,
    venuesOffered,
    venueStatuses,
    venueSports,
    chooseVenue,
    enterVenueAgain,
    enterVenueByItself,
    streams,
    session,
    exit,
    reach,
    limitedFor,
    outdated,
    second,
    opening,
    maintainedElsewhere,
    login,
    submit,
    visit,
    signIn,
    signOut,
    enterVenue,
    notices,
  }
}

export type FakeStreams = ReturnType<typeof createFakeStreams>
