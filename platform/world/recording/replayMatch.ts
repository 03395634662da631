import { marketKey } from '../../../streams/domain/market.ts'
import type { MarketKey, MarketSpec, Side } from '../../../streams/domain/market.ts'
import type { MatchState } from '../../../streams/domain/match.ts'
import type { Status } from '../../../streams/domain/status.ts'
import { worstStatus } from '../../../streams/domain/status.ts'
import type { WorldMatch, WorldResult } from '../world.ts'
import { periodsOver } from './countedFacts.ts'
import type { MatchFields } from './format.ts'
import type { RecordedMatch } from './loadRecording.ts'
import { createReplayBoard } from './replayBoard.ts'
import type { RecordedPrice } from './replayBoard.ts'
import { createReplayState, isOver } from './replayState.ts'

/** The changes of one step. */
export interface ReplayChange {
  readonly match: boolean
  readonly lines: boolean
  readonly settled: readonly MarketKey[]
}

/** A match that is driven by a recording. Times are platform ms. */
export interface ReplayMatch {
  readonly id: string
  readonly recorded: RecordedMatch
  /** Applies the fields of a line; `at` is the line's time. */
  take(fields: MatchFields, at: number): void
  price(price: RecordedPrice): void
  slot(key: MarketKey, slot: number, status: Status | null): void
  /**
   * Suspends betting until the recording has further data: the kick-off has passed, and the state is unknown.
   */
  holdBets(): void
  /** Ends the match. Known counts become final, everything else is void. */
  finish(state: 'ended' | 'abandoned' | 'cancelled'): void
  /** Ends the step: sets the versions of what changed and returns the changes. */
  stamp(at: number): ReplayChange
  snapshot(): WorldMatch
  result(): WorldResult
  /** All markets so far. */
  marketKeys(): readonly MarketKey[]
  /** Overrides the betting status while the recording continues. `null` removes the override. */
  overrule(status: Status | null): void
  /** Ignores recorded prices and lines while on. Returns whether that was a change. */
  hold(on: boolean): boolean
  shift(key: MarketKey, quarters: number): boolean
  move(key: MarketKey, slot: number, side: Side, factor: number): boolean
}

/**
 * A match as first announced. `epoch` is the platform time of the recording's start, ms; `plannedKickOff` is
 * a kick-off that replaces the recorded one, platform ms, or `null`.
 */
export function createReplayMatch(
  recorded: RecordedMatch,
  epoch: number,
  plannedKickOff: number | null,
): ReplayMatch {
  const board = createReplayBoard(recorded.fixture.id, recorded.singlesOnly)
  const decisions = createDecisions()
  let held = false
  let dirty = false
  let version = 0
  let made: WorldMatch | null = null
  const changed = (): void => {
    dirty = true
  }
  const replayed = createReplayState(recorded, epoch, plannedKickOff, changed)
  const betting = createBettingStatus(changed)

  const knows = ({ stat, period }: MarketSpec): boolean =>
    replayed.now.facts[`${stat}.${period}`] !== undefined
  const keysOf = (wanted: (spec: MarketSpec) => boolean): readonly MarketKey[] =>
    board.specs().filter(wanted).map(marketKey)

  function finish(state: MatchState): void {
    if (state === 'ended' || state === 'closed') decisions.settle(keysOf(knows))
    decisions.annul(keysOf(() => true))
    betting.close()
    board.close()
  }

  return {
    id: recorded.fixture.id,
    recorded,
    take(fields, at) {
      if (isOver(replayed.now.state)) return
      replayed.take(fields, at)
      betting.take(fields.bettingStatus, replayed.now.state)
      decisions.settle(fields.final ?? [])
      decisions.annul(fields.voided ?? [])
      const { phase, state } = replayed.now
      const over = periodsOver(phase)
      decisions.settle(keysOf((spec) => over.includes(spec.period) && knows(spec)))
      if (isOver(state)) finish(state)
    },
    price: (price) => {
      if (!held) board.price(price)
    },
    slot: (key, slot, status) => {
      if (!held) board.slot(key, slot, status)
    },
    holdBets() {
      if (replayed.now.state === 'notStarted') betting.holdBets()
    },
    finish(state) {
      if (isOver(replayed.now.state)) return
      replayed.finish(state)
      finish(state)
    },
    stamp(at) {
      const next = Math.max(at, version + 1)
      const change = { match: dirty, lines: board.stamp(next), settled: decisions.take() }
      dirty = false
      if (!change.match && !change.lines && change.settled.length === 0) return change
      version = next
      made = null
      return change
    },
    snapshot() {
      made ??= { ...replayed.now, bettingStatus: betting.status(), version, markets: board.markets() }
      return made
    },
    result: () => resultOf(replayed.now, decisions.sets()),
    marketKeys: () => keysOf(() => true),
    overrule: betting.overrule,
    hold(on) {
      const changes = held !== on
      held = on
      return changes
    },
    shift: (key, quarters) => board.shift(key, quarters),
    move: (key, slot, side, factor) => board.move(key, slot, side, factor),
  }
}

/** A recording has no tournaments, so nothing in it has winners. */
function resultOf(
  { facts, state }: Pick<WorldMatch, 'facts' | 'state'>,
  sets: Pick<WorldResult, 'final' | 'voided'>,
): WorldResult {
  return { facts, ...sets, winners: [], state }
}

/** The decided markets of a match; each is decided once. */
function createDecisions() {
  const final = new Set<MarketKey>()
  const voided = new Set<MarketKey>()
  let recent: MarketKey[] = []

  function decide(keys: readonly MarketKey[], where: Set<MarketKey>): void {
    for (const key of keys) {
      if (final.has(key) || voided.has(key)) continue
      where.add(key)
      recent.push(key)
    }
  }

  return {
    settle: (keys: readonly MarketKey[]): void => {
      decide(keys, final)
    },
    annul: (keys: readonly MarketKey[]): void => {
      decide(keys, voided)
    },
    /** Those since the last call. */
    take(): readonly MarketKey[] {
      const taken = recent
      recent = []
      return taken
    },
    sets: (): Pick<WorldResult, 'final' | 'voided'> => ({ final: new Set(final), voided: new Set(voided) }),
  }
}

/** Whether bets are taken: the worst of what the recording says and what overrides it. */
function createBettingStatus(changed: () => void) {
  let recorded: Status = 'open'
  let overruled: Status | null = null
  let unseen = false
  return {
    take(status: Status | undefined, state: MatchState): void {
      if (status !== undefined) recorded = status
      if (status !== undefined || state !== 'notStarted') unseen = false
    },
    close(): void {
      recorded = 'closed'
    },
    holdBets(): void {
      unseen = true
      changed()
    },
    overrule: (status: Status | null): void => {
      overruled = status
      changed()
    },
    status: (): Status => worstStatus(recorded, overruled ?? 'open', unseen ? 'suspended' : 'open'),
  }
}
