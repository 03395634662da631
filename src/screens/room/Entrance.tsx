import type { CSSProperties } from 'react'
import type { RoomModel, Speaker } from '../../../streams/index.ts'
import { fanBand } from '../../../streams/live.ts'
import { SpeakerBadge } from '../../features/chat/SpeakerBadge.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import styles from './Entrance.module.css'

/** The member who has just entered, over the picture. */
export function Entrance({ entrance$ }: Pick<RoomModel, 'entrance$'>) {
  const speaker = useStream(entrance$)
  return speaker === null ? null : <Entering key={speaker.id} speaker={speaker} />
}

/** The design depends on the band of the fan level. */
function Entering({ speaker }: { readonly speaker: Speaker }) {
  const { t } = useTranslation()
  const read = useLocalText()
  const { fan = 0 } = speaker
  const band = fanBand(fan)
  return (
    <div className={classNames(styles.entrance, band !== null && styles[band])} data-band={band ?? undefined}>
      <SpeakerBadge speaker={speaker} />
      <b>
        <bdi>{read(speaker.name)}</bdi>
      </b>
      <span>{band === null ? t('room.enters') : t(`room.fan.enters.${band}`)}</span>
      {band === 'grand' && <Hearts />}
    </div>
  )
}

const HEARTS = [0, 1, 2, 3] as const

/** Hearts that rise from the entrance line, only for the band `grand`. */
function Hearts() {
  return HEARTS.map((index) => (
    <svg
      key={index}
      className={styles.heart}
      style={{ '--index': index } as CSSProperties}
      viewBox="0 0 12 11"
      aria-hidden="true"
    >
      <path d="M6 10.5C2.5 8 .5 6 .5 3.7A2.9 2.9 0 0 1 6 2.3a2.9 2.9 0 0 1 5.5 1.4C11.5 6 9.5 8 6 10.5z" />
    </svg>
  ))
}
