import type { LegBlockReason } from '../../domain/blockReason.ts'
import { isLiveLeg, type Leg } from '../../domain/leg.ts'
import type { Line } from '../../domain/market.ts'
import type { Pair } from '../../domain/match.ts'
import type { Money } from '../../domain/money.ts'
import type { Odds, OddsFormat } from '../../domain/odds.ts'
import { formatOdds, oddsDisplayOf } from '../../domain/oddsFormat.ts'
import type { Quote } from '../../domain/quote.ts'
import { quoteSingle } from '../../domain/stake.ts'
import type { Status } from '../../domain/status.ts'
import { legKey } from '../../machines/slip/legKeys.ts'
import { quotedFor, timingOf } from '../../machines/slip/slip.ts'
import type { SlipField } from '../../machines/slip/slipFields.ts'
import { legChange, type LegChange, presentOdds } from '../../machines/slip/presentOdds.ts'
import { legLine } from './legLine.ts'

/** A leg on the sheet. */
export interface SlipLegView {
  readonly key: string
  readonly leg: Leg
  /** The venue's present ids, and the line and price that it has now; the agreed ones until there is a quote. */
  readonly present: PresentLeg
  readonly status: Status | 'notQuoted'
  readonly change: LegChange
  /** The present price, or the agreed one until there is a quote. */
  readonly offered: Odds
  readonly agreedOdds: string
  readonly presentOdds: string
  /** The line for the chosen side; empty for markets without one. */
  readonly agreedLine: string
  readonly presentLine: string
  /** Profit of the single at the agreed and at the present price; `null` without an amount. */
  readonly agreedProfit: Money | null
  readonly presentProfit: Money | null
  readonly score: Pair | null
  readonly live: boolean
  readonly block: LegBlockReason | null
  /** Whether the venue offers to reserve it at another price. */
  readonly reservable: boolean
}

/** What the venue has now in place of a leg. */
export interface PresentLeg extends Pick<Leg, 'wire' | 'timing' | 'score'> {
  readonly line: Line | null
  /** `null` while it has no price. */
  readonly odds: Odds | null
}

export interface LegViewInput {
  readonly leg: Leg
  readonly quote: Quote | null
  readonly format: OddsFormat
  readonly block: LegBlockReason | null
  /** The leg's stake field, for singles. */
  readonly field: SlipField | undefined
}

export function slipLegView({ leg, quote, format, block, field }: LegViewInput): SlipLegView {
  const row = quotedFor(leg, quote?.legs ?? []) ?? null
  const typed = field?.typed ?? null
  const display = oddsDisplayOf(leg.choice.sport)
  return {
    key: legKey(leg.choice),
    leg,
    present:
      row === null
        ? { wire: leg.wire, timing: leg.timing, score: leg.score, line: leg.choice.line, odds: null }
        : { wire: row.wire, timing: timingOf(leg, row), score: row.score, line: row.line, odds: row.odds },
    status: row?.status ?? 'notQuoted',
    change: legChange(leg, row),
    offered: presentOdds(leg, row),
    agreedOdds: formatOdds(leg.agreedOdds, format, display),
    presentOdds: formatOdds(presentOdds(leg, row), format, display),
    agreedLine: legLine(leg, leg.choice.line),
    presentLine: legLine(leg, row === null ? leg.choice.line : row.line),
    agreedProfit: typed === null ? null : quoteSingle(typed, leg.agreedOdds, format).profit,
    presentProfit: field?.profit ?? null,
    score: row?.score ?? leg.score,
    live: row?.live ?? isLiveLeg(leg),
    block,
    reservable: row?.reservable === true,
  }
}
