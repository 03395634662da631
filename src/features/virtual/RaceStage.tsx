import { useMemo } from 'react'
import type { Sport } from '../../../streams/index.ts'
import { raceAt, type RaceFilm, type VirtualStreams } from '../../../streams/virtual.ts'
import { useMedia } from '../../bindings/useMedia.ts'
import { useFilmMs } from '../../bindings/useVirtual.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { raceDrawing } from './drawing/raceDrawing.ts'
import { FilmCanvas } from './FilmCanvas.tsx'
import { NumberMark } from './NumberMark.tsx'
import styles from './Stage.module.css'

interface RaceStageProps {
  readonly film: RaceFilm
  readonly sport: Sport
  readonly startsAt: number
  /** Title of the batch, such as `第 346 批`. */
  readonly title: string
  readonly virtual: VirtualStreams
}

/** How many of the leading places are shown. */
const LEADING = 4

/** A race with its leading four and the metres left; with reduced motion its places as texts. */
export function RaceStage({ film, sport, startsAt, title, virtual }: RaceStageProps) {
  const { t } = useTranslation()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const ms = Math.max(0, useFilmMs(virtual, startsAt))
  const draw = useMemo(() => raceDrawing(film, sport), [film, sport])
  const { places, metresLeft, finished } = raceAt(film, ms)
  const over = ms >= film.lengthMs
  const leading = places.slice(0, LEADING)
  const metres = String(metresLeft)
  return (
    <div className={styles.stage}>
      {still ? (
        <div className={styles.words}>
          <ol className={styles.list} aria-label={t('virtual.film.places')}>
            {places.map((number) => (
              <li key={number}>
                <NumberMark number={number} />
              </li>
            ))}
          </ol>
        </div>
      ) : (
        <FilmCanvas
          draw={draw}
          virtual={virtual}
          startsAt={startsAt}
          label={t('virtual.film.race', { numbers: leading.join('-'), metres })}
        />
      )}
      <div className={classNames(styles.line, styles.top)}>
        <span className={styles.tag}>
          {title} {t(over ? 'virtual.film.over' : 'virtual.stage.running')}
        </span>
        <span className={styles.tag}>
          {finished > 0 ? t('virtual.film.finish') : t('virtual.film.left', { metres })}
        </span>
      </div>
      <div className={classNames(styles.line, styles.bottom)}>
        <b>{t('virtual.film.places')}</b>
        <span className={styles.marks}>
          {leading.map((number) => (
            <NumberMark key={number} number={number} small />
          ))}
        </span>
        <span className={styles.end}>
          {t('virtual.film.distance', {
            metres: film.distance.toLocaleString('en'),
            runners: String(film.runners.length),
          })}
        </span>
      </div>
    </div>
  )
}
