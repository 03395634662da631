import type { FactKey, KitPattern, Match, MatchClock, Pair, Team, Teams } from '../../../domain/match.ts'
import type { ListedMatch } from '../../../domain/menu.ts'
import { descriptorOf, shownScore } from '../../../domain/sports/descriptorOf.ts'
import type { Sport } from '../../../domain/vocabulary/sports.ts'
import type { FbtyClock, FbtyCount, FbtyMatch, FbtySide } from '../../../wire/fbty/match.ts'
import {
  FBTY_CLOCK_DIRECTIONS,
  FBTY_CLOCK_UNITS,
  FBTY_MATCH_KINDS,
  FBTY_SERVING,
} from '../../../wire/fbty/tables.ts'
import { kitAmong } from '../../../wire/kit.ts'
import { factOf, phaseOf, saleOf, sportOf, stateOf } from '../numbers.ts'
import { readMarkets } from './market.ts'

const SECONDS_PER_MINUTE = 60

/** A match, dated by the venue's time `at` (ms); `null` for a sport that the venue does not have. */
export function readMatch(wire: FbtyMatch, at: number): Match | null {
  const sport = sportOf(wire.sid)
  if (sport === null) return null
  const facts = readFacts(sport, wire.nsg)
  const state = stateOf(wire.ms)
  const { lg } = wire
  return {
    id: wire.id,
    sport,
    league: { id: lg?.id ?? '', name: lg?.na ?? '', hot: lg?.hot === true, favourite: false },
    teams: readTeams(wire),
    kickOff: wire.bt,
    state,
    phase: wire.mc === null ? 'unknown' : phaseOf(sport, wire.mc.pe),
    clock:
      (state === 'live' || state === 'paused') && wire.mc !== null ? readClock(sport, wire.mc, at) : null,
    bettingStatus: state === 'ended' ? 'closed' : saleOf(wire.ss),
    score: shownScore(sport, facts) ?? [0, 0],
    facts,
    serving: wire.sb?.sv === FBTY_SERVING.home ? 'home' : wire.sb?.sv === FBTY_SERVING.away ? 'away' : null,
    marketCount: wire.tms,
    parlayAllowed: true,
    video: wire.vs?.have === true,
    animation: wire.as.length > 0,
    favourite: false,
    neutral: wire.ne,
    asOf: at,
  }
}

function readFacts(sport: Sport, counts: readonly FbtyCount[]): Match['facts'] {
  const facts: { -readonly [K in FactKey]?: Pair } = {}
  for (const count of counts) {
    const key = factOf(sport, count)
    if (key !== null && count.sc !== null) facts[key] = count.sc
  }
  return facts
}

/** `null` in sports without a clock. */
function readClock(sport: Sport, { s, r, tp, tu }: FbtyClock, at: number): MatchClock | null {
  if (descriptorOf(sport).clock === null) return null
  return {
    seconds: tu === FBTY_CLOCK_UNITS.minutes ? s * SECONDS_PER_MINUTE : s,
    running: r,
    direction: tp === FBTY_CLOCK_DIRECTIONS.down ? 'down' : 'up',
    at,
  }
}

/** `null` for an outright. */
function readTeams({ ty, ts: [home, away] }: FbtyMatch): Teams | null {
  if (ty === FBTY_MATCH_KINDS.outright || home === undefined || away === undefined) return null
  return { home: readTeam(home), away: readTeam(away) }
}

function readTeam({ id, na, lurl }: FbtySide): Team {
  const kit = kitAmong([lurl])
  const pattern: KitPattern | undefined = kit?.pattern
  return { id, name: na, kit: kit === null || pattern === undefined ? null : { ...kit, pattern } }
}

/** A row of a list: the match with its markets. */
export function readListed(wire: FbtyMatch, at: number, europeOnly = false): readonly ListedMatch[] {
  const match = readMatch(wire, at)
  return match === null ? [] : [{ match, markets: readMarkets(wire.mg, { at, europeOnly }) }]
}
