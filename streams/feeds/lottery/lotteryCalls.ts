import { map } from 'rxjs'
import * as v from 'valibot'
import { LOTTERIES } from '../../domain/lottery/lotteries.ts'
import type { LotteryOrder } from '../../domain/lottery/order.ts'
import { type Currency, CURRENCY_IDS, money } from '../../domain/money.ts'
import type { Failure } from '../../domain/failure.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import type { GameBet, GameBetCall, TakenGameBet } from '../../domain/rounds/gameBet.ts'
import { transportFailure } from '../../link/exchange.ts'
import type { Call } from '../../venues/call.ts'
import { currencyOfNumber } from '../../venues/gameBetRecord.ts'
import type { AskProduct } from '../../venues/launchedProduct.ts'
import { unitsText } from '../../wire/amounts.ts'
import { type ProductLogin, productLogin } from '../../wire/games/login.ts'
import { chaseCancelled, type LotteryPlaced, lotteryPlaced } from '../../wire/lottery/bet.ts'
import { lotteryHistory } from '../../wire/lottery/history.ts'
import { lotteryRows } from '../../wire/lottery/lists.ts'
import { lotteryPage } from '../../wire/lottery/page.ts'
import { type ChaseState, chaseStateCodes } from '../../wire/lottery/codes.ts'
import { LOTTERY_LIST_PATHS, LOTTERY_PATHS } from '../../wire/lottery/paths.ts'
import { chaseRecords } from '../../wire/lottery/records.ts'
import {
  type LotterySettings,
  lotterySettings,
  type SomeLotterySettings,
} from '../../wire/lottery/settings.ts'
import type { ChasesIn, ListedLottery, LotteryList, LotteryLogin, LotteryTable, PastDraw } from './lottery.ts'
import { listedLottery, lotteryChases, lotteryTable, pastDraw } from './readLottery.ts'

/** The calls of the lottery (docs/games/lottery.md, 7). */
export interface LotteryCalls {
  list(list: LotteryList): Call<readonly ListedLottery[]>
  /** May be sent again. */
  collect(ticketId: string, collected: boolean): Call<null>
  login(): Call<LotteryLogin>
  table(ticketId: string): Call<LotteryTable>
  /** The newest draws, or all of a day as `20261120`; newest first. */
  history(
    ticketId: string,
    of: { readonly size: number } | { readonly day: string },
  ): Call<readonly PastDraw[]>
  settings(): Call<LotterySettings>
  /** Changes what is named only, so it may be sent again. */
  saveSettings(settings: SomeLotterySettings): Call<LotterySettings>
  /** Sent once. `order.bets` are those of `call.bets`; of a chase there is one, and a bet of `call` for each draw. */
  place(call: GameBetCall, order: LotteryOrder): Call<readonly TakenGameBet[]>
  /** A page of the member's chases in one currency. */
  chases(asked: AskedChases, currency: Currency): Call<ChasesIn>
  /** May be sent again. Minor units. */
  cancelChase(chaseNo: string): Call<{ readonly cancelled: number; readonly returned: number }>
}

/** Which chases are asked for; without a lottery or a state those of all. */
export interface AskedChases {
  readonly ticketId?: string
  readonly state?: ChaseState
  /** From 1, which is the default. */
  readonly page?: number
  /** Chases of a page. */
  readonly size?: number
}

interface LotteryCallsDeps {
  /** The calls of the launched lottery. */
  readonly ask: AskProduct
  /** Those of PMTY, which has the lists. */
  readonly askLists: AskProduct
}

const LIST_PATHS: Readonly<Record<LotteryList, string>> = {
  all: LOTTERY_LIST_PATHS.all,
  hot: LOTTERY_LIST_PATHS.hot,
  ins: LOTTERY_LIST_PATHS.ins,
  collect: LOTTERY_LIST_PATHS.collected,
}

