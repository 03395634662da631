import { concatMap, from, map, type Observable, reduce, takeWhile } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { ok, type Result } from '../domain/result.ts'
import type { TakenGameBet } from '../domain/rounds/gameBet.ts'
import type { Link } from '../link/createLink.ts'
import {
  gameRecordAnswer,
  type GameRecordAnswer,
  type GameRecordRow,
  RECORD_PAGE,
  RECORD_PATHS,
  type RecordRequest,
} from '../wire/games/records.ts'
import { lotteryRecords } from '../wire/lottery/records.ts'
import type { Call, Dated } from './call.ts'
import type { AskProduct } from './launchedProduct.ts'

/** A page of the record list of a product, newest first; dated by the answer's `ts`. */
export interface GameRecordPage {
  readonly records: readonly GameRecordRow[]
  readonly pages: number
}

/** Reads the record list of a product (docs/games/rounds.md, 5.4). */
export type ReadRecords = (request: RecordRequest) => Call<Dated<GameRecordPage>>

const ANSWERS = { casino: gameRecordAnswer, lottery: lotteryRecords } as const

/** The record list of a product that is launched. */
export function productRecords(ask: AskProduct, product: keyof typeof ANSWERS): ReadRecords {
  return (request) =>
    ask({
      kind: 'read',
      path: RECORD_PATHS[product],
      body: request,
      answer: ANSWERS[product],
      polled: true,
    }).pipe(map((result) => (result.ok ? ok(pageOf(result.value.value)) : result)))
}

/** The record list of the anchor games, which is a call of the site. */
export function anchorGameRecords(link: Pick<Link, 'call' | 'times'>): ReadRecords {
  return (request) =>
    link
      .call({
        kind: 'read',
        path: RECORD_PATHS.anchorGame,
        body: request,
        data: gameRecordAnswer,
        timeoutMs: link.times.pollTimeoutMs,
      })
      .pipe(map((result) => (result.ok ? ok(pageOf(result.value)) : result)))
}

function pageOf({ records, pages, ts }: GameRecordAnswer): Dated<GameRecordPage> {
  return { value: { records, pages }, at: ts }
}

/** The bets of these ids that were taken, valid at `at`: an id that is missing then was not taken by that time. */
export type LookUpBets = (clientIds: readonly string[]) => Call<Dated<readonly TakenGameBet[]>>

/** Looks bets up in a record list; more ids than one request takes are asked for one request after the other. */
export function lookUpBets(read: ReadRecords): LookUpBets {
  type Answered = Result<Dated<readonly TakenGameBet[]>, Failure>
  const ask = (ids: readonly string[]): Observable<Answered> =>
    read({ clientOrderIds: ids, size: RECORD_PAGE.most }).pipe(
      map((result) => {
        if (!result.ok) return result
        const { value, at } = result.value
        const found = value.records.filter(({ clientOrderId }) => ids.includes(clientOrderId))
        return ok({
          value: found.map(({ clientOrderId, orderNo }) => ({ clientId: clientOrderId, orderNo })),
          at,
        })
      }),
    )
  return (ids) =>
    from(chunks(ids, RECORD_PAGE.mostIds)).pipe(
      concatMap(ask),
      takeWhile(({ ok: answered }) => answered, true),
      reduce((all: Answered, next): Answered =>
        all.ok && next.ok ? ok(together(all.value, next.value)) : next,
      ),
    )
}

/** Both answers, valid at the earlier of their times. */
function together(
  one: Dated<readonly TakenGameBet[]>,
  other: Dated<readonly TakenGameBet[]>,
): Dated<readonly TakenGameBet[]> {
  return { value: [...one.value, ...other.value], at: Math.min(one.at, other.at) }
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
