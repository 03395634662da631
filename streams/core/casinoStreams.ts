import { merge, skip, tap } from 'rxjs'
import type { Currency, Money } from '../domain/money.ts'
import type { GameBetRecord } from '../domain/rounds/gameBet.ts'
import {
  type CasinoLogin,
  type CasinoSettingsFeed,
  createCasinoCalls,
  createCasinoLogin$,
  createCasinoSettings,
  createCasinoTables,
  createShownModes,
  type Replay,
  type ShownModesFeed,
} from '../feeds/casino/index.ts'
import { polledFeed$ } from '../feeds/polledFeed.ts'
import type { ProtectionState } from '../feeds/protection/index.ts'
import { combineStates } from '../kernel/combineStates.ts'
import { CONNECTING, type Feed } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { LaunchedProduct } from '../venues/launchedProduct.ts'
import { type CartModel, createCart } from '../views/casino/cart.ts'
import { type ChipChoice, createChipChoice } from '../views/casino/chipChoice.ts'
import { createCasinoLobby, type LobbyModel } from '../views/casino/lobbyModel.ts'
import { createReplay, type ReplayModel } from '../views/casino/replayModel.ts'
import { type CasinoTableModel, createCasinoTable } from '../views/casino/tableModel.ts'
import { createTableViews, type TableViews } from '../views/casino/tableViews.ts'
import { createTableVoice } from '../views/casino/tableVoice.ts'
import { lastBets, ownBets$ } from './casinoRecords.ts'
import { casinoBets, casinoProduct, gamesPush, recordsOf, toldCommitments } from './gameParts.ts'
import { playedToday$ } from './ownGameBets.ts'
import type { VenueParts } from './venueParts.ts'
import type { VenueCore } from './venueCore.ts'

/** The casino (docs/games/casino.md). */
export interface CasinoStreams extends TableViews {
  readonly login$: State$<Feed<CasinoLogin>>
  readonly settings: CasinoSettingsFeed
  readonly shown: ShownModesFeed
  readonly lobby: LobbyModel
  readonly chips: ChipChoice
  /** Whether the casino accepts the member, and a retry. */
  readonly session: LaunchedProduct['session']
  /** A table to play at; several at once are those of multi-table play. */
  table(screen: Scope, tableId: string, several?: boolean): CasinoTableModel
  /** Speaks for a table while the screen is open. */
  voice(screen: Scope, tableId: string): void
  cart(screen: Scope, several: boolean): CartModel
  replay(screen: Scope, tableId: string, round: string): ReplayModel
  /** The member's bets at a table, newest first; read while the screen is open. */
  ownBets$(screen: Scope, tableId: string): State$<Feed<readonly GameBetRecord[]>>
  /** What the member has played today. */
  today$(screen: Scope): State$<Feed<ProtectionState>>
  /** Whether scenes are drawn, as far as the settings and the connection say. */
  readonly sceneShown$: State$<boolean>
  readonly currency$: State$<Currency>
  /** Local ms. */
  localNow(): number
}

const ID_BYTES = 8
/** A replay does not change. */
const REPLAY_EVERY_MS = 3_600_000

export function casinoStreams(scope: Scope, core: VenueCore, part: VenueParts): CasinoStreams {
  const { link, ports, conditions, member, currency$ } = core
  const { serverTime, network } = link
  const bets = part(casinoBets)
  const records = recordsOf('casino', core, part)
  const { product, calls, tables, settings, login$ } = createSources(scope, core, part)
  const views = createTableViews(scope, { tables, serverTime })
  const chips = createChipChoice(scope, currency$)
  const balance$ = combineStates(
    { login: login$, currency: currency$ },
    ({ login, currency }): Money | null =>
      login.value?.balance.currency === currency ? login.value.balance : null,
  )
  return {
    ...views,
    login$,
    settings,
    chips,
    shown: createShownModes(scope, ports.storage.local, member.id),
    lobby: createCasinoLobby(scope, { tables, settings, currency$ }),
    session: product.session,
    table: (screen, tableId, several = false) =>
      createCasinoTable(screen, {
        tableId,
        views,
        several,
        chips,
        currency$,
        balance$,
        bets,
        settings,
        sound: ports.sound,
        send: calls.place,
        readLast: lastBets(records, tableId, currency$),
        newId: () => ports.random.hex(ID_BYTES),
        clock: {
          now: () => serverTime.now(),
          msUntil: (at) => serverTime.msUntil(at),
          rate: () => serverTime.state$.value.rate,
          local: () => ports.clock.now(),
        },
      }),
    voice: (screen, tableId) => {
      createTableVoice(screen, {
        view$: views.view$(tableId),
        settings$: settings.settings$,
        sound: ports.sound,
      })
    },
    cart: createCart,
    replay: (screen, tableId, round) =>
      createReplay(
        screen,
        screen.state<Feed<Replay>>(
          polledFeed$(() => calls.replay(tableId, round), { everyMs: REPLAY_EVERY_MS, conditions }),
          CONNECTING,
        ),
      ),
    ownBets$: (screen, tableId) => ownBets$(screen, { records, tableId, currency$, conditions }),
    today$: (screen) => playedToday$(screen, core, { push: part(gamesPush), bets }),
    sceneShown$: combineStates(
      { settings: settings.settings$, slowdown: network.slowdown$ },
      ({ settings: { videoEnable }, slowdown }) => videoEnable === 1 && slowdown <= 1,
    ),
    currency$,
    localNow: () => ports.clock.now(),
  }
}

/** The calls of the casino and what is read with them. */
function createSources(scope: Scope, core: VenueCore, part: VenueParts) {
  const { link, ports, conditions, notices, currency$, wallet } = core
  const product = part(casinoProduct)
  const push = part(gamesPush)
  const calls = createCasinoCalls({ ask: product.ask, http: ports.http, link })
  followCurrency(scope, core, product)
  return {
    product,
    calls,
    tables: createCasinoTables(scope, {
      calls,
      push,
      conditions,
      commitments: part(toldCommitments),
      serverNow: link.serverTime.now,
    }),
    settings: createCasinoSettings(scope, {
      calls,
      conditions,
      onNotSaved: () => {
        notices.say('casino.settings.notSaved')
      },
    }),
    login$: createCasinoLogin$(scope, {
      calls,
      push,
      conditions,
      changed$: merge(
        push.bets$,
        part(casinoBets).calls$.pipe(skip(1)),
        currency$.pipe(skip(1)),
        wallet.refreshed$,
      ),
    }),
  }
}

/** The casino is launched for one currency, and its login contains the balance in that currency only. */
function followCurrency(scope: Scope, { currency$ }: VenueCore, { session }: LaunchedProduct): void {
  scope.run(
    currency$.pipe(
      skip(1),
      tap(() => {
        session.reenter()
      }),
    ),
  )
}
