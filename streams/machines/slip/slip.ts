import type { SlipKind } from '../../domain/blockReason.ts'
import { addLeg, type AddLegResult, sameSelection } from '../../domain/slipLegs.ts'
import { cleanAmount, formatAmount } from '../../domain/amount.ts'
import type { Leg } from '../../domain/leg.ts'
import { type Match, teamNames } from '../../domain/match.ts'
import type { Currency, Money } from '../../domain/money.ts'
import type { AcceptanceMode, Bet } from '../../domain/order.ts'
import { type SeriesKey, SINGLE_SERIES, wholeSeries } from '../../domain/parlay.ts'
import type { QuotedLeg } from '../../domain/quote.ts'
import { legKey } from './legKeys.ts'

/** The member's choices and stakes. Its prices are the agreed ones, not the present ones. */
export interface Slip {
  readonly legs: readonly Leg[]
  readonly kind: SlipKind
  /** Typed stakes, by `legKey` for singles and `seriesField` for series. */
  readonly stakes: Readonly<Record<string, string>>
  /** `null` while it is to be chosen for this bet. */
  readonly acceptance: AcceptanceMode | null
  /** Whether the acceptance mode is chosen for each bet. */
  readonly asks: boolean
  readonly currency: Currency
}

export const EMPTY_SLIP: Slip = {
  legs: [],
  kind: 'single',
  stakes: {},
  acceptance: 'none',
  asks: false,
  currency: 'RMB',
}

/** The slip for the next bet: an acceptance mode that was chosen for one bet is not that of another. */
export function askedAgain(slip: Slip): Slip {
  return slip.asks && slip.acceptance !== null ? { ...slip, acceptance: null } : slip
}

export function seriesField(key: SeriesKey): string {
  return `series|${key}`
}

/** Handles a tap on a price: removes the leg if it is chosen, adds it otherwise. */
export function toggleLeg(
  slip: Slip,
  leg: Leg,
): { readonly slip: Slip; readonly added: AddLegResult | null } {
  const chosen = slip.legs.find((other) => sameSelection(other, leg))
  if (chosen !== undefined) return { slip: removeLeg(slip, legKey(chosen.choice)), added: null }
  const added = addLeg(slip.legs, leg)
  return { slip: added.ok ? withLegs(slip, added.legs) : slip, added }
}

export function removeLeg(slip: Slip, key: string): Slip {
  return withLegs(
    slip,
    slip.legs.filter((leg) => legKey(leg.choice) !== key),
  )
}

/** Stakes of removed legs and series are dropped; a slip of one leg is always a single. */
function withLegs(slip: Slip, legs: readonly Leg[]): Slip {
  const keys = new Set(legs.map((leg) => legKey(leg.choice)))
  const sameLegs = legs.length === slip.legs.length
  const stakes = Object.fromEntries(
    Object.entries(slip.stakes).filter(([key]) => keys.has(key) || (sameLegs && key.startsWith('series|'))),
  )
  const of = legs.length === 0 ? askedAgain(slip) : slip
  return { ...of, legs, stakes, kind: legs.length < 2 ? 'single' : slip.kind }
}

/** Sets the stake of a field, cleaned by `cleanAmount`. */
export function typeStake(slip: Slip, key: string, text: string): Slip {
  return { ...slip, stakes: { ...slip.stakes, [key]: cleanAmount(text) } }
}

/** An empty slip with the same acceptance mode, unless that was for one bet, and currency. */
export function clearSlip(slip: Slip): Slip {
  return { ...askedAgain(slip), legs: [], stakes: {}, kind: 'single' }
}

/** Agrees to the present prices. A leg whose line has moved is unchanged; that needs `takeLine`. */
export function agreePrices(slip: Slip, quoted: readonly QuotedLeg[]): Slip {
  return {
    ...slip,
    legs: slip.legs.map((leg) => {
      const row = quotedFor(leg, quoted)
      if (row?.odds == null || row.line !== leg.choice.line) return leg
      return { ...leg, agreedOdds: row.odds, wire: row.wire, score: row.score, timing: timingOf(leg, row) }
    }),
  }
}

/** Agrees to the line that the venue now offers in place of a leg's line, and its price. */
export function takeLine(slip: Slip, key: string, quoted: readonly QuotedLeg[]): Slip {
  return {
    ...slip,
    legs: slip.legs.map((leg) => {
      const row = quotedFor(leg, quoted)
      if (legKey(leg.choice) !== key || row?.odds == null) return leg
      return {
        ...leg,
        choice: { ...leg.choice, handle: row.choice.handle, line: row.line },
        wire: row.wire,
        agreedOdds: row.odds,
        score: row.score,
        timing: timingOf(leg, row),
      }
    }),
  }
}

