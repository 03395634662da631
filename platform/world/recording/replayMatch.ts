import { marketKey } from '../../../streams/domain/market.ts'
import type { MarketKey, MarketSpec, Side } from '../../../streams/domain/market.ts'
import type { Facts, MatchState } from '../../../streams/domain/match.ts'
import type { Status } from '../../../streams/domain/status.ts'
import { worstStatus } from '../../../streams/domain/status.ts'
import type { WorldMatch, WorldResult } from '../world.ts'
import { countScore, periodsOver } from './countedFacts.ts'
import type { MatchFields } from './format.ts'
import type { RecordedMatch } from './loadTape.ts'
import { createReplayBoard } from './replayBoard.ts'
import type { RecordedPrice } from './replayBoard.ts'

/** The changes of one step. */
export interface ReplayChange {
  readonly match: boolean
  readonly lines: readonly string[] | null
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

const OVER: ReadonlySet<MatchState> = new Set<MatchState>(['ended', 'closed', 'cancelled', 'abandoned'])
const NOT_PLAYED: ReadonlySet<MatchState> = new Set<MatchState>([
  'notStarted',
  'delayed',
  'postponed',
  'cancelled',
])

export function isOver(state: MatchState): boolean {
  return OVER.has(state)
}

type Standing = Omit<WorldMatch, 'markets' | 'version' | 'bettingStatus'>

/**
 * A match as first announced. `epoch` is the platform time of the recording's start, ms; `plannedKickOff` is
 * a kick-off that replaces the recorded one, platform ms, or `null`.
 */
export function createReplayMatch(
  recorded: RecordedMatch,
  epoch: number,
  plannedKickOff: number | null,
): ReplayMatch {
  const { fixture } = recorded
  const board = createReplayBoard(fixture.id, recorded.singlesOnly)
  const decisions = createDecisions()
  const factsAfter = createFactsReading(fixture.sport)
  let standing = announced(recorded, epoch, plannedKickOff ?? epoch + fixture.kickOff)
  let recordedStatus: Status = 'open'
  let overruled: Status | null = null
  let unseen = false
  let held = false
  let dirty = false
  let version = 0
  let made: WorldMatch | null = null

  function change(next: Partial<Standing>): void {
    standing = { ...standing, ...next }
    dirty = true
  }

  function knows({ stat, period }: MarketSpec): boolean {
    return standing.facts[`${stat}.${period}`] !== undefined
  }

  function finish(state: MatchState): void {
    const specs = board.specs()
    if (state === 'ended' || state === 'closed') decisions.settle(specs.filter(knows).map(marketKey))
    decisions.annul(specs.map(marketKey))
    recordedStatus = 'closed'
    board.close()
  }

  return {
    id: fixture.id,
    recorded,
    take(fields, at) {
      if (isOver(standing.state)) return
      const facts = factsAfter(standing, fields)
      const { clock } = fields
      const reading = clock === undefined ? {} : { clock: clock === null ? null : dated(clock, epoch, at) }
      const moved =
        fields.kickOff === undefined || plannedKickOff !== null ? {} : { kickOff: epoch + fields.kickOff }
      change({ ...standingFields(fields), ...reading, ...moved, facts })
      if (fields.bettingStatus !== undefined) recordedStatus = fields.bettingStatus
      if (fields.bettingStatus !== undefined || standing.state !== 'notStarted') unseen = false
      decisions.settle(fields.final ?? [])
      decisions.annul(fields.voided ?? [])
      const over = periodsOver(standing.phase)
      const played = board.specs().filter((spec) => over.includes(spec.period) && knows(spec))
      decisions.settle(played.map(marketKey))
      if (isOver(standing.state)) finish(standing.state)
    },
    price(price) {
      if (!held) board.price(price)
    },
    slot(key, slot, status) {
      if (!held) board.slot(key, slot, status)
    },
    holdBets() {
      if (standing.state !== 'notStarted') return
      unseen = true
      dirty = true
    },
    finish(state) {
      if (isOver(standing.state)) return
      const clock = standing.clock === null ? null : { ...standing.clock, running: false }
      change({
        state,
        phase: state === 'cancelled' ? standing.phase : state,
        clock,
        dangerous: 'none',
        serving: null,
      })
      finish(state)
    },
    stamp(at) {
      const matchChanged = dirty
      const next = Math.max(at, version + 1)
      const lines = board.stamp(next)
      const keys = decisions.take()
      if (matchChanged || lines.changed || keys.length > 0) {
        version = next
        made = null
      }
      dirty = false
      return { match: matchChanged, lines: lines.changed ? lines.marketIds : null, settled: keys }
    },
    snapshot() {
      const bettingStatus = worstStatus(recordedStatus, overruled ?? 'open', unseen ? 'suspended' : 'open')
      made ??= { ...standing, bettingStatus, version, markets: board.markets() }
      return made
    },
    result: () => ({
      facts: standing.facts,
      ...decisions.sets(),
      state: standing.state,
    }),
    marketKeys: () => board.specs().map(marketKey),
    overrule(status) {
      overruled = status
      dirty = true
    },
    hold(on) {
      const changes = held !== on
      held = on
      return changes
    },
    shift: (key, quarters) => board.shift(key, quarters),
    move: (key, slot, side, factor) => board.move(key, slot, side, factor),
  }
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

/** Returns the function that reads the facts after a line. */
function createFactsReading(sport: Standing['sport']): (standing: Standing, fields: MatchFields) => Facts {
  /**
   * Whether the recording contains facts. It then contains all of them, so nothing is derived from the score.
   */
  let told = false

  return (standing, fields) => {
    told ||= fields.facts !== undefined
    const before = { ...standing.facts, ...namedCounts(fields) }
    if (told || NOT_PLAYED.has(fields.state ?? standing.state)) return { ...before, ...fields.facts }
    const phase = standing.state === 'notStarted' ? (fields.phase ?? standing.phase) : standing.phase
    return countScore(before, sport, phase, standing.score, fields.score ?? standing.score)
  }
}

function announced({ fixture }: RecordedMatch, epoch: number, kickOff: number): Standing {
  const { id, sport, league, home, away, neutral, video, animation, announcedAt } = fixture
  return {
    id,
    sport,
    league: { ...league, sport },
    home,
    away,
    neutral,
    video,
    animation,
    kickOff,
    announcedAt: epoch + announcedAt,
    state: 'notStarted',
    phase: 'notStarted',
    clock: null,
    score: [0, 0],
    facts: {},
    serving: null,
    dangerous: 'none',
  }
}

/** The counts with fields of their own, which do not affect other counts. */
function namedCounts({ corners, redCards, yellowCards }: MatchFields): Facts {
  return {
    ...(corners === undefined || corners === null ? {} : { 'corners.match': corners }),
    ...(redCards === undefined ? {} : { 'redCards.match': redCards }),
    ...(yellowCards === undefined ? {} : { 'yellowCards.match': yellowCards }),
  }
}

/** The fields of a line that are copied to the match unchanged. */
function standingFields(fields: MatchFields): Partial<Standing> {
  const { state, phase, score, serving, dangerous } = fields
  const named = { state, phase, score, serving, dangerous }
  const given: Partial<Standing> = Object.fromEntries(
    Object.entries(named).filter(([, value]) => value !== undefined),
  )
  return given
}

function dated(
  { seconds, running, direction, at }: NonNullable<MatchFields['clock']>,
  epoch: number,
  lineAt: number,
): WorldMatch['clock'] {
  return { seconds, running, direction, at: at === undefined ? lineAt : epoch + at }
}
