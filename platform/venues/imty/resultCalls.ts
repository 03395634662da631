import type { Hono } from 'hono'
import { textIn } from '../../../streams/domain/localText.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import type { ImtyCodeName } from '../../../streams/wire/imty/codes.ts'
import { imtyDate } from '../../../streams/wire/imty/dates.ts'
import type { ImtyLine } from '../../../streams/wire/imty/event.ts'
import { imtyEvent } from '../../../streams/wire/imty/markets.ts'
import { IMTY_PATHS } from '../../../streams/wire/imty/paths.ts'
import {
  completedResultsRequest,
  type ImtyChampion,
  type ImtyResultsRequest,
} from '../../../streams/wire/imty/results.ts'
import { IMTY_ALL_SPORTS } from '../../../streams/wire/imty/sports.ts'
import { IMTY_EVENT_TYPES, IMTY_ODDS_TYPE_CODES, IMTY_ORDERS } from '../../../streams/wire/imty/tables.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { marketName } from '../../names/marketNames.ts'
import { WORLD_SPORTS } from '../../world/sports.ts'
import type { WorldMatch, WorldResult } from '../../world/world.ts'
import { playedBetween, selectionOutcome, winnerNames } from '../playedMatches.ts'
import { hasTournaments } from '../tabMatches.ts'
import type { VenueDeps } from '../venueServer.ts'
import type { EventRecord, EventRows } from './eventRows.ts'
import { failed, found, type ImtyCaller, type ImtyCalls, type ImtyReply } from './imtyCall.ts'
import { termsOf } from './listCalls.ts'
import { hasSport, sportNumber, sportNumbered, virtualSportNumbered } from './numbers.ts'
import { playedVirtual, playedVirtualMatches } from './virtualResults.ts'
import { resultNumber } from './wagerNumbers.ts'

const MS_PER_HOUR = 3_600_000
const MS_PER_DAY = 24 * MS_PER_HOUR
export const LONGEST_RANGE_MS = 93 * MS_PER_DAY
/** Matches are listed for seven days and today. */
const MATCHES_SINCE_MS = 8 * MS_PER_DAY
/** Four quarters of a year, and the days until the present one ends. */
const OUTRIGHTS_SINCE_MS = 366 * MS_PER_DAY

interface Span {
  readonly from: number
  readonly to: number
}

