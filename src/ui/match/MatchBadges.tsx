import type { MouseEvent } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../text/classNames.ts'
import { isPlainClick } from '../button/isPlainClick.ts'
import { Pin } from './Pin.tsx'
import { Star } from './Star.tsx'
import styles from './MatchBadges.module.css'

interface MatchBadgesProps {
  /** `null` when favourites are not offered. */
  favourite: { readonly on: boolean; readonly label: string; readonly onToggle: () => void } | null
  /** Keeps the match at the top of the list; `null` in lists where nothing is kept. */
  sticky: { readonly on: boolean; readonly label: string; readonly onToggle: () => void } | null
  /** The link to the video; `null` when the match has none. */
  video: Way | null
  /** Accessible labels of what else the match has; absent when it has none. */
  anchorLabel?: string | null | undefined
  trackerLabel?: string | null | undefined
  /** The link to the match, stretched over the left side of the row, such as `+186`. */
  more: Way & { readonly text: string }
}

interface Way {
  /** The accessible name. */
  readonly label: string
  readonly href: string
  readonly onOpen: () => void
}

/** The line below the teams: star, pin, video, anchor, tracker, and the link to all markets. */
export function MatchBadges({ favourite, sticky, video, anchorLabel, trackerLabel, more }: MatchBadgesProps) {
  return (
    <div className={styles.badges}>
      {favourite && <Star {...favourite} className={styles.star} />}
      {sticky && <Pin {...sticky} className={styles.pin} />}
      {video && (
        <a className={classNames(styles.picture, styles.video)} {...linkTo(video)}>
          <Icon name="video" size="row" />
        </a>
      )}
      {anchorLabel && <Icon name="anchor" size="row" label={anchorLabel} className={styles.picture} />}
      {trackerLabel && <Icon name="tracker" size="row" label={trackerLabel} />}
      <a className={styles.more} {...linkTo(more)}>
        {more.text}
        <Icon name="right" size="row" />
      </a>
    </div>
  )
}

function linkTo({ label, href, onOpen }: Way) {
  return {
    'aria-label': label,
    href,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onOpen()
    },
  }
}
