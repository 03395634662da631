import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import type { PmtyPlay } from '../../../streams/wire/pmty/market.ts'
import { virtualSportName } from '../../names/virtualNames.ts'
import type { BatchView } from '../../world/virtual/batchViews.ts'
import type { VirtualSports } from '../../world/virtual/virtualSports.ts'
import type { WorldMatch } from '../../world/world.ts'
import {
  entrantRows,
  matchesOfBatch,
  type MatchOfBatch,
  roundOfMatch,
  VIRTUAL_ROW_MARKETS,
} from '../virtualBatches.ts'
import { playRecord } from './marketRecords.ts'
import type { MatchRecords } from './matchRecords.ts'

/** The language and the time of an answer. */
interface Reader {
  readonly language: TextLanguage
  /** Platform ms. */
  readonly now: number
}

/** A batch as it is listed. */
export function batchRecord(sports: VirtualSports, records: MatchRecords, view: BatchView, reader: Reader) {
  const { plan, drawn, startsAt, sealsAt, commitment, status } = view
  return {
    batchNo: plan.batchNo,
    mmp: drawn === null ? 'PREGAME' : 'INGAME',
    beginTime: startsAt,
    sealTime: sealsAt,
    lod: plan.lod,
    season: plan.season,
    commitment,
    status,
    matchs: matchesOfBatch(sports, view).map((known) => ({
      ...matchRecord(sports, records, known, reader),
      hps: rowPlays(known.match, view, reader.language),
    })),
  }
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
    lod: roundOfMatch(view, orderNo),
    teams: teams.map(({ name }) => textIn(name, language)),
    ...(match.teams === null ? { entrants: entrantRows(sports, view, language) } : {}),
  }
}

/** Basketball has its quarters and no halves; what has not begun has no score. */
export function filmScores({ sport, state }: WorldMatch, msc: readonly string[]): readonly string[] {
  if (state === 'notStarted' || state === 'cancelled') return []
  return sport === 'virtualBasketball' ? msc.filter((each) => !/^S[23]\|/.test(each)) : msc
}

function rowPlays(match: WorldMatch, view: BatchView, language: TextLanguage): readonly PmtyPlay[] {
  return match.markets
    .filter(({ key }) => VIRTUAL_ROW_MARKETS.includes(key))
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
