import { merge, skip, Subject, tap } from 'rxjs'
import { CURRENCY_IDS } from '../domain/money.ts'
import type { GameBetRecord } from '../domain/rounds/gameBet.ts'
import {
  createLotteryCalls,
  type LotteryCalls,
  createLotteryFeed,
  type LotteryFeed,
  type LotterySettings,
} from '../feeds/lottery/index.ts'
import type { ProtectionState } from '../feeds/protection/index.ts'
import { createServerSettings, type ServerSettings } from '../feeds/serverSettings.ts'
import type { Feed } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { LaunchedProduct } from '../venues/launchedProduct.ts'
import { createLottery, type LotteryModel } from '../views/lottery/lotteryModel.ts'
import { RECORD_TIMES } from '../wire/games/records.ts'
import {
  gamesPush,
  listsProduct,
  lotteryBets,
  lotteryProduct,
  recordsOf,
  toldCommitments,
} from './gameParts.ts'
import { type ChosenLotteries, createChosenLotteries } from './chosenLotteries.ts'
import { ownGameBets$, playedToday$ } from './ownGameBets.ts'
import type { VenueParts } from './venueParts.ts'
import type { VenueCore } from './venueCore.ts'

/** The lottery (docs/games/lottery.md). */
export interface LotteryStreams extends ChosenLotteries {
  readonly feed: LotteryFeed
  readonly settings: ServerSettings<LotterySettings>
  /** Whether the lottery accepts the member, and a retry. */
  readonly session: LaunchedProduct['session']
  /** The same of the venue that lists the lotteries. */
  readonly listsSession: LaunchedProduct['session']
  /** The page of a lottery. It lives while the app is open, so that its basket is kept. */
  lottery(ticketId: string): LotteryModel
  /** The member's bets on a lottery, newest first; read while the screen is open. */
  ownBets$(screen: Scope, ticketId: string): State$<Feed<readonly GameBetRecord[]>>
  /** What the member has played today. */
  today$(screen: Scope): State$<Feed<ProtectionState>>
  /** Cancels what is not drawn yet of a chase. */
  cancelChase(chaseNo: string): void
  /** Real seconds until a platform time, rounded up, and the share of a span that is left. */
  secondsUntil(at: number): number
  leftOf(span: { readonly from: number; readonly to: number }): number
  /** Platform time, ms. */
  now(): number
}

const ID_BYTES = 8
const OWN_BETS = 50

const DEFAULTS: LotterySettings = {
  countDownBeep: false,
  winModal: false,
  coldHot: false,
  missRemind: false,
  doubleBetConfirm: false,
  nextConfigId: 0,
  nextFeatureConfigId: 0,
}

export function lotteryStreams(scope: Scope, core: VenueCore, part: VenueParts): LotteryStreams {
  const { link, ports, conditions, notices, currency$ } = core
  const { serverTime } = link
  const [product, lists] = [part(lotteryProduct), part(listsProduct)]
  const [push, bets] = [part(gamesPush), part(lotteryBets)]
  const rate = (): number => serverTime.state$.value.rate
  const calls = createLotteryCalls({ ask: product.ask, askLists: lists.ask })
  const cancelled$ = new Subject<null>()
  scope.onEnd(() => {
    cancelled$.complete()
  })
  const feed = createLotteryFeed(scope, {
    calls,
    push,
    conditions,
    commitments: part(toldCommitments),
    paid$: merge(bets.calls$.pipe(skip(1)), currency$.pipe(skip(1)), cancelled$),
    onNotCollected: () => {
      notices.say('lottery.notCollected')
    },
    currencies: () => core.currencies$.value,
  })
  // Balance, units and limits are those of the currency for which the lottery was launched.
  scope.run(
    currency$.pipe(
      skip(1),
      tap(() => {
        product.session.reenter()
        feed.refreshTable()
      }),
    ),
  )
  const settings = lotterySettingsOf(scope, core, calls)
  const models = new Map<string, LotteryModel>()
  const make = (ticketId: string): LotteryModel =>
    createLottery(scope, {
      ticketId,
      feed,
      push,
      currency$,
      bets,
      settings,
      send: calls.place,
      sound: ports.sound,
      now: serverTime.now,
      rate,
      msUntil: (at) => serverTime.msUntil(at),
      random: () => ports.random.next(),
      newId: () => ports.random.hex(ID_BYTES),
    })
  return {
    feed,
    settings,
    session: product.session,
    listsSession: lists.session,
    ...createChosenLotteries(scope, ports.storage),
    lottery: (ticketId) => {
      const model = models.get(ticketId) ?? make(ticketId)
      models.set(ticketId, model)
      return model
    },
    ownBets$: ownBetsOf(core, part),
    today$: (screen) => playedToday$(screen, core, { push, bets }),
    cancelChase: (chaseNo) => {
      scope.run(
        calls.cancelChase(chaseNo).pipe(
          tap((result) => {
            notices.say(result.ok ? 'lottery.chase.cancelled' : 'lottery.chase.notCancelled')
            feed.refreshChases()
            cancelled$.next(null)
          }),
        ),
      )
    },
    secondsUntil: (at) => Math.ceil(serverTime.msUntil(at) / 1000),
    leftOf: ({ from, to }) => serverTime.msUntil(to) / Math.max(1, (to - from) / rate()),
    now: () => serverTime.now(),
  }
}

/** Reads the member's latest bets on a lottery, in the chosen currency. */
function ownBetsOf(core: VenueCore, part: VenueParts): LotteryStreams['ownBets$'] {
  const records = recordsOf('lottery', core, part)
  return (screen, ticketId) =>
    ownGameBets$(
      screen,
      () =>
        records({
          ticketId,
          size: OWN_BETS,
          timeType: RECORD_TIMES.month,
          currencyCode: CURRENCY_IDS[core.currency$.value],
        }),
      core,
    )
}

function lotterySettingsOf(
  scope: Scope,
  { conditions, notices }: VenueCore,
  calls: Pick<LotteryCalls, 'settings' | 'saveSettings'>,
): ServerSettings<LotterySettings> {
  return createServerSettings<LotterySettings>(scope, {
    read: calls.settings,
    save: calls.saveSettings,
    defaults: DEFAULTS,
    conditions,
    onNotSaved: () => {
      notices.say('lottery.settings.notSaved')
    },
  })
}
