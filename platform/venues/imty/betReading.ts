import { createHash } from 'node:crypto'
import type { LegTiming } from '../../../streams/domain/leg.ts'
import { marketKey } from '../../../streams/domain/market.ts'
import type { Pair } from '../../../streams/domain/match.ts'
import { money, type Currency } from '../../../streams/domain/money.ts'
import type { OddsFormat } from '../../../streams/domain/odds.ts'
import type { AcceptanceMode } from '../../../streams/domain/order.ts'
import { SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { type PlacingChannel, channelOfBet } from '../../../streams/domain/placingChannel.ts'
import { isVirtualSport } from '../../../streams/domain/vocabulary/sports.ts'
import { minorUnits } from '../../../streams/wire/amounts.ts'
import type {
  ImtyComboSelection,
  ImtyPlaceBetRequest,
  ImtyPlacedSelection,
} from '../../../streams/wire/imty/bet.ts'
import type { ImtyCodeName } from '../../../streams/wire/imty/codes.ts'
import { IMTY_SINGLE } from '../../../streams/wire/imty/combos.ts'
import { imtyPlayId } from '../../../streams/wire/imty/markets.ts'
import { IMTY_LIMITS, IMTY_TIMES } from '../../../streams/wire/imty/paths.ts'
import {
  IMTY_ACCEPTANCES,
  IMTY_MARKET,
  IMTY_ODDS_TYPE_CODES,
  IMTY_WAGER_TYPES,
} from '../../../streams/wire/imty/tables.ts'
import { CHANNELS } from '../../../streams/wire/orderNumbers.ts'
import type { AskedLeg, ConfirmRequest } from '../../book/confirmRequest.ts'
import type { World, WorldMatch } from '../../world/world.ts'
import { namedSelection } from './askedLine.ts'
import type { ImtyCaller } from './imtyCall.ts'
import { currencyCoded, formatNumbered, marketNumber, oddsNumbered, seriesNumbered } from './numbers.ts'

/** What all wagers of a request have in common. */
export interface WagerTerms {
  readonly currency: Currency
  readonly acceptance: AcceptanceMode
  readonly oddsFormat: OddsFormat
  readonly combo: boolean
}

/** A wager of a request: its confirm, or why it cannot be one. */
export interface AskedWager {
  readonly asked: ImtyComboSelection
  /** The selections that it is on, in the order of its legs. */
  readonly selections: readonly ImtyPlacedSelection[]
  readonly confirm: ConfirmRequest | ImtyCodeName
}

const ACCEPTANCES: Readonly<Partial<Record<number, AcceptanceMode>>> = IMTY_ACCEPTANCES
const CHANNEL_NAMES: Readonly<Partial<Record<number, PlacingChannel>>> = CHANNELS

/** The terms of a request, or why it is refused as a whole. */
export function wagerTerms(request: ImtyPlaceBetRequest): WagerTerms | ImtyCodeName {
  const { WagerType, WagerSelectionInfos, ComboSelections } = request
  const currency = currencyCoded(request.Currency)
  if (currency === null) return 'currencyUnsupported'
  const combo = WagerType === IMTY_WAGER_TYPES.combo
  if (!combo && WagerType !== IMTY_WAGER_TYPES.single) return 'badBetType'
  if (WagerSelectionInfos.length === 0 || ComboSelections.length === 0) return 'noSelection'
  if (ComboSelections.length > IMTY_LIMITS.wagers) return 'legCount'
  const oddsTypes = new Set(WagerSelectionInfos.map(({ OddsType }) => OddsType))
  const [oddsType = IMTY_ODDS_TYPE_CODES.europe] = oddsTypes
  const oddsFormat = formatNumbered(oddsType)
  if (oddsTypes.size > 1 || oddsFormat === null || (combo && oddsFormat !== 'europe')) {
    return 'oddsFormatInvalid'
  }
  return { currency, acceptance: acceptanceOf(request, combo), oddsFormat, combo }
}

/** Without `AcceptOdds` a combo that takes any price says so in its own field. */
function acceptanceOf(
  { AcceptOdds, IsComboAcceptAnyOdds }: ImtyPlaceBetRequest,
  combo: boolean,
): AcceptanceMode {
  if (AcceptOdds === null) return combo && IsComboAcceptAnyOdds ? 'any' : 'none'
  return ACCEPTANCES[AcceptOdds] ?? 'none'
}

/** Whose wagers they are, and the venue's code. */
interface WagerMaker {
  readonly siteId: number
  readonly venue: string
  readonly caller: ImtyCaller
}

/** Each wager of a request as a confirm of its own. */
export function askedWagers(
  world: Pick<World, 'match'> & { readonly clock: { readonly rate: number } },
  request: ImtyPlaceBetRequest,
  terms: WagerTerms,
  { siteId, venue, caller }: WagerMaker,
): readonly AskedWager[] {
  const { memberId, sentAt, body } = caller
  return request.ComboSelections.map((asked, place) => {
    const selections = request.WagerSelectionInfos.filter(({ RefId }) => terms.combo || RefId === asked.RefId)
    const confirm = confirmOf(world, asked, selections, terms)
    if (typeof confirm === 'string') return { asked, selections, confirm }
    return {
      asked,
      selections,
      confirm: {
        ...confirm,
        venue,
        memberId,
        siteId: String(siteId),
        clientOrderId: wagerId(memberId, body, place),
        validUntil: sentAt + IMTY_TIMES.betLateMs * world.clock.rate,
      },
    }
  })
}

/** The same body again, from whatever cause, makes no second wager. */
export function wagerId(memberId: number, body: string, place: number): string {
  return `imty-${createHash('sha256').update(`${memberId}\n${place}\n${body}`).digest('hex').slice(0, ID_LENGTH)}`
}

const ID_LENGTH = 40

type OfRequest = 'venue' | 'memberId' | 'siteId' | 'clientOrderId' | 'validUntil'

function confirmOf(
  world: Pick<World, 'match'>,
  asked: ImtyComboSelection,
  selections: readonly ImtyPlacedSelection[],
  { currency, acceptance, oddsFormat, combo }: WagerTerms,
): Omit<ConfirmRequest, OfRequest> | ImtyCodeName {
  const [first, ...others] = selections
  if (first === undefined || (!combo && others.length > 0)) return 'noSelection'
  const legs: AskedLeg[] = []
  for (const selection of selections) {
    const leg = readLeg(world, selection)
    if (typeof leg === 'string') return leg
    legs.push(leg)
  }
  const single = asked.ComboSelection === IMTY_SINGLE
  if (single === combo) return 'noSeries'
  const channels = selections.map(({ BetChannel }) =>
    BetChannel === undefined ? undefined : CHANNEL_NAMES[BetChannel],
  )
  const sent = channels.flatMap((channel) => (channel === undefined ? [] : [{ channel }]))
  return {
    currency,
    acceptance,
    oddsFormat,
    bets: [
      {
        series: combo ? seriesNumbered(asked.ComboSelection, legs.length) : SINGLE_SERIES,
        unitStake: money(minorUnits(asked.StakeAmount) ?? 0, currency),
        legs,
        ...(sent.length === 0 ? {} : { channel: channelOfBet(sent) }),
      },
    ],
  }
}

/** The slot of a line that no line of the market has. */
const NO_SLOT = 0

function readLeg(world: Pick<World, 'match'>, selection: ImtyPlacedSelection): AskedLeg | ImtyCodeName {
  const named = namedSelection(world, selection)
  if (typeof named === 'string') return named
  const { match, spec, side, line } = named
  const odds = oddsNumbered(selection.EuropeOdds)
  if (odds === null) return 'oddsChanged'
  const timing = timingOf(selection.Market, match)
  if (timing === null) return 'marketChanged'
  const { lines = [] } = match.markets.find(({ key }) => key === marketKey(spec)) ?? {}
  const slot = (
    lines.find(({ marketId }) => marketId === selection.MarketlineId) ??
    lines.find((each) => each.line === line)
  )?.slot
  const { HomeScore: home, AwayScore: away } = selection
  const score: Pair | null = home === null || away === null ? null : [home, away]
  return {
    matchId: match.id,
    spec,
    slot: slot ?? NO_SLOT,
    line,
    side,
    odds,
    timing,
    score,
    ids: { marketId: selection.MarketlineId, optionId: selection.WagerSelectionId },
    playId: imtyPlayId(marketNumber(match.sport, spec)),
  }
}

/** Early and today are one timing, and outrights and virtual sports are early; `null` for another `Market`. */
function timingOf(market: number, { teams, sport }: WorldMatch): LegTiming | null {
  if (market === IMTY_MARKET.live) return 'live'
  if (market !== IMTY_MARKET.early && market !== IMTY_MARKET.today) return null
  if (isVirtualSport(sport)) return 'virtual'
  return teams === null ? 'champion' : 'early'
}
