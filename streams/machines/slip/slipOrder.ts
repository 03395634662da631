import type { OddsFormat } from '../../domain/odds.ts'
import type { Bet, PlacementOrder } from '../../domain/order.ts'
import { SINGLE_SERIES } from '../../domain/parlay.ts'
import type { Slip } from './slip.ts'
import type { SlipField } from './slipFields.ts'

/** The order of a confirm: the counted fields at the agreed prices. Series are in European odds. */
export function slipOrder(
  slip: Slip,
  counted: readonly SlipField[],
  made: {
    readonly id: string
    readonly venue: string
    readonly validUntil: number
    readonly oddsFormat: OddsFormat
  },
): PlacementOrder {
  return {
    id: made.id,
    venue: made.venue,
    currency: slip.currency,
    acceptance: slip.acceptance ?? 'none',
    oddsFormat: slip.kind === 'single' ? made.oddsFormat : 'europe',
    bets: counted.flatMap((field) => bet(slip, field)),
    validUntil: made.validUntil,
  }
}

function bet(slip: Slip, field: SlipField): readonly Bet[] {
  if (field.typed === null) return []
  return [
    {
      series: field.series?.key ?? SINGLE_SERIES,
      combinations: field.series?.combinations ?? 1,
      legs: field.legs.flatMap((index) => slip.legs[index] ?? []),
      unitStake: field.typed,
    },
  ]
}
