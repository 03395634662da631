import { useMemo } from 'react'
import type { Match } from '../../../streams/index.ts'
import type { PromotionChart } from '../../../streams/statistics.ts'
import { useStatistics } from '../../bindings/useStatistics.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { Section } from './Section.tsx'
import styles from './PromotionPanel.module.css'

type Stage = PromotionChart['stages'][number]
type Tie = Stage['ties'][number]

/** The ties of a knock-out tournament, stage by stage. */
export function PromotionPanel({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const statistics = useStatistics()
  const feed = useStream(useMemo(() => statistics.chart$(match.id), [statistics, match.id]))
  return (
    <Section
      title={t('statistics.section.promotion')}
      feed={feed}
      empty={({ stages }) => (stages.length === 0 ? t('statistics.empty.counts') : null)}
    >
      {({ stages }) => (
        <div
          className={styles.chart}
          tabIndex={0}
          role="group"
          aria-label={t('statistics.section.promotion')}
        >
          {stages.map((stage, index) => (
            <StageColumn key={index} stage={stage} />
          ))}
        </div>
      )}
    </Section>
  )
}

function StageColumn({ stage: { stage, ties } }: { readonly stage: Stage }) {
  const { t } = useTranslation()
  return (
    <section className={styles.stage}>
      <h3 className={styles.name}>{t(`statistics.stage.${stage === 'unknown' ? 'round' : stage}`)}</h3>
      <ul className={styles.ties}>
        {ties.map((tie, index) => (
          <li key={index} className={styles.tie}>
            <Entrant entrant={tie.home} wins={tie.winner === 'home'} />
            {stage !== 'champ' && <Entrant entrant={tie.away} wins={tie.winner === 'away'} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entrant({ entrant, wins }: { readonly entrant: Tie['home']; readonly wins: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={classNames(styles.entrant, wins && styles.wins, entrant === null && styles.open)}>
      <span>{entrant?.teamName ?? t('statistics.stage.undecided')}</span>
      {wins && <Icon name="check" size="s" label={t('statistics.stage.wins')} />}
    </span>
  )
}
