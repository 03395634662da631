import { sumMoney } from '../../domain/amount.ts'
import type { LegBlockReason } from '../../domain/blockReason.ts'
import { money, type Money } from '../../domain/money.ts'
import type { StakeLimit } from '../../domain/quote.ts'
import type { SlipField } from './slipFields.ts'
import type { Slip } from './slip.ts'

/** The key of the field that sets the stakes of all singles. */
export const SAME_STAKE = 'all'

/**
 * The fields that the one for all singles sets: those of legs that are open. None for fewer than two, or when the
 * typed amount is the stake of some and the profit of others (docs/betting.md, 2.1).
 */
export function sameStakeFields(
  slip: Pick<Slip, 'kind'>,
  fields: readonly SlipField[],
  legBlocks: readonly (LegBlockReason | null)[],
): readonly SlipField[] {
  if (slip.kind !== 'single') return []
  const open = fields.filter(({ legs }) => legs.every((place) => !isOff(legBlocks[place] ?? null)))
  const [first] = open
  if (first === undefined || open.length < 2) return []
  return open.every(({ toWin }) => toWin === first.toWin) ? open : []
}

function isOff(block: LegBlockReason | null): boolean {
  return block?.kind === 'suspended' || block?.kind === 'locked' || block?.kind === 'closed'
}

/**
 * One field for all of them, with the amount that they have in common. Its limits are those that hold for each; its
 * amounts are totals. `null` without fields.
 */
export function sameStakeField(fields: readonly SlipField[]): SlipField | null {
  const [first] = fields
  if (first === undefined) return null
  const same = fields.every(({ text }) => text === first.text)
  return {
    key: SAME_STAKE,
    text: same ? first.text : '',
    legs: fields.flatMap(({ legs }) => legs),
    series: null,
    toWin: first.toWin,
    typed: same ? first.typed : null,
    risked: same ? totalOf(fields.map(({ risked }) => risked)) : null,
    profit: same ? totalOf(fields.map(({ profit }) => profit)) : null,
    returns: same ? totalOf(fields.map(({ returns }) => returns)) : null,
    limit: commonLimit(fields.map(({ limit }) => limit)),
  }
}

function totalOf(amounts: readonly (Money | null)[]): Money | null {
  const known = amounts.flatMap((amount) => amount ?? [])
  const [first] = known
  return first === undefined || known.length < amounts.length ? null : sumMoney(known, first.currency)
}

function commonLimit(limits: readonly (StakeLimit | null)[]): StakeLimit | null {
  const known = limits.flatMap((limit) => limit ?? [])
  const [first] = known
  if (first === undefined || known.length < limits.length) return null
  const { currency } = first.min
  return {
    key: SAME_STAKE,
    min: money(Math.max(...known.map(({ min }) => min.minor)), currency),
    max: money(Math.min(...known.map(({ max }) => max.minor)), currency),
    seriesOdds: null,
  }
}

/**
 * The greatest whole number up to `most` for which `risk` is at most `available`; 0 if there is none. `risk` must be
 * monotonically increasing.
 */
export function greatestWithin(most: number, available: number, risk: (typed: number) => number): number {
  let least = 0
  let above = most + 1
  while (above - least > 1) {
    const middle = Math.floor((least + above) / 2)
    if (risk(middle) <= available) least = middle
    else above = middle
  }
  return least
}
