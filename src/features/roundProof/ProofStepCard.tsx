import { type ReactNode, useId } from 'react'
import type { ProofStep } from '../../../streams/rounds.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon, type IconName } from '../../ui/icon/Icon.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './RoundProof.module.css'

type StepState = 'agrees' | 'differs' | 'open' | 'untold'

const ICONS: Readonly<Record<StepState, IconName>> = {
  agrees: 'check',
  differs: 'close',
  open: 'clock',
  untold: 'clock',
}

/** Whether the platform says the same as what was computed. */
export function stepState({ step, agrees }: Pick<ProofStep, 'step' | 'agrees'>): StepState {
  if (agrees !== null) return agrees ? 'agrees' : 'differs'
  return step === 'told' ? 'untold' : 'open'
}

interface ProofStepCardProps {
  readonly step: ProofStep
  readonly number: number
  /** What is computed, and from what. */
  readonly text: string
  readonly children: ReactNode
}

/** One step of a proof: its number and name, whether it agrees, what is computed, and the values. */
export function ProofStepCard({ step, number, text, children }: ProofStepCardProps) {
  const { t } = useTranslation()
  const id = useId()
  const state = stepState(step)
  return (
    <li className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.no} aria-hidden="true">
          {number}
        </span>
        <h3 id={id} className={styles.name}>
          {t(`games.proof.step.${step.step}`)}
        </h3>
        <span className={classNames(styles.state, styles[state])}>
          <Icon name={ICONS[state]} size="s" />
          {t(`games.proof.state.${state}`)}
        </span>
      </div>
      <p className={styles.text}>{text}</p>
      {children}
    </li>
  )
}

interface ProofValueProps {
  readonly label: string
  readonly children: ReactNode
  /** Digits that nobody reads one by one, such as a seed; they wrap anywhere. */
  readonly long?: boolean
  /** Whether it has a line of its own. */
  readonly whole?: boolean
}

/** A value with its name above it, in as many lines as it needs. */
export function ProofValue({ label, children, long = false, whole = long }: ProofValueProps) {
  return (
    <div className={classNames(styles.value, whole && styles.whole)}>
      <dt>{label}</dt>
      <dd className={classNames(long && styles.long)}>{children}</dd>
    </div>
  )
}
