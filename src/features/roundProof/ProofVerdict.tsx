import type { ProofStep } from '../../../streams/rounds.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './RoundProof.module.css'

interface ProofVerdictProps {
  readonly steps: readonly ProofStep[]
  readonly voided: boolean
}

/** Whether the round is what the platform says, and which step is not. */
export function ProofVerdict({ steps, voided }: ProofVerdictProps) {
  const { t } = useTranslation()
  const failed = steps.find(({ agrees }) => agrees === false)
  return (
    <div
      className={classNames(styles.verdict, failed === undefined ? styles.good : styles.bad)}
      role="status"
    >
      <Icon name={failed === undefined ? 'check' : 'close'} size="l" />
      <div>
        <h2 className={styles.verdictName}>
          {t(failed === undefined ? 'games.proof.agrees' : 'games.proof.differs')}
        </h2>
        <p>
          {failed === undefined
            ? t('games.proof.agreesText')
            : t('games.proof.differsText', { step: t(`games.proof.step.${failed.step}`) })}
        </p>
        {voided && <p>{t('games.proof.voided')}</p>}
      </div>
    </div>
  )
}
