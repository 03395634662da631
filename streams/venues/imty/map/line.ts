import {
  hasLine,
  type Line,
  type Market,
  type MarketLine,
  type MarketSpec,
  marketKey,
  type Selection,
  type Side,
} from '../../../domain/market.ts'
import { isFieldKind } from '../../../domain/vocabulary/marketKinds.ts'
import { entrantOf } from '../../../domain/vocabulary/sides.ts'
import { isVirtualSport, type Sport } from '../../../domain/vocabulary/sports.ts'
import type { ImtyEvent, ImtyLine, ImtySelection } from '../../../wire/imty/event.ts'
import { imtyPlayId } from '../../../wire/imty/markets.ts'
import { IMTY_ODDS_TYPE_CODES } from '../../../wire/imty/tables.ts'
import { formatsOf, lineOf, oddsOf, sideOf, specOf, statusOf } from '../numbers.ts'

interface Gathered {
  readonly head: Omit<Market, 'lines'>
  readonly lines: MarketLine[]
}

/** The supported markets of a match and its siblings, in the venue's order; `at` is the time of the answer, ms. */
export function readMarkets(sport: Sport, events: readonly ImtyEvent[], at: number): readonly Market[] {
  const markets = new Map<string, Gathered>()
  const isVirtual = isVirtualSport(sport)
  for (const event of events) {
    for (const wire of event.MarketLines) {
      const number = { group: event.EventGroupTypeId, betType: wire.BetTypeId, period: wire.PeriodId }
      const spec = specOf(sport, number)
      if (spec === null) continue
      const playId = imtyPlayId(number)
      const known =
        markets.get(playId) ?? gathered(event, wire, { spec, playId, order: markets.size, isVirtual })
      markets.set(playId, known)
      const line = readLine(wire, spec, { at, isVirtual })
      if (line !== null && known.lines.every(({ slot }) => slot !== line.slot)) known.lines.push(line)
    }
  }
  return [...markets.values()].map(({ head, lines }) => ({
    ...head,
    lines: lines.toSorted((one, other) => one.slot - other.slot),
  }))
}

interface Found {
  readonly spec: MarketSpec
  readonly playId: string
  readonly order: number
  readonly isVirtual: boolean
}

function gathered(event: ImtyEvent, wire: ImtyLine, { spec, playId, order, isVirtual }: Found): Gathered {
  return {
    head: {
      key: marketKey(spec),
      spec,
      playId,
      name: wire.BetTypeName,
      // Outrights and virtual sports are singles only, whatever the venue says (decision 0072).
      parlayAllowed: spec.kind !== 'outright' && !isVirtual && (wire.OpenParlay ?? event.OpenParlay),
      ...(wire.SubMatchType === undefined ? {} : { subMatch: wire.SubMatchType }),
      oddsFormats: formatsOf(wire.OddsTypes),
      order,
    },
    lines: [],
  }
}

/** `null` if the market needs a line and the venue's is missing or invalid. */
function readLine(
  wire: ImtyLine,
  spec: MarketSpec,
  { at, isVirtual }: { readonly at: number; readonly isVirtual: boolean },
): MarketLine | null {
  const line = agreedLine(spec, wire.WagerSelections)
  if (line === undefined) return null
  return {
    marketId: wire.MarketlineId,
    slot: wire.MarketLineLevel,
    handle: null,
    line,
    status: statusOf(wire.MarketlineStatusId, wire.IsLocked),
    asOf: at,
    selections: wire.WagerSelections.flatMap((selection) => readSelection(selection, spec, isVirtual) ?? []),
  }
}

/** The line of all selections; `undefined` where a market with lines has none, or different ones. */
function agreedLine(spec: MarketSpec, selections: readonly ImtySelection[]): Line | null | undefined {
  if (!hasLine(spec.kind)) return null
  const lines = new Set(selections.map(({ Handicap }) => lineOf(spec, Handicap)))
  const [line] = lines
  return lines.size === 1 ? (line ?? undefined) : undefined
}

/** `null` without a known side or a European price. */
function readSelection(wire: ImtySelection, spec: MarketSpec, isVirtual: boolean): Selection | null {
  const side = sideOf({ selectionId: wire.SelectionId, teamId: wire.OutrightTeamId })
  const odds = wire.OddsType === IMTY_ODDS_TYPE_CODES.europe ? oddsOf(wire.Odds) : null
  if (side === null || odds === null) return null
  return {
    optionId: wire.WagerSelectionId,
    side,
    ...(isFieldKind(spec.kind) ? { name: isVirtual ? numberedName(wire, side) : wire.SelectionName } : {}),
    odds,
    status: wire.IsLocked ? 'suspended' : 'open',
  }
}

/** Entrants of a race have their number with their name, since colours and prices are found by number. */
function numberedName({ SelectionName }: ImtySelection, side: Side): string {
  const number = entrantOf(side) ?? ''
  return SelectionName === number ? number : `${number} ${SelectionName}`.trim()
}
