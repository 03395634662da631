import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** The shape of the rows that are loading. */
  shape: 'matches' | 'detail' | 'records'
  /** The number of rows or cards. */
  rows: number
  /** Announced once, such as “正在加载”. */
  label: string
}

/** A placeholder while content loads. */
export function Skeleton({ shape, rows, label }: SkeletonProps) {
  const Row = ROWS[shape]
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index} index={index} />
      ))}
    </div>
  )
}

function MatchSkeleton({ index }: { index: number }) {
  return (
    <>
      {index % 2 === 0 && (
        <div className={styles.league}>
          <i className={classNames(styles.bone, styles.leagueName)} />
        </div>
      )}
      <div className={styles.match}>
        <div className={styles.left}>
          <i className={classNames(styles.bone, styles.clock)} />
          <Team width={styles.long} />
          <Team width={styles.short} />
          <i className={classNames(styles.bone, styles.badges)} />
        </div>
        <div className={styles.prices}>
          {Array.from({ length: 6 }, (_, cell) => (
            <i key={cell} className={classNames(styles.bone, styles.cell)} />
          ))}
        </div>
      </div>
    </>
  )
}

function Team({ width }: { width: string | undefined }) {
  return (
    <span className={styles.team}>
      <i className={classNames(styles.bone, styles.roundel)} />
      <i className={classNames(styles.bone, styles.name, width)} />
    </span>
  )
}

function MarketSkeleton({ index }: { index: number }) {
  const columns = index % 2 === 0 ? 3 : 2
  const cells = columns === 3 ? 3 : 6
  return (
    <div className={styles.market}>
      <i className={classNames(styles.bone, styles.marketName)} />
      <div className={columns === 3 ? styles.three : styles.two}>
        {Array.from({ length: cells }, (_, cell) => (
          <i key={cell} className={classNames(styles.bone, styles.cell)} />
        ))}
      </div>
    </div>
  )
}

function RecordSkeleton() {
  return (
    <div className={styles.card}>
      <i className={classNames(styles.bone, styles.clock)} />
      <i className={classNames(styles.bone, styles.selection)} />
      <i className={classNames(styles.bone, styles.detail)} />
      <div className={styles.money}>
        <i className={classNames(styles.bone, styles.amount)} />
        <i className={classNames(styles.bone, styles.amount)} />
        <i className={classNames(styles.bone, styles.amount)} />
      </div>
    </div>
  )
}

const ROWS = { matches: MatchSkeleton, detail: MarketSkeleton, records: RecordSkeleton }
