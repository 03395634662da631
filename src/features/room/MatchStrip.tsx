import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Match, MatchRowView } from '../../../streams/index.ts'
import { matchPath } from '../../routes/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { isPlainClick } from '../../ui/isPlainClick.ts'
import { Kit } from '../../ui/Kit.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { MatchClock } from '../matchRow/MatchClock.tsx'
import { phaseWords, scoreWords } from '../matchRow/matchWords.ts'
import { PriceButton } from '../price/PriceButton.tsx'
import styles from './MatchStrip.module.css'

/** The list's and the strip's prices are those of each market's main line. */
const MAIN_SLOT = 1

/** The room's match: teams, score, clock, and its main prices. It stands above all else in the room. */
export function MatchStrip({ row }: { readonly row: MatchRowView }) {
  const { t } = useTranslation()
  const { match } = row
  const names = { home: match.home.name, away: match.away.name }
  return (
    <section className={styles.strip} aria-label={t('room.strip.label', names)}>
      <VisuallyHidden live="polite">{scoreWords(t, match)}</VisuallyHidden>
      <div className={styles.head}>
        <Team match={match} side={0} />
        {match.state !== 'notStarted' && <b className={styles.score}>{match.score.join(' - ')}</b>}
        <Team match={match} side={1} />
        <span className={styles.clock}>
          <Clock match={match} />
        </span>
        <AllMarkets match={match} />
      </div>
      <MainPrices row={row} />
    </section>
  )
}

function Team({ match, side }: { readonly match: Match; readonly side: 0 | 1 }) {
  const { t } = useTranslation()
  const team = side === 0 ? match.home : match.away
  const reds = match.redCards[side]
  const parts = [
    <Kit key="kit" kit={team.kit} />,
    <span key="name" className={styles.name}>
      {team.name}
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

function Clock({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const { clock, state } = match
  // One that counts up stands only in breaks: `45:00` for a quarter of an hour would look broken.
  const stands = clock === null || (clock.direction === 'up' && !clock.running)
  return stands || state === 'notStarted' ? phaseWords(t, match) : <MatchClock clock={clock} />
}

function AllMarkets({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const href = matchPath(match.sport, match.id)
  return (
    <a
      className={styles.all}
      href={href}
      aria-label={t('room.strip.allMarkets', { home: match.home.name, away: match.away.name })}
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

/** The first market whole, and of the other two the side that people look at first. */
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
      home={match.home.name}
      away={match.away.name}
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
