import type { Match } from '../../../streams/index.ts'
import type { MatchCounts } from '../../../streams/statistics.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Kit } from '../../ui/match/Kit.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './CountBars.module.css'

interface CountBarsProps {
  readonly match: Match
  readonly counts: MatchCounts['counts']['items']
}

/** Counts of both sides with bars that meet in the middle; the larger one is emphasised. */
export function CountBars({ match: { teams }, counts }: CountBarsProps) {
  return (
    <>
      {teams !== null && (
        <div className={styles.teams} aria-hidden="true">
          <span>
            <Kit kit={teams.home.kit} /> {teams.home.name}
          </span>
          <span>
            {teams.away.name} <Kit kit={teams.away.kit} />
          </span>
        </div>
      )}
      <dl>
        {counts.flatMap(({ count, values }) =>
          count === 'unknown' ? [] : [<Row key={count} count={count} values={values} />],
        )}
      </dl>
    </>
  )
}

type Known = Exclude<MatchCounts['counts']['items'][number]['count'], 'unknown'>

function Row({
  count,
  values: [home, away],
}: {
  readonly count: Known
  readonly values: readonly [number, number]
}) {
  const { t } = useTranslation()
  const total = home + away
  const shown = (value: number) => (count === 'possession' ? `${String(value)}%` : String(value))
  const share = (value: number) => ({ flexGrow: total === 0 ? 1 : Math.max(value, 0.01) })
  return (
    <div className={styles.row}>
      <dt>{t(`statistics.count.${count}`)}</dt>
      <dd className={classNames(styles.home, home > away && styles.more)}>{shown(home)}</dd>
      <dd className={classNames(styles.away, away > home && styles.more)}>{shown(away)}</dd>
      <div className={styles.bars} aria-hidden="true">
        <i className={home > away ? styles.larger : undefined} style={share(home)} />
        <i className={away > home ? styles.larger : undefined} style={share(away)} />
      </div>
    </div>
  )
}
