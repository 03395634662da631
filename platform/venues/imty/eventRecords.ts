import { clockAt } from '../../../streams/domain/clock.ts'
import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import { isFactKey, type Pair } from '../../../streams/domain/match.ts'
import type { OddsFormat } from '../../../streams/domain/odds.ts'
import { descriptorOf } from '../../../streams/domain/sports/descriptorOf.ts'
import { isPeriod } from '../../../streams/domain/vocabulary/periods.ts'
import { isVirtualSport } from '../../../streams/domain/vocabulary/sports.ts'
import { isStat, STATS } from '../../../streams/domain/vocabulary/stats.ts'
import { imtyDate } from '../../../streams/wire/imty/dates.ts'
import type { ImtyEvent, ImtyEventRecord, ImtyOutrightRecord } from '../../../streams/wire/imty/event.ts'
import { IMTY_EVENT_GROUPS, imtyEventId, statOf } from '../../../streams/wire/imty/markets.ts'
import { imtyMoment } from '../../../streams/wire/imty/phases.ts'
import {
  IMTY_GROUNDS,
  IMTY_MARKET,
  IMTY_MATCH_STATE_CODES,
  IMTY_ORDERS,
  IMTY_SERVERS,
  IMTY_STATUS_CODES,
} from '../../../streams/wire/imty/tables.ts'
import { kitAddress } from '../../../streams/wire/kit.ts'
import { matchName } from '../../book/matchName.ts'
import { isInPlay, isOver } from '../../book/matchState.ts'
import { teamsIn } from '../../names/selectionNames.ts'
import { playedSport } from '../../world/sports.ts'
import type { WorldMatch, WorldTeam } from '../../world/world.ts'
import { createMatchCache } from '../matchCache.ts'
import { endOfToday } from '../tabMatches.ts'
import { type ChosenMarket, chosenMarkets, isOutright, type LineChoice } from './chosenLines.ts'
import { lineRecords } from './lineRecords.ts'
import { periodNumber, sportNumber } from './numbers.ts'
import { virtualBatchName } from './virtualFields.ts'

/** What an answer with events asks for. */
export interface EventTerms {
  readonly language: TextLanguage
  readonly format: OddsFormat
  /** `OrderBy`. */
  readonly orderBy: number
  readonly lines: LineChoice
}

/** What depends on the caller or on live rooms, and not on the match alone. */
export interface EventMarks {
  readonly favourite: boolean
  readonly leagueFavourite: boolean
  readonly video: boolean
}

type Event = ImtyEventRecord | ImtyOutrightRecord

/** What depends on the time, and not on the match alone. */
type OfTime = 'RBTime' | 'Market'
type OfCaller = 'IsFavourite' | 'LiveStreaming' | 'Competition'
type Kept = Omit<ImtyEventRecord, OfTime | OfCaller | 'SortKey'>

/** Matches in the venue's format. Cached by match object, since the world replaces a match when it changes. */
export interface EventRecords {
  /** The event of a match and those of its siblings that have lines; of an outright the only one. */
  of(match: WorldMatch, terms: EventTerms, marks: EventMarks, now: number): readonly Event[]
}

export function createEventRecords(): EventRecords {
  const cache = createMatchCache<readonly Kept[]>()
  const kept = (match: WorldMatch, terms: EventTerms): readonly Kept[] => {
    const { language, format, lines } = terms
    // A caller may name any bet types, so only the usual choices are cached.
    if (lines.kind === 'some') return keptEvents(match, terms)
    return cache(match, `${language} ${format} ${lines.kind}`, () => keptEvents(match, terms))
  }
  return {
    of(match, terms, marks, now) {
      if (isOutright(match)) return [outrightRecord(match, terms, marks)]
      const ofTime = { RBTime: momentOf(match, now), Market: marketOf(match, now) }
      const ofCaller = {
        IsFavourite: marks.favourite,
        LiveStreaming: marks.video ? 1 : 0,
        Competition: competitionOf(match, terms.language, marks),
        SortKey: sortKey(match, terms.orderBy),
      }
      return kept(match, terms).map((event) => ({ ...event, ...ofTime, ...ofCaller }))
    },
  }
}

function momentOf({ phase, clock }: WorldMatch, now: number): string {
  return imtyMoment(phase, clock === null ? null : clockAt(clock, now))
}

/** `Market` of a match at a time. Outrights and virtual sports are never bet on in play. */
export function marketOf(match: WorldMatch, now: number): number {
  if (match.teams === null || isVirtualSport(match.sport)) return IMTY_MARKET.early
  if (isInPlay(match)) return IMTY_MARKET.live
  return match.kickOff < endOfToday(now) ? IMTY_MARKET.today : IMTY_MARKET.early
}

function keptEvents(match: WorldMatch, terms: EventTerms): readonly Kept[] {
  const chosen = chosenMarkets(match, terms.lines)
  const groups = Object.values(IMTY_EVENT_GROUPS).filter(
    (group) => group === IMTY_EVENT_GROUPS.match || chosen.some(({ number }) => number.group === group),
  )
  return groups.map((group) =>
    keptEvent(
      match,
      group,
      chosen.filter(({ number }) => number.group === group),
      terms,
    ),
  )
}

