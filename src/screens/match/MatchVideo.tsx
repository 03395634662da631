import { useMemo } from 'react'
import type { Match, State$ } from '../../../streams/index.ts'
import { useLive } from '../../bindings/useLive.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Player } from '../../features/player/Player.tsx'
import type { Fold } from './useShownPicture.ts'
import styles from './RoomLink.module.css'

interface MatchVideoProps extends Pick<Match, 'id' | 'sport'> {
  readonly fold: Fold
  /** The match as it is now, from which the score over the picture is drawn. */
  readonly match$: State$<{ readonly match: Match } | null>
}

/**
 * The video of a match without a room. It plays only on request, so that nothing moves on the page by itself.
 */
export function MatchVideo({ id, sport, fold: { open, toggle }, match$ }: MatchVideoProps) {
  const { t } = useTranslation()
  const live = useLive()
  const feed = useStream(useMemo(() => live.video$({ id, sport }), [live, id, sport]))
  const sources = feed.value?.living === true ? feed.value.sources : []
  if (sources.length === 0) {
    const isDown = feed.status === 'failed' && feed.reason === 'maintenance'
    return <p className={styles.place}>{isDown && t('errors.site.liveMaintenance')}</p>
  }
  return (
    <>
      <button type="button" className={styles.link} aria-expanded={open} onClick={toggle}>
        <Icon name="video" size="m" />
        <span className={styles.title}>{t('room.watch')}</span>
        <Icon name={open ? 'up' : 'down'} size="s" />
      </button>
      {open && <Player name="live" sources={sources} poster="" delayMs={0} match$={match$} />}
    </>
  )
}
