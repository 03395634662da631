import { type CSSProperties, useState } from 'react'
import { drawnOf, type PastDraw, type SeriesId, trendOf, type TrendView } from '../../../streams/lottery.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { numberText, planWord } from '../../words/lotteryWords.ts'
import { trendValueWord } from './trendWords.ts'
import styles from './TrendChart.module.css'

interface TrendChartProps {
  readonly seriesId: SeriesId
  readonly view: TrendView
  /** Newest first. */
  readonly draws: readonly PastDraw[]
  readonly size: number
}

type TrendShown = ReturnType<typeof trendOf>

const FIGURES = [
  ['count', 'count'],
  ['average', 'averageMissing'],
  ['longest', 'longestMissing'],
  ['present', 'missing'],
] as const

/** One row for each draw, oldest first; what came stands out and is joined by a line. */
export function TrendChart({ seriesId, view, draws, size }: TrendChartProps) {
  const { t } = useTranslation()
  const [line, setLine] = useState(true)
  const [missing, setMissing] = useState(true)
  const { rows, columns } = trendOf(view, drawnOf(draws), size)
  if (rows.length === 0) return <Note>{t('lottery.noDraw')}</Note>
  const single = view.kind !== 'among'
  const path = rows
    .map((row, index) => `${row.missing.indexOf(0) + 0.5},${index + 0.5}`)
    .filter((point) => !point.startsWith('-'))
    .join(' ')
  return (
    <>
      <div
        className={styles.scroll}
        // A part that scrolls must be reachable by keys.
        tabIndex={0}
        role="region"
        aria-label={t('lottery.trend.title')}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('lottery.trend.plan')}</th>
              {columns.map(({ value }) => (
                <th key={value} scope="col">
                  {trendValueWord(t, seriesId, view, value)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.rows}>
            {rows.map((row) => (
              <tr key={row.draw.planId}>
                <th scope="row">
                  {planWord(row.draw.planId).split('-').at(-1)}
                  <small>{row.draw.numbers.map((number) => numberText(seriesId, number)).join(' ')}</small>
                </th>
                {columns.map(({ value }, index) => {
                  const since = row.missing[index] ?? 0
                  return (
                    <td key={value}>
                      {since === 0 ? (
                        <b className={styles.came}>{trendValueWord(t, seriesId, view, value)}</b>
                      ) : (
                        missing && since
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
          <Figures columns={columns} />
        </table>
        {line && single && (
          <svg
            className={styles.line}
            viewBox={`0 0 ${columns.length} ${rows.length}`}
            preserveAspectRatio="none"
            style={{ '--columns': columns.length, '--rows': rows.length } as CSSProperties}
            aria-hidden="true"
          >
            <polyline points={path} />
          </svg>
        )}
      </div>
      <div className={styles.options}>
        {single && <Checkbox label={t('lottery.trend.line')} checked={line} onChange={setLine} />}
        <Checkbox label={t('lottery.trend.missing')} checked={missing} onChange={setMissing} />
        <small>{t('lottery.trend.note', { count: rows.length })}</small>
      </div>
    </>
  )
}

/** The figures of each value below the draws. */
function Figures({ columns }: Pick<TrendShown, 'columns'>) {
  const { t } = useTranslation()
  return (
    <tfoot>
      {FIGURES.map(([word, figure]) => (
        <tr key={word}>
          <th scope="row">{t(`lottery.trend.${word}`)}</th>
          {columns.map((column) => (
            <td key={column.value}>{column[figure]}</td>
          ))}
        </tr>
      ))}
    </tfoot>
  )
}
