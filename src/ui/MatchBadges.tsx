import type { MouseEvent } from 'react'
import { Icon } from './Icon.tsx'
import { classNames } from './classNames.ts'
import { isPlainClick } from './isPlainClick.ts'
import styles from './MatchBadges.module.css'

interface MatchBadgesProps {
  /** `null` when favourites are not offered. */
  favourite: { readonly on: boolean; readonly label: string; readonly onToggle: () => void } | null
  /** Labels of what this match has; absent means it has not. */
  videoLabel?: string | null | undefined
  anchorLabel?: string | null | undefined
  trackerLabel?: string | null | undefined
  /** The way to the match, stretched over the row's left side: `+186`, its name for readers, its address. */
  more: {
    readonly text: string
    readonly label: string
    readonly href: string
    readonly onOpen: () => void
  }
}

/** The line under the teams: star, video, anchor, tracker, and the way to all markets. */
export function MatchBadges({ favourite, videoLabel, anchorLabel, trackerLabel, more }: MatchBadgesProps) {
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    more.onOpen()
  }
  return (
    <div className={styles.badges}>
      {favourite && (
        <button
          type="button"
          className={classNames(styles.star, favourite.on && styles.on)}
          aria-label={favourite.label}
          aria-pressed={favourite.on}
          onClick={favourite.onToggle}
        >
          <Icon name={favourite.on ? 'starFilled' : 'star'} size="row" />
        </button>
      )}
      {videoLabel && <Icon name="video" size="row" label={videoLabel} className={styles.picture} />}
      {anchorLabel && <Icon name="anchor" size="row" label={anchorLabel} className={styles.picture} />}
      {trackerLabel && <Icon name="tracker" size="row" label={trackerLabel} />}
      <a className={styles.more} href={more.href} aria-label={more.label} onClick={open}>
        {more.text}
        <Icon name="right" size="row" />
      </a>
    </div>
  )
}
