import { formatMoney } from '../../../streams/index.ts'
import { formatAmount, type ProtectionState } from '../../../streams/protection.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Num } from '../../ui/text/Num.tsx'
import styles from './PlaySummary.module.css'

/** Time and result of this visit, and of the day and the week; without colours for gain or loss. */
export function PlaySummary({ state }: { readonly state: ProtectionState }) {
  const { t } = useTranslation()
  const { minutes, net } = useStream(useMember().play$)
  const { today, weekNet } = state
  const figures = [
    [t('protection.staked'), formatAmount(today.staked)],
    [t('protection.paid'), formatAmount(today.staked + today.net)],
    [t('protection.week'), signed(weekNet)],
  ]
  return (
    <section className={styles.card} aria-label={t('protection.elapsed')}>
      <dl className={styles.visit}>
        <div>
          <dt>{t('protection.elapsed')}</dt>
          <dd>{t('common.duration.minutes', { count: minutes })}</dd>
        </div>
        <div>
          <dt>{t('protection.net')}</dt>
          <dd>
            <Num>{net === null ? '–' : formatMoney(net, { sign: true })}</Num>
          </dd>
        </div>
      </dl>
      <dl className={styles.days}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Num>{figure}</Num>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function signed(minor: number): string {
  return formatMoney({ minor, currency: 'RMB' }, { sign: true })
}
