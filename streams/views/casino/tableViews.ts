import {
  distinctUntilChanged,
  filter,
  from,
  map,
  merge,
  mergeMap,
  type Observable,
  scan,
  switchMap,
  timer,
} from 'rxjs'
import type { History } from '../../domain/baccarat/roads/outcome.ts'
import { type Roads, roadsOf } from '../../domain/baccarat/roads/roads.ts'
import { type ShoeStatistics, shoeStatistics } from '../../domain/baccarat/roads/statistics.ts'
import { type ShoeHistory, withRounds } from '../../domain/casino/shoeHistory.ts'
import type { CasinoTables, TableNow } from '../../feeds/casino/index.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { ServerTime } from '../../link/serverTime.ts'
import { momentInstants, sameMoment, type TableMoment, tableMoment } from './tableMoment.ts'

/** A table and what it shows now. */
export interface TableView extends TableNow {
  readonly moment: TableMoment
}

/** The roads of a shoe with what they are drawn from. */
export interface ShoeRoads {
  /** The results that are shown: the present round's only once its cards are. */
  readonly shown: ShoeHistory
  readonly roads: Roads
  /** `naturals` is `null` where not all hands of the shoe were seen. */
  readonly statistics: Omit<ShoeStatistics, 'naturals'> & { readonly naturals: number | null }
}

/** The tables as they are shown. Each is worked out once for all who show it, and only while somebody does. */
export interface TableViews {
  view$(tableId: string): State$<Feed<TableView | null>>
  /** Worked out once for each change of the shown history; `null` while that is read. */
  roads$(tableId: string): State$<ShoeRoads | null>
}

interface ViewsDeps {
  readonly tables: Pick<CasinoTables, 'table$'>
  readonly serverTime: Pick<ServerTime, 'now' | 'msUntil' | 'tick$' | 'state$'>
  /** Counted in tests. */
  readonly roadsOf?: (history: History) => Roads
}

const SECOND_MS = 1000
const GRACE_MS = 1000

export function createTableViews(
  scope: Scope,
  { tables, serverTime, roadsOf: drawn = roadsOf }: ViewsDeps,
): TableViews {
  const rate = (): number => serverTime.state$.value.rate
  const view$ = keyed<string, Feed<TableView | null>>(
    (tableId) =>
      tables.table$(tableId).pipe(
        switchMap((feed) =>
          times$(feed.value ?? null, serverTime).pipe(map((at) => viewAt(feed, at, rate()))),
        ),
        distinctUntilChanged(sameView),
        scope.bind<Feed<TableView | null>>(),
      ),
    { initial: () => CONNECTING, graceMs: GRACE_MS },
  )
  const roads$ = keyed<string, ShoeRoads | null>(
    (tableId) =>
      view$(tableId).pipe(
        scan(shownHistory, NOTHING_SHOWN),
        map(({ shown }) => shown),
        distinctUntilChanged(sameResults),
        map((shown) => (shown === null ? null : shoeRoads(shown, drawn))),
        scope.bind<ShoeRoads | null>(),
      ),
    { initial: () => null, graceMs: GRACE_MS },
  )
  return { view$, roads$ }
}

/** Platform time now, each second, and whenever the table shows something else. */
function times$(
  table: TableNow | null,
  { now, msUntil, tick$, state$ }: ViewsDeps['serverTime'],
): Observable<number> {
  if (table === null || table.round === null) return from([now()])
  const instants$ = from(momentInstants(table, state$.value.rate)).pipe(
    filter((at) => at > now()),
    mergeMap((at) => timer(msUntil(at)).pipe(map(now))),
  )
  return merge(tick$(SECOND_MS), instants$)
}

function viewAt(feed: Feed<TableNow | null>, at: number, rate: number): Feed<TableView | null> {
  if (feed.value === undefined) return feed
  if (feed.value === null) return { ...feed, value: null }
  return { ...feed, value: { ...feed.value, moment: tableMoment(feed.value, at, rate) } }
}

function sameView(one: Feed<TableView | null>, other: Feed<TableView | null>): boolean {
  if (one.status !== other.status) return false
  const [first, second] = [one.value, other.value]
  if (first == null || second == null) return first === second
  return (
    (['info', 'round', 'company', 'history'] as const).every((key) => first[key] === second[key]) &&
    sameMoment(first.moment, second.moment)
  )
}

interface ShownHistory {
  readonly history: ShoeHistory | null
  /** The round whose result is shown beside the history. */
  readonly round: string | null
  readonly shown: ShoeHistory | null
}

const NOTHING_SHOWN: ShownHistory = { history: null, round: null, shown: null }

/** The history with the present round once its result is shown; the same object while nothing has changed. */
function shownHistory(before: ShownHistory, { value }: Feed<TableView | null>): ShownHistory {
  if (value == null) return before
  const { history, round, result, moment } = value
  const decided = moment.results === null ? null : (round?.round ?? null)
  if (history === before.history && decided === before.round) return before
  if (history === null || round === null || decided === null)
    return { history, round: decided, shown: history }
  const shown = withRounds(history, [{ ...round, result }]) ?? history
  return { history, round: decided, shown }
}

/** A round that has ended is in the next history, so that the same results come again. */
function sameResults(one: ShoeHistory | null, other: ShoeHistory | null): boolean {
  if (one === null || other === null) return one === other
  return one.shoe === other.shoe && one.before === other.before && one.results.length === other.results.length
}

function shoeRoads(shown: ShoeHistory, drawn: (history: History) => Roads): ShoeRoads {
  return {
    shown,
    roads: drawn(shown.results),
    statistics: { ...shoeStatistics(shown.results, 0), naturals: shown.naturals },
  }
}
