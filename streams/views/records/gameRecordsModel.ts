import { type Observable } from 'rxjs'
import { withinDays } from '../../domain/calendar.ts'
import type { Currency } from '../../domain/money.ts'
import type { OrderRange } from '../../domain/order.ts'
import {
  createGameRecords,
  type GameKind,
  type GameRecordList,
  type GameRecords,
  MOST_RECORD_DAYS,
} from '../../feeds/gameRecords/index.ts'
import { keepChoice, type KeptList, readChoice } from '../../feeds/recordsList/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** State of the records of a kind of game. */
export interface GameRecordsView {
  readonly settled: boolean
  readonly range: OrderRange
  readonly mostDays: number
  readonly currency: Currency
  /** The member's currencies. The number of unsettled bets in each is not known, so `open` is `null`. */
  readonly currencies: readonly { readonly currency: Currency; readonly open: null }[]
  readonly list: Feed<GameRecordList>
}

export interface GameRecordsModel extends Omit<GameRecords, 'list$'> {
  readonly records$: State$<GameRecordsView>
  setSettled(settled: boolean): void
  setRange(range: OrderRange): void
  setCurrency(currency: Currency): void
}

interface Deps {
  readonly kind: GameKind
  readonly read: Parameters<typeof createGameRecords>[1]['read']
  readonly conditions: Parameters<typeof createGameRecords>[1]['conditions']
  readonly changed$: Observable<unknown>
  readonly currencies: readonly Currency[]
  readonly currency$: State$<Currency>
  readonly memory: KeyValue
  readonly memberId: string
}

/** Bets on games: those that wait for their round, or those that are over in a period, page by page. */
export function createGameRecordsModel(
  scope: Scope,
  { kind, read, conditions, changed$, currencies, currency$, memory, memberId }: Deps,
): GameRecordsModel {
  const kept: KeptList = { memberId, game: kind }
  const first = readChoice(memory, kept)
  const settled = scope.cell(first.settled)
  const range = scope.cell<OrderRange>(first.range)
  const chosen = scope.cell<Currency | null>(null)
  const choice$ = combineStates(
    { settled: settled.state$, range: range.state$, chosen: chosen.state$, own: currency$ },
    ({ chosen: currency, own, range: wanted, ...choice }) => ({
      ...choice,
      range: withinDays(wanted, MOST_RECORD_DAYS),
      kind,
      currency: currency ?? own,
    }),
  )
  const { list$, more, refresh } = createGameRecords(scope, { read, choice$, conditions, changed$ })
  const known = currencies.map((currency) => ({ currency, open: null }))
  const keep = (): void => {
    keepChoice(memory, kept, { settled: settled.state$.value, range: range.state$.value })
  }
  return {
    records$: combineStates({ choice: choice$, list: list$ }, ({ choice: { kind: _, ...choice }, list }) => ({
      ...choice,
      mostDays: MOST_RECORD_DAYS,
      currencies: known,
      list,
    })),
    more,
    refresh,
    setSettled: (next) => {
      settled.set(next)
      keep()
    },
    setRange: (next) => {
      range.set(next)
      keep()
    },
    setCurrency: chosen.set,
  }
}
