import { Fragment } from 'react'
import { classNames } from '../text/classNames.ts'
import styles from './ProgressSteps.module.css'

interface ProgressStepsProps {
  label: string
  steps: readonly string[]
  /** The index of the present step; those before it are done. */
  current: number
}

/** The steps of a placement: submitted, waiting, result. */
export function ProgressSteps({ label, steps, current }: ProgressStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <Fragment key={step}>
          {index > 0 && (
            <li aria-hidden="true" className={classNames(styles.line, index <= current && styles.passed)} />
          )}
          <li
            className={classNames(index < current && styles.done, index === current && styles.on)}
            aria-current={index === current ? 'step' : undefined}
          >
            {step}
          </li>
        </Fragment>
      ))}
    </ol>
  )
}
