import type { Facts, Match, MatchClock, Pair, Team } from '../../domain/match.ts'

/** The tolerance (s) between two readings of a running clock, because the venue rounds to whole seconds. */
const CLOCK_SLACK_S = 1.5

/**
 * Whether two versions of a match are equal apart from their times. A later reading of the same running clock
 * is equal.
 */
export function sameMatch(a: Match, b: Match): boolean {
  if (a === b) return true
  return (
    a.id === b.id &&
    a.state === b.state &&
    a.phase === b.phase &&
    a.bettingStatus === b.bettingStatus &&
    a.kickOff === b.kickOff &&
    a.sport === b.sport &&
    a.serving === b.serving &&
    a.marketCount === b.marketCount &&
    a.parlayAllowed === b.parlayAllowed &&
    a.video === b.video &&
    a.animation === b.animation &&
    a.favourite === b.favourite &&
    a.neutral === b.neutral &&
    a.bestOf === b.bestOf &&
    a.mapName === b.mapName &&
    samePair(a.score, b.score) &&
    sameFacts(a.facts, b.facts) &&
    sameClock(a.clock, b.clock) &&
    a.league.id === b.league.id &&
    a.league.name === b.league.name &&
    a.league.hot === b.league.hot &&
    a.league.favourite === b.league.favourite &&
    sameTeams(a.teams, b.teams)
  )
}

function sameTeams(a: Match['teams'], b: Match['teams']): boolean {
  if (a === null || b === null) return a === b
  return sameTeam(a.home, b.home) && sameTeam(a.away, b.away)
}

function samePair(a: Pair | null | undefined, b: Pair | null | undefined): boolean {
  if (a == null || b == null) return (a ?? null) === (b ?? null)
  return a[0] === b[0] && a[1] === b[1]
}

function sameFacts(a: Facts, b: Facts): boolean {
  if (a === b) return true
  const keys = Object.keys(a) as (keyof Facts)[]
  return keys.length === Object.keys(b).length && keys.every((key) => samePair(a[key], b[key]))
}

function sameClock(a: MatchClock | null, b: MatchClock | null): boolean {
  if (a === null || b === null) return a === b
  if (a.running !== b.running || a.direction !== b.direction) return false
  const elapsed = a.running ? (b.at - a.at) / 1000 : 0
  const expected = a.seconds + (a.direction === 'up' ? elapsed : -elapsed)
  return a.running ? Math.abs(expected - b.seconds) <= CLOCK_SLACK_S : a.seconds === b.seconds
}

function sameTeam(a: Team, b: Team): boolean {
  return (
    a.id === b.id &&
    a.name === b.name &&
    a.crest === b.crest &&
    a.kit?.base === b.kit?.base &&
    a.kit?.trim === b.kit?.trim &&
    a.kit?.pattern === b.kit?.pattern
  )
}
