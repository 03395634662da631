import { useMemo, useState } from 'react'
import type { PredictorRow, PredictorsModel, RankPeriod } from '../../../streams/predictions.ts'
import { useStream } from '../../bindings/useStream.ts'
import { ChipRow } from '../../ui/choice/ChipRow.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { FeedParts } from '../loading/FeedParts.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Predictions.module.css'

const PERIODS = ['month', 'all'] as const satisfies readonly RankPeriod[]

/** The members with the most points, of this month or of all time. */
export function RankTable({ model }: { readonly model: PredictorsModel }) {
  const { t } = useTranslation()
  const [period, setPeriod] = useState<RankPeriod>('month')
  const feed = useStream(useMemo(() => model.ranks$(period), [model, period]))
  return (
    <>
      <ChipRow
        label={t('predictions.periods')}
        items={PERIODS.map((key) => ({ key, label: t(`predictions.period.${key}`) }))}
        selected={period}
        onSelect={setPeriod}
      />
      <ScrollArea>
        <OwnSums model={model} />
        <FeedParts feed={feed} failed={t('predictions.ranksFailed')} onRetry={model.refresh}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState art="flag" title={t('predictions.ranksEmpty')} />
            ) : (
              <Table rows={rows} />
            )
          }
        </FeedParts>
      </ScrollArea>
    </>
  )
}

/** The member's own points and place; nothing until they are known. */
function OwnSums({ model }: { readonly model: PredictorsModel }) {
  const { t } = useTranslation()
  const head = useStream(model.own$).value?.head
  if (head === undefined) return null
  const { place, points, exact } = head
  return (
    <p className={styles.sums} role="status">
      <b>{place === null ? t('predictions.noPlace') : t('predictions.ownPlace', { place: String(place) })}</b>
      <span>{t('predictions.points', { count: points })}</span>
      <span>{t('predictions.exactCount', { count: exact })}</span>
    </p>
  )
}

function Table({ rows }: { readonly rows: readonly PredictorRow[] }) {
  const { t } = useTranslation()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" aria-label={t('predictions.rank.place')}>
            #
          </th>
          <th scope="col" className={styles.name}>
            {t('predictions.rank.name')}
          </th>
          <th scope="col">{t('predictions.rank.points')}</th>
          <th scope="col">{t('predictions.rank.exact')}</th>
          <th scope="col">{t('predictions.rank.settled')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, name, points, exact, settled }, index) => (
          <tr key={index}>
            <td>{place}</td>
            <th scope="row" className={styles.name}>
              <bdi>{name}</bdi>
            </th>
            <td className={styles.points}>{points}</td>
            <td>{exact}</td>
            <td>{settled}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
