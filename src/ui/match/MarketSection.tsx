import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import styles from './MarketSection.module.css'

interface MarketSectionProps {
  name: string
  /** 不可串关, or the score that a live handicap counts from. */
  note?: string | undefined
  folded: boolean
  onToggle: () => void
  /** Pins the market to the top; omitted where pinning is not offered. */
  pin?: { readonly pinned: boolean; readonly label: string; readonly onToggle: () => void } | undefined
  /** Shows the past prices. */
  history?: { readonly label: string; readonly onPress: () => void } | undefined
  /** `PriceGrid`s. */
  children: ReactNode
  /** The prices are old: each cell is drawn as an outline. */
  stale?: boolean | undefined
  /** Shows or hides further lines. */
  more?: { readonly label: string; readonly open: boolean; readonly onToggle: () => void } | null | undefined
}

/** A market on the match page. */
export function MarketSection(props: MarketSectionProps) {
  const { name, note, folded, onToggle, pin, history, children, more, stale = false } = props
  const id = useId()
  return (
    <section className={classNames(styles.market, stale && styles.stale)} aria-labelledby={id}>
      <div className={styles.head}>
        {pin && (
          <button
            type="button"
            className={styles.pin}
            aria-label={pin.label}
            aria-pressed={pin.pinned}
            onClick={pin.onToggle}
          >
            <Icon name="pin" size="m" />
          </button>
        )}
        <h2 className={styles.heading}>
          <button type="button" className={styles.fold} aria-expanded={!folded} onClick={onToggle}>
            <span id={id}>{name}</span>
            {note && <small>{note}</small>}
            <Icon name={folded ? 'down' : 'up'} size="m" className={styles.arrow} />
          </button>
        </h2>
        {history && (
          <button
            type="button"
            className={styles.history}
            aria-label={history.label}
            onClick={history.onPress}
          >
            <Icon name="trend" size="m" />
          </button>
        )}
      </div>
      {!folded && children}
      {!folded && more && (
        <button type="button" className={styles.more} aria-expanded={more.open} onClick={more.onToggle}>
          {more.label} <Icon name={more.open ? 'up' : 'down'} size="s" />
        </button>
      )}
    </section>
  )
}

interface PriceGridProps {
  columns: 2 | 3
  /** Column captions, such as the two teams above correct scores. */
  captions?: readonly string[] | undefined
  children: ReactNode
}

/** Prices in columns. For columns of unequal length pass one `PriceColumn` for each. */
export function PriceGrid({ columns, captions, children }: PriceGridProps) {
  const grid = columns === 2 ? styles.two : styles.three
  return (
    <>
      {captions && (
        <div className={classNames(grid, styles.captions)}>
          {captions.map((caption, index) => (
            <span key={index}>{caption}</span>
          ))}
        </div>
      )}
      <div className={grid}>{children}</div>
    </>
  )
}

/** One column of a `PriceGrid`. */
export function PriceColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
