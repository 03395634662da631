import { addMoney, cleanAmount, compareMoney, parseAmount } from '../../domain/amount.ts'
import { sameSelection } from '../../domain/slipLegs.ts'
import { MINOR_PER_UNIT, money, type Money } from '../../domain/money.ts'
import type { Odds } from '../../domain/odds.ts'
import { quoteSingle, typedRange } from '../../domain/stake.ts'
import { typedToWin, unitToWin } from '../../domain/toWin.ts'
import type { State$ } from '../../kernel/state.ts'
import { quotedFor, type Slip, typedText, typeStake } from './slip.ts'
import { presentOdds } from './presentOdds.ts'
import type { SlipCells } from './slipCells.ts'
import type { SlipField } from './slipFields.ts'
import type { QuoteState } from './slipQuotes.ts'
import type { SlipMachine } from './slipMachine.ts'
import type { SlipEvaluation } from './slipEvaluation.ts'
import { maxStakeFor } from './maxStake.ts'
import { greatestWithin, SAME_STAKE, sameStakeFields } from './sameStake.ts'

/** The commands of the keypad and the quick stakes. */
export function slipStakes(
  { slip, activeField }: SlipCells,
  state$: State$<SlipEvaluation>,
  quotes$: State$<QuoteState>,
): Pick<SlipMachine, 'focusField' | 'type' | 'addStake' | 'maxStake' | 'riskAtMost' | 'stakeToWin'> {
  const same = (): readonly SlipField[] => {
    const { fields, legBlocks } = state$.value
    return sameStakeFields(slip.state$.value, fields, legBlocks)
  }
  const type = (key: string, text: string): void => {
    const keys = key === SAME_STAKE ? same().map((field) => field.key) : [key]
    slip.update((current) => keys.reduce((typed, each) => typeStake(typed, each, text), current))
  }
  const fieldOf = (key: string): SlipField | undefined => {
    const { fields, sameStake } = state$.value
    return key === SAME_STAKE ? (sameStake ?? undefined) : fields.find((field) => field.key === key)
  }
  const oddsOf = (field: SlipField): readonly Odds[] =>
    legsOf(slip.state$.value, field).map((leg) =>
      presentOdds(leg, quotedFor(leg, quotes$.value.quote?.legs ?? []) ?? null),
    )
  const mostFor = (field: SlipField): Money | null => {
    const { fields, balance, oddsFormat } = state$.value
    const odds = oddsOf(field)
    if (field.key !== SAME_STAKE) {
      return maxStakeFor(field, fields, balance, field.series === null ? (odds[0] ?? null) : null)
    }
    if (field.limit === null) return null
    const { minor, currency } = field.limit.max
    if (balance === null) return field.limit.max
    const risk = (typed: number): number =>
      odds.reduce((sum, each) => sum + quoteSingle(money(typed, currency), each, oddsFormat).risked.minor, 0)
    return money(greatestWithin(minor, balance.minor, risk), currency)
  }
  return {
    focusField: activeField.set,
    type,
    addStake: (key, units) => {
      const typed = fieldOf(key)?.typed ?? money(0, slip.state$.value.currency)
      const sum = addMoney(typed, money(units * MINOR_PER_UNIT, typed.currency))
      if (sum !== null) type(key, typedText(sum))
    },
    maxStake: (key) => {
      const field = fieldOf(key)
      const most = field === undefined ? null : mostFor(field)
      if (most !== null) type(key, typedText(most))
    },
    riskAtMost: (legs, most) => {
      const { fields, oddsFormat } = state$.value
      const isOfThese = (field: SlipField): boolean =>
        legsOf(slip.state$.value, field).every((leg) => legs.some((other) => sameSelection(leg, other)))
      const these = fields.filter(isOfThese)
      for (const field of these) {
        const [odds] = oddsOf(field)
        if (odds === undefined) continue
        const each = Math.floor(most.minor / these.length / (field.series?.combinations ?? 1))
        const typed = field.series === null ? typedRange({ min: 1, max: each }, odds, oddsFormat).max : each
        if (typed > 0) type(field.key, typedText(money(typed, most.currency)))
      }
    },
    stakeToWin: (key, text) => {
      const field = fieldOf(key)
      const wanted = parseAmount(cleanAmount(text), slip.state$.value.currency)
      if (field === undefined || key === SAME_STAKE) return
      if (wanted === null || wanted.minor === 0) {
        type(key, '')
        return
      }
      const needed = neededFor(wanted, field, oddsOf(field), state$.value)
      const most = mostFor(field)
      const over = needed === null || most === null ? null : compareMoney(needed, most) === 1
      const typed = over === true ? most : needed
      if (typed !== null) type(key, typedText(typed))
    },
  }
}

/** The least amount to type in a field to win at least `wanted`; `null` without a price. */
function neededFor(
  wanted: Money,
  { series }: SlipField,
  odds: readonly Odds[],
  { oddsFormat }: Pick<SlipEvaluation, 'oddsFormat'>,
): Money | null {
  const [first] = odds
  if (first === undefined) return null
  return series === null ? typedToWin(wanted, first, oddsFormat) : unitToWin(wanted, series, odds)
}

function legsOf({ legs }: Slip, field: SlipField) {
  return field.legs.flatMap((place) => legs[place] ?? [])
}
