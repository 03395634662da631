import { clockAt } from '../../../streams/domain/clock.ts'
import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import { type FactKey, isFactKey, type Pair } from '../../../streams/domain/match.ts'
import { columnsIn, descriptorOf } from '../../../streams/domain/sports/descriptorOf.ts'
import { dptyCountOf } from '../../../streams/wire/dpty/markets.ts'
import { dptyStateText } from '../../../streams/wire/dpty/state.ts'
import { DPTY_STATE_CODES, DPTY_STATUS_CODES } from '../../../streams/wire/dpty/tables.ts'
import { kitAddress } from '../../../streams/wire/kit.ts'
import { isInPlay, isOver } from '../../book/matchState.ts'
import type { FavouriteChoices } from '../../store/favourites.ts'
import { isFavourite } from '../../store/favourites.ts'
import type { WorldMatch, WorldTeam } from '../../world/world.ts'
import { createMatchCache } from '../matchCache.ts'
import { marketRecord } from './marketRecords.ts'
import { periodCode, playOf, resultSportNumber } from './numbers.ts'

const flag = (on: boolean): 0 | 1 => (on ? 1 : 0)

export const pairText = (pair: Pair | undefined): string => (pair === undefined ? '' : pair.join(':'))

/** What a record depends on besides the match. */
export interface RecordContext {
  readonly language: TextLanguage
  /** Platform ms. */
  readonly now: number
  readonly favourites: FavouriteChoices
  readonly hasVideo: (match: WorldMatch) => boolean
}

/** Matches in the venue's format; what depends on the match alone is computed once. */
export interface MatchRecords {
  /** The match without markets (docs/venues/dpty.md, `md`). */
  md(match: WorldMatch, context: RecordContext): unknown
  /** A match with the markets of its row, or with all, or without any. */
  wrapper(match: WorldMatch, markets: 'row' | 'all' | 'none', context: RecordContext): unknown
}

export function createMatchRecords(): MatchRecords {
  const matches = createMatchCache<ReturnType<typeof matchFields>>()
  const markets = createMatchCache<readonly unknown[]>()
  const md: MatchRecords['md'] = (match, { language, now, favourites, hasVideo }) => {
    const { me, ...fields } = matches(match, language, () => matchFields(match, language))
    const video = hasVideo(match)
    return {
      ...fields,
      ...(me === undefined ? {} : { me: { ...me, t: secondsOf(match, now) } }),
      u: flag(video),
      vid: video ? match.id : '',
      fav: flag(isFavourite(favourites, match)),
      lfav: flag(favourites.leagues.has(match.league.id)),
    }
  }
  return {
    md,
    wrapper: (match, wanted, context) => {
      const { language } = context
      if (wanted === 'none') return { md: md(match, context) }
      const ptds = markets(match, `${language} ${wanted}`, () => marketsOf(match, wanted, language))
      return { md: md(match, context), ptds }
    },
  }
}

function marketsOf(match: WorldMatch, wanted: 'row' | 'all', language: TextLanguage): readonly unknown[] {
  if (wanted === 'all' || match.teams === null) {
    return match.markets.flatMap((market) => marketJson(marketRecord(match, market, language)))
  }
  const columns = columnsIn(match.sport, match.phase).flat()
  return columns.flatMap(({ key }) => {
    const market = match.markets.find((each) => each.key === key)
    const main = market?.lines.filter(({ slot }) => slot === 1)
    return market === undefined ? [] : marketJson(marketRecord(match, market, language, main))
  })
}

function marketJson(market: ReturnType<typeof marketRecord>): readonly unknown[] {
  return market === null ? [] : [{ ...market, ap: flag(market.ap) }]
}

