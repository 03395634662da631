import {
  buffer,
  combineLatest,
  concatMap,
  connect,
  debounceTime,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  tap,
} from 'rxjs'
import { ok } from '../../domain/result.ts'
import { presentRound, type Round } from '../../domain/rounds/round.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { State$ } from '../../kernel/state.ts'
import type { GamesPush } from '../../link/gamesPush.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { createRoundsFeed, type RoundsFeed, type ToldCommitments } from '../rounds/index.ts'
import { feedTimes } from '../times.ts'
import type { CasinoCalls } from './casinoCalls.ts'
import type { TableInfo, TableNow, ToldTable } from './casinoTable.ts'
import { createKnownTables, type Known, type KnownTables } from './knownTables.ts'
import { resultOf } from './readTable.ts'

/** The tables of the casino; each source is read while it has subscribers. */
export interface CasinoTables {
  /** All tables, in the order of the platform, read every 30 s. */
  readonly list$: State$<Feed<readonly TableInfo[]>>
  /**
   * One table with its present round; `null` when the casino has no such table. The tables that are subscribed are read
   * together, every 10 s, and every second without the push. An answer without news is not emitted, so `asOf` of a live
   * table is the time of its last change.
   */
  table$(tableId: string): State$<Feed<TableNow | null>>
}

interface TablesDeps {
  readonly calls: Pick<CasinoCalls, 'tables'>
  readonly push: Pick<GamesPush, 'rounds$' | 'connected$' | 'bets$'>
  readonly commitments: Pick<ToldCommitments, 'keep'>
  readonly conditions: PollConditions
  /** Platform time, ms. */
  readonly serverNow: () => number
}

interface TablesOptions {
  readonly listEveryMs?: number
  readonly everyMs?: number
  readonly pushedEveryMs?: number
  readonly graceMs?: number
  /** How long a table whose history has a gap waits for a read that is under way, ms. */
  readonly gapMs?: number
}

const GAP_MS = 500

export function createCasinoTables(
  scope: Scope,
  { calls, push, commitments, conditions, serverNow }: TablesDeps,
  {
    listEveryMs = feedTimes.menuEveryMs,
    everyMs = feedTimes.roundsEveryMs,
    pushedEveryMs = feedTimes.pushedRoundsEveryMs,
    graceMs = feedTimes.graceMs,
    gapMs = GAP_MS,
  }: TablesOptions = {},
): CasinoTables {
  const known = createKnownTables(scope, calls)
  const rounds = createRoundsFeed(
    scope,
    {
      product: 'casino',
      push,
      commitments,
      conditions,
      serverNow,
      read: (tableIds) =>
        known
          .read(tableIds)
          .pipe(map((result) => (result.ok ? ok(result.value.flatMap(({ round }) => round ?? [])) : result))),
    },
    { everyMs, pushedEveryMs, graceMs },
  )
  readAtOnce(scope, known, push, gapMs)
  return {
    list$: shareState<Feed<readonly TableInfo[]>>(
      polledFeed$(() => known.read([]), { everyMs: listEveryMs, conditions }).pipe(
        map(withInfos),
        scope.bind<Feed<readonly TableInfo[]>>(),
      ),
      { initial: CONNECTING, graceMs },
    ),
    table$: keyed<string, Feed<TableNow | null>>(
      (tableId) => table$(tableId, rounds, known).pipe(scope.bind<Feed<TableNow | null>>()),
      { initial: () => CONNECTING, graceMs },
    ),
  }
}

/** A table whose history has a gap is read again, and one at which an own bet was taken or paid. */
function readAtOnce(
  scope: Scope,
  known: KnownTables,
  { bets$ }: Pick<GamesPush, 'bets$'>,
  gapMs: number,
): void {
  const own$ = bets$.pipe(
    filter(({ product }) => product === 'casino'),
    map(({ game }) => game),
  )
  const lacking$ = gathered$(known.gaps$, gapMs).pipe(map((ids) => ids.filter(known.lacksHistory)))
  scope.run(
    merge(lacking$, gathered$(own$, feedTimes.watchSettleMs)).pipe(
      filter((ids) => ids.length > 0),
      concatMap(known.read),
    ),
  )
}

/** The ids that came within a time of each other, each once. */
function gathered$(ids$: Observable<string>, withinMs: number): Observable<readonly string[]> {
  return ids$.pipe(
    connect((shared$) => shared$.pipe(buffer(shared$.pipe(debounceTime(withinMs))))),
    map((ids) => [...new Set(ids)]),
  )
}

function table$(tableId: string, rounds: RoundsFeed, known: KnownTables): Observable<Feed<TableNow | null>> {
  const rounds$ = rounds.rounds$(tableId).pipe(
    tap(({ value }) => {
      if (value !== undefined) known.follow(tableId, value)
    }),
  )
  return combineLatest([rounds$, known.known$]).pipe(
    map(([feed, all]) => tableNow(tableId, feed, all)),
    distinctUntilChanged(sameTable),
  )
}

function withInfos(feed: Feed<readonly ToldTable[]>): Feed<readonly TableInfo[]> {
  return feed.value === undefined ? feed : { ...feed, value: feed.value.map(({ info }) => info) }
}

function tableNow(
  tableId: string,
  feed: Feed<readonly Round[]>,
  { tables, histories }: Known,
): Feed<TableNow | null> {
  if (feed.value === undefined) return feed
  const told = tables.get(tableId)
  if (told === undefined) return feed.value.length === 0 ? { ...feed, value: null } : CONNECTING
  const { info, company } = told
  const present = presentRound(feed.value)
  // Where the table is not on, nothing follows a closed round.
  const round = present?.state === 'closed' && info.status !== 'on' ? null : present
  return {
    ...feed,
    value: {
      info,
      round,
      result: round === null ? null : resultOf(round),
      company: company !== null && company.round === round?.round ? company : null,
      history: histories.get(tableId) ?? null,
    },
  }
}

/** `result` is not compared: it follows from `round`. */
function sameTable(one: Feed<TableNow | null>, other: Feed<TableNow | null>): boolean {
  if (one.status !== other.status) return false
  const [first, second] = [one.value, other.value]
  if (first == null || second == null) return first === second
  return (['info', 'round', 'company', 'history'] as const).every((key) => first[key] === second[key])
}
