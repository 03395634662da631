import {
  debounceTime,
  defer,
  EMPTY,
  filter,
  finalize,
  from,
  ignoreElements,
  map,
  merge,
  mergeMap,
  NEVER,
  type Observable,
  share,
  take,
  tap,
  timer,
} from 'rxjs'
import { type Currency, CURRENCY_IDS, money } from '../domain/money.ts'
import type { OwnGameBet } from '../domain/rounds/gameBet.ts'
import type { GameKey, Round } from '../domain/rounds/round.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Cell, State$ } from '../kernel/state.ts'
import type { Socket } from '../ports/socket.ts'
import { decodeJson } from '../wire/decode.ts'
import {
  GAMES_PUSH_CLOSE_CODES,
  GAMES_PUSH_PATH,
  GAMES_PUSH_VERSIONS,
  type GamesDownFrame,
  gamesDownFrame,
  type GamesUpFrame,
  MAX_WATCHED_GAMES,
  type OwnBetRow,
} from '../wire/games/push.ts'
import type { RoundRow } from '../wire/games/round.ts'
import type { Link } from './createLink.ts'
import { createPushTokens } from './pushTokens.ts'
import { textSocket$, type TextSocketEvent, type TextSocketTimes } from './textSocket.ts'
import { createWatchedGames, type WatchedGames } from './watchedGames.ts'

/** The push of rounds and own bets of all products: one socket for all subscribers (docs/games/rounds.md, 6). */
export interface GamesPush {
  /** Whether the platform has answered on the present connection; false while nobody needs one. */
  readonly connected$: State$<boolean>
  /**
   * First all present rounds of a game, then each that has changed. At most 80 games are watched; later subscriptions
   * get no rounds until an earlier one ends.
   */
  rounds$(game: GameKey): Observable<readonly Round[]>
  /** Own bets that were placed, settled, cancelled or rolled back while this is subscribed. */
  readonly bets$: Observable<OwnGameBet>
}

/** What the push needs of the link. */
interface PushLink extends Pick<Link, 'faults'> {
  readonly config: { readonly ready$: Observable<{ readonly apiBase: string }> }
  readonly session: Pick<Link['session'], 'session$' | 'token' | 'renew'>
  readonly network: Pick<Link['network'], 'online$' | 'visible$'>
  readonly exits: Pick<Link['exits'], 'raise'>
  readonly clientVersion: Pick<Link['clientVersion'], 'markOutdated'>
  readonly times: TextSocketTimes
}

interface GamesPushDeps {
  readonly socket: Socket
  readonly random: () => number
  readonly link: PushLink
}

interface GamesPushOptions {
  /** How long the connection is kept after the last subscriber has left, ms. */
  readonly graceMs?: number
  /** Games that are subscribed within this time are sent together, ms. */
  readonly settleMs?: number
}

type Told =
  | { readonly type: 'rounds'; readonly rounds: readonly Round[] }
  | { readonly type: 'bet'; readonly bet: OwnGameBet }

const GRACE_MS = 10_000
const SETTLE_MS = 150

export function createGamesPush(
  scope: Scope,
  deps: GamesPushDeps,
  { graceMs = GRACE_MS, settleMs = SETTLE_MS }: GamesPushOptions = {},
): GamesPush {
  const connected = scope.cell(false)
  const watched = createWatchedGames()
  const told$ = connection$(deps, { watched, connected, settleMs }).pipe(
    scope.bind<Told>(),
    // No replay, because a new subscriber would take earlier messages for news.
    share({ resetOnRefCountZero: () => timer(graceMs) }),
  )
  return {
    connected$: connected.state$,
    rounds$: (game) => {
      const watch$ = defer(() => {
        watched.add(game)
        return NEVER
      }).pipe(
        finalize(() => {
          watched.remove(game)
        }),
      )
      const rounds$ = told$.pipe(
        map((told) => (told.type === 'rounds' ? told.rounds.filter((round) => isOf(round, game)) : [])),
        filter((rounds) => rounds.length > 0),
      )
      return merge(rounds$, watch$).pipe(scope.bind())
    },
    bets$: told$.pipe(
      filter((told) => told.type === 'bet'),
      map(({ bet }) => bet),
    ),
  }
}

interface Watching {
  readonly watched: WatchedGames
  readonly connected: Cell<boolean>
  readonly settleMs: number
}

/** One connection per subscription; the watched games are sent again whenever it is opened. */
function connection$(
  { socket, random, link }: GamesPushDeps,
  { watched, connected, settleMs }: Watching,
): Observable<Told> {
  return defer(() => {
    let send: ((text: string) => void) | null = null
    const tokens = createPushTokens(link)
    const up = (frame: GamesUpFrame): string => JSON.stringify(frame)
    const hello = (): string =>
      up({ cmd: 'G0', token: tokens.present(), protocol: GAMES_PUSH_VERSIONS.current })
    const sendWatched = (): void => {
      send?.(up({ cmd: 'G1', games: watched.games().slice(0, MAX_WATCHED_GAMES) }))
    }
    const url$ = tokens.token$.pipe(
      mergeMap(() => link.config.ready$),
      take(1),
      map(({ apiBase }) => apiBase + GAMES_PUSH_PATH),
    )
    const read = (event: TextSocketEvent): Observable<Told> => {
      switch (event.type) {
        case 'connected':
          send = event.send
          send(hello())
          if (watched.games().length > 0) sendWatched()
          return EMPTY
        case 'disconnected':
          send = null
          connected.set(false)
          return EMPTY
        case 'refused':
          link.clientVersion.markOutdated()
          return EMPTY
        case 'message': {
          const decoded = decodeJson(gamesDownFrame, event.text)
          if (decoded.ok) {
            connected.set(true)
            return from(toldBy(decoded.value))
          }
          link.faults.report(GAMES_PUSH_PATH, decoded.error)
          return EMPTY
        }
      }
    }
    const received$ = textSocket$(
      { socket, network: link.network, random },
      {
        url: () => url$,
        heartbeat: hello,
        isFinal: (code) => code === GAMES_PUSH_CLOSE_CODES.clientTooOld,
        onClosed: (code) => {
          if (code === GAMES_PUSH_CLOSE_CODES.signedOut) tokens.doubt()
        },
      },
      link.times,
    ).pipe(mergeMap(read))
    const changes$ = watched.changed$.pipe(debounceTime(settleMs), tap(sendWatched), ignoreElements())
    return merge(changes$, received$).pipe(
      finalize(() => {
        connected.set(false)
      }),
    )
  })
}

function toldBy(frame: GamesDownFrame): readonly Told[] {
  switch (frame.cmd) {
    case 'G0':
      return []
    case 'G2':
      return [{ type: 'rounds', rounds: frame.rounds.map(roundOf) }]
    case 'G3':
      return frame.bets.flatMap(ownBetOf).map((bet) => ({ type: 'bet', bet }))
  }
}

function isOf(round: Round, { product, game }: GameKey): boolean {
  return round.product === product && round.game === game
}

function roundOf({ voided: _, ...round }: RoundRow): Round {
  return round
}

/** None in a currency that is not known. */
function ownBetOf({ clientOrderId, currency: number, stake, returned, ...bet }: OwnBetRow): OwnGameBet[] {
  const currency = (Object.keys(CURRENCY_IDS) as Currency[]).find(
    (name) => name === number || String(CURRENCY_IDS[name]) === number,
  )
  if (currency === undefined) return []
  return [
    { ...bet, clientId: clientOrderId, stake: money(stake, currency), returned: money(returned, currency) },
  ]
}