function matchFields(match: WorldMatch, language: TextLanguage) {
  const { league, teams } = match
  const leagueName = textIn(league.name, language)
  return {
    mid: match.id,
    sid: resultSportNumber(match.sport),
    lid: league.id,
    ln: leagueName,
    ...(teams === null
      ? { mn: leagueName }
      : { mn: '', ht: teamRecord(teams.home, language), at: teamRecord(teams.away, language) }),
    bt: match.kickOff,
    ip: flag(isInPlay(match)),
    ic: flag(teams === null),
    s: dptyStateText(DPTY_STATE_CODES[match.state]),
    ss: DPTY_STATUS_CODES[match.bettingStatus],
    cs: teams === null ? '' : pairText(match.score),
    bc: match.markets.filter(({ spec }) => playOf(spec) !== null).length,
    isNe: flag(match.neutral),
    lv: league.level,
    ...mapsOf(match, language),
    ap: flag(match.markets.some(({ parlayAllowed }) => parlayAllowed)),
    me: match.state === 'notStarted' || teams === null ? undefined : eventsOf(match),
  }
}

/**
 * The format of a match of esports, and the name of the running map or of the next one until the match is over; empty
 * in other sports.
 */
function mapsOf(
  match: WorldMatch,
  language: TextLanguage,
): { readonly bo?: number; readonly mapName?: string } {
  const { format, score } = match
  if (format === undefined) return {}
  const name = isOver(match) ? undefined : format.mapNames[score[0] + score[1]]
  return { bo: format.bestOf, ...(name === undefined ? {} : { mapName: textIn(name, language) }) }
}

export function teamRecord({ id, name, kit }: WorldTeam, language: TextLanguage) {
  return { tid: id, tn: textIn(name, language), lg: kitAddress(kit), lv: 0 }
}

/** The match clock, seconds: `t` of `me`. */
function secondsOf({ clock }: WorldMatch, now: number): number {
  return clock === null ? 0 : clockAt(clock, now)
}

/** The state of play (docs/venues/dpty.md, `me`) at a platform time, ms. */
export function eventsAt(match: WorldMatch, now: number) {
  return { ...eventsOf(match), t: secondsOf(match, now) }
}

/** The state of play without the clock. */
function eventsOf(match: WorldMatch) {
  const { sport, facts, score, clock, serving } = match
  const counted = descriptorOf(sport).score
  const regular = counted === null ? score : (facts[`${counted}.match`] ?? score)
  return {
    hs: regular[0],
    as: regular[1],
    ...countOf(facts['corners.match'], 'hc', 'ac'),
    ...countOf(facts['yellowCards.match'], 'hy', 'ay'),
    ...countOf(facts['redCards.match'], 'hr', 'ar'),
    pd: periodCode(match),
    r: flag(clock?.running === true),
    td: flag(clock?.direction === 'down'),
    hf: counted === null ? '' : pairText(facts[`${counted}.firstHalf`]),
    spt: serving === null ? '' : serving === 'home' ? 'Home' : 'Away',
    ps: partCounts(match),
  }
}

function countOf(pair: Pair | undefined, home: string, away: string): Readonly<Record<string, number>> {
  return pair === undefined ? {} : { [home]: pair[0], [away]: pair[1] }
}

/** Counts that have fields of their own. */
const OWN_FIELDS: ReadonlySet<FactKey> = new Set<FactKey>([
  'corners.match',
  'yellowCards.match',
  'redCards.match',
])

/** `ps`: what is counted in the sport, besides what has fields of its own. */
function partCounts({ sport, facts }: WorldMatch) {
  const { score, stats, board } = descriptorOf(sport)
  const counted: ReadonlySet<string> = new Set(stats)
  return Object.entries(facts).flatMap(([fact, pair]) => {
    const isOwn = !isFactKey(fact) || OWN_FIELDS.has(fact) || fact === `${score ?? ''}.match`
    const isCounted = fact === board.game || counted.has(fact.split('.')[0] ?? '')
    const count = isOwn || !isCounted ? null : dptyCountOf(sport, fact)
    return count === null ? [] : [{ ...count, h: pair[0], a: pair[1] }]
  })
}
