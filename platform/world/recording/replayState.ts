import type { Facts, MatchState } from '../../../streams/domain/match.ts'
import type { WorldMatch } from '../world.ts'
import { countScore } from './countedFacts.ts'
import type { MatchFields } from './format.ts'
import type { RecordedMatch } from './loadRecording.ts'

type ReplayedFields = Omit<WorldMatch, 'markets' | 'version' | 'bettingStatus'>

/** A recorded match without its markets. */
export interface ReplayState {
  readonly now: ReplayedFields
  /** Applies the fields of a line; `at` is the line's time, platform ms. */
  take(fields: MatchFields, at: number): void
  finish(state: 'ended' | 'abandoned' | 'cancelled'): void
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

/** Arguments as of `createReplayMatch`; `changed` is called after each change. */
export function createReplayState(
  recorded: RecordedMatch,
  epoch: number,
  plannedKickOff: number | null,
  changed: () => void,
): ReplayState {
  const { fixture } = recorded
  const factsAfter = createFactsReading(fixture.sport)
  let current = announced(recorded, epoch, plannedKickOff ?? epoch + fixture.kickOff)

  function change(next: Partial<ReplayedFields>): void {
    current = { ...current, ...next }
    changed()
  }

  return {
    get now() {
      return current
    },
    take(fields, at) {
      const facts = factsAfter(current, fields)
      const { clock } = fields
      const reading = clock === undefined ? {} : { clock: clock === null ? null : dated(clock, epoch, at) }
      const moved =
        fields.kickOff === undefined || plannedKickOff !== null ? {} : { kickOff: epoch + fields.kickOff }
      change({ ...givenFields(fields), ...reading, ...moved, facts })
    },
    finish(state) {
      const clock = current.clock === null ? null : { ...current.clock, running: false }
      const phase = state === 'cancelled' ? current.phase : state
      change({ state, phase, clock, danger: 'none', serving: null })
    },
  }
}

/** Returns the function that reads the facts after a line. */
function createFactsReading(
  sport: ReplayedFields['sport'],
): (current: ReplayedFields, fields: MatchFields) => Facts {
  /**
   * Whether the recording contains facts. It then contains all of them, so nothing is derived from the score.
   */
  let hasFacts = false

  return (current, fields) => {
    hasFacts ||= fields.facts !== undefined
    // A line with facts has all of them: one that it leaves out, such as the lead in gold between maps, is over.
    if (fields.facts !== undefined) return { ...namedCounts(fields), ...fields.facts }
    const before = { ...current.facts, ...namedCounts(fields) }
    if (hasFacts || NOT_PLAYED.has(fields.state ?? current.state)) return before
    const phase = current.state === 'notStarted' ? (fields.phase ?? current.phase) : current.phase
    return countScore(before, sport, phase, current.score, fields.score ?? current.score)
  }
}

function announced({ fixture }: RecordedMatch, epoch: number, kickOff: number): ReplayedFields {
  const { id, sport, league, home, away, doubles, neutral, video, animation, announcedAt, format } = fixture
  return {
    id,
    sport,
    league: { ...league, sport },
    teams: { home, away, ...(doubles && { doubles }) },
    entrants: [],
    neutral,
    video,
    animation,
    ...(format && { format }),
    kickOff,
    announcedAt: epoch + announcedAt,
    state: 'notStarted',
    phase: 'notStarted',
    clock: null,
    score: [0, 0],
    facts: {},
    serving: null,
    danger: 'none',
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
function givenFields(fields: MatchFields): Partial<ReplayedFields> {
  const { state, phase, score, serving, dangerous } = fields
  const named = { state, phase, score, serving, danger: dangerous }
  const given: Partial<ReplayedFields> = Object.fromEntries(
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
