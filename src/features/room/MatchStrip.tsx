import { useNavigate } from 'react-router-dom'
import {
  countOfAll,
  type Match,
  type MatchRowView,
  type RoomModel,
  teamNames,
} from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { matchPath } from '../../routes/paths.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { isPlainClick } from '../../ui/button/isPlainClick.ts'
import { Kit } from '../../ui/match/Kit.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { ClockOrPhase } from '../clock/ClockOrPhase.tsx'
import { scoreWords } from '../../words/matchWords.ts'
import { PriceButton } from '../price/PriceButton.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { winnerOf } from './guess.ts'
import styles from './MatchStrip.module.css'

/** The prices shown are those of each market's main line. */
const MAIN_SLOT = 1

/** The room's match: teams, score, clock, and its main prices. Nothing in the room covers it. */
export function MatchStrip({ match$ }: Pick<RoomModel, 'match$'>) {
  const { t } = useTranslation()
  const row = useStream(match$)
  if (row === null) return null
  const { match } = row
  return (
    <section className={styles.strip} aria-label={t('room.strip.label', teamNames(match))}>
      <MatchLine match={match} />
      {winnerOf(match) === null ? (
        <MainPrices row={row} />
      ) : (
        <p className={styles.over}>{t('room.strip.over')}</p>
      )}
    </section>
  )
}

/** The teams, the score and the clock in one line, with the way to all markets. */
export function MatchLine({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  return (
    <div className={styles.head}>
      <VisuallyHidden live="polite">{scoreWords(t, match)}</VisuallyHidden>
      <Team match={match} side={0} />
      {match.state !== 'notStarted' && <b className={styles.score}>{match.score.join(' - ')}</b>}
      <Team match={match} side={1} />
      <span className={styles.clock}>
        <ClockOrPhase match={match} />
      </span>
      <AllMarkets match={match} />
    </div>
  )
}

function Team({ match, side }: { readonly match: Match; readonly side: 0 | 1 }) {
  const { t } = useTranslation()
  const team = side === 0 ? match.teams?.home : match.teams?.away
  const reds = countOfAll(match.facts, 'redCards')?.[side] ?? 0
  const parts = [
    <Kit key="kit" kit={team?.kit ?? null} />,
    <span key="name" className={styles.name}>
      {team?.name}
    </span>,
  ]
  return (
    <>
      {side === 0 ? parts : parts.toReversed()}
      {reds > 0 && (
        <span className={styles.red} role="img" aria-label={t('home.row.redCards', { count: reds })}>
          {reds}
        </span>
      )}
    </>
  )
}

function AllMarkets({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const href = matchPath(match.sport, match.id)
  return (
    <a
      className={styles.all}
      href={href}
      aria-label={t('room.strip.allMarkets', { ...teamNames(match) })}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void navigate(href)
      }}
    >
      {t('room.strip.all')}
      <Icon name="right" size="s" />
    </a>
  )
}

/** All prices of the first market, and the first side of each of the others. */
function MainPrices({ row: { match, pages } }: { readonly row: MatchRowView }) {
  const [page] = pages
  if (page === undefined) return null
  const [first, ...others] = page
  const cell = ({ key, spec }: (typeof page)[number], side: (typeof first.sides)[number]) => (
    <PriceButton
      key={`${key}.${side}`}
      matchId={match.id}
      spec={spec}
      slot={MAIN_SLOT}
      side={side}
      {...teamNames(match)}
      variant="two"
      named={spec.kind === 'winner'}
    />
  )
  return (
    <div className={styles.prices}>
      {first.sides.map((side) => cell(first, side))}
      <i className={styles.rule} />
      {others.map((column) => column.sides.slice(0, 1).map((side) => cell(column, side)))}
    </div>
  )
}
