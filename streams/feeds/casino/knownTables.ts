import { map, type Observable, Subject, tap } from 'rxjs'
import { laterHistory, type ShoeHistory, toldHistory, withRounds } from '../../domain/casino/shoeHistory.ts'
import { mapResult } from '../../domain/result.ts'
import { presentRound, type Round } from '../../domain/rounds/round.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Call } from '../../venues/call.ts'
import type { CasinoCalls } from './casinoCalls.ts'
import type { TableInfo, ToldTable } from './casinoTable.ts'
import { resultOf } from './readTable.ts'

/** What the answers contained so far, by table. */
export interface Known {
  readonly tables: ReadonlyMap<string, ToldTable>
  /** Each up to the present round of its table; missing while it has a gap. */
  readonly histories: ReadonlyMap<string, ShoeHistory>
}

/** The tables of all answers, with histories that pushed rounds continue. */
export interface KnownTables {
  readonly known$: State$<Known>
  /**
   * Reads these tables, or all when there are no ids; their histories too where one is missing. What an answer says of a
   * table as before is the same object as before.
   */
  read(tableIds: readonly string[]): Call<readonly ToldTable[]>
  /** Continues the history of a table with the rounds that are known. */
  follow(tableId: string, rounds: readonly Round[]): void
  lacksHistory(tableId: string): boolean
  /** Tables whose history has a gap, and has to be read. */
  readonly gaps$: Observable<string>
}

export function createKnownTables(scope: Scope, calls: Pick<CasinoCalls, 'tables'>): KnownTables {
  const known = scope.cell<Known>({ tables: new Map(), histories: new Map() })
  const gaps$ = new Subject<string>()
  scope.onEnd(() => {
    gaps$.complete()
  })
  const followed = new Map<string, readonly Round[]>()
  const lacksHistory = (tableId: string): boolean => !known.state$.value.histories.has(tableId)

  const advance = (tableId: string, rounds: readonly Round[]): void => {
    const before = known.state$.value.histories.get(tableId)
    if (before !== undefined) {
      const after = withRounds(before, historyRounds(rounds))
      if (after === before) return
      known.update((all) => ({ ...all, histories: withHistory(all.histories, tableId, after) }))
      if (after !== null) return
    }
    if (presentRound(rounds) !== null) gaps$.next(tableId)
  }
  return {
    known$: known.state$,
    read: (tableIds) => {
      const all = tableIds.length === 0
      const histories = all ? known.state$.value.tables.size === 0 : tableIds.some(lacksHistory)
      return calls.tables(tableIds, histories).pipe(
        map((result) => mapResult(result, (told) => withKnownInfos(told, known.state$.value.tables))),
        tap((result) => {
          if (!result.ok) return
          known.update((before) => withAnswer(before, result.value, all))
          for (const { info, history } of result.value) {
            const rounds = followed.get(info.tableId)
            if (history !== null && rounds !== undefined) advance(info.tableId, rounds)
          }
        }),
      )
    },
    follow: (tableId, rounds) => {
      followed.set(tableId, rounds)
      advance(tableId, rounds)
    },
    lacksHistory,
    gaps$,
  }
}

/** The tables of the platform hardly change, and nobody has to look at them again who compares objects. */
function withKnownInfos(told: readonly ToldTable[], tables: Known['tables']): readonly ToldTable[] {
  return told.map((table) => {
    const known = tables.get(table.info.tableId)?.info
    return known !== undefined && sameInfo(known, table.info) ? { ...table, info: known } : table
  })
}

function sameInfo(one: TableInfo, other: TableInfo): boolean {
  return (
    (['name', 'type', 'status', 'members'] as const).every((key) => one[key] === other[key]) &&
    one.dealer.name === other.dealer.name &&
    one.dealer.img === other.dealer.img &&
    one.limits.size === other.limits.size &&
    [...one.limits].every(([currency, { min, max }]) => {
      const range = other.limits.get(currency)
      return range?.min === min && range.max === max
    })
  )
}

/** @param whole whether the answer has all tables, so that one that is missing is gone. */
function withAnswer(before: Known, told: readonly ToldTable[], whole: boolean): Known {
  const tables = new Map([
    ...(whole ? [] : before.tables),
    ...told.map((table) => [table.info.tableId, table] as const),
  ])
  const histories = new Map(before.histories)
  for (const { info, round, history } of told) {
    if (history === null) continue
    const read = toldHistory(round?.round ?? null, history)
    histories.set(info.tableId, laterHistory(before.histories.get(info.tableId) ?? null, read))
  }
  return { tables, histories }
}

function withHistory(
  histories: Known['histories'],
  tableId: string,
  history: ShoeHistory | null,
): Known['histories'] {
  const all = new Map(histories)
  if (history === null) all.delete(tableId)
  else all.set(tableId, history)
  return all
}

/** The rounds before the present one with what was dealt, and the present one without until it is closed. */
function historyRounds(rounds: readonly Round[]) {
  const present = presentRound(rounds)
  return rounds
    .filter(({ opensAt }) => present === null || opensAt <= present.opensAt)
    .map((round) => ({
      ...round,
      result: round === present && round.state !== 'closed' ? null : resultOf(round),
    }))
}
