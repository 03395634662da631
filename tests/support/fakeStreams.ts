import { vi } from 'vitest'
import type {
  Exit,
  Feed,
  HomeView,
  LiveStreams,
  LoginView,
  MemberStreams,
  Money,
  RecordsView,
  Settings,
  SlipView,
  Streams,
} from '../../streams/index.ts'
import { liveStreams } from '../../streams/live.ts'
import { recordsStreams } from '../../streams/records.ts'
import { money } from '../../streams/domain/money.ts'
import { ODDS_FORMATS } from '../../streams/domain/odds.ts'
import { createSettings } from '../../streams/feeds/settings/index.ts'
import { CONNECTING, live } from '../../streams/kernel/feed.ts'
import { createScope } from '../../streams/kernel/scope.ts'
import { cell, constant } from '../../streams/kernel/state.ts'
import { createNotices } from '../../streams/views/notices.ts'
import type { MemberPart } from '../../streams/views/member/memberPart.ts'
import { createGiftStage } from '../../streams/views/giftStage/giftStage.ts'
import { createPlayer } from '../../streams/views/player/playerModel.ts'
import { createScriptedGifts, createScriptedVideo } from './media.ts'
import { createFakeRoom } from './fakeRoom.ts'
import { createMemoryStore, onlineState } from './ports.ts'

/** Platform time in the fakes: 20 November 2025, 20:46 in China. */
export const FAKE_NOW = Date.UTC(2025, 10, 20, 12, 46)

const NO_MONEY = money(0, 'RMB')

const emptySlip: SlipView = {
  open: false,
  kind: 'single',
  legs: [],
  fields: [],
  activeField: null,
  oddsFormat: 'europe',
  europeForced: false,
  currency: 'RMB',
  acceptance: 'none',
  totalOdds: '',
  offers: { single: 0, parlay: 0, system: 0 },
  counted: [],
  betCount: 0,
  stake: NO_MONEY,
  profit: null,
  returns: null,
  balance: null,
  balanceAfter: null,
  block: null,
  action: 'blocked',
  terms: '',
  changes: 0,
  notSent: null,
  quoteFailure: null,
  quoteAge: null,
  shown: null,
  outcome: null,
  waiting: [],
  quickStakes: [],
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
}

const emptyRecords: RecordsView = {
  settled: false,
  range: 'week',
  currency: 'RMB',
  list: CONNECTING,
  loadingMore: false,
}

