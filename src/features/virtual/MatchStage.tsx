import { useMemo } from 'react'
import { type Match, teamNames } from '../../../streams/index.ts'
import type { MatchFilm, MatchMoment, VirtualStreams } from '../../../streams/virtual.ts'
import { useMedia } from '../../bindings/useMedia.ts'
import { useFilmMs } from '../../bindings/useVirtual.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { basketballDrawing } from './drawing/basketballDrawing.ts'
import { footballDrawing } from './drawing/footballDrawing.ts'
import { sideColours } from './drawing/sideColours.ts'
import { FilmCanvas } from './FilmCanvas.tsx'
import { momentAt, partWords } from './matchMoment.ts'
import styles from './Stage.module.css'

interface MatchStageProps {
  readonly film: MatchFilm
  readonly lengthMs: number
  readonly match: Match
  readonly startsAt: number
  readonly title: string
  readonly virtual: VirtualStreams
}

/** How long a goal is called, ms. */
const CALLED_MS = 2000

/** The film of one match from above, with its score; with reduced motion only the score and the time. */
export function MatchStage({ film, lengthMs, match, startsAt, title, virtual }: MatchStageProps) {
  const { t } = useTranslation()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const ms = Math.max(0, useFilmMs(virtual, startsAt))
  const moment = momentAt(match.sport, film, ms, lengthMs)
  const { home, away } = sideColours(match.teams?.home.kit ?? null, match.teams?.away.kit ?? null)
  const { sport } = match
  const draw = useMemo(() => {
    const make = sport === 'virtualBasketball' ? basketballDrawing : footballDrawing
    return make(film, lengthMs, { home, away })
  }, [film, lengthMs, sport, home, away])
  const names = teamNames(match)
  const score = moment.score.join(' - ')
  const { last } = moment
  const called = last?.kind === 'goal' && ms - last.atMs < CALLED_MS
  return (
    <div className={styles.stage}>
      {!still && (
        <FilmCanvas
          draw={draw}
          virtual={virtual}
          startsAt={startsAt}
          label={t('virtual.film.match', { ...names, score })}
        />
      )}
      <div className={classNames(styles.line, styles.top)}>
        <span className={styles.tag}>
          {title} <b>{partWords(t, moment)}</b>
        </span>
        <Kicks kicks={moment.kicks} />
      </div>
      {called && <b className={styles.called}>{t('virtual.film.goal')}</b>}
      <div className={classNames(styles.line, styles.bottom)}>
        <span className={styles.score}>
          <span>{names.home}</span>
          <b>{score}</b>
          <span>{names.away}</span>
        </span>
      </div>
    </div>
  )
}

/** The kicks of a shoot-out: a filled mark is a goal. */
function Kicks({ kicks }: Pick<MatchMoment, 'kicks'>) {
  const { t } = useTranslation()
  if (kicks.home.length === 0) return null
  const scored = (taken: readonly boolean[]): string => String(taken.filter(Boolean).length)
  const label = `${t('virtual.film.kicks')} ${scored(kicks.home)}:${scored(kicks.away)}`
  return (
    <span className={classNames(styles.tag, styles.kicks)} role="img" aria-label={label}>
      <span>{marks(kicks.home)}</span>
      <span>{marks(kicks.away)}</span>
    </span>
  )
}

function marks(taken: readonly boolean[]): string {
  return taken.map((goal) => (goal ? '●' : '○')).join(' ')
}
