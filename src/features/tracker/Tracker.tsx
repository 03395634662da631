import { type CSSProperties, useMemo } from 'react'
import type { TFunction } from 'i18next'
import dayjs from 'dayjs'
import { type Match, teamNames } from '../../../streams/index.ts'
import { useStatistics } from '../../bindings/useStatistics.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Kit } from '../../ui/match/Kit.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import { type BallPlace, ballPlace, type Play } from './ballPlace.ts'
import { Pitch } from './Pitch.tsx'
import styles from './Tracker.module.css'

/**
 * Where the ball is, on a pitch on which home attacks to the right, in the colours of the team that has it. Only
 * transforms and opacity move, and with reduced motion nothing does.
 */
export function Tracker({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const statistics = useStatistics()
  const feed = useStream(useMemo(() => statistics.events$(match.id), [statistics, match.id]))
  const play = feed.value?.play ?? null
  const text =
    feed.status === 'stale'
      ? t('statistics.tracker.old', { time: dayjs(feed.asOf).format('HH:mm:ss') })
      : playText(t, play, teamNames(match))
  const place = ballPlace(play)
  const kit = match.teams?.[place.side].kit ?? null
  return (
    <div className={styles.tracker} role="img" aria-label={`${t('statistics.tracker.label')} ${text}`}>
      <Pitch className={styles.pitch} />
      <i
        className={classNames(styles.zone, place.side === 'away' && styles.toLeft)}
        style={inColour(kit?.base, place.danger)}
      />
      <i className={styles.ball} style={placed(place)} data-play={play?.kind ?? 'none'} />
      {play?.kind === 'goal' && <b className={styles.goal}>{t('statistics.event.goal')}</b>}
      <span className={styles.text}>
        {feed.status !== 'stale' && isOfTeam(play) && <Kit kit={kit} />}
        {text}
      </span>
    </div>
  )
}

function placed({ x, y }: BallPlace): CSSProperties {
  return { '--x': String(x), '--y': String(y) } as CSSProperties
}

/** The zone in the colour of the team that attacks; in the usual one where it has none. */
function inColour(colour: string | undefined, opacity: number): CSSProperties {
  return { opacity, ...(colour === undefined ? {} : { '--attacker': colour }) }
}

/** Whether a play belongs to a team. */
function isOfTeam(play: Play | null): boolean {
  return play !== null && play.kind !== 'unknown' && play.side !== 'unknown'
}

function playText(
  t: TFunction,
  play: Play | null,
  names: { readonly home: string; readonly away: string },
): string {
  if (play === null || play.kind === 'unknown' || play.side === 'unknown') return t('statistics.play.none')
  return t(`statistics.play.${play.kind}`, { team: names[play.side] })
}
