import { map, type Observable, tap } from 'rxjs'
import type * as v from 'valibot'
import { type AnchorGame, isAnchorGame } from '../../domain/anchorGames/games.ts'
import type { Failure } from '../../domain/failure.ts'
import { CURRENCY_IDS } from '../../domain/money.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import type { GameBetCall, TakenGameBet } from '../../domain/rounds/gameBet.ts'
import { isGameRefusal } from '../../domain/rounds/gameRefusal.ts'
import type { Round } from '../../domain/rounds/round.ts'
import type { Link } from '../../link/createLink.ts'
import type { SiteCall } from '../../link/request.ts'
import type { Call } from '../../venues/call.ts'
import { siteGameRefusal } from '../../venues/productFailure.ts'
import { unitsText } from '../../wire/amounts.ts'
import { anchorPlaced } from '../../wire/site/anchorGameBets.ts'
import { anchorBannersPath, anchorGamePaths } from '../../wire/site/anchorGamePaths.ts'
import {
  anchorBackground,
  anchorBanners,
  anchorConfig,
  anchorNext,
  anchorPast,
  anchorRooms,
  anchorStatus,
  anchorSwitches,
} from '../../wire/site/anchorGames.ts'
import type {
  AnchorGameConfig,
  AnchorVenue,
  GameBackground,
  GameBanner,
  GameStatusAnswer,
  GameSwitch,
  PastAnchorRound,
} from './anchorGame.ts'
import { configOf, pastRoundOf, statusOf } from './readAnchor.ts'

/** The calls of the anchor games (docs/games/anchor.md, 4). None of their codes causes an exit of the site. */
export interface AnchorCalls {
  venue(siteId: number): Call<AnchorVenue>
  switches(): Call<ReadonlyMap<AnchorGame, GameSwitch>>
  config(game: AnchorGame): Call<AnchorGameConfig>
  status(games: readonly AnchorGame[]): Call<readonly GameStatusAnswer[]>
  /** The rounds that are announced and not open. */
  next(games: readonly AnchorGame[]): Call<readonly NextRound[]>
  past(game: AnchorGame, size: number): Call<readonly PastAnchorRound[]>
  background(game: AnchorGame): Call<GameBackground>
  banners(siteId: number): Call<readonly GameBanner[]>
  /** Sent once; `roomId` is the room in which the bets are made. */
  place(call: GameBetCall, roomId: string): Call<readonly TakenGameBet[]>
}

/** A round that is announced. Platform ms. */
export interface NextRound extends Pick<Round, 'product' | 'round' | 'opensAt' | 'sealsAt'> {
  readonly game: AnchorGame
  /** `null` if the answer does not contain it. */
  readonly commitment: string | null
}

interface AnchorCallsDeps {
  readonly link: Pick<Link, 'call' | 'times'>
  /** Receives the failures of these calls, except refusals of bets, which only concern the bet's own game. */
  readonly onFailure: (failure: Failure) => void
}

export function createAnchorCalls({ link, onFailure }: AnchorCallsDeps): AnchorCalls {
  const send = <const S extends v.GenericSchema>(
    call: Omit<SiteCall<S>, 'ownExits'>,
  ): Observable<Result<v.InferOutput<S>, Failure>> =>
    link.call({ ...call, ownExits: true }).pipe(
      tap((result) => {
        if (!result.ok && !isGameRefusal(result.error)) onFailure(result.error)
      }),
    )
  const read = <const S extends v.GenericSchema, T>(
    path: string,
    body: object,
    data: S,
    project: (value: v.InferOutput<S>) => T,
  ): Call<T> =>
    send({ kind: 'read', path, body, data, timeoutMs: link.times.pollTimeoutMs }).pipe(
      map((result) => (result.ok ? ok(project(result.value)) : err(result.error))),
    )

  return {
    venue: (siteId) =>
      read(anchorGamePaths.rooms, { siteId }, anchorRooms, ({ venueName, rooms }) => ({
        venueName,
        games: new Map(rooms.map(({ imId, gameCodes }) => [imId, gameCodes.filter(isAnchorGame)])),
      })),
    switches: () =>
      read(anchorGamePaths.switches, {}, anchorSwitches, ({ games }) => new Map(games.flatMap(switchOf))),
    config: (game) =>
      read(anchorGamePaths.config, { gameCode: game }, anchorConfig, ({ games }) =>
        games.map(configOf).find((config) => config?.game === game),
      ).pipe(map((result) => (result.ok ? present(result.value) : result))),
    status: (gameCodes) =>
      read(anchorGamePaths.status, { gameCodes }, anchorStatus, ({ games }) =>
        games.flatMap((row) => statusOf(row) ?? []),
      ),
    next: (gameCodes) =>
      read(anchorGamePaths.next, { gameCodes }, anchorNext, ({ games }) =>
        games.flatMap(({ gameCode: game, roundNo: round, opensAt, sealsAt, commitment }): NextRound[] =>
          isAnchorGame(game) ? [{ product: 'anchorGame', game, round, opensAt, sealsAt, commitment }] : [],
        ),
      ),
    past: (game, size) =>
      read(anchorGamePaths.past, { gameCode: game, page: 1, size }, anchorPast, ({ records }) =>
        records.map((row) => pastRoundOf(game, row)),
      ),
    background: (game) =>
      read(anchorGamePaths.background, { gameCode: game }, anchorBackground, ({ bgImg, bgImgLight }) => ({
        dark: bgImg,
        light: bgImgLight,
      })),
    banners: (siteId) =>
      read(anchorBannersPath(siteId), {}, anchorBanners, ({ banners }) =>
        banners
          .toSorted((one, other) => one.sort - other.sort)
          .flatMap(({ bannerId, gameCode: game, imId, title, img }): GameBanner[] =>
            isAnchorGame(game) ? [{ id: bannerId, game, roomId: imId, title, picture: img }] : [],
          ),
      ),
    place: (call, roomId) =>
      send({
        kind: 'write',
        path: anchorGamePaths.betting,
        body: betBody(call, roomId),
        data: anchorPlaced,
        failureOf: siteGameRefusal,
      }).pipe(map((result) => (result.ok ? ok(result.value.orders.map(takenOf)) : err(result.error)))),
  }
}

function betBody({ game, currency, validUntil, bets }: GameBetCall, roomId: string): object {
  return {
    gameCode: game,
    roundNo: bets[0]?.round ?? '',
    imId: roomId,
    currency: CURRENCY_IDS[currency],
    validUntil,
    bets: bets.map(({ clientId, selection, stake, odds }) => ({
      clientOrderId: clientId,
      option: selection,
      betAmount: unitsText(stake.minor),
      odds,
    })),
  }
}

function takenOf({
  clientOrderId: clientId,
  orderNo,
}: {
  readonly clientOrderId: string
  readonly orderNo: string
}): TakenGameBet {
  return { clientId, orderNo }
}

function switchOf({
  gameCode,
  maintain,
  message,
}: {
  readonly gameCode: string
  readonly maintain: GameSwitch['maintain'] | 'unknown'
  readonly message: string
}): readonly (readonly [AnchorGame, GameSwitch])[] {
  if (!isAnchorGame(gameCode) || maintain === 'unknown') return []
  return [[gameCode, { maintain, message }]]
}

/** An answer without the game is unreadable. */
function present<T>(value: T | null | undefined): Result<T, Failure> {
  return value == null ? err({ type: 'transport', kind: 'badData' }) : ok(value)
}
