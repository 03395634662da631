import { useTranslation } from 'react-i18next'
import type { Match, OrderLeg } from '../../../streams/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Kit } from '../../ui/match/Kit.tsx'
import { ClockOrPhase } from '../clock/ClockOrPhase.tsx'
import { scoreWords } from '../../words/matchWords.ts'
import { isUnderWay } from '../../words/orderWords.ts'
import { useMatchLink } from './useMatchLink.ts'
import styles from './MatchNow.module.css'

interface MatchNowProps {
  readonly leg: OrderLeg
  /** `null` until it is loaded. */
  readonly match: Match | null
}

/**
 * Teams, score and clock of a bet's match, as a link to it. The height does not change when the match is
 * loaded.
 */
export function MatchNow({ leg, match }: MatchNowProps) {
  const { t } = useTranslation()
  const linkTo = useMatchLink()
  const outright = match === null ? leg.homeName === '' && leg.awayName === '' : match.teams === null
  if (outright) return <OutrightNow leg={leg} match={match} />
  const teams = match?.teams ?? null
  const names = { home: teams?.home.name ?? leg.homeName, away: teams?.away.name ?? leg.awayName }
  const score = match === null ? '' : scoreWords(t, match)
  return (
    <a
      className={styles.match}
      {...linkTo(leg)}
      aria-label={[t('records.toMatch', names), score].filter((words) => words !== '').join(', ')}
    >
      <Kit kit={teams?.home.kit ?? null} />
      <bdi className={styles.name}>{names.home}</bdi>
      <b className={styles.score}>{isUnderWay(match) ? match.score.join(' - ') : 'v'}</b>
      <bdi className={styles.name}>{names.away}</bdi>
      <Kit kit={teams?.away.kit ?? null} />
      <span className={styles.clock}>{match !== null && <ClockOrPhase match={match} />}</span>
      <Icon name="right" size="s" />
    </a>
  )
}

/** The league of an outright in place of two teams. */
function OutrightNow({ leg, match }: MatchNowProps) {
  const { t } = useTranslation()
  const linkTo = useMatchLink()
  return (
    <a
      className={styles.match}
      {...linkTo(leg)}
      aria-label={t('records.toLeague', { league: leg.leagueName })}
    >
      <bdi className={styles.name}>{leg.leagueName}</bdi>
      <span className={styles.clock}>{match !== null && <ClockOrPhase match={match} />}</span>
      <Icon name="right" size="s" />
    </a>
  )
}
