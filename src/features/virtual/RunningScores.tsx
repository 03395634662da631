import { teamNames } from '../../../streams/index.ts'
import type { FilmState, VirtualBatch, VirtualStreams } from '../../../streams/virtual.ts'
import { useFilmMs } from '../../bindings/useVirtual.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Choice } from '../../ui/choice/Choice.tsx'
import { Kit } from '../../ui/match/Kit.tsx'
import { momentAt } from './matchMoment.ts'
import styles from './RunningScores.module.css'

interface RunningScoresProps {
  readonly batch: VirtualBatch
  readonly film: Extract<FilmState, { readonly kind: 'film' }>
  readonly virtual: VirtualStreams
  /** The match whose film is drawn. */
  readonly drawn: string
  readonly onDraw: (matchId: string) => void
}

/** All matches of a running batch with their scores at this place of the film; one of them is drawn. */
export function RunningScores({ batch, film, virtual, drawn, onDraw }: RunningScoresProps) {
  const { t } = useTranslation()
  const ms = Math.max(0, useFilmMs(virtual, batch.startsAt))
  const items = batch.matches.map(({ match }) => {
    const of = film.films.get(match.id)
    const score = of?.kind === 'match' ? momentAt(match.sport, of, ms, film.lengthMs).score : match.score
    const { home, away } = teamNames(match)
    return { key: match.id, match, score, ariaLabel: `${home} ${score.join(' - ')} ${away}` }
  })
  return (
    <Choice
      role="radiogroup"
      label={t('virtual.matches')}
      items={items}
      selected={drawn}
      onSelect={onDraw}
      classes={{ list: styles.list, item: styles.match, on: styles.on }}
    >
      {({ match: { teams }, score }) => (
        <>
          {[teams?.home, teams?.away].map((team, index) => (
            <span key={index} className={styles.team}>
              <Kit kit={team?.kit ?? null} />
              <bdi>{team?.name}</bdi>
              <b>{score[index]}</b>
            </span>
          ))}
        </>
      )}
    </Choice>
  )
}
