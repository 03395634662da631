import type { Facts, KitPattern, Match, MatchClock, Pair, Team, Teams } from '../../../domain/match.ts'
import type { FactKey } from '../../../domain/match.ts'
import type { ListedMatch } from '../../../domain/menu.ts'
import { descriptorOf, shownScore } from '../../../domain/sports/descriptorOf.ts'
import { isEsport, type Sport } from '../../../domain/vocabulary/sports.ts'
import type { DptyEvents, DptyMatch, DptyTeam, DptyWrapper } from '../../../wire/dpty/match.ts'
import { kitAmong } from '../../../wire/kit.ts'
import { factOf, offeredSport, phaseOf, sportOf, stateOf, statusOf } from '../numbers.ts'
import { readMarkets } from './market.ts'

/** A match, dated by the venue's time `at` (ms); `null` for a sport that is not offered and reversed sides. */
export function readMatch(md: DptyMatch, at: number): Match | null {
  const sport = offeredSport(md.sid)
  return sport === null ? null : readMatchOf(md, sport, at)
}

/** A match of a result, also of a sport that is not offered. */
export function readPastMatch(md: DptyMatch, at: number): Match | null {
  const sport = sportOf(md.sid)
  return sport === null ? null : readMatchOf(md, sport, at)
}

function readMatchOf(md: DptyMatch, sport: Sport, at: number): Match | null {
  // The handicaps of reversed sides could be read wrongly.
  if (md.r) return null
  const state = stateOf(md.s)
  const over = state === 'ended' || state === 'closed'
  const facts = md.me === undefined ? {} : readFacts(sport, md.me)
  const live = state === 'live' || state === 'paused'
  return {
    id: md.mid,
    sport,
    league: { id: md.lid, name: md.ln, hot: false, favourite: md.lfav },
    teams: md.ic ? null : teamsOf(md),
    kickOff: md.bt,
    state,
    phase: md.me?.pd == null ? (over ? 'ended' : 'notStarted') : phaseOf(sport, md.me.pd),
    clock: live && md.me !== undefined ? readClock(sport, md.me, at) : null,
    bettingStatus: over ? 'closed' : statusOf(md.ss),
    score: readPair(md.cs) ?? shownScore(sport, facts) ?? [0, 0],
    facts,
    serving: md.me?.spt === 'Home' ? 'home' : md.me?.spt === 'Away' ? 'away' : null,
    marketCount: md.bc,
    parlayAllowed: md.ap,
    video: md.u,
    animation: false,
    favourite: md.fav,
    neutral: md.isNe,
    ...(isEsport(sport) ? mapsOf(md) : {}),
    asOf: at,
  }
}

/** The most maps of a match. */
const MAPS: ReadonlySet<number> = new Set([3, 5, 7])

/** How many maps a match of esports has at most, and the name of the present one. */
function mapsOf({ bo = 0, mapName = '' }: DptyMatch): Pick<Match, 'bestOf' | 'mapName'> {
  return { ...(MAPS.has(bo) ? { bestOf: bo } : {}), ...(mapName === '' ? {} : { mapName }) }
}

/** A pair such as `2:1`, home first; `null` for anything else. */
export function readPair(text: string): Pair | null {
  const [, home, away] = /^(\d{1,4}):(\d{1,4})$/.exec(text.trim()) ?? []
  return home === undefined || away === undefined ? null : [Number(home), Number(away)]
}

export function readFacts(sport: Sport, me: DptyEvents): Facts {
  const facts: { -readonly [K in FactKey]?: Pair } = {}
  const note = (fact: FactKey | null, home: number | null, away: number | null): void => {
    if (fact !== null && home !== null && away !== null) facts[fact] = [home, away]
  }
  const { score, stats } = descriptorOf(sport)
  for (const { p, c, h, a } of me.ps) note(factOf(sport, { p, c }), h, a)
  if (score !== null) {
    note(`${score}.match`, me.hs, me.as)
    const half = readPair(me.hf)
    if (half !== null) note(`${score}.firstHalf`, half[0], half[1])
  }
  if (stats.includes('corners')) note('corners.match', me.hc, me.ac)
  if (stats.includes('yellowCards')) note('yellowCards.match', me.hy, me.ay)
  if (stats.includes('redCards')) note('redCards.match', me.hr, me.ar)
  return facts
}

/** `null` in sports without a clock, and when the venue sends none. */
function readClock(sport: Sport, { t, r, td }: DptyEvents, at: number): MatchClock | null {
  if (descriptorOf(sport).clock === null || t === null) return null
  return { seconds: t, running: r, direction: td ? 'down' : 'up', at }
}

function teamsOf({ ht, at }: DptyMatch): Teams {
  return { home: readTeam(ht), away: readTeam(at) }
}

function readTeam(team: DptyTeam | undefined): Team {
  if (team === undefined) return { id: '', name: '', kit: null }
  const kit = kitAmong([team.lg])
  const pattern: KitPattern | undefined = kit?.pattern
  return {
    id: team.tid,
    name: team.tn,
    kit: kit === null || pattern === undefined ? null : { ...kit, pattern },
  }
}

/** A match of a list with its markets; `hot` are the ids of the hot leagues. */
export function readListed(
  { md, ptds }: DptyWrapper,
  at: number,
  hot: ReadonlySet<string>,
): ListedMatch | null {
  const match = readMatch(md, at)
  if (match === null) return null
  const league = { ...match.league, hot: hot.has(match.league.id) }
  return { match: { ...match, league }, markets: readMarkets(ptds, match.sport, at) }
}
