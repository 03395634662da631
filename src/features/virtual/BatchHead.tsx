import type { BatchTab, VirtualBatch } from '../../../streams/virtual.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { CountdownRing } from '../../ui/feedback/CountdownRing.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import { zonedTime } from '../../words/zonedTime.ts'
import { batchName } from './batchWords.ts'
import styles from './BatchHead.module.css'

interface BatchHeadProps {
  readonly batch: VirtualBatch
  readonly tab: BatchTab
}

/** The ring is full for a countdown of a minute or more. */
const RING_SECONDS = 60

/** The batch whose markets are below, and how long bets are open. */
export function BatchHead({ batch, tab }: BatchHeadProps) {
  const { t } = useTranslation()
  const zone = useZone()
  const time = (at: number): string => zonedTime(at, zone).format('HH:mm:ss')
  const { stage, secondsLeft } = tab
  const params = { seconds: String(secondsLeft) }
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {batchName(t, tab)}
          {batch.season > 0 && <Badge>{t('virtual.season', { season: String(batch.season) })}</Badge>}
        </h2>
        <p className={styles.times}>
          {t('virtual.times', { seals: time(batch.sealsAt), starts: time(batch.startsAt) })}
        </p>
      </div>
      {stage === 'running' ? (
        <Badge tone="live">{t('virtual.stage.running')}</Badge>
      ) : (
        <span className={styles.count}>
          <small aria-hidden="true">{t(stage === 'open' ? 'virtual.toLock' : 'virtual.toStart')}</small>
          <CountdownRing left={secondsLeft / RING_SECONDS} size="m">
            <span
              role="img"
              aria-label={t(stage === 'open' ? 'virtual.toLockSaid' : 'virtual.toStartSaid', params)}
            >
              {secondsLeft}
            </span>
          </CountdownRing>
        </span>
      )}
    </div>
  )
}
