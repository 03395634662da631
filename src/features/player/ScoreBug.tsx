import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  clockAt,
  formatClock,
  type Match,
  type MatchClock,
  type Pair,
  type PlayerModel,
  runningCount,
  type Team,
  teamNames,
} from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useZone } from '../../bindings/useZone.tsx'
import { Kit } from '../../ui/match/Kit.tsx'
import { phaseWords } from '../../words/matchWords.ts'
import { shortNames } from '../../words/shortName.ts'
import styles from './ScoreBug.module.css'

/**
 * Score and clock over the picture, as on television: as they were when what it shows was filmed, so that they never
 * tell of a goal first. The score as it is now stands below the picture.
 */
export function ScoreBug({ model }: { readonly model: PlayerModel }) {
  const { t } = useTranslation()
  const score = useStream(model.score$)
  if (score === null || score.match.state === 'notStarted' || score.match.teams === null) return null
  const { match, behindMs } = score
  const names = teamNames(match)
  const [home, away] = shortNames(names.home, names.away)
  const running = runningCount(match)
  return (
    <div
      className={styles.bug}
      role="img"
      aria-label={t('player.score', { ...names, ...wordsOf(match.score) })}
    >
      <Side team={match.teams?.home} name={home} />
      <b className={styles.score}>{match.score.join(' - ')}</b>
      <Side team={match.teams?.away} name={away} />
      {running !== null && <span className={styles.running}>{running.join('-')}</span>}
      <PictureClock match={match} behindMs={behindMs} />
    </div>
  )
}

function wordsOf([home, away]: Pair) {
  return { homeScore: String(home), awayScore: String(away) }
}

function Side({ team, name }: { readonly team: Team | undefined; readonly name: string }) {
  return (
    <span className={styles.side}>
      <Kit kit={team?.kit ?? null} />
      <bdi>{name}</bdi>
    </span>
  )
}

function PictureClock({ match, behindMs }: { readonly match: Match; readonly behindMs: number }) {
  const { t } = useTranslation()
  const zone = useZone()
  const { clock } = match
  const stands = clock === null || (clock.direction === 'up' && !clock.running)
  return (
    <span className={styles.clock}>
      {stands ? phaseWords(t, match, zone) : <RunningClock clock={clock} behindMs={behindMs} />}
    </span>
  )
}

/** Only this is drawn each second. */
const RunningClock = memo(function RunningClock({
  clock,
  behindMs,
}: {
  readonly clock: MatchClock
  readonly behindMs: number
}) {
  const now = useStream(useStreams().second$)
  return formatClock(clockAt(clock, now - behindMs))
})
