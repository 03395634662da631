import { vi } from 'vitest'
import { PLAYS, type Play } from '../../streams/domain/baccarat/plays.ts'
import { roadsOf } from '../../streams/domain/baccarat/roads/roads.ts'
import { shoeStatistics } from '../../streams/domain/baccarat/roads/statistics.ts'
import type { CasinoCart } from '../../streams/domain/casino/cart.ts'
import { CHIPS, memberLimits } from '../../streams/domain/casino/limits.ts'
import { type CasinoSettings, DEFAULT_SETTINGS } from '../../streams/domain/casino/settings.ts'
import type { ShoeHistory } from '../../streams/domain/casino/shoeHistory.ts'
import { type Currency, money } from '../../streams/domain/money.ts'
import type { CasinoLogin, TableInfo } from '../../streams/feeds/casino/index.ts'
import { createShownModes } from '../../streams/feeds/casino/index.ts'
import { CONNECTING, type Feed, live } from '../../streams/kernel/feed.ts'
import { createScope } from '../../streams/kernel/scope.ts'
import { cell, constant } from '../../streams/kernel/state.ts'
import type { VenueTrouble } from '../../streams/link/venueSession.ts'
import type { TableBets, TableBetsView } from '../../streams/machines/casinoBets/tableBets.ts'
import type {
  CasinoStreams,
  CasinoTableModel,
  LobbyModel,
  LobbyView,
  ShoeRoads,
  TableView,
} from '../../streams/casino.ts'
import type { KeyValue } from '../../streams/ports/storage.ts'
import type { OwnResult } from '../../streams/views/casino/ownResult.ts'
import { createReplay } from '../../streams/views/casino/replayModel.ts'

const NO_BETS: TableBetsView = {
  open: true,
  currency: 'RMB',
  lying: {},
  waiting: {},
  taken: {},
  note: null,
  refusal: null,
  block: { type: 'empty' },
  sendsAt: null,
  unknown: [],
  limits: memberLimits({ min: 2000, max: 5_000_000 }),
}

const NO_LOBBY: LobbyView = {
  list: CONNECTING,
  all: [],
  tables: [],
  tab: 0,
  filter: { type: null, limits: null },
  types: [],
  limits: [],
  currency: 'RMB',
}

/** The roads of a history as the streams work them out. */
export function shoeRoadsOf(shown: ShoeHistory): ShoeRoads {
  return {
    shown,
    roads: roadsOf(shown.results),
    statistics: { ...shoeStatistics(shown.results, 0), naturals: shown.naturals },
  }
}

/** The casino of the fakes: cells that the test sets. */
export function createFakeCasino(local: KeyValue) {
  const scope = createScope((error) => {
    throw error
  })
  const view = cell<Feed<TableView | null>>(CONNECTING)
  const roads = cell<ShoeRoads | null>(null)
  const lobby = cell<LobbyView>(NO_LOBBY)
  const bets = cell<TableBetsView>(NO_BETS)
  const own = cell<OwnResult | null>(null)
  const cart = cell<CasinoCart>({ currentBetType: 1, singles: [], parlay: [], multi: {} })
  const settings = cell<CasinoSettings>(DEFAULT_SETTINGS)
  const login = cell<Feed<CasinoLogin>>(
    live({ loginName: 'fan_2046', seamless: false, balance: money(186_000, 'RMB') }, 0),
  )
  const trouble = cell<VenueTrouble | null>(null)
  const scene = cell(true)
  const superSix = cell(true)
  const plays = cell<readonly Play[]>([
    PLAYS.banker,
    PLAYS.player,
    PLAYS.tie,
    PLAYS.superSix,
    PLAYS.bankerPair,
    PLAYS.playerPair,
  ])
  const chips = cell<{ chips: readonly number[]; chosen: number; currency: Currency }>({
    chips: CHIPS.RMB,
    chosen: 10,
    currency: 'RMB',
  })
  const commands = {
    tap: vi.fn<CasinoTableModel['tap']>(),
    undo: vi.fn<TableBets['undo']>(),
    clear: vi.fn<TableBets['clear']>(),
    move: vi.fn<TableBets['move']>(),
    double: vi.fn<TableBets['double']>(),
    repeat: vi.fn<TableBets['repeat']>(),
    send: vi.fn<TableBets['send']>(() => true),
    choose: vi.fn<(units: number) => void>(),
    change: vi.fn<CasinoStreams['settings']['change']>(),
    setTab: vi.fn<LobbyModel['setTab']>(),
    setFilter: vi.fn<LobbyModel['setFilter']>(),
    reenter: vi.fn<() => void>(),
  }
  /** How often each table was subscribed to. */
  const viewed = new Map<string, number>()
  const tableBets = (tableId: string): TableBets => ({
    tableId,
    view$: bets.state$,
    tap: vi.fn(),
    undo: commands.undo,
    clear: commands.clear,
    move: commands.move,
    double: commands.double,
    repeat: commands.repeat,
    send: commands.send,
  })
  const streams: CasinoStreams = {
    view$: (tableId) => {
      viewed.set(tableId, (viewed.get(tableId) ?? 0) + 1)
      return view.state$
    },
    roads$: () => roads.state$,
    login$: login.state$,
    settings: {
      settings$: settings.state$,
      known$: constant(true),
      history$: constant([]),
      change: commands.change,
      refresh: vi.fn(),
    },
    shown: createShownModes(scope, local, '17'),
    lobby: { view$: lobby.state$, setTab: commands.setTab, setFilter: commands.setFilter },
    chips: { chips$: chips.state$, choose: commands.choose },
    session: { trouble$: trouble.state$, reenter: commands.reenter },
    table: (_screen, tableId) => ({
      tableId,
      view$: view.state$,
      roads$: roads.state$,
      bets: tableBets(tableId),
      plays$: plays.state$,
      superSix$: superSix.state$,
      freeCharge$: constant(false),
      canChooseBanker$: constant(true),
      chooseFreeCharge: vi.fn(),
      own$: own.state$,
      tap: commands.tap,
      past$: constant([
        { round: '20261120-0033', results: [3003] },
        { round: '20261120-0032', results: [3001, 3031, 3012, 3004] },
      ]),
    }),
    voice: vi.fn(),
    cart: () => ({
      cart$: cart.state$,
      add: () => () => undefined,
      sendAll: vi.fn(),
      clearAll: vi.fn(),
    }),
    replay: (screen) => createReplay(screen, constant(live({ durationMs: 1000, events: [] }, 0))),
    ownBets$: () => constant(live([], 0)),
    today$: () => constant(CONNECTING),
    sceneShown$: scene.state$,
    currency$: constant<Currency>('RMB'),
    localNow: () => 0,
  }
  return {
    streams,
    view,
    roads,
    lobby,
    bets,
    cart,
    own,
    settings,
    login,
    trouble,
    scene,
    superSix,
    plays,
    chips,
    viewed,
    commands,
  }
}

/** A table of type 0. */
export function tableInfo(tableId: string, change: Partial<TableInfo> = {}): TableInfo {
  return {
    tableId,
    name: `百家乐 ${tableId}`,
    type: 0,
    status: 'on',
    dealer: { name: '林荷', img: '' },
    limits: new Map([['RMB', { min: 2000, max: 5_000_000 }]]),
    members: 37,
    ...change,
  }
}
