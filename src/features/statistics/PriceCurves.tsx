import { lazy, Suspense, useMemo, useState } from 'react'
import dayjs from 'dayjs'
import {
  formatLine,
  formatOdds,
  type MarketSection,
  type Match,
  type Side,
  sideLine,
  teamNames,
} from '../../../streams/index.ts'
import type { PriceHistory } from '../../../streams/statistics.ts'
import { selectionName } from '../../i18n/selectionNames.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { type Curve, curvesOf } from './curves.ts'
import styles from './PriceCurves.module.css'

const Chart = lazy(async () => ({ default: (await import('./PriceChart.tsx')).PriceChart }))

interface PriceCurvesProps {
  readonly match: Match
  readonly market: Pick<MarketSection, 'spec' | 'rows' | 'name'>
  readonly line: number | null
  readonly history: PriceHistory
}

/** How many selections a chart shows at once; a correct score has more and shows the most likely ones. */
const MAX_CURVES = 3

/** The prices of a line as curves, with a key, a sentence for each, and a table of all values on request. */
export function PriceCurves({ match, market, line, history }: PriceCurvesProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const curves = useMemo(() => curvesOf(history, MAX_CURVES), [history])
  const nameOf = (side: Side): string => {
    const shown = market.rows.find((row) => row.line === line)?.line ?? null
    const signed = market.spec.kind === 'handicap'
    const value = shown === null ? '' : formatLine(sideLine(market.spec, side, shown), { signed })
    return selectionName(t, market.spec, side, value, teamNames(match))
  }
  return (
    <>
      <figure className={styles.figure}>
        <Suspense fallback={<div className={styles.chart} />}>
          <Chart
            className={styles.chart}
            label={t('statistics.prices.label', { market: market.name })}
            curves={curves}
            marks={history.marks}
          />
        </Suspense>
        <figcaption>
          <ul className={styles.key}>
            {curves.map((curve, index) => (
              <li key={curve.side}>
                <i className={styles[KEYS[index] ?? 'third']} aria-hidden="true" />
                {t('statistics.prices.summary', { selection: nameOf(curve.side), ...summaryOf(curve) })}
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
      <button
        type="button"
        className={styles.more}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open)
        }}
      >
        {t('statistics.prices.rows')}
      </button>
      {open && <Values curves={curves} nameOf={nameOf} />}
    </>
  )
}

const KEYS = ['first', 'second', 'third'] as const

function summaryOf({ low, high, now }: Curve): Record<'low' | 'high' | 'now', string> {
  return { low: formatOdds(low, 'europe'), high: formatOdds(high, 'europe'), now: formatOdds(now, 'europe') }
}

interface ValuesProps {
  readonly curves: readonly Curve[]
  readonly nameOf: (side: Side) => string
}

/** The values at the instants at which one of them changed, the latest first. */
function Values({ curves, nameOf }: ValuesProps) {
  const { t } = useTranslation()
  const times = curves[0]?.times ?? []
  const rows = times
    .map((at, index) => ({ at, values: curves.map(({ prices }) => prices[index] ?? null) }))
    .filter(
      ({ values }, index, all) =>
        index === 0 || values.some((value, place) => value !== all[index - 1]?.values[place]),
    )
    .toReversed()
  return (
    <table className={styles.values}>
      <thead>
        <tr>
          <th scope="col">{t('statistics.prices.time')}</th>
          {curves.map(({ side }) => (
            <th key={side} scope="col">
              {nameOf(side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, values }) => (
          <tr key={at}>
            <th scope="row">{dayjs(at).format('MM/DD HH:mm:ss')}</th>
            {values.map((value, place) => (
              <td key={place}>
                {value === null ? t('statistics.prices.unavailable') : formatOdds(value, 'europe')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
