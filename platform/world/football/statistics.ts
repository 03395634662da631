import type { Facts, Pair } from '../../../streams/domain/match.ts'
import { MINUTE } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import type { MatchRecord, RecordedEvent, RecordedEventType, TeamSide } from '../matchRecord.ts'
import { noise, unit } from '../random.ts'
import type { Change } from './pastMoments.ts'

const FOULS_PER_MINUTE = 0.12
const OFFSIDES_PER_MINUTE = 0.022
/** The share of attacks that lead to a shot on target, and to any shot, by whether the attack is dangerous. */
const SHOTS = { dangerous: { onTarget: 0.32, any: 0.7 }, other: { onTarget: 0.04, any: 0.16 } } as const

/** The counts of a match up to an instant; empty before kick-off. */
export function footballCounts(
  fixture: Pick<Fixture, 'seed' | 'strength'>,
  past: readonly Change[],
  events: readonly RecordedEvent[],
  until: number,
): MatchRecord['counts'] {
  const [first] = past
  if (first === undefined) return {}
  const facts = past.at(-1)?.after.facts ?? {}
  const attacks = attacksOf(past)
  const goals = (side: TeamSide): number =>
    countOf(events, side, 'goal') - countOf(events, side, 'goalCancelled')
  const shots = (side: TeamSide, kind: 'onTarget' | 'any'): number =>
    goals(side) +
    attacks.filter((attack) => {
      if (attack.side !== side) return false
      const bounds = attack.dangerous ? SHOTS.dangerous : SHOTS.other
      return unit(fixture.seed, 71, attack.at) < bounds[kind]
    }).length
  const minutes = minutesPlayed(past, until)
  return {
    possession: possession(fixture, past, until),
    shots: both((side) => shots(side, 'any')),
    shotsOnTarget: both((side) => shots(side, 'onTarget')),
    corners: withExtraTime(facts, 'corners'),
    attacks: both((side) => attacks.filter((attack) => attack.side === side).length),
    dangerousAttacks: both(
      (side) => attacks.filter((attack) => attack.side === side && attack.dangerous).length,
    ),
    fouls: both((side) => drawn(fixture.seed, side, minutes, FOULS_PER_MINUTE, 72)),
    offsides: both((side) => drawn(fixture.seed, side, minutes, OFFSIDES_PER_MINUTE, 73)),
    yellowCards: withExtraTime(facts, 'yellowCards'),
    redCards: withExtraTime(facts, 'redCards'),
  }
}

function withExtraTime(facts: Facts, stat: 'corners' | 'yellowCards' | 'redCards'): Pair {
  const [home, away] = facts[`${stat}.match`] ?? [0, 0]
  const [homeExtra, awayExtra] = facts[`${stat}.extraTime`] ?? [0, 0]
  return [home + homeExtra, away + awayExtra]
}

function both(count: (side: TeamSide) => number): Pair {
  return [count('home'), count('away')]
}

function countOf(events: readonly RecordedEvent[], side: TeamSide, type: RecordedEventType): number {
  return events.filter((event) => event.side === side && event.type === type && event.part !== 'penalty')
    .length
}

interface CountedAttack {
  readonly side: TeamSide
  readonly dangerous: boolean
  readonly at: number
}

/** The attacks from open play. */
function attacksOf(past: readonly Change[]): readonly CountedAttack[] {
  return past.flatMap(({ at, before, after }) =>
    after.danger === 'attack' && after.attack !== null && after.attack !== before.attack
      ? [{ ...after.attack, at }]
      : [],
  )
}

/** Whole minutes of play, without breaks. */
function minutesPlayed(past: readonly Change[], until: number): number {
  let played = 0
  for (const [index, { at, after }] of past.entries()) {
    if (after.clock?.running !== true) continue
    played += (past[index + 1]?.at ?? until) - at
  }
  return Math.floor(played / MINUTE)
}

/** How many of the minutes had such an event. */
function drawn(seed: number, side: TeamSide, minutes: number, perMinute: number, salt: number): number {
  const own = side === 'home' ? 0 : 1
  let count = 0
  for (let minute = 0; minute < minutes; minute += 1)
    if (unit(seed, salt, own, minute) < perMinute) count += 1
  return count
}

/** In percent, by the strengths of the sides and the players sent off; it moves slowly. */
function possession(
  { seed, strength: [home, away] }: Pick<Fixture, 'seed' | 'strength'>,
  past: readonly Change[],
  until: number,
): Pair {
  const last = past.at(-1)
  const at = last?.after.clock?.running === true ? until : (last?.at ?? until)
  const [homeReds, awayReds] = withExtraTime(last?.after.facts ?? {}, 'redCards')
  const share =
    50 + 16 * ((home - away) / (home + away)) + 5 * noise(seed, at, 25 * MINUTE) - 6 * (homeReds - awayReds)
  const percent = Math.round(Math.min(78, Math.max(22, share)))
  return [percent, 100 - percent]
}
