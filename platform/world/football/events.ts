import type { Stat } from '../../../streams/domain/market.ts'
import type { Phase } from '../../../streams/domain/match.ts'
import type { SubMatch } from '../../../streams/domain/vocabulary/subMatches.ts'
import type { Moment, SideIndex } from '../course/moment.ts'
import { sideName } from '../course/moment.ts'
import { MINUTE } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import type { Player, RecordedEvent, RecordedEventType, TeamSheet, TeamSide } from '../matchRecord.ts'
import { dice, hash, unit } from '../random.ts'
import type { WorldTeams } from '../world.ts'
import { inExtraTime } from './happenings.ts'
import { EXTRA_HALF, HALF } from './pace.ts'
import type { Change } from './pastMoments.ts'
import { chosenPlayer } from './squad.ts'

interface Recorded {
  readonly fixture: Pick<Fixture, 'seed'> & { readonly teams: WorldTeams }
  readonly sheets: Readonly<Record<TeamSide, TeamSheet>>
  readonly past: readonly Change[]
  /** Platform ms. */
  readonly until: number
}

/** An event before its players are known. */
interface Bare {
  readonly type: RecordedEventType
  readonly side: SideIndex
  readonly at: number
  readonly after: Moment
  readonly penalty: boolean
}

const SIDES: readonly SideIndex[] = [0, 1]
const ASSISTED = 0.74

/** Everything that has happened in a match, with the players who did it. */
export function matchEvents({ fixture, sheets, past, until }: Recorded): readonly RecordedEvent[] {
  const bare = [...bareEvents(past), ...substitutions(fixture.seed, past, until)].sort((a, b) => a.at - b.at)
  const pitch: Record<TeamSide, Pitch> = { home: pitchOf(sheets.home), away: pitchOf(sheets.away) }
  return bare.flatMap((event, index) => {
    const side = sideName(event.side)
    const chance = (salt: number): number => unit(fixture.seed, salt, event.at, index)
    const named = playersOf(event.type, pitch[side], fixture.teams[side].id, chance)
    // No player is left to be exchanged.
    if (named === null) return []
    const { type, at, after, penalty } = event
    const assisted = type === 'goal' && !penalty
    const { player, other } = assisted || type === 'substitution' ? named : { ...named, other: null }
    const part = partOf(after)
    const score = part === 'penalty' ? (after.facts['goals.penalties'] ?? [0, 0]) : after.score
    return [{ type, part, side, at, ...minuteOf(after, at), player, other, penalty, score }]
  })
}

/** The players on the pitch and those who may come on. */
interface Pitch {
  on: readonly Player[]
  bench: readonly Player[]
}

function pitchOf({ starting, bench }: TeamSheet): Pitch {
  return { on: starting, bench: bench.filter(({ position }) => position !== 'goalkeeper') }
}

interface Named {
  readonly player: number | null
  readonly other: number | null
}

const NOBODY: Named = { player: null, other: null }

/** The players of an event; `null` if it can't happen. Red cards and substitutions change `pitch`. */
function playersOf(
  type: RecordedEventType,
  pitch: Pitch,
  teamId: string,
  chance: (salt: number) => number,
): Named | null {
  if (type === 'goal' || type === 'penaltyMissed') {
    const scorer = chosenPlayer(pitch.on, teamId, 'scores', chance(61))
    const others = pitch.on.filter((player) => player !== scorer)
    const assistant = chance(62) < ASSISTED ? chosenPlayer(others, teamId, 'scores', chance(63)) : null
    return { player: scorer?.number ?? null, other: assistant?.number ?? null }
  }
  if (type === 'yellowCard' || type === 'redCard') {
    const booked = chosenPlayer(pitch.on, teamId, 'isBooked', chance(64))
    if (type === 'redCard') pitch.on = pitch.on.filter((player) => player !== booked)
    return { player: booked?.number ?? null, other: null }
  }
  return type === 'substitution' ? exchanged(pitch, chance(65)) : NOBODY
}

/** A substitution: somebody of the bench for somebody in the same position, where there is one. */
function exchanged(pitch: Pitch, chance: number): Named | null {
  const outfield = pitch.on.filter(({ position }) => position !== 'goalkeeper')
  const off = outfield[Math.floor(chance * outfield.length)]
  const on = pitch.bench.find(({ position }) => position === off?.position) ?? pitch.bench[0]
  if (off === undefined || on === undefined) return null
  pitch.on = [...pitch.on.filter((player) => player !== off), on]
  // A player who went off does not come back.
  pitch.bench = pitch.bench.filter((player) => player !== on)
  return { player: off.number, other: on.number }
}

