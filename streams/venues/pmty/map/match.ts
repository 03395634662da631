import type { KitPattern, Match, MatchClock, Team, Teams } from '../../../domain/match.ts'
import type { ListedMatch } from '../../../domain/menu.ts'
import { descriptorOf } from '../../../domain/sports/descriptorOf.ts'
import { isEsport, type Sport } from '../../../domain/vocabulary/sports.ts'
import { kitAmong } from '../../../wire/kit.ts'
import type { PmtyMatch } from '../../../wire/pmty/match.ts'
import { phaseOf, sportOf, stateOf, statusOf } from '../numbers.ts'
import { readMarkets } from './market.ts'
import { readScores } from './score.ts'

/** `mbmty` of electronic matches, which are not allowed in a series. */
const NO_PARLAY: ReadonlySet<number> = new Set([2, 4])

/** A path on the venue's image domain (docs/esports.md, 6.6). */
const CREST = /^\/(?!\/)[\w./-]{1,200}$/

/** `mft` of esports. */
const MAPS: ReadonlySet<number> = new Set([3, 5, 7])

/** A clock reading; `null` in sports without a clock, and when the venue sends none. */
export function readClock(
  sport: Sport,
  wire: { readonly mst: number | null; readonly mess: number },
  at: number,
): MatchClock | null {
  const { clock } = descriptorOf(sport)
  if (clock === null || wire.mst === null) return null
  return { seconds: wire.mst, running: wire.mess === 1, direction: clock, at }
}

/** A match, dated by the venue's time `at` (ms); `null` for a sport that is not offered. */
export function readMatch(wire: PmtyMatch, at: number): Match | null {
  const sport = sportOf(wire.csid)
  if (sport === null) return null
  const { score, facts } = readScores(wire.msc, sport)
  const state = stateOf(wire.ms)
  const over = wire.mo || state === 'ended' || state === 'closed'
  return {
    id: wire.mid,
    sport,
    league: { id: wire.tid, name: wire.tn, hot: wire.th, favourite: wire.tf },
    teams: readTeams(wire, sport),
    kickOff: wire.mgt,
    state,
    phase: phaseOf(wire.mmp),
    clock: state === 'live' || state === 'paused' ? readClock(sport, wire, at) : null,
    bettingStatus: over ? 'closed' : statusOf(wire.mhs),
    score: score ?? [0, 0],
    facts,
    serving: wire.mat === 'home' || wire.mat === 'away' ? wire.mat : null,
    marketCount: wire.mc,
    parlayAllowed: !NO_PARLAY.has(wire.mbmty),
    video: wire.mms > 0,
    animation: wire.mvs > 0,
    favourite: wire.mf,
    neutral: wire.mng,
    ...(isEsport(sport) ? mapsOf(wire) : {}),
    asOf: at,
  }
}

/** How many maps a match of esports has at most, and the name of the present one. */
function mapsOf({ mft, mapName = '' }: PmtyMatch): Pick<Match, 'bestOf' | 'mapName'> {
  return { ...(MAPS.has(mft) ? { bestOf: mft } : {}), ...(mapName === '' ? {} : { mapName }) }
}

/** `null` for an outright, which has no teams. */
function readTeams(wire: PmtyMatch, sport: Sport): Teams | null {
  const { mhid, mhn, mhlu, maid, man, malu } = wire
  if ([mhid, mhn, maid, man].every((text) => text === '')) return null
  const crests = isEsport(sport)
  return { home: readTeam(mhid, mhn, mhlu, crests), away: readTeam(maid, man, malu, crests) }
}

function readTeam(id: string, name: string, pictures: readonly string[], withCrest: boolean): Team {
  const kit = kitAmong(pictures)
  const pattern: KitPattern | undefined = kit?.pattern
  if (kit !== null && pattern !== undefined) return { id, name, kit: { ...kit, pattern } }
  const crest = withCrest ? pictures.find((picture) => CREST.test(picture)) : undefined
  return { id, name, kit: null, ...(crest === undefined ? {} : { crest }) }
}

/** A row of a list: the match with its row markets. */
export function readListedMatch(wire: PmtyMatch, at: number): ListedMatch | null {
  const match = readMatch(wire, at)
  return match === null ? null : { match, markets: readMarkets(wire.hps, at) }
}
