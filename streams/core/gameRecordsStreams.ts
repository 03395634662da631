import { filter, map } from 'rxjs'
import type { ROUND_PRODUCTS } from '../domain/rounds/round.ts'
import {
  createOpenBets,
  type GameKind,
  type OpenBets,
  readGameRecords,
  readOpenBets,
} from '../feeds/gameRecords/index.ts'
import { createLotteryCalls, type LotteryChase } from '../feeds/lottery/index.ts'
import { polledFeed$ } from '../feeds/polledFeed.ts'
import { feedTimes } from '../feeds/times.ts'
import { CONNECTING, type Feed } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import { createGameRecordsModel, type GameRecordsModel } from '../views/records/gameRecordsModel.ts'
import { gamesPush, listsProduct, lotteryProduct } from './gameParts.ts'
import type { VenueParts } from './venueParts.ts'
import type { VenueCore } from './venueCore.ts'

/** The member's bets on games. */
export interface GameRecordsStreams {
  records(screen: Scope, kind: GameKind): GameRecordsModel
  /** What is not settled of all products and venues, in all currencies; read while it is subscribed. */
  openBets(screen: Scope): OpenBets
  /** The member's chases of all lotteries, newest first; read while it is subscribed. */
  chases$(screen: Scope): State$<Feed<readonly LotteryChase[]>>
}

const PRODUCTS = { anchor: 'anchorGame', casino: 'casino', lottery: 'lottery' } as const satisfies Record<
  GameKind,
  (typeof ROUND_PRODUCTS)[number]
>

export function gameRecordsStreams(_scope: Scope, core: VenueCore, part: VenueParts): GameRecordsStreams {
  const { link, conditions, currencies$, currency$ } = core
  const { ask } = part(lotteryProduct)
  const readOpen = readOpenBets(part(listsProduct).ask)
  return {
    records: (screen, kind) =>
      createGameRecordsModel(screen, {
        kind,
        read: readGameRecords(link),
        conditions,
        changed$: part(gamesPush).bets$.pipe(
          filter(({ product }) => product === PRODUCTS[kind]),
          map(() => null),
        ),
        currencies: currencies$.value,
        currency$,
      }),
    openBets: (screen) =>
      createOpenBets(screen, { read: readOpen, conditions, changed$: part(gamesPush).bets$ }),
    chases$: (screen) =>
      screen.state<Feed<readonly LotteryChase[]>>(
        polledFeed$(() => createLotteryCalls({ ask, askLists: ask }).chases(null), {
          everyMs: feedTimes.openOrdersEveryMs,
          conditions,
        }),
        CONNECTING,
      ),
  }
}
