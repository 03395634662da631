import { textIn, type TextLanguage } from '../../streams/domain/localText.ts'
import { isMarketKey, line as quarters } from '../../streams/domain/market.ts'
import { oddHistoryRequest, soccerRequest, type SoccerRequest } from '../../streams/wire/site/soccerData.ts'
import { soccerPaths } from '../../streams/wire/site/soccerPaths.ts'
import type { Language } from '../../streams/wire/site/headers.ts'
import { anyoneCall, type SiteCall } from '../site/siteCall.ts'
import { refusal, type SiteReply, success } from '../site/siteReply.ts'
import type { VenueDesk } from '../site/venueDesk.ts'
import type { Almanac, World, WorldMatch } from '../world/world.ts'
import { eventPhases, matchCounts } from './matchRecords.ts'
import { promotionStages } from './promotion.ts'
import { referenceOdds } from './referenceOdds.ts'
import { createStandings } from './standings.ts'
import { lineUpsOf, meetingRow, teamRecord } from './teamRecords.ts'

interface StatisticsDeps {
  readonly world: World
  readonly venues: Pick<VenueDesk, 'find'>
}

const MEETINGS = 10
const RECENT = 5
/** Points of a price's history. */
const POINTS = 90

const LANGUAGES: Readonly<Record<Language, TextLanguage>> = { CMN: 'cmn', ZHO: 'zho', ENGLISH: 'english' }
const NOTHING = refusal('eventEnded', 'noStatistics')

/** A match that a call is about. */
interface Asked {
  readonly match: Pick<WorldMatch, 'id' | 'teams' | 'entrants' | 'facts' | 'score' | 'phase' | 'sport'>
  readonly almanac: Almanac
  readonly language: TextLanguage
}

/**
 * The soccer data (docs/protocol.md, 1.7): what there is to know about a match besides its prices. The calls need
 * no credentials.
 */
export function statisticsCalls({ world, venues }: StatisticsDeps): readonly SiteCall[] {
  const standings = world.almanac === null ? null : createStandings(world.almanac)

  function about(path: string, answer: (asked: Asked) => unknown): SiteCall {
    return anyoneCall(path, soccerRequest, async (request, { language }) => {
      const asked = find(request, LANGUAGES[language])
      return asked === null ? NOTHING : replyOf(await answer(asked))
    })
  }

  function find({ venueCode, matchId }: SoccerRequest, language: TextLanguage): Asked | null {
    const { almanac } = world
    const match = world.match(matchId) ?? world.pastMatch(matchId)
    if (almanac === null || match === undefined || venues.find(venueCode) === null) return null
    return { match, almanac, language }
  }

  return [
    about(soccerPaths.teamDetail, async ({ match, almanac, language }) => {
      const { teams } = match
      if (teams === null || standings === null) return null
      const table = await standings.tableOf(match.id)
      const ofSide = (side: 'home' | 'away'): unknown => {
        const rows = almanac.recent(match.id, side, RECENT).flatMap((id) => almanac.played(id) ?? [])
        return teamRecord(teams[side], { table, recent: rows, language })
      }
      return { home: ofSide('home'), away: ofSide('away') }
    }),
    about(soccerPaths.matchExInformation, ({ match, almanac, language }) => {
      const { teams } = match
      if (teams === null) return null
      const earlier = almanac.meetings(match.id, MEETINGS).flatMap((id) => almanac.played(id) ?? [])
      return {
        meetings: earlier.map((each) => meetingRow(each, teams.home.id, language)),
        lineUps: lineUpsOf(almanac.record(match.id)),
      }
    }),
    about(soccerPaths.matchDetail, ({ match, almanac }) => matchCounts(match, almanac.record(match.id))),
    about(soccerPaths.matchEventPhase, ({ match, almanac }) => eventPhases(match, almanac.record(match.id))),
    about(soccerPaths.get100Odds, ({ match, almanac, language }) => ({
      makers: referenceOdds(match.id, almanac, language),
    })),
    about(soccerPaths.scoreRank, async ({ match, language }) => {
      if (standings === null || match.teams === null) return null
      return standings.ranks(match.id, language)
    }),
    about(soccerPaths.promotionChart, ({ match, almanac, language }) => ({
      stages: promotionStages(match.entrants, almanac.draw(match.id), (name) => textIn(name, language)),
    })),
    anyoneCall(soccerPaths.oddChangeHistory, oddHistoryRequest, (request, { language }) => {
      const asked = find(request, LANGUAGES[language])
      if (asked === null || !isMarketKey(request.market)) return Promise.resolve(NOTHING)
      return Promise.resolve(replyOf(priceHistory(asked, request.market, request.line)))
    }),
  ]
}

function replyOf(data: unknown): SiteReply {
  return data === null ? NOTHING : success(data)
}

function priceHistory(
  { match, almanac }: Asked,
  key: Parameters<Almanac['prices']>[1],
  value: number | null,
) {
  const points = almanac.prices(match.id, key, value === null ? null : quarters(value), POINTS)
  if (points === null) return null
  const first = points[0]?.at ?? 0
  const goals =
    almanac.record(match.id)?.events.filter(({ type, at }) => type === 'goal' && at >= first) ?? []
  return {
    points: points.map(({ at, odds }) => ({ time: at, odds })),
    marks: goals.map(({ at, minute, score }) => ({ time: at, minute, score })),
  }
}
