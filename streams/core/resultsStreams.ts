import type { Match } from '../domain/match.ts'
import { type ResultDay, resultDays, type ResultQuarter, resultQuarters } from '../domain/resultDays.ts'
import type { ChampionResult } from '../domain/matchResults.ts'
import type { Sport } from '../domain/vocabulary/sports.ts'
import { createResultsFeed, type ResultsFeed, type ResultsQuery } from '../feeds/results/index.ts'
import { type Feed, live } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import { constant, type State$ } from '../kernel/state.ts'
import {
  MY_BETS,
  type ResultsAddress,
  type ResultsChoice,
  resultsChoice,
} from '../views/results/resultsChoice.ts'
import type { PollConditions } from '../feeds/polledFeed.ts'
import type { Venue } from '../venues/venue.ts'

/** The results of a venue. */
export interface ResultsStreams {
  /** Whether there are lists of the matches with own bets and of tournaments. */
  readonly myBets: boolean
  readonly champions: boolean
  readonly sports$: State$<Feed<readonly Sport[]>>
  /** The days and quarters that can be chosen now. */
  days(): readonly ResultDay[]
  quarters(): readonly ResultQuarter[]
  choice(address: ResultsAddress, sports: readonly Sport[]): ResultsChoice
  /** The matches of a choice; none for an unknown day. */
  list$(choice: ResultsChoice): State$<Feed<readonly Match[]>>
  champions$(choice: ResultsChoice): State$<Feed<readonly ChampionResult[]>>
  readonly match$: ResultsFeed['match$']
}

interface ResultsDeps {
  readonly venue: Pick<Venue, 'results'>
  readonly conditions: PollConditions
  readonly link: { readonly serverTime: { now(): number } }
}

/** The results part; `null` where the venue has no results. */
export function resultsStreams(
  scope: Scope,
  { venue, conditions, link }: ResultsDeps,
): ResultsStreams | null {
  const { results } = venue
  if (results === undefined) return null
  const feed = createResultsFeed(scope, { results, conditions })
  const offer = { myBets: results.ofMyBets !== undefined, champions: results.champions !== undefined }
  const serverNow = () => link.serverTime.now()
  return {
    ...offer,
    sports$: feed.sports$,
    days: () => resultDays(serverNow()),
    quarters: () => resultQuarters(serverNow()),
    choice: (address, sports) => resultsChoice(address, { ...offer, sports, serverNow: serverNow() }),
    list$: (choice) => {
      const query = queryOf(choice)
      return query === null ? constant(live([], 0)) : feed.list$(query)
    },
    champions$: (choice) =>
      choice.kind === 'champions' && choice.quarter !== 'unknown'
        ? feed.champions$(choice.quarter)
        : constant(live([], 0)),
    match$: feed.match$,
  }
}

function queryOf(choice: ResultsChoice): ResultsQuery | null {
  if (choice.kind !== 'matches' || choice.day === 'unknown') return null
  return choice.day === MY_BETS ? 'myBets' : { sport: choice.sport, day: choice.day }
}
