import type { Match, OrderLeg, Pair } from '../../../streams/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Kit } from '../../ui/match/Kit.tsx'
import { ClockOrPhase } from '../clock/ClockOrPhase.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { scoreWords } from '../../words/matchWords.ts'
import { isUnderWay } from '../../words/orderWords.ts'
import { useMatchLink } from './useMatchLink.ts'
import styles from './MatchNow.module.css'

interface MatchNowProps {
  readonly leg: OrderLeg
  /** `null` until it is loaded. */
  readonly match: Match | null
  /** The score of a virtual match that has started; missing in every other case. */
  readonly score?: Pair | undefined
}

/**
 * Teams, score and clock of a bet's match, as a link to it. The height does not change when the match is
 * loaded.
 */
export function MatchNow({ leg, match, score: present }: MatchNowProps) {
  const { t } = useTranslation()
  const linkTo = useMatchLink()
  if (leg.virtual !== undefined) return <VirtualNow leg={leg} title={leg.virtual.title} score={present} />
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

interface VirtualNowProps {
  readonly leg: OrderLeg
  readonly title: string
  readonly score: Pair | undefined
}

/** What the venue calls a race or a match of virtual sports, with the score that its film has reached. */
function VirtualNow({ leg, title, score }: VirtualNowProps) {
  const linkTo = useMatchLink()
  const told = leg.homeName === '' || (score === undefined && title.includes(leg.homeName))
  const teams = told ? '' : `${leg.homeName} ${score?.join(' - ') ?? 'v'} ${leg.awayName}`
  return (
    <a className={styles.match} {...linkTo(leg)}>
      <bdi className={styles.name}>{title}</bdi>
      {teams !== '' && <b className={styles.score}>{teams}</b>}
      <Icon name="right" size="s" />
    </a>
  )
}

/** The league of an outright in place of two teams. */
function OutrightNow({ leg, match }: Omit<MatchNowProps, 'score'>) {
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
