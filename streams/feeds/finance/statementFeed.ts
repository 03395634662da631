import {
  defer,
  exhaustMap,
  merge,
  NEVER,
  type Observable,
  startWith,
  Subject,
  switchMap,
  tap,
  throttleTime,
} from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import { CURRENCY_IDS, type Currency, type Money, money } from '../../domain/money.ts'
import { MOVEMENT_GROUPS, type MovementGroup, type MovementKind } from '../../domain/movementGroups.ts'
import type { Result } from '../../domain/result.ts'
import type { TransferStatus } from '../../domain/walletTransfer.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { CONNECTING, type Feed, interrupted, live } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Link } from '../../link/createLink.ts'
import { RECORD_TIMES } from '../../wire/games/records.ts'
import {
  type Movement as MovementRow,
  type MovementDirection,
  statement,
  type StatementAnswer,
} from '../../wire/site/statement.ts'
import { walletPaths } from '../../wire/site/walletPaths.ts'
import { failureReason } from '../failureReason.ts'
import { feedTimes } from '../times.ts'

/** One line of the statement. Times are platform ms. */
export interface Movement {
  readonly id: string
  /** `unknown` is a kind of a later version. */
  readonly kind: MovementKind | 'unknown'
  readonly direction: MovementDirection
  readonly status: TransferStatus
  /** The purpose of the wallet; gold coins are in `bonus`. */
  readonly wallet: string
  /** The venue of a transfer. */
  readonly venue: string | null
  readonly amount: Money
  readonly balanceAfter: Money
  readonly reference: string
  /** What it is about, in the member's language; empty where its kind says all. */
  readonly text: string
  readonly at: number
}

export interface StatementList {
  /** Newest first; a transfer has one line. */
  readonly lines: readonly Movement[]
  /** What came in and went out in all pages, without transfers between own wallets. */
  readonly in: Money
  readonly out: Money
  readonly more: boolean
}

export interface StatementView {
  /** `null` for all. */
  readonly group: MovementGroup | null
  readonly currency: Currency
  readonly list: Feed<StatementList>
  readonly loadingMore: boolean
}

export interface StatementFeed {
  readonly statement$: State$<StatementView>
  choose(group: MovementGroup | null): void
  chooseCurrency(currency: Currency): void
  more(): void
  refresh(): void
}

interface StatementDeps {
  readonly link: Pick<Link, 'call' | 'faults'>
  /** Currency of the statement until the member chooses one; `null` until the member's currencies are known. */
  readonly currency$: State$<Currency | null>
  /** Emits when there may be new movements. */
  readonly changed$: Observable<unknown>
  /** Local ms. */
  readonly now: () => number
}

/** What is requested. */
interface Query {
  readonly group: MovementGroup | null
  readonly currency: Currency
}

/**
 * What the member has chosen. `currency` is `null` until they choose one; until then the currency of `currency$` is
 * used.
 */
interface Wanted {
  readonly group: MovementGroup | null
  readonly currency: Currency | null
}

/** The entries as they were sent, and the sums of the newest answer. */
interface Loaded {
  readonly rows: readonly MovementRow[]
  readonly answer: Pick<StatementAnswer, 'total' | 'in' | 'out'>
}

const PAGE_SIZE = 50

