import { useMemo } from 'react'
import type { FilmState, VirtualBatch, VirtualStreams } from '../../../streams/virtual.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { FilmCanvas } from './FilmCanvas.tsx'
import { startDrawing } from './drawing/raceDrawing.ts'
import { clockWords } from './batchWords.ts'
import styles from './Stage.module.css'

interface WaitingStageProps {
  readonly batch: VirtualBatch
  readonly kind: Exclude<FilmState['kind'], 'film'>
  /** Real seconds to the start. */
  readonly secondsLeft: number
  readonly virtual: VirtualStreams
}

const NO_LABEL = ''

/** The time before a start: the field of a race at the line, and how long it takes. */
export function WaitingStage({ batch, kind, secondsLeft, virtual }: WaitingStageProps) {
  const { t } = useTranslation()
  const { sport, matches } = batch
  const entrants = matches[0]?.entrants
  const draw = useMemo(
    () =>
      entrants === undefined || entrants.length === 0
        ? null
        : startDrawing(
            entrants.map(({ number }) => number),
            sport,
          ),
    [entrants, sport],
  )
  return (
    <div className={styles.stage}>
      {draw !== null && (
        <div aria-hidden="true" className={styles.canvas}>
          <FilmCanvas draw={draw} virtual={virtual} startsAt={batch.startsAt} label={NO_LABEL} />
        </div>
      )}
      <div className={classNames(styles.words, draw !== null && styles.beside)}>
        <span role="status">{t(`virtual.film.${kind}`)}</span>
        {kind === 'before' && <b>{clockWords(secondsLeft)}</b>}
      </div>
    </div>
  )
}