/** The call for results (docs/venues/imty.md, 3.9). */
export function resultCalls(
  app: Hono<HttpEnv>,
  calls: ImtyCalls,
  { world, bookWorld, virtual }: VenueDeps,
  rows: EventRows,
): void {
  const terms = (caller: ImtyCaller) =>
    termsOf({ OddsType: IMTY_ODDS_TYPE_CODES.europe, OrderBy: IMTY_ORDERS.time, BetTypeIds: [] }, caller)

  async function matchesOf(sport: Sport, span: Span, caller: ImtyCaller): Promise<ImtyReply> {
    const { from, to } = recent(span, caller.now, MATCHES_SINCE_MS)
    const matches = (await playedBetween(world, sport, { from, to }, MS_PER_HOUR)).reverse()
    return found({ CompletedEvents: (await rows.of(matches, terms(caller), caller)).flat() })
  }

  /** A page of the matches and races of a virtual sport whose film is over. */
  async function virtualMatchesOf(
    request: ImtyResultsRequest,
    span: Span,
    caller: ImtyCaller,
  ): Promise<ImtyReply> {
    const { from, to } = recent(span, caller.now, MATCHES_SINCE_MS)
    const matches = playedVirtualMatches(virtual, request, { from, to })
    return found({ CompletedEvents: (await rows.of(matches, terms(caller), caller)).flat() })
  }

  /** The lines of a match and its siblings as they were last offered, with a result in place of each price. */
  async function resultOf(eventId: string, caller: ImtyCaller): Promise<ImtyReply> {
    const { matchId } = imtyEvent(eventId)
    const match = world.pastMatch(matchId) ?? playedVirtual(virtual, matchId)
    const result = bookWorld.result(matchId)
    if (match === undefined || result === undefined || !hasSport(match.sport)) return failed('badEvent')
    const [events = []] = await rows.of([match], { ...terms(caller), lines: { kind: 'all' } }, caller)
    return found({ CompletedEvents: events.map((event) => withResults(event, match, result)) })
  }

  async function championsOf(
    sport: Sport | null,
    span: Span,
    { language, now }: ImtyCaller,
  ): Promise<ImtyReply> {
    const { from, to } = recent(span, now, OUTRIGHTS_SINCE_MS)
    const sports = WORLD_SPORTS.filter(
      (each) => hasTournaments(each) && hasSport(each) && (sport === null || each === sport),
    )
    const decided: WorldMatch[] = []
    for (const each of sports)
      decided.push(...(await playedBetween(world, each, { from, to }, MS_PER_DAY * 7)))
    const champions = decided.reverse().map((match): Champion => ({
      SportId: sportNumber(match.sport),
      EventId: match.id,
      OutrightEventName: textIn(match.league.name, language),
      EventDate: imtyDate(match.kickOff),
      Competition: {
        CompetitionId: match.league.id,
        CompetitionName: textIn(match.league.name, language),
        IsHot: match.league.hot,
        IsFavourite: false,
      },
      MarketlineId: match.id,
      BetTypeName: marketName(match.sport, OUTRIGHT, language),
      WinnerName: winnerNames(match, world.result(match.id), language),
    }))
    return found({ CompletedEvents: champions })
  }

  app.post(
    IMTY_PATHS.completedResults,
    calls(completedResultsRequest, (request, caller) => {
      const [eventId] = request.EventIds
      if (eventId !== undefined) return resultOf(eventId, caller)
      const sport = sportNumbered(request.SportId)
      const isVirtual = virtualSportNumbered(request.SportId) !== null
      if (sport === null && request.SportId !== IMTY_ALL_SPORTS && !isVirtual) return failed('badSport')
      const span = spanOf(request)
      if (typeof span === 'string') return failed(span)
      if (request.EventTypeId === IMTY_EVENT_TYPES.outright) return championsOf(sport, span, caller)
      if (request.EventTypeId !== IMTY_EVENT_TYPES.match) return failed('badMatchType')
      if (isVirtual) return virtualMatchesOf(request, span, caller)
      if (sport === null) return failed('badSport')
      return isPlayedInMatches(sport) ? matchesOf(sport, span, caller) : found({ CompletedEvents: [] })
    }),
  )
}

type Champion = Omit<ImtyChampion, 'EventDate'> & { readonly EventDate: string }

const OUTRIGHT = { kind: 'outright', stat: 'places', period: 'match' } as const

function isPlayedInMatches(sport: Sport): boolean {
  return WORLD_SPORTS.some((each) => each === sport && !hasTournaments(each))
}

function recent({ from, to }: Span, now: number, sinceMs: number): Span {
  // A day that has begun is asked for as a whole.
  return { from: Math.max(from, now - sinceMs), to: Math.min(to, now + MS_PER_DAY) }
}

function spanOf({
  StartDate: from,
  EndDate: to,
}: {
  readonly StartDate: number | null
  readonly EndDate: number | null
}): Span | ImtyCodeName {
  if (from === null) return 'badBeginning'
  if (to === null) return 'badEnd'
  return to < from || to - from > LONGEST_RANGE_MS ? 'badRange' : { from, to }
}

function withResults(event: EventRecord, match: WorldMatch, result: WorldResult): EventRecord {
  return { ...event, MarketLines: event.MarketLines.map((line) => lineWithResults(line, match, result)) }
}

function lineWithResults(shown: ImtyLine, match: WorldMatch, result: WorldResult): ImtyLine {
  const market = match.markets.find(({ lines }) =>
    lines.some(({ marketId }) => marketId === shown.MarketlineId),
  )
  const line = market?.lines.find(({ marketId }) => marketId === shown.MarketlineId)
  return {
    ...shown,
    WagerSelections: shown.WagerSelections.map((selection, index) => ({
      ...selection,
      Odds: 0,
      BetResult:
        market === undefined
          ? 0
          : resultNumber(selectionOutcome(market.spec, line, line?.selections[index]?.side, result)),
    })),
  }
}