function keptEvent(
  match: WorldMatch,
  group: number,
  chosen: readonly ChosenMarket[],
  terms: EventTerms,
): Kept {
  const { language } = terms
  const { teams, facts } = match
  const [redHome, redAway] = facts['redCards.match'] ?? [0, 0]
  const [home, away] = scoreOf(match, group)
  const names = teamsIn(match, language)
  return {
    EventId: imtyEventId(match.id, group),
    EventGroupId: match.id,
    EventGroupTypeId: group,
    EventName: teams === null ? virtualBatchName(match, language) : matchName(names.home, names.away),
    EventDate: imtyDate(match.kickOff),
    EventStatusId: IMTY_STATUS_CODES[match.bettingStatus],
    EventStateId: IMTY_MATCH_STATE_CODES[match.state],
    IsLive: isInPlay(match),
    OpenParlay: match.markets.some(({ parlayAllowed }) => parlayAllowed),
    HomeTeam: names.home,
    HomeTeamId: teams?.home.id ?? '',
    AwayTeam: names.away,
    AwayTeamId: teams?.away.id ?? '',
    HomeScore: home,
    AwayScore: away,
    HomeRedCard: redHome,
    AwayRedCard: redAway,
    RBTimeStatus: match.clock?.running === true ? 1 : 0,
    GroundTypeId: match.neutral ? IMTY_GROUNDS.neutral : IMTY_GROUNDS.home,
    TotalMarketLineCount: match.markets.length,
    HasVisualization: match.animation,
    HasStatistic: match.sport === 'football',
    IsPopular: match.league.hot,
    IsBetTradeOpen: !isOver(match) && !isVirtualSport(match.sport),
    RelatedScores: [...relatedScores(match)],
    MarketLines: chosen.flatMap((market) => lineRecords(match, market, terms)),
    ServerSide: IMTY_SERVERS[match.serving ?? 'nobody'],
    HomeTeamKit: kitOf(teams?.home),
    AwayTeamKit: kitOf(teams?.away),
  }
}

/** The count of a sibling is its score. */
function scoreOf({ score, facts }: WorldMatch, group: number): Pair {
  const stat = statOf(group)
  return stat === null ? score : (facts[`${stat}.match`] ?? [0, 0])
}

function kitOf(team: WorldTeam | undefined): string {
  return team === undefined ? '' : kitAddress(team.kit)
}

/** `RelatedScores`: the counts of the sport by stat and period. */
function relatedScores({ sport, facts }: WorldMatch): ImtyEvent['RelatedScores'] {
  const { stats, board } = descriptorOf(sport)
  return Object.entries(facts).flatMap(([key, pair]) => {
    const [stat = '', period = ''] = isFactKey(key) ? key.split('.') : []
    if (!isStat(stat) || !isPeriod(period)) return []
    if (!stats.includes(stat) && key !== board.game) return []
    return [
      { CountId: STATS[stat].id, PeriodId: periodNumber(period), HomeScore: pair[0], AwayScore: pair[1] },
    ]
  })
}

function competitionOf(
  { league }: WorldMatch,
  language: TextLanguage,
  { leagueFavourite }: EventMarks,
): ImtyEvent['Competition'] {
  return {
    CompetitionId: league.id,
    CompetitionName: textIn(league.name, language),
    IsHot: league.hot,
    IsFavourite: leagueFavourite,
  }
}

const PLACES_OF_TIME = 14
const PLACES_OF_LEVEL = 3

/** A text whose ascending order is that of the list. */
function sortKey(match: WorldMatch, orderBy: number): string {
  const { id, league, kickOff } = match
  const first = isInPlay(match) ? '0' : '1'
  const time = String(kickOff).padStart(PLACES_OF_TIME, '0')
  const level = String(league.level).padStart(PLACES_OF_LEVEL, '0')
  const parts = orderBy === IMTY_ORDERS.time ? [time, league.id, id] : [level, league.id, time, id]
  return [first, ...parts].join('.')
}

/** The event of an outright (docs/venues/imty.md, 3.2). */
function outrightRecord(match: WorldMatch, terms: EventTerms, marks: EventMarks): ImtyOutrightRecord {
  const { sport, kickOff } = match
  return {
    SportId: sportNumber(sport),
    EventId: match.id,
    OutrightEventName: textIn(match.league.name, terms.language),
    EventDate: imtyDate(kickOff),
    ClosingDate: imtyDate(playedSport(sport).betsUntil?.(match) ?? kickOff),
    EventStatusId: IMTY_STATUS_CODES[match.bettingStatus],
    EventStateId: IMTY_MATCH_STATE_CODES[match.state],
    Market: IMTY_MARKET.early,
    Competition: competitionOf(match, terms.language, marks),
    SortKey: sortKey(match, terms.orderBy),
    MarketLines: chosenMarkets(match, terms.lines).flatMap((market) => lineRecords(match, market, terms)),
  }
}
