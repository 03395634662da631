import { useState } from 'react'
import type { Match } from '../../../streams/index.ts'
import { useVideoSwitch } from '../../bindings/useVideoSwitch.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useLateCode } from '../../features/loading/useLateCode.ts'
import { VideoOff } from '../../features/player/VideoOff.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { hasTracker } from './matchPages.ts'
import type { Fold } from './useShownPicture.ts'
import styles from './TrackerPlace.module.css'

const loadTracker = () => import('../../features/tracker/Tracker.tsx')

interface TrackerPlaceProps {
  readonly match: Match
  readonly fold: Fold
}

/**
 * The tracker of a match in play. Its space stays after the match has ended, so that the prices below do not
 * shift.
 */
export function TrackerPlace({ match, fold }: TrackerPlaceProps) {
  const inPlay = hasTracker(match)
  const [shown, setShown] = useState(inPlay)
  if (inPlay && !shown) setShown(true)
  return shown && <FoldedTracker match={match} fold={fold} />
}

/**
 * The tracker and the button that hides it. Its space is reserved while its code is loading. The code is not loaded if
 * the operator has switched the tracker off.
 */
function FoldedTracker({ match, fold: { open, toggle } }: TrackerPlaceProps) {
  const { t } = useTranslation()
  const isOn = useVideoSwitch('animation')
  const { code } = useLateCode(open && isOn === true, loadTracker)
  return (
    <div className={styles.place}>
      {open &&
        (isOn === true && code !== null ? (
          <code.Tracker match={match} />
        ) : (
          <div className={styles.waiting}>{isOn === false && <VideoOff name="animation" />}</div>
        ))}
      <button
        type="button"
        className={open ? styles.hide : styles.show}
        aria-label={open ? t('statistics.tracker.hide') : undefined}
        aria-expanded={open}
        onClick={toggle}
      >
        <Icon name="tracker" size="m" />
        {!open && <span>{t('statistics.tracker.show')}</span>}
        <Icon name={open ? 'up' : 'down'} size="s" />
      </button>
    </div>
  )
}