/** The events that the course has, found in the differences of its states. */
function bareEvents(past: readonly Change[]): readonly Bare[] {
  return past.flatMap(({ at, before, after }) => {
    if (partOf(after) === 'penalty') return kickOf({ at, before, after })
    const countIn = ({ facts }: Moment, stat: Stat, side: SideIndex): number =>
      (facts[`${stat}.match`]?.[side] ?? 0) + (facts[`${stat}.extraTime`]?.[side] ?? 0)
    const counted = (stat: Stat, side: SideIndex): number =>
      countIn(after, stat, side) - countIn(before, stat, side)
    const awarded = isPenalty(before)
    const ofSide = (side: SideIndex): readonly Bare[] => {
      const event = (type: RecordedEventType, penalty = false): Bare => ({ type, side, at, after, penalty })
      const goals = counted('goals', side)
      const kicked = awarded && before.attack?.side === sideName(side) && !isPenalty(after)
      return [
        ...(goals > 0 ? [event('goal', kicked)] : []),
        ...(goals < 0 ? [event('goalCancelled')] : []),
        ...(kicked && goals === 0 && after.state === 'live' ? [event('penaltyMissed', true)] : []),
        ...(!awarded && isPenalty(after) && after.attack?.side === sideName(side)
          ? [event('penaltyGiven', true)]
          : []),
        ...(counted('redCards', side) > 0 ? [event('redCard')] : []),
        ...(counted('yellowCards', side) > 0 ? [event('yellowCard')] : []),
        ...(counted('corners', side) > 0 ? [event('corner')] : []),
      ]
    }
    return SIDES.flatMap(ofSide)
  })
}

/** A kick of a shoot-out, if one was taken. */
function kickOf({ at, before, after }: Change): readonly Bare[] {
  const kicks = (side: SideIndex): number =>
    (after.shootOut?.kicks[side] ?? 0) - (before.shootOut?.kicks[side] ?? 0)
  return SIDES.filter((side) => kicks(side) > 0).map((side) => {
    const goals = ({ facts }: Moment): number => facts['goals.penalties']?.[side] ?? 0
    const type = goals(after) > goals(before) ? 'goal' : 'penaltyMissed'
    return { type, side, at, after, penalty: true }
  })
}

/** The part of a match that a state belongs to. */
function partOf({ over }: Pick<Moment, 'over'>): SubMatch {
  if (over.has('extraTime')) return 'penalty'
  return inExtraTime({ over }) ? 'extraTime' : 'regular'
}

/** Whether a penalty is under way: a review while no goal is unconfirmed. */
export function isPenalty({ danger, score, confirmedScore }: Moment): boolean {
  return danger === 'review' && score[0] === confirmedScore[0] && score[1] === confirmedScore[1]
}

/** Three to five substitutions of each side in the second half, at times that follow from the seed. */
function substitutions(seed: number, past: readonly Change[], now: number): readonly Bare[] {
  const restart = past.find(
    ({ before, after }) => before.phase === 'halfTime' && after.phase === 'secondHalf',
  )
  const last = past.at(-1)
  if (restart === undefined || last === undefined) return []
  const until = last.after.clock?.running === true ? now : last.at
  return SIDES.flatMap((side) => {
    const chances = dice(hash(seed, 66, side))
    return Array.from({ length: chances.whole(3, 5) }, () => chances.whole(0, 42) * MINUTE + 20_000)
      .map((after) => restart.at + after)
      .filter((at) => at <= until)
      .map((at): Bare => ({ type: 'substitution', side, at, after: stateAt(past, at), penalty: false }))
  })
}

function stateAt(past: readonly Change[], at: number): Moment {
  const next = past.findIndex((change) => change.at > at)
  const change = next < 0 ? past.at(-1) : past[next - 1]
  if (change === undefined) throw new RangeError('a match without a past has no state')
  return change.after
}

/** When a part ends regularly, ms. */
const LAST_MINUTE: Readonly<Partial<Record<Phase, number>>> = {
  firstHalf: HALF,
  extraTimeFirstHalf: 2 * HALF + EXTRA_HALF,
  extraTimeSecondHalf: 2 * HALF + 2 * EXTRA_HALF,
  penalties: 2 * HALF + 2 * EXTRA_HALF,
}

/** The minute of an instant, as it is called: the last one of a half has added minutes. */
function minuteOf({ clock, phase }: Moment, at: number): { readonly minute: number; readonly added: number } {
  const seconds = clock === null ? 0 : clock.seconds + (clock.running ? (at - clock.at) / 1000 : 0)
  const last = (LAST_MINUTE[phase] ?? 2 * HALF) / MINUTE
  if (phase === 'penalties') return { minute: last, added: 0 }
  const played = Math.floor(seconds / 60) + 1
  return { minute: Math.min(played, last), added: Math.max(0, played - last) }
}
