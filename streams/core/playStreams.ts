import { map, Subject } from 'rxjs'
import type { AnchorGame } from '../domain/anchorGames/games.ts'
import type { Failure } from '../domain/failure.ts'
import { type Currency, CURRENCY_IDS } from '../domain/money.ts'
import type { GameBetRecord } from '../domain/rounds/gameBet.ts'
import { sameJson } from '../domain/sameJson.ts'
import {
  type AnchorGamesFeed,
  createAnchorCalls,
  createAnchorGamesFeed,
  type PastAnchorRound,
} from '../feeds/anchorGames/index.ts'
import type { ProtectionState } from '../feeds/protection/index.ts'
import { combineStates } from '../kernel/combineStates.ts'
import type { Feed } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import { createGameAmounts } from '../machines/anchorPanel/gameAmounts.ts'
import { type AnchorGameModel, createAnchorGame } from '../views/anchorGame/anchorGameModel.ts'
import { anchorGameBets, gamesPush, inGameLink, inGameRecords, toldCommitments } from './gameParts.ts'
import { ownGameBets$, playedToday$ } from './ownGameBets.ts'
import type { VenueParts } from './venueParts.ts'
import type { VenueCore } from './venueCore.ts'

/** The games beside an anchor (docs/games/anchor.md). */
export interface PlayStreams {
  /** The games of a room that are not off, in the order of their tabs. */
  roomGames$(roomId: string): State$<readonly AnchorGame[]>
  /** The name that the platform gives the venue of the games; `null` until it is known. */
  readonly venueName$: State$<string | null>
  game(screen: Scope, roomId: string, game: AnchorGame): AnchorGameModel
  past$(game: AnchorGame): State$<Feed<readonly PastAnchorRound[]>>
  /** The member's bets on anchor games, newest first; read while it is subscribed. */
  ownBets$(screen: Scope, game: AnchorGame, currency: Currency): State$<Feed<readonly GameBetRecord[]>>
  /** What the member has played today. */
  today$(screen: Scope): State$<Feed<ProtectionState>>
  /** Real seconds until a platform time, rounded up, and the share of a span that is left. */
  secondsUntil(at: number): number
  leftOf(span: { readonly from: number; readonly to: number }): number
  /** Real ms since a platform time. */
  msSince(at: number): number
}

/** How many of the own bets the panel lists. */
const OWN_BETS = 20
const ID_BYTES = 12

export function playStreams(scope: Scope, core: VenueCore, part: VenueParts): PlayStreams {
  const { link, conditions, ports, wallet, member } = core
  const { serverTime } = link
  const rate = (): number => serverTime.state$.value.rate
  const failures$ = new Subject<Failure>()
  scope.onEnd(() => {
    failures$.complete()
  })
  const onFailure = (failure: Failure): void => {
    failures$.next(failure)
  }
  const calls = createAnchorCalls({ link, onFailure })
  const feed: AnchorGamesFeed = createAnchorGamesFeed(scope, {
    calls,
    siteId$: link.config.ready$.pipe(map(({ siteId }) => siteId)),
    push: part(gamesPush),
    commitments: part(toldCommitments),
    conditions,
    serverNow: serverTime.now,
  })
  const amounts = createGameAmounts(ports.storage.local, member.id)
  return {
    roomGames$: (roomId) =>
      combineStates(
        { venue: feed.venue$, switches: feed.switches$ },
        ({ venue, switches }) =>
          (venue.value?.games.get(roomId) ?? []).filter(
            (game) => (switches.value?.get(game)?.maintain ?? 'off') !== 'off',
          ),
        sameJson,
      ),
    venueName$: mapState(feed.venue$, ({ value }) =>
      value === undefined || value.venueName === '' ? null : value.venueName,
    ),
    game: (screen, roomId, game) =>
      createAnchorGame(screen, {
        game,
        feed,
        bets: part(anchorGameBets),
        send: (call) => calls.place(call, roomId),
        failures$,
        amounts,
        balance$: (currency) => wallet.balance$(currency),
        currency: core.currency$.value,
        visible$: link.network.visible$,
        slowdown$: link.network.slowdown$,
        now: serverTime.now,
        rate,
        localNow: () => ports.clock.now(),
        msUntil: (at) => serverTime.msUntil(at),
        newId: () => ports.random.hex(ID_BYTES),
      }),
    past$: (game) => feed.past$(game),
    ownBets$: (screen, game, currency) =>
      ownGameBets$(
        screen,
        () => inGameRecords(link)({ size: OWN_BETS, gameCode: game, currencyCode: CURRENCY_IDS[currency] }),
        core,
      ),
    today$: (screen) =>
      playedToday$(
        screen,
        { link: inGameLink(link), conditions },
        { push: part(gamesPush), bets: part(anchorGameBets) },
      ),
    secondsUntil: (at) => Math.ceil(serverTime.msUntil(at) / 1000),
    leftOf: ({ from, to }) => serverTime.msUntil(to) / Math.max(1, (to - from) / rate()),
    msSince: (at) => (serverTime.now() - at) / rate(),
  }
}
