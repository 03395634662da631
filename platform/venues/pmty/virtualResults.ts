import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import type { DrawnBatch } from '../../../streams/domain/virtual/batch.ts'
import { shootOutScore } from '../../../streams/domain/virtual/football.ts'
import type { BatchView } from '../../world/virtual/batchViews.ts'
import { type BatchRef, virtualMatchId } from '../../world/virtual/eras.ts'
import type { VirtualGameId } from '../../world/virtual/games.ts'
import { leagueOf } from '../../world/virtual/names/leagues.ts'
import { teamsOfMatch } from '../../world/virtual/virtualMatches.ts'
import type { VirtualSports } from '../../world/virtual/virtualSports.ts'

interface ResultsOf {
  readonly games: readonly VirtualGameId[]
  /** Starts, platform ms. */
  readonly from: number
  readonly to: number
  /** Empty for all. */
  readonly batchNo: string
  readonly skip: number
  readonly count: number
}

const SHOWN_PLACES = 3

/** A page of results, newest first; only those on it are computed (docs/virtual-sports.md, 6.8). */
export function resultRecords(
  virtual: VirtualSports,
  { games, from, to, batchNo, skip, count }: ResultsOf,
  language: TextLanguage,
) {
  const past = games
    .flatMap((game) => virtual.past(game, from, to))
    .sort((one, other) => other.startsAt - one.startsAt)
  const named = games.flatMap((game) => virtual.batches.find(game, batchNo)?.plan.ref ?? [])
  const isNamed = (ref: BatchRef): boolean =>
    named.some(({ game, era, index }) => ref.game === game && ref.era === era && ref.index === index)
  const wanted = batchNo === '' ? past : past.filter(({ ref }) => isNamed(ref))
  const total = wanted.reduce((sum, { matches }) => sum + matches, 0)
  const records: ReturnType<typeof resultRecord>[] = []
  let passed = 0
  for (const { ref, matches } of wanted) {
    if (passed >= skip + count) break
    if (passed + matches > skip) {
      const view = virtual.batches.at(ref)
      for (let orderNo = 1; view?.drawn != null && orderNo <= matches; orderNo += 1) {
        const place = passed + orderNo - 1
        if (place >= skip && place < skip + count)
          records.push(resultRecord(virtual, view, view.drawn, orderNo, language))
      }
    }
    passed += matches
  }
  return { total, records }
}

function resultRecord(
  virtual: VirtualSports,
  view: BatchView,
  drawn: DrawnBatch,
  orderNo: number,
  language: TextLanguage,
) {
  const { plan, startsAt, commitment } = view
  const { game } = plan.ref
  const teams = teamsOfMatch(plan, orderNo)
  return {
    matchId: virtualMatchId(game, plan.batchNo, orderNo),
    tournamentId: game,
    tournamentName: textIn(leagueOf(game).name, language),
    batchNo: plan.batchNo,
    orderNo,
    lod: plan.pairings[orderNo - 1]?.tie === 'thirdPlace' ? 'Q3' : plan.lod,
    matchTime: startsAt,
    homeName: teams === null ? '' : textIn(teams.home.name, language),
    awayName: teams === null ? '' : textIn(teams.away.name, language),
    ...scoreTexts(drawn, orderNo),
    commitment,
    seed: virtual.batches.seedOf(view) ?? '',
    voided: false,
  }
}

function scoreTexts(drawn: DrawnBatch, orderNo: number): { scoreResult: string; halfScore: string } {
  if (drawn.kind === 'race') {
    return { scoreResult: drawn.race.result.order.slice(0, SHOWN_PLACES).join('-'), halfScore: '' }
  }
  if (drawn.kind === 'basketball') {
    const result = drawn.matches[orderNo - 1]?.result
    const [one, two] = result?.quarters ?? []
    const half = one === undefined || two === undefined ? '' : `${one[0] + two[0]}:${one[1] + two[1]}`
    return { scoreResult: result?.score.join(':') ?? '', halfScore: half }
  }
  const result = drawn.matches[orderNo - 1]?.result
  if (result === undefined) return { scoreResult: '', halfScore: '' }
  const kicks = shootOutScore(result)
  const score = result.score.join(':')
  return {
    scoreResult: kicks === null ? score : `${score} (${kicks.join(':')})`,
    halfScore: result.half.join(':'),
  }
}
