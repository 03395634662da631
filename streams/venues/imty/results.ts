import { forkJoin, map } from 'rxjs'
import { hasLine } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import {
  type ChampionResult,
  type LineResult,
  type MarketResult,
  type MatchResult,
  resultGroupOf,
} from '../../domain/matchResults.ts'
import { HOT } from '../../domain/menu.ts'
import { err, ok } from '../../domain/result.ts'
import type { Span } from '../../domain/resultDays.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import { transportFailure } from '../../link/exchange.ts'
import { imtyDate } from '../../wire/imty/dates.ts'
import type { ImtyEvent, ImtyLine } from '../../wire/imty/event.ts'
import { imtyPlayId } from '../../wire/imty/markets.ts'
import { IMTY_PATHS } from '../../wire/imty/paths.ts'
import { championsAnswer, completedEventsAnswer } from '../../wire/imty/results.ts'
import { IMTY_ALL_SPORTS } from '../../wire/imty/sports.ts'
import { IMTY_EVENT_TYPES } from '../../wire/imty/tables.ts'
import type { Call } from '../call.ts'
import { mapValue } from '../mapAnswer.ts'
import type { Results } from '../results.ts'
import type { Ask } from './call.ts'
import { askMatch$ } from './lists.ts'
import { readMatch } from './map/event.ts'
import { askMenu$ } from './menu.ts'
import { lineOf, outcomeOf, sideOf, specOf, sportNumber, sportOf } from './numbers.ts'

/** Results of matches and of outrights (docs/venues/imty.md, 3.9). */
export function createResults(ask: Ask): Results {
  return {
    sports: () =>
      askMenu$(ask).pipe(
        map((menu) => {
          if (!menu.ok) return menu
          const matches = menu.value.filter(({ betType }) => betType !== 'champion')
          const sports = matches.flatMap((tab) =>
            tab.sports.flatMap(({ sport }) => (sport === HOT ? [] : [sport])),
          )
          return ok([...new Set(sports)])
        }),
      ),
    ofDay: (sport, day) => askResultsOfDay$(ask, sport, day),
    match: (matchId) => askMatchResult$(ask, matchId),
    champions: (span) => askChampions$(ask, span),
  }
}

function spanFields({ from, to }: Span) {
  return { StartDate: imtyDate(from), EndDate: imtyDate(to) }
}

/** Requests the matches of a sport that began on a day and are over. */
function askResultsOfDay$(ask: Ask, sport: Sport, day: Span): Call<readonly Match[]> {
  const SportId = sportNumber(sport)
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.completedResults,
    payload: { SportId, EventTypeId: IMTY_EVENT_TYPES.match, ...spanFields(day) },
    answer: completedEventsAnswer,
  }).pipe(
    mapValue(({ CompletedEvents }, at) =>
      CompletedEvents.flatMap((event) => readMatch({ sport: SportId, event, at }, at) ?? []).filter(
        ({ teams }) => teams !== null,
      ),
    ),
  )
}

/** Requests a match that is over, and the result of every selection. */
function askMatchResult$(ask: Ask, matchId: string): Call<MatchResult> {
  const events$ = ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.completedResults,
    payload: {
      SportId: IMTY_ALL_SPORTS,
      EventTypeId: IMTY_EVENT_TYPES.match,
      EventIds: [matchId],
      IncludeMarkets: true,
    },
    answer: completedEventsAnswer,
  })
  // The events do not name their sport, which the match does.
  return forkJoin([askMatch$(ask, matchId), events$]).pipe(
    map(([match, events]) => {
      if (!match.ok) return err(match.error)
      if (!events.ok) return err(events.error)
      const { CompletedEvents } = events.value.value
      if (CompletedEvents.length === 0) return err(transportFailure('badData'))
      const { value } = match.value
      return ok({ match: value, markets: readMarketResults(value.sport, CompletedEvents) })
    }),
  )
}

/** The supported markets with their results, in the venue's order. */
function readMarketResults(sport: Sport, events: readonly ImtyEvent[]): readonly MarketResult[] {
  const markets = new Map<
    string,
    { readonly head: Omit<MarketResult, 'lines'>; readonly lines: LineResult[] }
  >()
  for (const { EventGroupTypeId: group, MarketLines } of events) {
    for (const wire of MarketLines) {
      const number = { group, betType: wire.BetTypeId, period: wire.PeriodId }
      const spec = specOf(sport, number)
      const line = spec === null ? null : readLine(spec, wire)
      if (spec === null || line === null) continue
      const playId = imtyPlayId(number)
      const known = markets.get(playId) ?? {
        head: { playId, spec, name: wire.BetTypeName, group: resultGroupOf(spec.stat) },
        lines: [],
      }
      markets.set(playId, known)
      known.lines.push(line)
    }
  }
  return [...markets.values()].map(({ head, lines }) => ({ ...head, lines }))
}

/** `null` without selections, and where the market's line is missing. */
function readLine(
  spec: MarketResult['spec'],
  { MarketlineId, WagerSelections }: ImtyLine,
): LineResult | null {
  const [first] = WagerSelections
  const line = hasLine(spec.kind) ? lineOf(spec, first?.Handicap ?? null) : null
  if (hasLine(spec.kind) && line === null) return null
  const selections = WagerSelections.flatMap((selection) => {
    const side = sideOf({ selectionId: selection.SelectionId, teamId: selection.OutrightTeamId })
    if (side === null) return []
    const named = spec.kind === 'outright' ? { name: selection.SelectionName } : {}
    return [
      { optionId: selection.WagerSelectionId, side, outcome: outcomeOf(selection.BetResult ?? 0), ...named },
    ]
  })
  return selections.length === 0 ? null : { marketId: MarketlineId, line, selections }
}

/** Requests the winners of the tournaments that began in a time. */
function askChampions$(ask: Ask, span: Span): Call<readonly ChampionResult[]> {
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.completedResults,
    payload: { SportId: IMTY_ALL_SPORTS, EventTypeId: IMTY_EVENT_TYPES.outright, ...spanFields(span) },
    answer: championsAnswer,
  }).pipe(
    mapValue(({ CompletedEvents }) =>
      CompletedEvents.flatMap((wire): readonly ChampionResult[] => {
        const sport = sportOf(wire.SportId)
        if (sport === null) return []
        return [
          {
            marketId: wire.MarketlineId,
            sport,
            leagueId: wire.Competition.CompetitionId,
            leagueName: wire.Competition.CompetitionName,
            marketName: wire.BetTypeName,
            winner: wire.WinnerName === '' ? null : wire.WinnerName,
            startedAt: wire.EventDate ?? 0,
          },
        ]
      }),
    ),
  )
}
