import type { Match } from '../../../streams/index.ts'
import type { VirtualStreams } from '../../../streams/virtual.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Badge } from '../../ui/text/Badge.tsx'
import { clockWords } from './batchWords.ts'
import styles from './LockLine.module.css'

interface LockLineProps {
  readonly match: Match
  readonly virtual: Pick<VirtualStreams, 'secondsUntil'>
}

/** How long bets on a match are open, and then how long it takes to start. */
export function LockLine({ match, virtual }: LockLineProps) {
  const { t } = useTranslation()
  const now = useStream(useStreams().second$)
  const seals = match.sealsAt ?? match.kickOff
  const stage = now >= match.kickOff ? 'running' : now >= seals ? 'locked' : 'open'
  const until = stage === 'open' ? seals : match.kickOff
  return (
    <div className={styles.line}>
      <span>{match.league.name}</span>
      {stage === 'running' ? (
        <Badge tone="live">
          {t(match.state === 'ended' ? 'virtual.film.over' : 'virtual.stage.running')}
        </Badge>
      ) : (
        <span className={styles.count}>
          {t(stage === 'open' ? 'virtual.toLock' : 'virtual.toStart')}{' '}
          <b>{clockWords(virtual.secondsUntil(until))}</b>
        </span>
      )}
    </div>
  )
}
