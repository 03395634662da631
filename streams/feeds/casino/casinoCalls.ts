import { map, mergeMap, of, take } from 'rxjs'
import { type CasinoSettings, settingsFromRemote, settingsToRemote } from '../../domain/casino/settings.ts'
import { CURRENCY_IDS, money } from '../../domain/money.ts'
import { err, ok } from '../../domain/result.ts'
import type { GameBetCall, TakenGameBet } from '../../domain/rounds/gameBet.ts'
import type { Link } from '../../link/createLink.ts'
import { exchange$, transportFailure } from '../../link/exchange.ts'
import type { Http } from '../../ports/http.ts'
import type { Call } from '../../venues/call.ts'
import { currencyOfNumber } from '../../venues/gameBetRecord.ts'
import type { AskProduct } from '../../venues/launchedProduct.ts'
import { unitsText } from '../../wire/amounts.ts'
import { casinoPlaced } from '../../wire/casino/bet.ts'
import { casinoLogin, WALLET_TYPES } from '../../wire/casino/login.ts'
import { CASINO_PATHS, casinoLoginPath, REPLAY_PREFIX } from '../../wire/casino/paths.ts'
import { replay, type ReplayEventRow, type VideoPath, videoPath } from '../../wire/casino/replay.ts'
import { tableList } from '../../wire/casino/tables.ts'
import { casinoUserInfo, type CasinoUserInfo } from '../../wire/casino/userInfo.ts'
import { decodeJson } from '../../wire/decode.ts'
import type { CasinoLogin, Replay, ReplayEvent, ToldTable } from './casinoTable.ts'
import { toldTable } from './readTable.ts'

/** What the casino keeps of the member. */
export interface UserInfo {
  readonly settings: CasinoSettings
  /** The tables at which the member has bet in the last thirty days, the latest first. */
  readonly history: readonly string[]
}

/** The calls of the casino (docs/games/casino.md, 6). */
export interface CasinoCalls {
  login(): Call<CasinoLogin>
  userInfo(): Call<UserInfo>
  /** Changes what is named only, so it may be sent again. */
  saveSettings(settings: Partial<CasinoSettings>): Call<UserInfo>
  /** No ids are all tables. */
  tables(tableIds: readonly string[], withHistory: boolean): Call<readonly ToldTable[]>
  /** Sent once. */
  place(call: GameBetCall): Call<readonly TakenGameBet[]>
  replay(tableId: string, round: string): Call<Replay>
}

interface CasinoCallsDeps {
  readonly ask: AskProduct
  readonly http: Http
  readonly link: Pick<Link, 'config' | 'faults' | 'times'>
}

export function createCasinoCalls({ ask, http, link }: CasinoCallsDeps): CasinoCalls {
  const userInfo = (path: string, body: object): Call<UserInfo> =>
    ask({ kind: 'read', path, body, answer: casinoUserInfo }).pipe(
      map((result) => (result.ok ? ok(userInfoOf(result.value.value)) : result)),
    )

  return {
    login: () =>
      ask({
        kind: 'read',
        path: CASINO_PATHS.login,
        address: ({ token }) => casinoLoginPath(token ?? ''),
        answer: casinoLogin,
        polled: true,
      }).pipe(
        map((result) => {
          if (!result.ok) return result
          const { loginName, currencyCode, walletType, balance } = result.value.value
          const currency = currencyOfNumber(currencyCode)
          if (currency === null) return err(transportFailure('badData'))
          const seamless = walletType === WALLET_TYPES.seamless
          return ok({ loginName, seamless, balance: money(balance, currency) })
        }),
      ),
    userInfo: () => userInfo(CASINO_PATHS.userInfo, {}),
    saveSettings: (settings) => userInfo(CASINO_PATHS.saveSettings, { settings: settingsToRemote(settings) }),
    tables: (tableIds, withHistory) =>
      ask({
        kind: 'read',
        path: CASINO_PATHS.tables,
        body: { tableIds, withHistory },
        answer: tableList,
        polled: true,
      }).pipe(
        map((result) =>
          result.ok ? ok(result.value.value.tables.flatMap((row) => toldTable(row) ?? [])) : result,
        ),
      ),
    place: (call) =>
      ask({
        kind: 'write',
        path: CASINO_PATHS.bet,
        body: betBody(call),
        answer: casinoPlaced,
        timeoutMs: link.times.placeBetTimeoutMs,
      }).pipe(
        map((result) =>
          result.ok
            ? ok(
                result.value.value.orders.map(({ clientOrderId, orderNo }) => ({
                  clientId: clientOrderId,
                  orderNo,
                })),
              )
            : result,
        ),
      ),
    replay: (tableId, roundNo) =>
      ask({
        kind: 'read',
        path: CASINO_PATHS.videoPath,
        body: { tableId, roundNo },
        answer: videoPath,
      }).pipe(mergeMap((result) => (result.ok ? film$(result.value.value, { http, link }) : of(result)))),
  }
}

/** Reads a replay, which anyone may: without an envelope and a token. */
function film$(
  { videoPath: path, durationMs }: VideoPath,
  { http, link }: Pick<CasinoCallsDeps, 'http' | 'link'>,
): Call<Replay> {
  return link.config.ready$.pipe(
    take(1),
    mergeMap(({ apiBase }) =>
      exchange$(http, { method: 'GET', url: apiBase + path, timeoutMs: link.times.pollTimeoutMs }),
    ),
    map((result) => {
      if (!result.ok) return result
      const decoded = decodeJson(replay, result.value.text)
      if (decoded.ok) return ok({ durationMs, events: eventsOf(decoded.value.events) })
      link.faults.report(REPLAY_PREFIX, decoded.error)
      return err(transportFailure('badData'))
    }),
  )
}

function userInfoOf({ settings, history }: CasinoUserInfo): UserInfo {
  return { settings: settingsFromRemote(settings), history }
}

function betBody({ game, currency, validUntil, bets }: GameBetCall): object {
  return {
    tableId: game,
    roundNo: bets[0]?.round ?? '',
    currencyCode: CURRENCY_IDS[currency],
    validUntil,
    bets: bets.map(({ clientId, selection, stake, odds }) => ({
      clientOrderId: clientId,
      option: selection,
      betAmount: unitsText(stake.minor),
      odds,
    })),
  }
}

function eventsOf(rows: readonly ReplayEventRow[]): readonly ReplayEvent[] {
  return rows
    .map((row): ReplayEvent => (row.do === 'result' ? { at: row.at, do: 'result' } : row))
    .toSorted((one, other) => one.at - other.at)
}
