import { EMPTY, filter, ignoreElements, interval, map, merge, share, startWith, switchMap, tap } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { LotteryOrder } from '../../domain/lottery/order.ts'
import type { Currency, Money } from '../../domain/money.ts'
import type { GameBetCall, TakenGameBet } from '../../domain/rounds/gameBet.ts'
import type { GameRefusal } from '../../domain/rounds/gameRefusal.ts'
import type {
  LotteryFeed,
  LotteryLogin,
  LotterySettings,
  LotteryTable,
  PastDraw,
} from '../../feeds/lottery/index.ts'
import type { ServerSettings } from '../../feeds/serverSettings.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import { mapState, type State$, stateFrom } from '../../kernel/state.ts'
import type { GamesPush } from '../../link/gamesPush.ts'
import type { GameBets } from '../../machines/gameBets/createGameBets.ts'
import type { SentCall } from '../../machines/gameBets/gameBets.ts'
import type { BasketState } from '../../machines/lotteryBasket/basket.ts'
import { createLotteryBasket, type LotteryBasket } from '../../machines/lotteryBasket/createLotteryBasket.ts'
import type { GameSound } from '../../ports/gameSound.ts'
import type { Call } from '../../venues/call.ts'
import { type DrawReturn, drawReturns$ } from './drawReturn.ts'
import { type BasketView, basketView, type GroupView, groupViews } from './playView.ts'
import { type ShownDraw, shownDraw$ } from './shownDraw.ts'

/** The page of a lottery while it can be bet on. */
export interface LotteryView {
  readonly table: LotteryTable
  readonly currency: Currency
  readonly balance: Money | null
  /** Whether everything is paid from the main wallet. */
  readonly seamless: boolean
  readonly state: BasketState
  readonly groups: readonly GroupView[]
  readonly basket: BasketView
  /** The draw on sale is not the one that the member has looked at. */
  readonly drawChanged: boolean
  /** Calls on this lottery whose outcome is open, or was not confirmed by the member, newest first. */
  readonly calls: readonly SentCall[]
  readonly draws: readonly PastDraw[]
}

export interface LotteryModel {
  /** The table is read, and the last seconds of sale beep, while this is subscribed; the basket stays. */
  readonly view$: State$<Feed<LotteryView>>
  readonly basket: LotteryBasket
  /** How much of the newest draw is shown. */
  readonly shown$: State$<ShownDraw>
  /** What came back from the newest draw with a return, also after the page was left; `null` after it was seen. */
  readonly back$: State$<DrawReturn | null>
  seen(): void
  dismiss(callId: string): void
}

export interface LotteryModelDeps {
  readonly ticketId: string
  readonly feed: LotteryFeed
  readonly push: Pick<GamesPush, 'bets$'>
  readonly settings: Pick<ServerSettings<LotterySettings>, 'settings$' | 'known$'>
  readonly currency$: State$<Currency>
  readonly bets: GameBets
  readonly send: (call: GameBetCall, order: LotteryOrder) => Call<readonly TakenGameBet[]>
  readonly sound: Pick<GameSound, 'play'>
  readonly now: () => number
  readonly rate: () => number
  /** Local ms until a platform time. */
  readonly msUntil: (at: number) => number
  readonly random: () => number
  readonly newId: () => string
}

/** The beep of the last seconds of sale (docs/games/lottery.md, 7.6). */
const BEEP = [{ pitch: 880, at: 0, for: 90 }]
const BEEP_VOLUME = 0.4
const BEEP_SECONDS = 5
const BEEP_CHECK_MS = 200
/** Refusals that say that the page which is shown is not what the platform sells. */
const OUTDATED: readonly string[] = [
  'oddsChanged',
  'roundNotOpen',
  'gameOff',
  'maintenance',
] satisfies readonly GameRefusal[]
const NOTHING_SHOWN: ShownDraw = { planId: null, shown: 0 }

