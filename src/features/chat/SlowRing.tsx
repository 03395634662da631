import type { CSSProperties } from 'react'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Composer.module.css'

interface SlowRingProps {
  /** When the next message may be sent, platform time in ms. */
  readonly nextAt: number
  readonly slowMs: number
}

const SECOND_MS = 1000

/** Replaces the send button in slow mode: the seconds until the next message may be sent. */
export function SlowRing({ nextAt, slowMs }: SlowRingProps) {
  const { t } = useTranslation()
  const now = useStream(useStreams().second$)
  const seconds = Math.max(1, Math.ceil((nextAt - now) / SECOND_MS))
  const whole = Math.max(slowMs, nextAt - now, SECOND_MS)
  const left = { '--left': `${Math.round(((nextAt - now) / whole) * 100)}%` } as CSSProperties
  return (
    <span
      className={styles.slow}
      role="timer"
      aria-live="off"
      aria-label={t('room.composer.slow', { count: seconds })}
    >
      <i className={styles.ring} style={left} />
      {t('room.composer.seconds', { seconds: String(seconds) })}
    </span>
  )
}
