import type { LegTiming } from '../../../streams/domain/leg.ts'
import type { Line } from '../../../streams/domain/market.ts'
import type { Pair } from '../../../streams/domain/match.ts'
import { type Currency, money } from '../../../streams/domain/money.ts'
import { PLACING_CHANNELS, type PlacingChannel } from '../../../streams/domain/placingChannel.ts'
import { SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import type { ReservePay } from '../../../streams/domain/reservation.ts'
import { quoteSingle } from '../../../streams/domain/stake.ts'
import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import { minorUnits } from '../../../streams/wire/amounts.ts'
import type { BetEntry, BetLeg } from '../../../streams/wire/dpty/bet.ts'
import { DPTY_IS_RESERVE, DPTY_RESERVE_PAYS } from '../../../streams/wire/dpty/betNumbers.ts'
import type { DptyCodeName } from '../../../streams/wire/dpty/codes.ts'
import { timingNow } from '../../book/acceptance.ts'
import type { AskedBet, AskedLeg, ConfirmRequest } from '../../book/confirmRequest.ts'
import type { WorldMatch } from '../../world/world.ts'
import { seriesOfCode } from '../seriesCodes.ts'
import { DPTY } from './code.ts'
import {
  acceptanceOf,
  currencyOf,
  lineOf,
  type MeantOption,
  oddsFormatOf,
  oddsOf,
  optionNumbered,
  playOf,
} from './numbers.ts'

/** Whose bet it is, and the matches that can be bet on. */
export interface BetContext {
  readonly memberId: number
  readonly siteId: number
  readonly match: (matchId: string) => WorldMatch | undefined
}

/** The id of an order of a confirm at the book. */
export function entryId({
  clientOrderId,
  orderIndex,
}: Pick<BetEntry, 'clientOrderId' | 'orderIndex'>): string {
  return `${clientOrderId}.${orderIndex}`
}

/** An entry as a confirm of the book, or why it cannot be one. Each entry is decided by itself. */
export function readEntry(entry: BetEntry, context: BetContext): ConfirmRequest | DptyCodeName {
  const currency = currencyOf(entry.currency)
  if (currency === null) return 'currencyUnsupported'
  const legs: AskedLeg[] = []
  for (const leg of entry.betOrderDetailRequestDTOS) {
    const read = readLeg(leg, entry, context)
    if (typeof read === 'string') return read
    legs.push(read)
  }
  const oddsFormat = commonFormat(entry)
  if (oddsFormat === null) return 'oddsFormatInvalid'
  const bet = readAmounts(entry, legs, oddsFormat, currency)
  if (bet === null) return 'parameter'
  return {
    memberId: context.memberId,
    venue: DPTY,
    siteId: String(context.siteId),
    clientOrderId: entryId(entry),
    validUntil: entry.validUntil,
    currency,
    acceptance: acceptanceOf(entry.oddAcceptionType),
    oddsFormat,
    bets: [bet],
    ...(entry.isReserve === DPTY_IS_RESERVE.reservation ? { reserve: payOf(entry) } : {}),
  }
}

/** When a reservation is paid; its stake is held at once, unless the request says otherwise. */
function payOf({ reservePay }: BetEntry): ReservePay {
  return reservePay === undefined ? 'held' : DPTY_RESERVE_PAYS[reservePay]
}

function commonFormat({ betOrderDetailRequestDTOS: legs }: BetEntry) {
  const [format = 0, ...others] = new Set(legs.map(({ marketType }) => marketType))
  return others.length > 0 ? null : oddsFormatOf(format)
}

/** `null` if the number of legs or the paid amount does not fit the rest. */
function readAmounts(
  entry: BetEntry,
  legs: readonly AskedLeg[],
  format: ConfirmRequest['oddsFormat'],
  currency: Currency,
): AskedBet | null {
  const [unit, paid] = [minorUnits(entry.orderAmount), minorUnits(entry.productAmountTotal)]
  if (unit === null || paid === null || entry.betCount !== legs.length) return null
  const series = seriesOfCode(entry.seriesType, legs.length)
  const [first] = legs
  const unitStake = money(unit, currency)
  const isSingle =
    series?.key === SINGLE_SERIES && first !== undefined && entry.isReserve === DPTY_IS_RESERVE.bet
  const total = isSingle
    ? quoteSingle(unitStake, first.odds, format).risked.minor
    : unit * (series?.combinations ?? 1)
  if (series !== null && total !== paid) return null
  const channel = channelOf(entry.betChannel)
  return { series: series?.key ?? null, unitStake, legs, ...(channel === null ? {} : { channel }) }
}

function channelOf(code: number | undefined): PlacingChannel | null {
  const known: readonly (readonly [string, number])[] = Object.entries(PLACING_CHANNELS)
  const found = known.find(([, number]) => number === code)?.[0]
  return found === undefined ? null : (found as PlacingChannel)
}

function readLeg(leg: BetLeg, { isReserve }: BetEntry, { match }: BetContext): AskedLeg | DptyCodeName {
  const option = optionNumbered(leg.betItemId, (matchId) => match(matchId)?.sport ?? null)
  const found = option === null ? undefined : match(option.matchId)
  const odds = oddsOf(leg.oddValue)
  if (option === null || found === undefined || option.matchId !== leg.matchId) return 'selectionGone'
  if (odds === null) return 'parameter'
  const line = lineOf(option.spec, option.side, leg.betHandicap)
  // A reservation may be on another line than the option; for a bet the two have to agree.
  if (line === undefined || (line !== option.line && isReserve === DPTY_IS_RESERVE.bet)) return 'lineChanged'
  return {
    matchId: found.id,
    spec: option.spec,
    slot: slotOf(found, option, line),
    line,
    side: option.side,
    odds,
    timing: timingOf(found, leg),
    score: scoreOf(leg.scoreBenchmark),
    ids: null,
    playId: playOf(option.spec) ?? '',
  }
}

/** A leg of esports does not say whether it was in play; the present state of its match decides. */
function timingOf(match: WorldMatch, { isInplay }: BetLeg): LegTiming {
  if (isEsport(match.sport)) return timingNow(match)
  if (match.teams === null) return 'champion'
  return isInplay === 1 ? 'live' : 'early'
}

/**
 * The present slot of the line; the main slot if none has it, which the book refuses because its line is another one.
 */
function slotOf({ markets }: WorldMatch, { spec }: MeantOption, line: Line | null): number {
  const market = markets.find(
    (each) =>
      each.spec.kind === spec.kind && each.spec.stat === spec.stat && each.spec.period === spec.period,
  )
  return market?.lines.find((each) => each.line === line)?.slot ?? 1
}

function scoreOf(text: string): Pair | null {
  const [, home, away] = /^(\d{1,3}):(\d{1,3})$/.exec(text) ?? []
  return home === undefined || away === undefined ? null : [Number(home), Number(away)]
}
