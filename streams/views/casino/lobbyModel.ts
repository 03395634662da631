import { LIST_TABS } from '../../domain/casino/modes.ts'
import type { CasinoSettings } from '../../domain/casino/settings.ts'
import { TABLE_TYPES, type TableType } from '../../domain/casino/tables.ts'
import type { Currency } from '../../domain/money.ts'
import type { CasinoSettingsFeed, CasinoTables, StakeRange, TableInfo } from '../../feeds/casino/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'

export type ListTab = (typeof LIST_TABS)[keyof typeof LIST_TABS]

/** Which tables are listed. `limits` is the key of a range; `null` are all. */
export interface LobbyFilter {
  readonly type: TableType | null
  readonly limits: string | null
}

/** A range of stakes that some tables have, in the chosen currency. */
export interface LobbyLimits extends StakeRange {
  readonly key: string
}

export interface LobbyView {
  readonly list: Feed<readonly TableInfo[]>
  /** Every table, those of the type that the member has chosen first. */
  readonly all: readonly TableInfo[]
  /** The tables of the tab that pass the filter. */
  readonly tables: readonly TableInfo[]
  readonly tab: ListTab
  readonly filter: LobbyFilter
  /** The types and ranges that there are to choose from. */
  readonly types: readonly TableType[]
  readonly limits: readonly LobbyLimits[]
  readonly currency: Currency
}

export interface LobbyModel {
  readonly view$: State$<LobbyView>
  setTab(tab: ListTab): void
  setFilter(filter: LobbyFilter): void
}

interface LobbyDeps {
  readonly tables: Pick<CasinoTables, 'list$'>
  readonly settings: Pick<CasinoSettingsFeed, 'settings$' | 'history$'>
  readonly currency$: State$<Currency>
}

const NO_FILTER: LobbyFilter = { type: null, limits: null }

/** The list of tables. Tab and filter stay while the member is signed in. */
export function createCasinoLobby(scope: Scope, { tables, settings, currency$ }: LobbyDeps): LobbyModel {
  const tab = scope.cell<ListTab>(LIST_TABS.all)
  const filter = scope.cell<LobbyFilter>(NO_FILTER)
  return {
    view$: combineStates(
      {
        list: tables.list$,
        tab: tab.state$,
        filter: filter.state$,
        settings: settings.settings$,
        history: settings.history$,
        currency: currency$,
      },
      ({ list, settings: { baccaratType }, history, ...chosen }): LobbyView => {
        const all = firstOf(baccaratType, list.value ?? [])
        const ofTab = chosen.tab === LIST_TABS.history ? visited(all, history) : all
        return {
          list,
          all,
          tables: ofTab.filter((table) => passes(table, chosen.filter, chosen.currency)),
          tab: chosen.tab,
          filter: chosen.filter,
          types: TABLE_TYPES.filter((type) => all.some((table) => table.type === type)),
          limits: rangesOf(all, chosen.currency),
          currency: chosen.currency,
        }
      },
    ),
    setTab: tab.set,
    setFilter: filter.set,
  }
}

function visited(all: readonly TableInfo[], history: readonly string[]): readonly TableInfo[] {
  return history.flatMap((tableId) => all.find((table) => table.tableId === tableId) ?? [])
}

/** Tables of the chosen type first. */
function firstOf(type: CasinoSettings['baccaratType'], all: readonly TableInfo[]): readonly TableInfo[] {
  return [...all.filter((table) => table.type === type), ...all.filter((table) => table.type !== type)]
}

function passes(table: TableInfo, { type, limits }: LobbyFilter, currency: Currency): boolean {
  if (type !== null && table.type !== type) return false
  const range = table.limits.get(currency)
  return limits === null || (range !== undefined && keyOf(range) === limits)
}

function rangesOf(all: readonly TableInfo[], currency: Currency): readonly LobbyLimits[] {
  const ranges = new Map(
    all.flatMap(({ limits }) => {
      const range = limits.get(currency)
      return range === undefined ? [] : [[keyOf(range), { ...range, key: keyOf(range) }] as const]
    }),
  )
  return [...ranges.values()].toSorted((one, other) => one.min - other.min || one.max - other.max)
}

function keyOf({ min, max }: StakeRange): string {
  return `${min}-${max}`
}
