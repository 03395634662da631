import { clockAt } from '../../../streams/domain/clock.ts'
import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import { marketKey } from '../../../streams/domain/market.ts'
import { type Pair, isFactKey } from '../../../streams/domain/match.ts'
import { columnsIn, descriptorOf } from '../../../streams/domain/sports/descriptorOf.ts'
import type {
  FbtyClock,
  FbtyCount,
  FbtyLeague,
  FbtyMarket,
  FbtyMatch,
  FbtySide,
} from '../../../streams/wire/fbty/match.ts'
import { FBTY_CANCELLED_PHASE, fbtyPeriod, fbtyPhase } from '../../../streams/wire/fbty/periods.ts'
import {
  FBTY_CLOCK_DIRECTIONS,
  FBTY_CLOCK_UNITS,
  FBTY_COUNTS,
  FBTY_FRAMES,
  FBTY_MATCH_KINDS,
  FBTY_MATCH_STATE_CODES,
  FBTY_SALE_CODES,
  FBTY_SERVING,
} from '../../../streams/wire/fbty/tables.ts'
import { kitAddress } from '../../../streams/wire/kit.ts'
import { isOver } from '../../book/matchState.ts'
import type { WorldLeague, WorldMatch, WorldTeam } from '../../world/world.ts'
import { regionId } from '../listedLeagues.ts'
import { createMatchCache } from '../matchCache.ts'
import { marketRecord, matchTabs, type Shown } from './marketRecords.ts'
import { playOf, sidOf } from './numbers.ts'

/** Which markets a match comes with: none, the main lines of its columns, or all. */
export type ShownMarkets = 'none' | 'row' | 'all'

const COUNTS: Readonly<Partial<Record<string, number>>> = FBTY_COUNTS

/** `tyg` of what is counted; `null` for a count that the venue does not send. */
function countCode(sport: WorldMatch['sport'], stat: string): number | null {
  return sport === 'snooker' && stat === 'sets' ? FBTY_FRAMES : (COUNTS[stat] ?? null)
}

/** The counts of a match by period, among them the score of regular time; none of an outright. */
function counts({ sport, score, facts, teams }: WorldMatch): FbtyCount[] {
  if (teams === null) return []
  const { stats, score: counted, board } = descriptorOf(sport)
  const extra = facts['goals.extraTime']
  const regular: Pair = extra === undefined ? score : [score[0] - extra[0], score[1] - extra[1]]
  const own = counted === null ? facts : { ...facts, [`${counted}.match`]: regular }
  return Object.entries(own).flatMap(([key, pair]) => {
    // Which side qualifies is sent as the result of its market, not as a count.
    if (!isFactKey(key) || key.endsWith('.tie')) return []
    const [stat = '', period = ''] = key.split('.')
    const pe = fbtyPeriod(sport, period)
    const isCounted = key === board.game || stats.some((each) => each === stat)
    const tyg = isCounted ? countCode(sport, stat) : null
    return pe === null || tyg === null ? [] : [{ pe, tyg, sc: pair }]
  })
}

export function leagueRecord(league: WorldLeague, language: TextLanguage): FbtyLeague {
  return {
    id: league.id,
    na: textIn(league.name, language),
    or: league.level,
    lurl: '',
    sid: sidOf(league.sport),
    rid: regionId(league),
    rnm: textIn(league.region, language),
    hot: league.hot,
  }
}

function sideRecord(team: WorldTeam, language: TextLanguage): FbtySide {
  return { id: team.id, na: textIn(team.name, language), lurl: kitAddress(team.kit) }
}

function phaseCode({ sport, state, phase }: WorldMatch): number {
  return sport === 'football' && state === 'cancelled' ? FBTY_CANCELLED_PHASE : fbtyPhase(sport, phase)
}

function markets(match: WorldMatch, shown: Shown, which: ShownMarkets): FbtyMarket[] {
  if (which === 'none') return []
  if (which === 'all' || match.teams === null)
    return match.markets.flatMap((market) => marketRecord(match, market, shown) ?? [])
  return columnsIn(match.sport, match.phase)
    .flat()
    .flatMap(({ spec }) => {
      const market = match.markets.find(({ key }) => key === marketKey(spec))
      if (market === undefined) return []
      const main = market.lines.filter(({ slot }) => slot === 1)
      return marketRecord(match, market, shown, main) ?? []
    })
}

/** What depends on the time of the answer or on live rooms, and not on the match alone. */
type Untimed = Omit<FbtyMatch, 'mc' | 'vs'>

function untimed(match: WorldMatch, shown: Shown, which: ShownMarkets): Untimed {
  const { league, teams, serving } = match
  const { language } = shown
  return {
    id: match.id,
    sid: sidOf(match.sport),
    bt: match.kickOff,
    ms: FBTY_MATCH_STATE_CODES[match.state],
    ss: isOver(match) ? FBTY_SALE_CODES.closed : FBTY_SALE_CODES[match.bettingStatus],
    ty: teams === null ? FBTY_MATCH_KINDS.outright : FBTY_MATCH_KINDS.normal,
    lg: leagueRecord(league, language),
    ts: teams === null ? [] : [sideRecord(teams.home, language), sideRecord(teams.away, language)],
    nm: teams === null ? textIn(league.name, language) : '',
    ne: match.neutral,
    fmt: String(descriptorOf(match.sport).bestOf ?? ''),
    sb: serving === null ? null : { sv: FBTY_SERVING[serving] },
    as: match.animation ? [match.id] : [],
    nsg: counts(match),
    tms: match.markets.filter(({ spec }) => playOf(match.sport, spec) !== null).length,
    tps: matchTabs(match),
    mg: markets(match, shown, which),
  }
}

/** Matches in the venue's format, at a platform time; cached by match object. */
export interface MatchRecords {
  record(match: WorldMatch, shown: Shown, which: ShownMarkets, now: number): Omit<FbtyMatch, 'vs'>
}

export function createMatchRecords(): MatchRecords {
  const cache = createMatchCache<Untimed>()
  return {
    record: (match, shown, which, now) => ({
      // A result may be corrected while the match stays the same object.
      ...(shown.result === undefined
        ? cache(match, `${shown.language} ${which}`, () => untimed(match, shown, which))
        : untimed(match, shown, which)),
      mc: match.teams === null ? null : clockRecord(match, now),
    }),
  }
}

function clockRecord(match: WorldMatch, now: number): FbtyClock {
  const { clock, sport } = match
  return {
    s: clock === null ? 0 : clockAt(clock, now),
    pe: phaseCode(match),
    r: clock?.running === true,
    tp: FBTY_CLOCK_DIRECTIONS[descriptorOf(sport).clock ?? 'up'],
    tu: FBTY_CLOCK_UNITS.seconds,
  }
}
