import type { Facts, FactKey, Match, MatchClock, Team, Teams } from '../../../domain/match.ts'
import type { ListedMatch } from '../../../domain/menu.ts'
import { descriptorOf } from '../../../domain/sports/descriptorOf.ts'
import type { Sport } from '../../../domain/vocabulary/sports.ts'
import type { ImtyEvent } from '../../../wire/imty/event.ts'
import { IMTY_EVENT_GROUPS, imtyEvent } from '../../../wire/imty/markets.ts'
import { readImtyMoment } from '../../../wire/imty/phases.ts'
import { IMTY_GROUNDS, IMTY_SERVERS } from '../../../wire/imty/tables.ts'
import { kitAmong } from '../../../wire/kit.ts'
import { isVirtualNumber, periodOf, phaseNamed, sportOf, stateOf, statOf, statusOf } from '../numbers.ts'
import { readMarkets } from './line.ts'

/** An event with the number of its sport, and the time of the answer that brought it, ms. */
export interface TimedEvent {
  readonly sport: number
  readonly event: ImtyEvent
  readonly at: number
}

/** The event of a match, and those of its siblings. */
interface EventGroup {
  readonly matchId: string
  readonly own: TimedEvent | null
  readonly all: readonly TimedEvent[]
}

/** The events of each match together, in the order in which the matches appear. */
export function groupsOf(events: readonly TimedEvent[]): readonly EventGroup[] {
  const groups = new Map<string, TimedEvent[]>()
  for (const timed of events) {
    const matchId = matchIdOf(timed.event)
    const known = groups.get(matchId)
    if (known === undefined) groups.set(matchId, [timed])
    else known.push(timed)
  }
  return [...groups].map(([matchId, all]) => ({
    matchId,
    own: all.find(({ event }) => event.EventGroupTypeId === IMTY_EVENT_GROUPS.match) ?? null,
    all,
  }))
}

export function matchIdOf({ EventId, EventGroupId }: Pick<ImtyEvent, 'EventId' | 'EventGroupId'>): string {
  return EventGroupId === '' ? imtyEvent(EventId).matchId : EventGroupId
}

/** The matches of these events with their markets, valid at a time, in the venue's order. */
export function readListed(events: readonly TimedEvent[], at: number): readonly ListedMatch[] {
  return groupsOf(events)
    .flatMap(({ own, all }) => {
      const match = own === null ? null : readMatch(own, at)
      if (own === null || match === null) return []
      const markets = readMarkets(
        match.sport,
        all.map(({ event }) => event),
        at,
      )
      return [{ listed: { match, markets }, sortKey: own.event.SortKey }]
    })
    .toSorted((one, other) => compare(one.sortKey, other.sortKey))
    .map(({ listed }) => listed)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** A match as it is at a time, with the clock as of its own answer; `null` for a sport that is not offered. */
export function readMatch({ sport: number, event, at: broughtAt }: TimedEvent, at: number): Match | null {
  const sport = sportOf(number)
  if (sport === null) return null
  const { phase, seconds } = readImtyMoment(event.RBTime)
  const teams = readTeams(event)
  const state = stateOf(event.EventStateId)
  const over = state === 'ended' || state === 'closed'
  const kickOff = event.EventDate ?? 0
  const isVirtual = isVirtualNumber(number)
  return {
    id: matchIdOf(event),
    sport,
    league: {
      id: event.Competition.CompetitionId,
      name: event.Competition.CompetitionName,
      hot: event.Competition.IsHot,
      favourite: event.Competition.IsFavourite,
    },
    teams,
    kickOff,
    ...(isVirtual ? { sealsAt: Math.min(event.ClosingDate ?? kickOff, kickOff) } : {}),
    state,
    phase: teams === null && state === 'notStarted' ? 'notStarted' : phaseNamed(phase),
    clock:
      state === 'live' || state === 'paused'
        ? readClock(sport, seconds, event.RBTimeStatus === 1, broughtAt)
        : null,
    bettingStatus: over ? 'closed' : statusOf(event.EventStatusId, false),
    score: [event.HomeScore, event.AwayScore],
    facts: readFacts(event),
    serving: servingOf(event.ServerSide),
    marketCount: event.TotalMarketLineCount || event.MarketLines.length,
    parlayAllowed: teams !== null && event.OpenParlay && !isVirtual,
    video: event.LiveStreaming > 0,
    animation: event.HasVisualization,
    favourite: event.IsFavourite,
    neutral: event.GroundTypeId === IMTY_GROUNDS.neutral,
    asOf: at,
  }
}

function readClock(sport: Sport, seconds: number | null, running: boolean, at: number): MatchClock | null {
  const { clock } = descriptorOf(sport)
  return clock === null || seconds === null ? null : { seconds, running, direction: clock, at }
}

function servingOf(side: number): Match['serving'] {
  if (side === IMTY_SERVERS.home) return 'home'
  return side === IMTY_SERVERS.away ? 'away' : null
}

function readFacts({ RelatedScores, HomeRedCard, AwayRedCard }: ImtyEvent): Facts {
  const facts: { -readonly [K in FactKey]?: readonly [number, number] } = {}
  if (HomeRedCard + AwayRedCard > 0) facts['redCards.match'] = [HomeRedCard, AwayRedCard]
  for (const { CountId, PeriodId, HomeScore, AwayScore } of RelatedScores) {
    const stat = statOf(CountId)
    const period = periodOf(PeriodId)
    if (stat !== null && period !== null) facts[`${stat}.${period}`] = [HomeScore, AwayScore]
  }
  return facts
}

/** `null` for an outright, which has no teams. */
function readTeams(event: ImtyEvent): Teams | null {
  const { HomeTeam, HomeTeamId, AwayTeam, AwayTeamId } = event
  if ([HomeTeam, HomeTeamId, AwayTeam, AwayTeamId].every((text) => text === '')) return null
  return {
    home: readTeam(HomeTeamId, HomeTeam, event.HomeTeamKit),
    away: readTeam(AwayTeamId, AwayTeam, event.AwayTeamKit),
  }
}

function readTeam(id: string, name: string, kit: string): Team {
  return { id, name, kit: kitAmong([kit]) }
}
