import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  label: string
  /** 0 to 1. */
  value: number
}

/** How far something has come, such as looking up a lost answer. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const share = Math.min(Math.max(value, 0), 1)
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <i className={styles.fill} style={{ transform: `scaleX(${share})` }} />
    </div>
  )
}
