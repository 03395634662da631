import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import { Pin } from './Pin.tsx'
import { Star } from './Star.tsx'
import styles from './LeagueHeader.module.css'

interface LeagueHeaderProps {
  name: string
  /** Captions of the three price columns below; shown while unfolded. */
  captions: readonly string[]
  folded: boolean
  /** The number of matches in words; shown while folded. */
  countText: string
  onToggle: () => void
  /** The star; `null` when favourites are not offered. */
  favourite: ComponentProps<typeof Star> | null
  /**
   * Keeps the league at the top; shown while it is there, and while folded, when there is room for it. `null` in lists
   * where nothing is kept.
   */
  sticky: ComponentProps<typeof Pin> | null
}

/** A league's name above its matches. It is sticky and folds its matches. */
export function LeagueHeader(props: LeagueHeaderProps) {
  const { name, captions, folded, countText, onToggle, favourite, sticky } = props
  return (
    <div className={classNames(styles.header, folded && styles.folded)}>
      <h2 className={styles.heading}>
        <button type="button" className={styles.name} aria-expanded={!folded} onClick={onToggle}>
          <Icon name={folded ? 'down' : 'up'} size="s" className={styles.arrow} />
          <span className={styles.text}>{name}</span>
        </button>
        {favourite && <Star {...favourite} className={styles.star} />}
        {sticky && (folded || sticky.on) && <Pin {...sticky} className={styles.pin} />}
      </h2>
      {folded ? (
        <span className={styles.count}>{countText}</span>
      ) : (
        <div className={styles.captions} aria-hidden="true">
          {captions.map((caption, index) => (
            <span key={index}>{caption}</span>
          ))}
        </div>
      )}
    </div>
  )
}
