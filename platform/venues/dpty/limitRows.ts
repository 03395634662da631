import { unitsText } from '../../../streams/wire/amounts.ts'
import { ODDS_SCALE } from '../../../streams/domain/odds.ts'
import { worstStatus } from '../../../streams/domain/status.ts'
import { dptyPlayOf } from '../../../streams/wire/dpty/markets.ts'
import { dptyOddsText } from '../../../streams/wire/dpty/prices.ts'
import type { LimitQuestion } from '../../../streams/wire/dpty/requests.ts'
import { DPTY_OPTION_STATUS_CODES } from '../../../streams/wire/dpty/tables.ts'
import { isInPlay, isOver } from '../../book/matchState.ts'
import { reservableNow } from '../../book/reserving.ts'
import type { WorldMatch } from '../../world/world.ts'
import { seriesCode } from '../seriesCodes.ts'
import { seriesLeft, singleLeft, stakedLeg, type StakedLeg, type Staker } from '../stakeLimits.ts'
import { optionStatus } from './marketRecords.ts'
import { pairText } from './matchRecords.ts'
import { lineText, type MeantOption, optionNumber, priceRecord, sideCode } from './numbers.ts'
import { type PresentOption, presentOption } from './presentOption.ts'

/** A question with what it is about; `match` is missing for an unknown one. */
export interface AskedOption {
  readonly question: LimitQuestion
  readonly match: WorldMatch | undefined
  readonly option: MeantOption | null
}

interface Row {
  readonly row: object
  /** For the limits of series; `null` without a price. */
  readonly leg: StakedLeg | null
}

/** A row of `items` for each question, in their order. */
export function limitRow(asked: AskedOption, staker: Staker): Row {
  const { match, option } = asked
  const present =
    match === undefined || option === null || isOver(match) ? null : presentOption(match, option)
  if (match === undefined || option === null || present === null) return { row: goneRow(asked), leg: null }
  const leg = stakedLeg(match, present.selection.odds, present, staker)
  return { row: openRow(asked, match, present, amountsOf(leg, staker)), leg }
}

/** An option that is not offered, and for which there is no other. */
function goneRow({ question, match, option }: AskedOption): object {
  const play = option === null ? null : dptyPlayOf(option.spec)
  return {
    ...question,
    bid: question.betItemsId,
    ...NO_AMOUNTS,
    kc: play?.kc ?? '',
    ctid: play?.ctid ?? 0,
    hoa: option === null ? '' : sideCode(option.side),
    h: option === null ? '' : lineText(option.spec, option.side, option.line),
    s: DPTY_OPTION_STATUS_CODES.closed,
    ...matchFields(match),
    openReserve: 0,
  }
}

const NO_AMOUNTS = { minAmount: '0.00', maxAmount: '0.00', maxWinAmount: '0.00' } as const

function matchFields(match: WorldMatch | undefined): object {
  const live = match !== undefined && isInPlay(match)
  return { ip: live ? 1 : 0, scoreBenchmark: live && match.teams !== null ? pairText(match.score) : '' }
}

/** The range of a single, and what its most stake returns; nothing where nothing may be staked. */
function amountsOf(leg: StakedLeg, staker: Staker): typeof NO_AMOUNTS | Record<string, string> {
  const { min, max } = singleLeft(leg, staker)
  if (max === 0) return NO_AMOUNTS
  const [most, odds, scale] = [BigInt(max), BigInt(leg.odds), BigInt(ODDS_SCALE)]
  const returned = (most * odds + scale - 1n) / scale
  return { minAmount: unitsText(min), maxAmount: unitsText(max), maxWinAmount: unitsText(Number(returned)) }
}

function openRow(
  { question }: AskedOption,
  match: WorldMatch,
  { place: { market, line }, selection }: PresentOption,
  amounts: object,
): object {
  const { spec } = market
  const { side, odds } = selection
  const status = worstStatus(match.bettingStatus, optionStatus(match, line, selection))
  return {
    ...question,
    bid: optionNumber(match.id, spec, line.line, side),
    ...amounts,
    ...dptyPlayOf(spec),
    hoa: sideCode(side),
    h: lineText(spec, side, line.line),
    ...priceRecord(match.sport, spec, odds),
    s: DPTY_OPTION_STATUS_CODES[status],
    ...matchFields(match),
    openReserve: reservableNow(match, market) ? 1 : 0,
  }
}

/** The limits of the series with these codes; none unless every leg has a price. */
export function seriesRows(
  legs: readonly (StakedLeg | null)[],
  codes: ReadonlySet<number>,
  staker: Staker,
): readonly object[] {
  const priced = legs.filter((leg) => leg !== null)
  if (priced.length < legs.length) return []
  return seriesLeft(priced, staker).flatMap(({ series, range, odds }) => {
    const seriesType = seriesCode(series.key)
    if (!codes.has(seriesType)) return []
    return [
      {
        seriesType,
        minAmount: unitsText(range.min),
        maxAmount: unitsText(range.max),
        seriesOdds: odds === null ? '' : dptyOddsText(odds),
      },
    ]
  })
}
