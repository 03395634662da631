import type { MarketLine, Period } from '../../../streams/domain/market.ts'
import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import { formatLine } from '../../../streams/domain/lineFormat.ts'
import type { PmtyLine, PmtyOption, PmtyPlay } from '../../../streams/wire/pmty/market.ts'
import { subMatchTypes } from '../../../streams/wire/subMatchTypes.ts'
import { PMTY_OPTION_STATUS_CODES, PMTY_STATUS_CODES } from '../../../streams/wire/pmty/tables.ts'
import { isInPlay } from '../../book/matchState.ts'
import { isEuropeanOnly } from '../../book/oddsFormats.ts'
import type { WorldLine, WorldMarket, WorldMatch, WorldSelection } from '../../world/world.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { ALL_ODDS_FORMATS, EUROPEAN_ONLY, playOf, sideCode } from './numbers.ts'
import { isPlayed, PLAYED_SPORTS } from '../../world/sports.ts'
import { marketName } from '../../names/marketNames.ts'
import { selectionNames } from '../../names/selectionNames.ts'

/** Display templates (`hpt`): two columns, three columns, and a grid. */
const TEMPLATES = { two: 1, three: 2, grid: 3 } as const

/** A market in the venue's format; `null` if the venue has no number for it. */
export function playRecord(
  match: WorldMatch,
  market: WorldMarket,
  order: number,
  language: TextLanguage,
  lines: readonly WorldLine[] = market.lines,
): PmtyPlay | null {
  const hpid = playOf(market.spec)
  if (hpid === null) return null
  const [only] = lines
  const outright = market.spec.kind === 'outright' && only !== undefined
  return {
    hpid,
    chpid: hpid,
    hpn: marketName(match.sport, market.spec, language),
    hpt: templateOf(market),
    hpon: order,
    hids: market.parlayAllowed ? 1 : 0,
    hsw: isEuropeanOnly(market.spec, match.sport) ? EUROPEAN_ONLY : ALL_ODDS_FORMATS,
    hton: 0,
    ...subMatch(match, market.spec.period),
    ...(outright
      ? { hl: [], ...outrightRecord(match, market, only, language) }
      : { hl: lines.map((line) => lineRecord(match, market, line, language)) }),
  }
}

/** `smt` of esports, and of what is not about regular time, or a whole tie. */
function subMatch({ sport }: WorldMatch, period: Period): Pick<PmtyPlay, 'smt'> {
  if (isEsport(sport)) return { smt: subMatchTypes.eRegular }
  if (period === 'extraTime') return { smt: subMatchTypes.extraTime }
  return period === 'penalties' ? { smt: subMatchTypes.penalty } : {}
}

/** The fields of an outright, which has no list of lines. */
function outrightRecord(match: WorldMatch, market: WorldMarket, line: WorldLine, language: TextLanguage) {
  return {
    hid: line.marketId,
    hps: marketName(match.sport, market.spec, language),
    hmed: betsUntil(match),
    hs: PMTY_STATUS_CODES[line.status],
    hn: line.slot,
    ol: line.selections.map((selection, index): PmtyOption => {
      const { side } = selection
      const { full: name } = selectionNames(match, { spec: market.spec, side, line: null }, language)
      return {
        oid: selection.optionId,
        ot: sideCode(selection.side),
        on: name,
        otv: name,
        ov: selection.odds,
        obv: selection.odds,
        os: optionStatus(selection),
        ots: '',
        oddSort: index + 1,
      }
    }),
  } satisfies Partial<PmtyPlay>
}

/** Until when an outright can be bet on, platform ms. */
function betsUntil(match: WorldMatch): number {
  const { sport, kickOff } = match
  return (isPlayed(sport) ? PLAYED_SPORTS[sport].betsUntil?.(match) : undefined) ?? kickOff
}

function templateOf({ spec, lines }: WorldMarket): number {
  if (spec.kind === 'correctScore') return TEMPLATES.grid
  return lines[0]?.selections.length === 3 ? TEMPLATES.three : TEMPLATES.two
}

function lineRecord(
  match: WorldMatch,
  { spec }: WorldMarket,
  line: WorldLine,
  language: TextLanguage,
): PmtyLine {
  return {
    hid: line.marketId,
    hmt: isInPlay(match) ? 0 : 1,
    hs: PMTY_STATUS_CODES[line.status],
    hn: line.slot,
    hv: lineValue(line),
    hon: line.slot,
    ol: line.selections.map((selection): PmtyOption => {
      const names = selectionNames(match, { spec, side: selection.side, line: line.line }, language)
      return {
        oid: selection.optionId,
        ot: sideCode(selection.side),
        on: names.short,
        otv: names.full,
        ov: selection.odds,
        obv: selection.odds,
        os: optionStatus(selection),
        ots: selection.side === 'home' ? 'T1' : selection.side === 'away' ? 'T2' : '',
      }
    }),
  }
}

/** `hv`: the line from the home side, empty where there is none. */
export function lineValue({ line }: Pick<MarketLine, 'line'>): string {
  return line === null ? '' : formatLine(line)
}

export function optionStatus({ status }: WorldSelection): number {
  return PMTY_OPTION_STATUS_CODES[status]
}