/**
 * The quote's row for a leg, if there is one. A row that was requested before the member chose another line
 * of the same market does not apply, unless it offers exactly this line.
 */
export function quotedFor(leg: Leg, quoted: readonly QuotedLeg[]): QuotedLeg | undefined {
  const key = legKey(leg.choice)
  const { handle, line } = leg.choice
  return quoted.find(
    (row) =>
      legKey(row.choice) === key &&
      row.choice.handle === handle &&
      (row.choice.line === line || row.line === line),
  )
}

/**
 * The legs with the present ids, timing and score; agreed price and line are kept. The venue refuses bets
 * with outdated ids (docs/protocol.md, 2.2).
 */
export function withPresentIds(slip: Slip, quoted: readonly QuotedLeg[]): Slip {
  return {
    ...slip,
    legs: slip.legs.map((leg) => {
      const row = quotedFor(leg, quoted)
      if (row === undefined || row.line !== leg.choice.line) return leg
      return { ...leg, wire: row.wire, score: row.score, timing: timingOf(leg, row) }
    }),
  }
}

/**
 * The only leg of a slip of one single as the venue offers it now, with the line that its ids are for; `null` for any
 * other slip.
 */
export function onlyLegNow({ legs, kind }: Slip, quoted: readonly QuotedLeg[]): Leg | null {
  const [leg, ...others] = legs
  if (leg === undefined || others.length > 0 || kind !== 'single') return null
  const row = quotedFor(leg, quoted)
  if (row === undefined) return leg
  return {
    ...leg,
    choice: { ...leg.choice, handle: row.choice.handle, line: row.line },
    wire: row.wire,
    score: row.score,
    timing: timingOf(leg, row),
  }
}

/** An early match may have started since the leg was chosen. */
export function timingOf(leg: Leg, quoted: QuotedLeg): Leg['timing'] {
  return leg.timing === 'early' && quoted.live ? 'live' : leg.timing
}

/** Adds the legs of a refused bet again, unless the slip now has another leg of the same match. */
export function restoreLegs(slip: Slip, legs: readonly Leg[]): Slip {
  return legs.reduce((restored, leg) => {
    if (restored.legs.some((other) => other.choice.matchId === leg.choice.matchId)) return restored
    const added = addLeg(restored.legs, leg)
    return added.ok ? withLegs(restored, added.legs) : restored
  }, slip)
}

/**
 * Adds refused bets again. An empty slip gets their stakes and kind too, as before the confirm; otherwise
 * only their legs are added.
 */
export function restoreBets(slip: Slip, bets: readonly Bet[]): Slip {
  const restored = restoreLegs(
    slip,
    bets.flatMap((bet) => bet.legs),
  )
  if (slip.legs.length > 0 || restored.legs.length === 0) return restored
  const kind = kindOf(bets)
  const stakes = bets.flatMap((bet) => {
    const [leg] = bet.legs
    if (leg === undefined) return []
    const key = bet.series === SINGLE_SERIES ? legKey(leg.choice) : seriesField(bet.series)
    return [[key, typedText(bet.unitStake)] as const]
  })
  return { ...restored, kind, stakes: Object.fromEntries(stakes) }
}

function kindOf(bets: readonly Bet[]): SlipKind {
  const [first] = bets
  if (first === undefined || first.series === SINGLE_SERIES) return 'single'
  return bets.length === 1 && first.series === wholeSeries(first.legs.length) ? 'parlay' : 'system'
}

/** An amount in the form of a stake field. */
export function typedText({ minor }: Money): string {
  const text = formatAmount(minor).replaceAll(',', '')
  return text.replace(/\.00$/, '')
}

/** Updates the names of the legs, because the language may have changed. */
export function renameLegs(slip: Slip, matches: readonly Match[]): Slip {
  const named = (leg: Leg): Leg => {
    const match = matches.find(({ id }) => id === leg.choice.matchId)
    if (match === undefined) return leg
    return { ...leg, names: { ...leg.names, ...teamNames(match), league: match.league.name } }
  }
  return { ...slip, legs: slip.legs.map(named) }
}

/** Removes the sent legs with their stakes. */
export function withoutLegs(slip: Slip, sent: readonly Leg[]): Slip {
  return sent.reduce((rest, leg) => removeLeg(rest, legKey(leg.choice)), slip)
}
