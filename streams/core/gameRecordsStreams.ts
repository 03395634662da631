import { filter, map, NEVER } from 'rxjs'
import type { Currency } from '../domain/money.ts'
import type { ROUND_PRODUCTS } from '../domain/rounds/round.ts'
import {
  type Chases,
  createChases,
  createRereadList,
  type GameKind,
  type OpenBets,
  readGameRecords,
  readOpenBets,
  readOpenChases,
  readReserved,
  type ReservedList,
} from '../feeds/gameRecords/index.ts'
import { createLotteryCalls, readChasePage$ } from '../feeds/lottery/index.ts'
import type { Scope } from '../kernel/scope.ts'
import { createGameRecordsModel, type GameRecordsModel } from '../views/records/gameRecordsModel.ts'
import { gamesPush, listsProduct, lotteryProduct } from './gameParts.ts'
import type { VenueParts } from './venueParts.ts'
import type { VenueCore } from './venueCore.ts'

/** The member's bets on games. */
export interface GameRecordsStreams {
  records(screen: Scope, kind: GameKind): GameRecordsModel
  /** What is not settled of all products and venues, in all currencies; read while it is subscribed. */
  openBets(screen: Scope): OpenBets
  /** The newest reservations at all venues, in all currencies; read while they are subscribed. */
  reserved(screen: Scope, list: ReservedList): OpenBets
  /** The member's chases of all lotteries, in all currencies, newest first; read while it is subscribed. */
  chases(screen: Scope): Chases
  /** The chases in progress, in all currencies. */
  openChases(screen: Scope): Chases
}

const PRODUCTS = { anchor: 'anchorGame', casino: 'casino', lottery: 'lottery' } as const satisfies Record<
  GameKind,
  (typeof ROUND_PRODUCTS)[number]
>

export function gameRecordsStreams(_scope: Scope, core: VenueCore, part: VenueParts): GameRecordsStreams {
  const { link, ports, member, conditions, currencies$, currency$ } = core
  const { ask } = part(lotteryProduct)
  const calls = createLotteryCalls({ ask, askLists: ask })
  const readChases = (page: number, currency: Currency) => calls.chases({ page }, currency)
  const readOpen = readOpenBets(part(listsProduct).ask)
  const changedOf$ = (kind: GameKind) =>
    part(gamesPush).bets$.pipe(
      filter(({ product }) => product === PRODUCTS[kind]),
      map(() => null),
    )
  return {
    records: (screen, kind) =>
      createGameRecordsModel(screen, {
        kind,
        read: readGameRecords(link),
        conditions,
        changed$: changedOf$(kind),
        currencies: currencies$.value,
        currency$,
        memory: ports.storage.session,
        memberId: member.id,
      }),
    openBets: (screen) =>
      createRereadList(screen, { read: readOpen, conditions, changed$: part(gamesPush).bets$ }),
    reserved: (screen, list) =>
      createRereadList(screen, {
        read: readReserved(link, list, currencies$.value),
        conditions,
        changed$: NEVER,
      }),
    openChases: (screen) =>
      createChases(screen, {
        read: readOpenChases(link, currencies$.value),
        conditions,
        changed$: changedOf$('lottery'),
      }),
    chases: (screen) =>
      createChases(screen, {
        read: (page) => readChasePage$(readChases, currencies$.value, page),
        conditions,
        changed$: changedOf$('lottery'),
      }),
  }
}
