import type { TFunction } from 'i18next'
import {
  formatAmount,
  formatLine,
  formatMoney,
  type Money,
  type Order,
  type OrderLeg,
} from '../../../streams/index.ts'
import { formatFactor, legFactor, seriesFactor, workedHalves } from '../../../streams/records.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { RecordWorking, type WorkingLine } from '../../ui/record/RecordWorking.tsx'
import { isSingle, outcomeWord } from '../../words/orderWords.ts'

/** How the return was calculated, when it is not obvious: a half win or half loss, and a winning series. */
export function OrderWorking({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const { returned, profit } = order
  // What was cashed out was not settled by a result.
  if (order.state !== 'settled' || order.cashOut.state !== 'none' || returned === null || profit === null)
    return null
  const working = isSingle(order)
    ? halvesWorking(t, order, returned, profit)
    : parlayWorking(t, order, returned)
  return working === null ? null : <RecordWorking label={t('records.working.label')} {...working} />
}

interface Working {
  readonly lines: readonly WorkingLine[]
  readonly total: WorkingLine
}

function halvesWorking(t: TFunction, order: Order, returned: Money, profit: Money): Working | null {
  const [leg] = order.legs
  const halves = leg === undefined ? null : workedHalves(leg, order.stake, returned)
  if (leg === undefined || halves === null) return null
  return {
    lines: halves.map((half) => ({
      key: String(half.line),
      part: t('records.working.half', {
        line: formatLine(half.line, { signed: leg.spec?.kind === 'handicap' }),
      }),
      working: t('records.working.times', {
        stake: formatAmount(half.stake.minor),
        factor: formatFactor(half.factor),
        result: half.outcome === 'push' ? t('records.working.pushed') : outcomeWord(t, half.outcome),
      }),
      figure: formatMoney(half.returned),
    })),
    total: {
      key: 'total',
      part: t('records.working.total'),
      working: t('records.working.net', { payout: formatMoney(returned), stake: formatMoney(order.stake) }),
      figure: formatMoney(profit, { sign: true }),
      ...(profit.minor > 0 ? { tone: 'win' as const } : {}),
    },
  }
}

type EndedLeg = OrderLeg & { readonly outcome: NonNullable<OrderLeg['outcome']> }

function isEnded(leg: OrderLeg): leg is EndedLeg {
  return leg.outcome !== null
}

/** One line per leg, when all legs have ended and the order is one combination of all of them. */
function parlayWorking(t: TFunction, order: Order, returned: Money): Working | null {
  const legs = order.legs.filter(isEnded)
  if (order.combinations !== 1 || legs.length !== order.legs.length || returned.minor === 0) return null
  return {
    lines: legs.map((leg, index) => ({
      key: String(index),
      part: outcomeWord(t, leg.outcome),
      working: leg.selectionName,
      figure: t('records.working.factor', { factor: formatFactor(legFactor(leg.outcome, leg.odds)) }),
    })),
    total: {
      key: 'total',
      part: t('records.working.total'),
      working: t('records.working.product', {
        stake: formatAmount(order.stake.minor),
        factor: formatFactor(seriesFactor(legs)),
      }),
      figure: formatMoney(returned),
    },
  }
}