/** The statement of the last thirty days, page by page; new movements are put on top. */
export function createStatementFeed(
  scope: Scope,
  { link, currency$, changed$, now }: StatementDeps,
  { burstMs = feedTimes.burstMs } = {},
): StatementFeed {
  const wanted = scope.cell<Wanted>({ group: null, currency: null })
  const list = scope.cell<Feed<StatementList>>(CONNECTING)
  const loadingMore = scope.cell(false)
  const refresh$ = new Subject<'refresh'>()
  const more$ = new Subject<'more'>()

  const listFor$ = (query: Query): Observable<unknown> =>
    defer(() => {
      list.set(CONNECTING)
      loadingMore.set(false)
      let loaded: Loaded | null = null
      const take = (result: Result<StatementAnswer, Failure>, join: typeof withNewest): void => {
        if (!result.ok) {
          list.update((feed) => interrupted(feed, failureReason(result.error)))
          return
        }
        report(link, result.value)
        loaded = { rows: join(loaded?.rows ?? [], result.value.records.items), answer: result.value }
        list.set(live(listOf(loaded, query.currency), now()))
      }
      const newest$ = merge(refresh$, changed$).pipe(
        throttleTime(burstMs, undefined, { leading: true, trailing: true }),
        startWith('first'),
        switchMap(() => readPage$(link, query, 1)),
        tap((result) => {
          take(result, withNewest)
        }),
      )
      const older$ = more$.pipe(
        exhaustMap(() => {
          const known = loaded?.rows.length ?? 0
          loadingMore.set(true)
          return readPage$(link, query, Math.floor(known / PAGE_SIZE) + 1).pipe(
            tap((result) => {
              loadingMore.set(false)
              take(result, withOlder)
            }),
          )
        }),
      )
      return merge(newest$, older$)
    })

  const query$ = combineStates({ wanted: wanted.state$, usual: currency$ }, queryOf, isSame)
  scope.run(query$.pipe(switchMap((query) => (query === null ? NEVER : listFor$(query)))))
  scope.onEnd(() => {
    refresh$.complete()
    more$.complete()
  })
  return {
    statement$: combineStates(
      { query: query$, wanted: wanted.state$, list: list.state$, loadingMore: loadingMore.state$ },
      (view): StatementView => ({
        group: view.wanted.group,
        currency: view.query?.currency ?? 'RMB',
        list: view.list,
        loadingMore: view.loadingMore,
      }),
    ),
    choose: (group) => {
      wanted.update((before) => ({ ...before, group }))
    },
    chooseCurrency: (currency) => {
      wanted.update((before) => ({ ...before, currency }))
    },
    more: () => {
      more$.next('more')
    },
    refresh: () => {
      refresh$.next('refresh')
    },
  }
}

/** `null` until the member's currencies are known: the platform refuses a statement in any other one. */
function queryOf({
  wanted: { group, currency },
  usual,
}: {
  readonly wanted: Wanted
  readonly usual: Currency | null
}): Query | null {
  const own = currency ?? usual
  return own === null ? null : { group, currency: own }
}

function isSame(one: Query | null, other: Query | null): boolean {
  return one?.group === other?.group && one?.currency === other?.currency
}

function readPage$(
  link: Pick<Link, 'call'>,
  { group, currency }: Query,
  page: number,
): Observable<Result<StatementAnswer, Failure>> {
  return link.call({
    path: walletPaths.statement,
    body: {
      page,
      size: PAGE_SIZE,
      timeType: RECORD_TIMES.month,
      beginTime: null,
      endTime: null,
      currency: CURRENCY_IDS[currency],
      types: group === null ? [] : [...MOVEMENT_GROUPS[group]],
      wallets: [],
    },
    data: statement,
    kind: 'read',
    retries: 3,
  })
}

/** Movements that this version does not know are shown as movements, and reported. */
function report({ faults }: Pick<Link, 'faults'>, { records }: StatementAnswer): void {
  const unknown = records.items.filter(({ type }) => type === 'unknown').length
  if (unknown + records.dropped === 0) return
  const message = `${unknown} movements of unknown kinds, ${records.dropped} unreadable`
  faults.report(walletPaths.statement, new Error(message))
}

/** The newest page, and what is known below it; without what is known when there is a gap between the two. */
function withNewest(known: readonly MovementRow[], newest: readonly MovementRow[]): readonly MovementRow[] {
  const ids = new Set(newest.map(({ id }) => id))
  const last = known.findLastIndex(({ id }) => ids.has(id))
  return last < 0 ? newest : [...newest, ...known.slice(last + 1)]
}

/** Pages move when there are new movements, so that some of an older one are known. */
function withOlder(known: readonly MovementRow[], older: readonly MovementRow[]): readonly MovementRow[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...older.filter(({ id }) => !ids.has(id))]
}

function listOf({ rows, answer }: Loaded, currency: Currency): StatementList {
  return {
    lines: rows.filter(isLine).map((row) => movementOf(row, currency)),
    in: money(answer.in, currency),
    out: money(answer.out, currency),
    more: rows.length < answer.total,
  }
}

/**
 * A transfer has two entries, and four when it was held: its line is the one that takes the money from the wallet it
 * comes from, which is there from the beginning.
 */
function isLine({ type, wallet, direction }: MovementRow): boolean {
  return type !== 'TRANSFER' || (direction === 'OUT' && wallet !== 'locked')
}

function movementOf(row: MovementRow, currency: Currency): Movement {
  const { id, type: kind, direction, status, wallet, venueCode: venue, reference, text, time: at } = row
  return {
    id,
    kind,
    direction,
    status,
    wallet,
    venue,
    amount: money(row.amount, currency),
    balanceAfter: money(row.balanceAfter, currency),
    reference,
    text,
    at,
  }
}
