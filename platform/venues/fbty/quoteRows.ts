import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { FBTY_MAX } from '../../../streams/wire/fbty/paths.ts'
import type { FbtyQuestion, FbtyQuote, FbtyQuotedRow } from '../../../streams/wire/fbty/quote.ts'
import { FBTY_MARKET_STATUS_CODES } from '../../../streams/wire/fbty/tables.ts'
import { worstStatus } from '../../../streams/domain/status.ts'
import { isInPlay, isOver } from '../../book/matchState.ts'
import { reservableNow } from '../../book/reserving.ts'
import { selectionNames } from '../../names/selectionNames.ts'
import { type NamedLine, parseMarketId } from '../../world/ids.ts'
import type { World, WorldMatch, WorldSelection } from '../../world/world.ts'
import { lineInSlot, type LinePlace, selectionAt } from '../linePlace.ts'
import { seriesLeft, singleLeft, stakedLeg, type StakedLeg, type Staker } from '../stakeLimits.ts'
import { formatsOf, selectionStatus } from './marketRecords.ts'
import { decimalOdds, optionOdds, playOf, sideOfType, typeOf, valueOfSeries } from './numbers.ts'

/** A leg that is asked for, as far as it is offered now. */
interface QuotedPlace {
  readonly place: LinePlace
  readonly selection: WorldSelection
}

/**
 * Where the line of a market id is now: in whatever place; otherwise the line that has taken its place
 * (docs/venues/fbty.md, 5.2). `null` when there is neither.
 */
export function placeOfLine(world: Pick<World, 'match'>, named: NamedLine): LinePlace | null {
  const { matchId, key, slot, line } = named
  const inSlot = lineInSlot(world, matchId, key, slot)
  if (inSlot?.line.line === line) return inSlot
  const match = world.match(matchId)
  const market = match?.markets.find((each) => each.key === key)
  const same = market?.lines.find((each) => each.line === line)
  return match && market && same ? { match, market, line: same } : inSlot
}

/** The selection of a question; `null` for an unknown one. */
function placeAsked(
  world: Pick<World, 'match'>,
  { matchId, marketId, type }: FbtyQuestion,
): QuotedPlace | null {
  const named = parseMarketId(marketId)
  const side = sideOfType(type)
  if (named?.matchId !== matchId || side === null) return null
  const place = placeOfLine(world, named)
  const selection = place === null ? undefined : selectionAt(place, side)
  if (place === null || selection === undefined || playOf(place.match.sport, place.market.spec) === null)
    return null
  return { place, selection }
}

/** The betting status of a place: the worst of match and line. The status of the selection is in its price. */
function marketStatus({ match, line }: LinePlace): number {
  const status = worstStatus(isOver(match) ? 'closed' : match.bettingStatus, line.status)
  return FBTY_MARKET_STATUS_CODES[status]
}

/** Present prices and limits of legs, and of all their series when they are asked for. */
export function quoteOf(
  world: Pick<World, 'match'>,
  questions: readonly FbtyQuestion[],
  staker: Staker,
  { series, language }: { readonly series: boolean; readonly language: TextLanguage },
): FbtyQuote {
  const asked = questions.map((question) => ({ question, at: openPlace(world, question) }))
  return {
    bms: asked.map(({ question, at }) =>
      at === null ? goneRow(question) : quotedRow(question, at, staker, language),
    ),
    sos: series
      ? seriesRows(
          asked.map(({ at }) => at),
          staker,
        )
      : [],
    mon: FBTY_MAX.bets,
    msl: FBTY_MAX.seriesLegs,
  }
}

function openPlace(world: Pick<World, 'match'>, question: FbtyQuestion): QuotedPlace | null {
  const at = placeAsked(world, question)
  return at === null || marketStatus(at.place) === FBTY_MARKET_STATUS_CODES.closed ? null : at
}

type GoneRow = Pick<FbtyQuotedRow, 'mid' | 'ss'>

/** A leg that is closed or unknown has nothing but the asked id. */
function goneRow({ marketId }: FbtyQuestion): FbtyQuotedRow {
  return { mid: marketId, ss: FBTY_MARKET_STATUS_CODES.closed } satisfies GoneRow as FbtyQuotedRow
}

function quotedRow(
  { marketId }: FbtyQuestion,
  { place, selection }: QuotedPlace,
  staker: Staker,
  language: TextLanguage,
): FbtyQuotedRow {
  const { match, market, line } = place
  const { odds, side } = selection
  const status = selectionStatus(line, selection)
  const names = selectionNames(match, { spec: market.spec, side, line: line.line }, language)
  const { min, max } = singleLeft(legOf(place, selection, staker), staker)
  return {
    mid: line.marketId,
    ...(line.marketId === marketId ? {} : { omid: marketId }),
    ss: marketStatus(place),
    au: market.parlayAllowed ? 1 : 0,
    op: {
      ty: typeOf(side),
      od: optionOdds(odds, status),
      bod: decimalOdds(odds),
      odt: formatsOf(market.spec),
      nm: names.full,
      li: names.line,
    },
    smin: unitsText(min),
    smax: unitsText(max),
    re: scoreText(match),
    ip: isInPlay(match) ? 1 : 0,
    ro: reservableNow(match, market) ? 1 : 0,
  } as FbtyQuotedRow
}

function legOf(place: LinePlace, selection: WorldSelection, staker: Staker): StakedLeg {
  return stakedLeg(place.match, selection.odds, { place, selection }, staker)
}

/** The present score of a match in play, such as `1-0`. */
function scoreText(match: WorldMatch): string {
  return match.teams !== null && isInPlay(match) ? match.score.join('-') : ''
}

/** Empty unless all legs can be in one series. */
function seriesRows(legs: readonly (QuotedPlace | null)[], staker: Staker): FbtyQuote['sos'] {
  const open = legs.filter((leg) => leg !== null)
  const matches = new Set(open.map(({ place }) => place.match.id))
  const together = open.every(({ place }) => place.market.parlayAllowed) && matches.size === legs.length
  if (!together || open.length < legs.length) return []
  return seriesLeft(
    open.map(({ place, selection }) => legOf(place, selection, staker)),
    staker,
  ).map(({ series, range, odds }) => ({
    sn: valueOfSeries(series),
    in: series.combinations,
    sodd: odds === null ? 0 : decimalOdds(odds),
    mi: unitsText(range.min),
    mx: unitsText(range.max),
  }))
}
