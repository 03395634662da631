import type { KitPattern, Match, MatchClock, Team } from '../../../domain/match.ts'
import type { ListedMatch } from '../../../domain/menu.ts'
import type { Sport } from '../../../domain/sport.ts'
import { kitAmong } from '../../../wire/pmty/kit.ts'
import type { PmtyMatch } from '../../../wire/pmty/match.ts'
import { phaseOf, sportOf, stateOf, statusOf } from '../numbers.ts'
import { readMarkets } from './market.ts'
import { readScores } from './score.ts'

const CLOCKED: ReadonlySet<Sport> = new Set([
  'football',
  'basketball',
  'americanFootball',
  'iceHockey',
  'handball',
  'rugby',
  'waterPolo',
] as const)

/** Quarters and overtime are counted down, halves up. */
const COUNTED_DOWN: ReadonlySet<string> = new Set([
  'quarter1',
  'quarter2',
  'quarter3',
  'quarter4',
  'overtime',
])

/** Electronic matches are not for parlays (research, venues 2.1: `mbmty`). */
const NO_PARLAY: ReadonlySet<number> = new Set([2, 4])

/** A clock reading; `null` in sports without a clock, and when the venue gives none. */
export function readClock(
  sport: Sport,
  wire: { readonly mmp: number; readonly mst: number | null; readonly mess: number },
  at: number,
): MatchClock | null {
  if (!CLOCKED.has(sport) || wire.mst === null) return null
  const down = COUNTED_DOWN.has(phaseOf(wire.mmp))
  return { seconds: wire.mst, running: wire.mess === 1, direction: down ? 'down' : 'up', at }
}

/** A match at the venue's time `at` (ms); `null` for a sport that is not offered. */
export function readMatch(wire: PmtyMatch, at: number): Match | null {
  const sport = sportOf(wire.csid)
  if (sport === null) return null
  const { score, facts, redCards, yellowCards, corners } = readScores(wire.msc, sport)
  const state = stateOf(wire.ms)
  const over = wire.mo || state === 'ended' || state === 'closed'
  return {
    id: wire.mid,
    sport,
    league: { id: wire.tid, name: wire.tn, hot: wire.th },
    home: readTeam(wire.mhid, wire.mhn, wire.mhlu),
    away: readTeam(wire.maid, wire.man, wire.malu),
    kickOff: wire.mgt,
    state,
    phase: phaseOf(wire.mmp),
    clock: state === 'live' || state === 'paused' ? readClock(sport, wire, at) : null,
    bettingStatus: over ? 'closed' : statusOf(wire.mhs),
    score: score ?? [0, 0],
    facts,
    redCards: redCards ?? [0, 0],
    yellowCards: yellowCards ?? [0, 0],
    corners,
    serving: wire.mat === 'home' || wire.mat === 'away' ? wire.mat : null,
    marketCount: wire.mc,
    parlayAllowed: !NO_PARLAY.has(wire.mbmty),
    video: wire.mms > 0,
    animation: wire.mvs > 0,
    favourite: wire.mf,
    neutral: wire.mng,
    asOf: at,
  }
}

function readTeam(id: string, name: string, crests: readonly string[]): Team {
  const kit = kitAmong(crests)
  const pattern: KitPattern | undefined = kit?.pattern
  return { id, name, kit: kit === null || pattern === undefined ? null : { ...kit, pattern } }
}

/** A row of a list: the match with the markets that came with it. */
export function readListedMatch(wire: PmtyMatch, at: number): ListedMatch | null {
  const match = readMatch(wire, at)
  return match === null ? null : { match, markets: readMarkets(wire.hps, at) }
}
