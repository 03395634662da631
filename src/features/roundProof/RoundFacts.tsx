import type { RoundProof } from '../../../streams/rounds.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { zonedTime } from '../../words/zonedTime.ts'
import { ProofValue } from './ProofStepCard.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './RoundProof.module.css'

const TIMES = ['announcedAt', 'opensAt', 'sealsAt', 'decidedAt'] as const

/** When the round was announced, opened, sealed and decided, and the commitment. */
export function RoundFacts({
  proof,
  commitment,
}: {
  readonly proof: RoundProof
  readonly commitment: boolean
}) {
  const { t } = useTranslation()
  const zone = useZone()
  return (
    <dl className={classNames(styles.facts, styles.pair)}>
      {TIMES.map((time) => {
        const at = proof[time]
        return at === null ? null : (
          <ProofValue key={time} label={t(`games.proof.field.${time}`)}>
            {zonedTime(at, zone).format('MM-DD HH:mm:ss')}
          </ProofValue>
        )
      })}
      {commitment && (
        <ProofValue label={t('games.proof.step.commitment')} long>
          {proof.commitment}
        </ProofValue>
      )}
    </dl>
  )
}
