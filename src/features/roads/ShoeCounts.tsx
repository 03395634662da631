import type { ShoeRoads } from '../../../streams/casino.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Num } from '../../ui/text/Num.tsx'
import styles from './ShoeCounts.module.css'

interface CountsProps {
  readonly statistics: ShoeRoads['statistics']
}

/** Wins of each side, ties, and the rounds of the shoe. */
export function ShoeCounts({ statistics }: CountsProps) {
  const { t } = useTranslation()
  const { banker, player, ties, rounds } = statistics
  return (
    <p className={styles.counts}>
      <span className={styles.banker}>
        {t('casino.side.banker')} <Num bold>{banker}</Num>
      </span>
      <span className={styles.player}>
        {t('casino.side.player')} <Num bold>{player}</Num>
      </span>
      <span className={styles.tie}>
        {t('casino.side.tie')} <Num bold>{ties}</Num>
      </span>
      <span className={styles.rounds}>{t('casino.statistics.rounds', { count: rounds })}</span>
    </p>
  )
}

/** What else has happened in the shoe; it describes the past. */
export function ShoeStatistics({ statistics, superSix }: CountsProps & { readonly superSix: boolean }) {
  const { t } = useTranslation()
  const { bankerPairs, playerPairs, sixes, naturals, longest } = statistics
  const lines: readonly (readonly [string, number])[] = [
    [t('casino.statistics.bankerPairs'), bankerPairs],
    [t('casino.statistics.playerPairs'), playerPairs],
    ...(superSix ? ([[t('casino.statistics.sixes'), sixes]] as const) : []),
    ...(naturals === null ? [] : ([[t('casino.statistics.naturals'), naturals]] as const)),
    [t('casino.statistics.longest', { side: t('casino.side.banker') }), longest.banker],
    [t('casino.statistics.longest', { side: t('casino.side.player') }), longest.player],
  ]
  return (
    <dl className={styles.statistics}>
      {lines.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Num bold>{count}</Num>
          </dd>
        </div>
      ))}
    </dl>
  )
}