export function createLottery(scope: Scope, deps: LotteryModelDeps): LotteryModel {
  const { ticketId, feed, bets, currency$ } = deps
  const { settings$, known$ } = deps.settings
  const table$ = feed.table$(ticketId)
  /** The table as the page has last shown it. */
  const lastTable = scope.cell<LotteryTable | null>(null)
  const basket = createLotteryBasket(scope, {
    ...deps,
    table$: lastTable.state$,
    currency: () => currency$.value,
    // Until the settings are known, the member may have chosen it.
    asksTwice: () => !known$.value || settings$.value.doubleBetConfirm,
  })
  const back = scope.cell<DrawReturn | null>(null)
  const settled$ = deps.push.bets$.pipe(
    filter(({ product, game, state }) => product === 'lottery' && game === ticketId && state === 'settled'),
  )
  scope.run(drawReturns$(settled$).pipe(tap(back.set)))
  scope.run(
    refusals$(bets.calls$).pipe(
      tap((failure) => {
        if (failure.type === 'refusal' && OUTDATED.includes(failure.reason)) feed.refreshTable()
      }),
    ),
  )
  const whileOpen$ = merge(
    table$.pipe(tap(({ value }) => lastTable.set(value ?? null))),
    beeps$(table$, deps),
  ).pipe(scope.bind(), ignoreElements(), share())
  const shownView$ = combineStates(
    {
      table: table$,
      history: feed.history$(ticketId),
      state: basket.state$,
      calls: bets.calls$,
      login: feed.login$,
      currency: currency$,
    },
    ({ table, ...rest }): Feed<LotteryView> =>
      table.value === undefined
        ? table
        : { ...table, value: viewOf({ ...rest, table: table.value, ticketId }) },
  )
  return {
    // First, so that the basket knows the table that is shown.
    view$: stateFrom(() => shownView$.value, merge(whileOpen$, shownView$)),
    basket,
    shown$: shareState(
      table$.pipe(
        map(({ value }) => value),
        filter((table) => table !== undefined),
        map(({ last }) => last),
        (last$) => shownDraw$(last$),
        scope.bind<ShownDraw>(),
      ),
      { initial: NOTHING_SHOWN, graceMs: 0 },
    ),
    back$: back.state$,
    seen: () => {
      back.set(null)
    },
    dismiss: bets.dismiss,
  }
}

interface ViewInput {
  readonly ticketId: string
  readonly table: LotteryTable
  readonly history: Feed<readonly PastDraw[]>
  readonly state: BasketState
  readonly calls: readonly SentCall[]
  readonly login: Feed<LotteryLogin>
  readonly currency: Currency
}

function viewOf({ ticketId, table, history, state, calls, login, currency }: ViewInput): LotteryView {
  const draws = history.value ?? []
  const paying = login.value?.balance ?? null
  const balance = paying?.currency === currency ? paying : null
  const known = { state, table, draws, currency, balance }
  const planId = table.sale?.planId ?? null
  return {
    table,
    currency,
    balance,
    state,
    draws,
    seamless: login.value?.seamless ?? false,
    groups: groupViews(known),
    basket: basketView(known),
    drawChanged: planId !== null && state.planId !== null && state.planId !== planId,
    calls: calls.filter(({ call }) => call.game === ticketId),
  }
}

function refusals$(calls$: State$<readonly SentCall[]>) {
  const first$ = mapState(calls$, ([newest]): Failure | null => newest?.failure ?? null)
  return first$.pipe(filter((failure) => failure !== null))
}

/** Beeps in each of the last five seconds of sale, where the member has chosen so. */
function beeps$(table$: State$<Feed<LotteryTable>>, { settings, sound, msUntil }: LotteryModelDeps) {
  let last = 0
  return mapState(settings.settings$, ({ countDownBeep }) => countDownBeep).pipe(
    switchMap((on) => (on ? interval(BEEP_CHECK_MS).pipe(startWith(0)) : EMPTY)),
    tap(() => {
      const sealsAt = table$.value.value?.sale?.sealsAt
      if (sealsAt === undefined) return
      const left = Math.ceil(msUntil(sealsAt) / 1000)
      if (left >= 1 && left <= BEEP_SECONDS && left !== last) sound.play(BEEP, BEEP_VOLUME)
      last = left
    }),
  )
}
