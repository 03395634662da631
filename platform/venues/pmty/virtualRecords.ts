import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import type { MarketKey } from '../../../streams/domain/market.ts'
import type { PmtyPlay } from '../../../streams/wire/pmty/market.ts'
import { virtualSportName } from '../../names/virtualNames.ts'
import type { BatchView } from '../../world/virtual/batchViews.ts'
import { virtualMatchId } from '../../world/virtual/eras.ts'
import { entrantsOf, matchCount } from '../../world/virtual/virtualMatches.ts'
import type { VirtualSports } from '../../world/virtual/virtualSports.ts'
import type { WorldMatch } from '../../world/world.ts'
import { playRecord } from './marketRecords.ts'
import type { MatchRecords } from './matchRecords.ts'

/** The markets of a list row, with their main lines (docs/virtual-sports.md, 6.2). */
const ROW_MARKETS: ReadonlySet<MarketKey> = new Set<MarketKey>([
  'goals.result.match',
  'goals.handicap.match',
  'goals.total.match',
  'points.winner.match',
  'points.handicap.match',
  'points.total.match',
  'places.outright.match',
  'places.place.match',
])

/** The language and the time of an answer. */
interface Reader {
  readonly language: TextLanguage
  /** Platform ms. */
  readonly now: number
}

/** A batch as it is listed. */
export function batchRecord(sports: VirtualSports, records: MatchRecords, view: BatchView, reader: Reader) {
  const { plan, drawn, startsAt, sealsAt, commitment, status } = view
  const ids = Array.from({ length: matchCount(plan) }, (_, index) =>
    virtualMatchId(plan.ref.game, plan.batchNo, index + 1),
  )
  return {
    batchNo: plan.batchNo,
    mmp: drawn === null ? 'PREGAME' : 'INGAME',
    beginTime: startsAt,
    sealTime: sealsAt,
    lod: plan.lod,
    season: plan.season,
    commitment,
    status,
    matchs: ids.flatMap((mid, index) => {
      const match = sports.match(mid)
      if (match === undefined) return []
      const row = matchRecord(sports, records, { view, match, orderNo: index + 1 }, reader)
      return [{ ...row, hps: rowPlays(match, view, reader.language) }]
    }),
  }
}

interface MatchOfBatch {
  readonly view: BatchView
  readonly match: WorldMatch
  readonly orderNo: number
}

/** A match without its markets. */
export function matchRecord(
  sports: VirtualSports,
  records: MatchRecords,
  { view, match, orderNo }: MatchOfBatch,
  { language, now }: Reader,
) {
  const row = records.row(match, language, 'none', now)
  const { mhid, mhn, mhlu, maid, man, malu, hps: _, ...common } = row
  const { plan } = view
  const teams = match.teams === null ? match.entrants : [match.teams.home, match.teams.away]
  return {
    ...common,
    ...(match.teams === null ? {} : { mhid, mhn, mhlu, maid, man, malu }),
    csna: virtualSportName(match.sport, language),
    mmp: String(row.mmp),
    mearlys: 0,
    msc: filmScores(match, row.msc),
    batchNo: plan.batchNo,
    orderNo,
    lod: plan.pairings[orderNo - 1]?.tie === 'thirdPlace' ? 'Q3' : plan.lod,
    teams: teams.map(({ name }) => textIn(name, language)),
    ...(match.teams === null ? { entrants: entrantRecords(sports, view, language) } : {}),
  }
}

/** Basketball has its quarters and no halves; what has not begun has no score. */
export function filmScores({ sport, state }: WorldMatch, msc: readonly string[]): readonly string[] {
  if (state === 'notStarted' || state === 'cancelled') return []
  return sport === 'virtualBasketball' ? msc.filter((each) => !/^S[23]\|/.test(each)) : msc
}

function entrantRecords(sports: VirtualSports, { plan }: BatchView, language: TextLanguage) {
  const { entry, ref } = plan
  const weights = 'weights' in entry ? entry.weights : []
  return entrantsOf(plan).map(({ id, name }, index) => ({
    number: index + 1,
    id,
    name: textIn(name, language),
    weight: weights[index] ?? 0,
    form: sports.form(ref.game, id),
  }))
}

function rowPlays(match: WorldMatch, view: BatchView, language: TextLanguage): readonly PmtyPlay[] {
  return match.markets
    .filter(({ key }) => ROW_MARKETS.has(key))
    .flatMap((market, order) => {
      const lines = market.lines.slice(0, 1)
      return virtualPlay({ ...match, markets: [{ ...market, lines }] }, view, order, language)
    })
}

/** All markets of a match. */
export function virtualPlays(
  match: WorldMatch,
  view: BatchView,
  language: TextLanguage,
): readonly PmtyPlay[] {
  return match.markets.flatMap((market, order) =>
    virtualPlay({ ...match, markets: [market] }, view, order, language),
  )
}

/** The only market of `match`, locked with its batch. Bets are as before a start, whatever the state is. */
function virtualPlay(
  match: WorldMatch,
  { sealsAt }: BatchView,
  order: number,
  language: TextLanguage,
): readonly PmtyPlay[] {
  const before: WorldMatch = { ...match, state: 'notStarted' }
  return match.markets.flatMap((market) => {
    const lines = market.lines.map((line) => ({ ...line, status: match.bettingStatus }))
    const play = playRecord(before, { ...market, lines }, order, language)
    if (play === null) return []
    return [play.hmed === undefined ? play : { ...play, hmed: sealsAt }]
  })
}
