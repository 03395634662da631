import * as v from 'valibot'
import { whole } from '../../streams/wire/decode.ts'
import { MOST_GOALS } from '../../streams/wire/predictedGoals.ts'
import {
  addPredictionRequest,
  predictionRankRequest,
  predictionsRequest,
} from '../../streams/wire/site/predictions.ts'
import { soccerPaths } from '../../streams/wire/site/soccerPaths.ts'
import { anyoneCall, memberCall, type SiteCall } from '../site/siteCall.ts'
import { type SiteReply, success } from '../site/siteReply.ts'
import { maskedName } from '../names/maskedName.ts'
import { findPredicted, isOpen, type PredictedMatch } from './predictedMatch.ts'
import type { PredictionDeps } from './predictionDeps.ts'
import { createRankings, type Rankings } from './rankings.ts'
import { sumsOf } from './ranking.ts'
import { predictionRow, shareRow } from './predictionRows.ts'
import { refusedPrediction } from './refusals.ts'
import { roomPredictionCalls } from './roomPredictionCalls.ts'

/** How many places a ranking lists. */
const LISTED = 50

/** Any whole numbers are read as a score, so that one out of range gets its own refusal. */
const scoreRequest = v.object({ ...addPredictionRequest.entries, home: whole, away: whole })

/** Predictions of final scores of football matches (docs/site/news.md, 2). */
export function predictionCalls(deps: PredictionDeps): readonly SiteCall[] {
  const { store, world, clock, real } = deps
  const predictions = store.scorePredictions
  const rankings = createRankings({ predictions, world, now: () => clock.now(), real })
  return [
    addCall(deps),
    listCall(deps, rankings),
    anyoneCall(soccerPaths.predictionRank, predictionRankRequest, async ({ period }) => {
      const ranked = (await rankings.of(period)).slice(0, LISTED)
      const names = await predictions.names(ranked.map(({ memberId }) => memberId))
      const items = ranked.map(({ memberId, place, points, exact, settled }) => ({
        place,
        points,
        exact,
        settled,
        name: maskedName(names.get(memberId) ?? ''),
      }))
      return success({ items })
    }),
    ...roomPredictionCalls(deps),
  ]
}

function addCall({ store, world, clock }: PredictionDeps): SiteCall {
  return memberCall(soccerPaths.addPrediction, scoreRequest, async (request, { memberId }) => {
    const { matchId, home, away } = request
    if (request.memberId !== String(memberId)) return refusedPrediction('otherMember')
    if (!isScore(home) || !isScore(away)) return refusedPrediction('badScore')
    const match = findPredicted(world, matchId)
    if (match === null) return refusedPrediction('unknownMatch')
    const saved = await store.scorePredictions.save({ memberId, ...aboutMatch(match), home, away }, () =>
      timeIfOpen(matchId),
    )
    return saved === null ? refusedPrediction('begun') : success(predictionRow(saved, world))
  })

  function timeIfOpen(matchId: string): number | null {
    const [match, now] = [world.match(matchId), clock.now()]
    return match !== undefined && isOpen(match, now) ? now : null
  }
}

function isScore(goals: number): boolean {
  return goals >= 0 && goals <= MOST_GOALS
}

function aboutMatch({ id, league, teams, kickOff }: PredictedMatch) {
  return {
    matchId: id,
    league: league.name,
    homeName: teams.home.name,
    awayName: teams.away.name,
    kickOff,
  }
}

function listCall({ store, world }: PredictionDeps, rankings: Rankings): SiteCall {
  const predictions = store.scorePredictions
  return memberCall(soccerPaths.getPredictions, predictionsRequest, async (request, { memberId }) => {
    const { matchId, page, size } = request
    if (request.memberId !== String(memberId)) return refusedPrediction('otherMember')
    const all = await predictions.ofMember(memberId)
    const { points, exact, settled } = sumsOf(all, (id) => world.result(id))
    const sums = { points, exact, place: settled === 0 ? null : await placeOf(rankings, memberId) }
    if (matchId !== null) return ofMatch(memberId, matchId, sums)
    const rows = await predictions.page(memberId, page, size)
    return success({
      total: all.length,
      items: rows.map((row) => predictionRow(row, world)),
      ...sums,
      share: null,
    })
  })

  async function ofMatch(memberId: number, matchId: string, sums: object): Promise<SiteReply> {
    const own = await predictions.of(memberId, matchId)
    const items = own === null ? [] : [predictionRow(own, world)]
    const share = shareRow(await predictions.scoresOf(matchId))
    return success({ total: items.length, items, ...sums, share })
  }
}

async function placeOf(rankings: Rankings, memberId: number): Promise<number | null> {
  const ranked = await rankings.of('all')
  return ranked.find((row) => row.memberId === memberId)?.place ?? null
}
