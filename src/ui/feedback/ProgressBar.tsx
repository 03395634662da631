import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  label: string
  /** 0 to 1. */
  value: number
}

/** Progress of a longer operation, such as looking up an unknown outcome. */
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
