import type { TFunction } from 'i18next'
import { memo } from 'react'
import {
  ADVANTAGE,
  clockAt,
  formatClock,
  gameScore,
  type Match,
  type MatchClock,
  type Pair,
  type PlayerModel,
  runningCount,
  teamNames,
} from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { phaseWords } from '../../words/matchWords.ts'
import { shortNames } from '../../words/shortName.ts'
import styles from './ScoreBug.module.css'

/**
 * Score and clock over the picture, as on television. They are those of the moment that the picture shows, so that
 * they never reveal a goal before it is seen. The present score is below the picture. The colours are those of the
 * sides in the picture, which need not be those of the teams.
 */
export function ScoreBug({ model }: { readonly model: PlayerModel }) {
  const { t } = useTranslation()
  const score = useStream(model.score$)
  const sides = useStreamPart(model.player$, ({ source }) => source?.sides)
  if (score === null || score.match.state === 'notStarted' || score.match.teams === null) return null
  const { match, behindMs } = score
  const names = teamNames(match)
  const [home, away] = shortNames(names.home, names.away)
  const running = runningCount(match)
  const game = gameScore(match)
  const told = { ...names, ...wordsOf(match.score) }
  return (
    <div
      className={styles.bug}
      role="img"
      aria-label={
        game === null ? t('player.score', told) : t('player.scoreInGame', { ...told, ...gameWords(t, game) })
      }
    >
      <Side name={home} shirt={sides?.[0]} />
      <b className={styles.score}>{match.score.join(' - ')}</b>
      <Side name={away} shirt={sides?.[1]} />
      {running !== null && <span className={styles.running}>{running.join('-')}</span>}
      {game !== null && <GameScore game={game} />}
      <PictureClock match={match} behindMs={behindMs} />
    </div>
  )
}

function wordsOf([home, away]: Pair) {
  return { homeScore: String(home), awayScore: String(away) }
}

/** The score of the present game of tennis. */
function GameScore({ game }: { readonly game: Pair }) {
  const { t } = useTranslation()
  const { homePoints, awayPoints } = gameWords(t, game)
  return (
    <span className={styles.game}>
      {homePoints}-{awayPoints}
    </span>
  )
}

function gameWords(t: TFunction, game: Pair) {
  const word = (points: number) => (points === ADVANTAGE ? t('player.advantage') : String(points))
  return { homePoints: word(game[0]), awayPoints: word(game[1]) }
}

interface SideProps {
  readonly name: string
  /** The colour of the side in the picture; missing where it is not known. */
  readonly shirt: string | undefined
}

function Side({ name, shirt }: SideProps) {
  return (
    <span className={styles.side}>
      {shirt !== undefined && <Shirt colour={shirt} />}
      <bdi>{name}</bdi>
    </span>
  )
}

function Shirt({ colour }: { readonly colour: string }) {
  return (
    <svg className={styles.shirt} viewBox="0 0 14 14" data-shirt={colour} aria-hidden="true">
      <path
        d="M4.500 1.500l-3.500 2 1.500 3 1.500-.7v6.700h6v-6.700l1.500.7 1.500-3-3.500-2c-1 1.300-4 1.300-5 0z"
        fill={colour}
      />
    </svg>
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
