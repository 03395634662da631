import { classNames } from '../text/classNames.ts'
import styles from './RecordWorking.module.css'

export interface WorkingLine {
  readonly key: string
  /** `-0.5 一半`, or the result of a leg. */
  readonly part: string
  /** `100 × 1.92  赢`. */
  readonly working: string
  readonly figure: string
  readonly tone?: 'win' | undefined
}

interface RecordWorkingProps {
  label: string
  lines: readonly WorkingLine[]
  total: WorkingLine
}

/** How a return was calculated, step by step. */
export function RecordWorking({ label, lines, total }: RecordWorkingProps) {
  return (
    <div className={styles.working} role="group" aria-label={label}>
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
      <Line line={total} total />
    </div>
  )
}

function Line({ line, total = false }: { line: WorkingLine; total?: boolean }) {
  return (
    <div className={classNames(styles.line, total && styles.total)}>
      <span>{line.part}</span>
      <span>{line.working}</span>
      <b className={classNames(line.tone && styles[line.tone])}>{line.figure}</b>
    </div>
  )
}
