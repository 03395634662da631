import type { TextLanguage } from '../../../streams/domain/localText.ts'
import type { MarketSpec } from '../../../streams/domain/market.ts'
import { formatLine } from '../../../streams/domain/lineFormat.ts'
import { columnsIn } from '../../../streams/domain/sports/descriptorOf.ts'
import type { FbtyLine, FbtyMarket, FbtyOption } from '../../../streams/wire/fbty/match.ts'
import {
  FBTY_COUNTS,
  FBTY_MARKET_STATUS_CODES,
  FBTY_OFFERED_FORMATS,
  FBTY_TABS,
  type FbtyTab,
} from '../../../streams/wire/fbty/tables.ts'
import { isEuropeanOnly } from '../../book/oddsFormats.ts'
import { worstStatus } from '../../../streams/domain/status.ts'
import { marketName } from '../../names/marketNames.ts'
import { selectionNames } from '../../names/selectionNames.ts'
import { playedSport } from '../../world/sports.ts'
import type { WorldLine, WorldMarket, WorldMatch, WorldResult, WorldSelection } from '../../world/world.ts'
import { MARKET_TABS, type MarketTab } from '../marketTabs.ts'
import { selectionOutcome } from '../playedMatches.ts'
import { decimalOdds, optionOdds, playOf, resultCode, typeOf } from './numbers.ts'

type Names = readonly MarketTab[]

/** The tabs of the venue besides `p` and `o`, and what is under them; rounds are the sets of a bout. */
const TABS: readonly (readonly [FbtyTab, Names])[] = [
  ['h', ['handicapAndTotal']],
  ['s', ['goals']],
  ['cs', ['correctScore']],
  ['f', ['halves']],
  ['t', ['minutes']],
  ['c', ['corners']],
  ['b', ['cards']],
  ['i', ['specials']],
  ['q', ['quarters']],
  ['set', ['setsOfGames', 'sets']],
  ['et', ['extraTime']],
  ['pk', ['penalties']],
  ['pd', ['thirds']],
  ['inn', ['innings']],
]

/** The tabs of a market: `p` for a column of a row, `o` for one that has no other. */
function tabsOf({ sport, phase }: WorldMatch, spec: MarketSpec): readonly FbtyTab[] {
  const own = TABS.flatMap(([tab, names]) => {
    if (!names.some((name) => MARKET_TABS[name](spec))) return []
    return [tab === 'set' && sport === 'boxing' ? 'rd' : tab] as const
  })
  const isColumn = columnsIn(sport, phase)
    .flat()
    .some(
      ({ spec: each }) => each.kind === spec.kind && each.stat === spec.stat && each.period === spec.period,
    )
  return [...(isColumn ? (['p'] as const) : []), ...own, ...(own.length === 0 ? (['o'] as const) : [])]
}

/** The tabs with at least one market of the match, in their order. */
export function matchTabs(match: WorldMatch): FbtyTab[] {
  const used = new Set(
    match.markets.flatMap(({ spec }) => (playOf(match.sport, spec) === null ? [] : tabsOf(match, spec))),
  )
  return FBTY_TABS.filter((tab) => used.has(tab))
}

/** What a record is made for: a language, and for a match that is over its result. */
export interface Shown {
  readonly language: TextLanguage
  readonly result?: WorldResult
}

/** A market with these of its lines; `null` if the venue has no numbers for it. */
export function marketRecord(
  match: WorldMatch,
  market: WorldMarket,
  shown: Shown,
  lines: readonly WorldLine[] = market.lines,
): FbtyMarket | null {
  const play = playOf(match.sport, market.spec)
  if (play === null) return null
  const outright = market.spec.kind === 'outright'
  return {
    mty: play.mty,
    pe: play.pe,
    nm: marketName(match.sport, market.spec, shown.language),
    tps: [...tabsOf(match, market.spec)],
    ...(outright ? { hmed: playedSport(match.sport).betsUntil?.(match) ?? match.kickOff } : {}),
    ...(shown.result === undefined ? {} : { tyg: groupCode(market.spec) }),
    mks: lines.map((line) => lineRecord(match, market, line, shown)),
  }
}

const COUNTS: Readonly<Partial<Record<string, number>>> = FBTY_COUNTS

/** A stat without a number of its own has the number of the score. */
function groupCode({ stat }: MarketSpec): number {
  return COUNTS[stat] ?? FBTY_COUNTS.goals
}

function lineRecord(match: WorldMatch, market: WorldMarket, line: WorldLine, shown: Shown): FbtyLine {
  const over = shown.result !== undefined
  return {
    id: line.marketId,
    ss: over ? FBTY_MARKET_STATUS_CODES.closed : FBTY_MARKET_STATUS_CODES[line.status],
    au: market.parlayAllowed ? 1 : 0,
    mbl: line.slot,
    li: line.line === null ? '' : formatLine(line.line),
    op: line.selections.map((selection) => optionRecord(match, market.spec, line, selection, shown)),
  }
}

function optionRecord(
  match: WorldMatch,
  spec: MarketSpec,
  line: WorldLine,
  selection: WorldSelection,
  { language, result }: Shown,
): FbtyOption {
  const { side, odds } = selection
  const names = selectionNames(match, { spec, side, line: line.line }, language)
  return {
    ty: typeOf(side),
    na: names.short,
    nm: names.full,
    od: result === undefined ? optionOdds(odds, selectionStatus(line, selection)) : decimalOdds(odds),
    bod: decimalOdds(odds),
    odt: formatsOf(spec),
    li: names.line,
    ...(result === undefined ? {} : { sr: resultCode(selectionOutcome(spec, line, side, result)) }),
  }
}

/** `ss` has no value for a locked line: its prices are sent as locked instead. */
export function selectionStatus(line: WorldLine, selection: WorldSelection): WorldSelection['status'] {
  return line.status === 'locked' ? worstStatus(selection.status, 'locked') : selection.status
}

/** `odt`: the odds formats in which a market is offered. */
export function formatsOf(spec: MarketSpec): number {
  return isEuropeanOnly(spec) ? FBTY_OFFERED_FORMATS.europeOnly : FBTY_OFFERED_FORMATS.all
}
