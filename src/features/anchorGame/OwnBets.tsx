import type { TFunction } from 'i18next'
import { Link } from 'react-router-dom'
import { formatMoney } from '../../../streams/index.ts'
import { type GameBetRecord, type PanelView, type PlayStreams, shownOutcome } from '../../../streams/play.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { gameVenueName } from '../../words/anchorGameWords.ts'
import { roundPath } from '../../routes/paths.ts'
import styles from './GamePanel.module.css'

interface OwnBetsProps {
  readonly play: PlayStreams
  readonly view: PanelView
}

/** The member's bets on the game in the chosen currency, newest first, from the records. */
export function OwnBets({ play, view }: OwnBetsProps) {
  const { game, state } = view
  const { currency } = state
  const bets$ = useScope((screen) => play.ownBets$(screen, game, currency), play, game, currency)
  const venue = useStream(play.venueName$)
  return bets$ === null ? null : <List bets$={bets$} venue={venue} />
}

interface ListProps {
  readonly bets$: ReturnType<PlayStreams['ownBets$']>
  /** The name that the platform gives it; `null` until it is known. */
  readonly venue: string | null
}

function List({ bets$, venue }: ListProps) {
  const { t } = useTranslation()
  const { value = [], status } = useStream(bets$)
  if (value.length === 0) {
    return (
      <p className={styles.empty}>{t(status === 'connecting' ? 'common.loading' : 'anchorGame.noBets')}</p>
    )
  }
  return (
    <ul className={styles.list}>
      {value.map((bet) => (
        <li key={bet.orderNo} className={styles.item}>
          <span>
            {bet.optionName}
            <small>
              {[...(venue === null ? [] : [gameVenueName(t, venue)]), bet.round, bet.orderNo].join(' · ')}
            </small>
          </span>
          <span className={styles.amount}>
            {formatMoney(bet.stake, { symbol: true })}
            <small>{outcomeWords(t, bet)}</small>
          </span>
          <Link
            to={roundPath('anchorGame', bet.game, bet.round)}
            aria-label={t('anchorGame.proofOf', { round: bet.round })}
          >
            {t('anchorGame.proof')}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function outcomeWords(t: TFunction, bet: GameBetRecord): string {
  const { status, profit } = bet
  if (status === 'open') return t('anchorGame.outcome.none')
  const words = t(`anchorGame.outcome.${shownOutcome(bet)}`)
  // Beside a stake that was given back a 0.00 would read as what was given.
  return profit === null || profit.minor === 0 ? words : `${words} ${formatMoney(profit, { sign: true })}`
}