export function createLotteryCalls({ ask, askLists }: LotteryCallsDeps): LotteryCalls {
  const settings = (path: string, body: object): Call<LotterySettings> =>
    ask({ kind: 'read', path, body, answer: lotterySettings }).pipe(
      map((result) => (result.ok ? ok(result.value.value) : result)),
    )

  return {
    list: (list) =>
      askLists({ kind: 'read', path: LIST_PATHS[list], answer: lotteryRows, polled: true }).pipe(
        map((result) =>
          result.ok ? ok(inOrder(result.value.value.flatMap((row) => listedLottery(row) ?? []))) : result,
        ),
      ),
    collect: (ticketId, collected) =>
      askLists({
        kind: 'read',
        path: LOTTERY_LIST_PATHS.collect,
        body: { ticketId, collect: collected ? 1 : 0 },
        answer: v.unknown(),
      }).pipe(map((result) => (result.ok ? ok(null) : result))),
    login: () =>
      ask({ kind: 'read', path: LOTTERY_PATHS.login, body: {}, answer: productLogin, polled: true }).pipe(
        map((result) => (result.ok ? loginOf(result.value.value) : result)),
      ),
    table: (ticketId) =>
      ask({
        kind: 'read',
        path: LOTTERY_PATHS.page,
        query: { ticketId },
        answer: lotteryPage,
        polled: true,
      }).pipe(
        map((result) => {
          if (!result.ok) return result
          const table = lotteryTable(result.value.value)
          return table === null ? err(transportFailure('badData')) : ok(table)
        }),
      ),
    history: (ticketId, of) =>
      ask({
        kind: 'read',
        path: LOTTERY_PATHS.history,
        query: { ticketId, ...('day' in of ? { day: of.day } : { size: String(of.size) }) },
        answer: lotteryHistory,
        polled: true,
      }).pipe(map((result) => (result.ok ? ok(result.value.value.draws.map(pastDraw)) : result))),
    settings: () => settings(LOTTERY_PATHS.settings, {}),
    saveSettings: (changes) => settings(LOTTERY_PATHS.saveSettings, changes),
    place: (call, order) =>
      ask({ kind: 'write', path: LOTTERY_PATHS.bet, body: betBody(call, order), answer: lotteryPlaced }).pipe(
        map((result) => (result.ok ? ok(takenOf(result.value.value)) : result)),
      ),
    chases: ({ state, ...asked }, currency) =>
      ask({
        kind: 'read',
        path: LOTTERY_PATHS.chases,
        body: {
          ...asked,
          ...(state === undefined ? {} : { chaseState: chaseStateCodes[state] }),
          currencyCode: CURRENCY_IDS[currency],
        },
        answer: chaseRecords,
        polled: true,
      }).pipe(map((result) => (result.ok ? ok(lotteryChases(result.value.value)) : result))),
    cancelChase: (chaseNo) =>
      ask({
        kind: 'write',
        path: LOTTERY_PATHS.cancelChase,
        body: { chaseNo },
        answer: chaseCancelled,
      }).pipe(map((result) => (result.ok ? ok(result.value.value) : result))),
  }
}

function loginOf({
  loginName,
  currencyCode,
  walletType,
  balance,
}: ProductLogin): Result<LotteryLogin, Failure> {
  const currency = currencyOfNumber(currencyCode)
  if (currency === null) return err(transportFailure('badData'))
  return ok({ loginName, seamless: walletType === 'seamless', balance: money(balance, currency) })
}

function takenOf({ orders }: LotteryPlaced): readonly TakenGameBet[] {
  return orders.map(({ clientOrderId, orderNo }) => ({ clientId: clientOrderId, orderNo }))
}

/** The order of the platform's own table, whatever the list. */
function inOrder(rows: readonly ListedLottery[]): readonly ListedLottery[] {
  return rows.toSorted((one, other) => LOTTERIES.indexOf(one.lottery) - LOTTERIES.indexOf(other.lottery))
}

function betBody(
  { game, currency, validUntil, bets }: GameBetCall,
  { chaseId, bets: asked, chase }: LotteryOrder,
) {
  return {
    ticketId: game,
    planId: bets[0]?.round ?? '',
    currencyCode: CURRENCY_IDS[currency],
    validUntil,
    bets: asked.map((bet, index) => ({ ...bet, ...identity(bets[index], chaseId) })),
    chase:
      chase === null
        ? null
        : {
            stopOnWin: chase.stopOnWin,
            plans: chase.draws.map(({ planId, multiple }) => ({ planId, multiple })),
          },
  }
}

function identity(bet: GameBet | undefined, chaseId: string | null) {
  return {
    clientOrderId: chaseId ?? bet?.clientId ?? '',
    betAmount: unitsText(bet?.stake.minor ?? 0),
  }
}
