import { concatMap, EMPTY, expand, from, map, type Observable, reduce, takeWhile } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { CURRENCY_IDS, type Currency, type Money } from '../domain/money.ts'
import { ok, type Result } from '../domain/result.ts'
import type { BetOnRound } from '../domain/roundProof/roundProof.ts'
import type { GameBetRecord } from '../domain/rounds/gameBet.ts'
import type { Round, RoundProduct } from '../domain/rounds/round.ts'
import { RECORD_FILTERS, RECORD_PAGE, RECORD_TIMES, type GameRecordRow } from '../wire/games/records.ts'
import { gameBetRecord } from './gameBetRecord.ts'
import type { GameRecordPage, ReadRecords } from './gameRecords.ts'

/** A bet of the member on a round, with what the platform says that it has returned. */
export interface RecordedBet extends BetOnRound {
  readonly orderNo: string
  readonly optionName: string
  readonly returned: Money
  readonly status: GameBetRecord['status']
}

/** The round, and when bets on it were taken. */
type BetTimes = Pick<Round, 'game' | 'round' | 'opensAt' | 'sealsAt'> & { readonly product: RoundProduct }

/** The most draws of a chase, whose bets are made before their draws open (docs/games/lottery.md, 6). */
const CHASE_DRAWS = 30
const DAY_MS = 86_400_000
const MOST_PAGES = 5
const CURRENCIES: readonly Currency[] = ['RMB', 'USDT']

type Read = Result<readonly RecordedBet[], Failure>

/** The member's bets on a round, in all currencies, from the record list of its product. Emits one result. */
export function betsOnRound$(read: ReadRecords, times: BetTimes): Observable<Read> {
  return from(CURRENCIES).pipe(
    concatMap((currency) => betsIn$(currency, read, times)),
    takeWhile((result) => result.ok, true),
    reduce((all: Read, next): Read => (all.ok && next.ok ? ok([...all.value, ...next.value]) : next)),
  )
}

function betsIn$(currency: Currency, read: ReadRecords, times: BetTimes): Observable<Read> {
  const { product, game, round } = times
  const page$ = (number: number) =>
    read({
      page: number,
      size: RECORD_PAGE.most,
      timeType: RECORD_TIMES.between,
      beginTime: firstBetAt(times),
      endTime: times.sealsAt,
      currencyCode: CURRENCY_IDS[currency],
      [RECORD_FILTERS[product]]: game,
    }).pipe(map((result) => (result.ok ? ok({ number, ...result.value.value }) : result)))
  return page$(1).pipe(
    expand((result) => (result.ok && hasMore(result.value) ? page$(result.value.number + 1) : EMPTY)),
    reduce(
      (all: Read, next): Read =>
        all.ok && next.ok
          ? ok([...all.value, ...next.value.records.flatMap((row) => recorded(row, round))])
          : next.ok
            ? all
            : next,
      ok([]),
    ),
  )
}

function hasMore({ number, pages }: GameRecordPage & { readonly number: number }): boolean {
  return number < Math.min(pages, MOST_PAGES)
}

function firstBetAt({ product, opensAt, sealsAt }: BetTimes): number {
  if (product !== 'lottery') return opensAt
  const chased = opensAt - CHASE_DRAWS * (sealsAt - opensAt)
  return Math.max(chased, sealsAt - RECORD_PAGE.mostDays * DAY_MS)
}

function recorded(row: GameRecordRow, round: string): RecordedBet[] {
  const record = row.roundNo === round ? gameBetRecord(row) : null
  if (record === null) return []
  const { orderNo, option, optionName, stake, returned, status } = record
  const { numbers, unit, multiple } = row
  return [
    {
      orderNo,
      option,
      optionName,
      returned,
      status,
      numbers,
      unit,
      multiple,
      stake: stake.minor,
      currency: stake.currency,
    },
  ]
}