/** A signed-in member's streams in the hands of a test. */
export function createFakeMember(local = createMemoryStore()) {
  const home = cell<HomeView>(emptyHome)
  const records = cell<RecordsView>(emptyRecords)
  const openBets = cell<number | null>(null)
  const pushConnected = cell(true)
  const slip = cell<SlipView>(emptySlip)
  const balance = cell<Feed<Money>>(live(money(1_248_050, 'RMB'), FAKE_NOW))
  const room = createFakeRoom()
  const shareRoom = cell<string | null>(null)
  const recordsCommands = {
    setSettled: vi.fn((settled: boolean) => {
      records.update((view) => ({ ...view, settled }))
    }),
    setRange: vi.fn(),
    loadMore: vi.fn(),
    refresh: vi.fn(),
    shareRoom$: shareRoom.state$,
    share: vi.fn(),
  }
  const video = createScriptedVideo()
  const gifts = createScriptedGifts()
  const network$ = constant(onlineState)
  const visible$ = constant(true)
  const liveParts = {
    room: vi.fn<LiveStreams['room']>(() => room.model),
    rooms: vi.fn(() => room.roomsModel),
    lastRoom$: shareRoom.state$,
    share: recordsCommands.share,
    videos$: () => constant(CONNECTING),
    player: (screen, options) =>
      createPlayer(
        screen,
        { video, local, online$: constant(true), visible$, now: () => FAKE_NOW, random: () => 0.5 },
        options,
      ),
    giftStage: (screen) => createGiftStage(screen, { gifts, network$, visible$ }),
  } satisfies LiveStreams
  const parts = new Map<unknown, unknown>([
    [liveStreams, liveParts],
    [recordsStreams, { records: () => ({ records$: records.state$, ...recordsCommands }) }],
  ])
  const member: MemberStreams = {
    memberName: 'fan_2046',
    capabilities: {
      betTypes: ['today', 'live', 'early', 'parlay'],
      sports: ['football'],
      oddsFormats: ODDS_FORMATS,
      acceptanceModes: ['none', 'better', 'any'],
      currencies: ['RMB', 'USDT'],
      severalSingles: true,
      parlay: true,
      systems: true,
      maxLegs: 10,
      minParlayLegs: 2,
      lineFollow: 'slot',
      push: true,
      cashOut: 'none',
      reservation: false,
      favourites: 'none',
      search: false,
      lookUpByClientId: true,
    },
    home: {
      home$: home.state$,
      setMode: vi.fn(),
      setBetType: vi.fn((betType: HomeView['betType']) => {
        home.update((view) => ({ ...view, betType }))
      }),
      setSport: vi.fn(),
      setDay: vi.fn(),
      toggleLeague: vi.fn(),
    },
    slip: {
      slip$: slip.state$,
      chosen$: constant<ReadonlySet<string>>(new Set()),
      matchIds$: constant<readonly string[]>([]),
      setOpen: vi.fn(),
      toggle: vi.fn(),
      remove: vi.fn(),
      clear: vi.fn(),
      setKind: vi.fn(),
      setAcceptance: vi.fn(),
      focusField: vi.fn(),
      type: vi.fn(),
      addStake: vi.fn(),
      maxStake: vi.fn(),
      takeLine: vi.fn(),
      repeatLeg: vi.fn(),
      requote: vi.fn(),
      confirm: vi.fn(),
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
    placements$: constant([]),
    balance$: balance.state$,
    openBets$: openBets.state$,
    play$: constant({ minutes: 42, net: money(-12_000, 'RMB') }),
    pushConnected$: pushConnected.state$,
    row$: () => constant(null),
    match: () => {
      throw new Error('no match in this fake')
    },
    // What stands under a maker is of its type, which a map can't tell.
    part: <T>(make: MemberPart<T>): T => parts.get(make) as T,
  }
  return {
    member,
    live: liveParts,
    video,
    gifts,
    room,
    shareRoom,
    home,
    records,
    recordsCommands,
    openBets,
    pushConnected,
    slip,
    balance,
  }
}

/** `Streams` in the hands of a test: cells to set, commands that only record. */
export function createFakeStreams(
  start: { readonly signedIn?: boolean; readonly settings?: Partial<Settings> } = {},
) {
  const scope = createScope((error) => {
    throw error
  })
  const store = createMemoryStore({ 'touchline.settings': JSON.stringify(start.settings ?? {}) })
  const fakeMember = createFakeMember(store)
  const session = cell<Streams['session$']['value']>('signedOut')
  const member = cell<MemberStreams | null>(null)
  const exit = cell<Exit | null>(null)
  const reach = cell<'reachable' | 'unreachable' | 'offline'>('reachable')
  const second = cell(FAKE_NOW)
  const login = cell<LoginView>({ busy: false, failure: null })
  const submit = vi.fn()
  const visit = vi.fn()
  const signIn = () => {
    member.set(fakeMember.member)
    session.set({ member: { id: '1', name: 'fan_2046' }, token: 'token' })
  }
  const signOut = () => {
    session.set('signedOut')
    member.set(null)
  }
  if (start.signedIn !== false) signIn()
  const notices = createNotices(scope)
  const streams: Streams = {
    session$: session.state$,
    config$: constant(CONNECTING),
    exits: {
      exit$: exit.state$,
      raise: vi.fn(),
      raiseOffline: vi.fn(),
      acknowledge: vi.fn(() => {
        exit.set(null)
      }),
      visit,
    },
    network: {
      state$: constant(onlineState),
      online$: constant(true),
      visible$: constant(true),
      active$: constant(true),
      slowdown$: constant(1),
      reach$: reach.state$,
    },
    serverTime: {
      now: () => second.state$.value,
      msUntil: (time) => Math.max(0, time - second.state$.value),
      state$: constant({ difference: 0, rate: 1, synced: true }),
      tick$: () => second.state$,
      resync: vi.fn(),
    },
    second$: second.state$,
    settings: createSettings(scope, store),
    notices,
    member$: member.state$,
    login: () => ({ login$: login.state$, submit }),
    readAhead: vi.fn(),
    logout: vi.fn(signOut),
    openScope: scope.child,
    end: scope.end,
  }
  return {
    ...fakeMember,
    streams,
    session,
    exit,
    reach,
    second,
    login,
    submit,
    visit,
    signIn,
    signOut,
    notices,
  }
}

export type FakeStreams = ReturnType<typeof createFakeStreams>
