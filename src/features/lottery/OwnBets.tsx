import type { TFunction } from 'i18next'
import { formatMoney } from '../../../streams/index.ts'
import { type GameBetRecord, type LotteryStreams, shownOutcome } from '../../../streams/lottery.ts'
import { useLottery } from '../../bindings/useLottery.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import { betStateWord, chaseTag, numbersWords, planWord } from '../../words/lotteryWords.ts'
import { LotteryFeedOr } from './LotteryFeedOr.tsx'
import { ProofLink } from './ProofLink.tsx'
import styles from './Ticket.module.css'

/** The member's bets on a lottery, newest first. */
export function OwnBets({ ticketId }: { readonly ticketId: string }) {
  const lottery = useLottery()
  const bets$ = useScope((screen) => lottery.ownBets$(screen, ticketId), lottery, ticketId)
  return bets$ === null ? null : <BetList bets$={bets$} />
}

function BetList({ bets$ }: { readonly bets$: ReturnType<LotteryStreams['ownBets$']> }) {
  const { t } = useTranslation()
  return (
    <LotteryFeedOr feed={useStream(bets$)}>
      {(bets) =>
        bets.length === 0 ? (
          <Note>{t('lottery.noBets')}</Note>
        ) : (
          <ul>
            {bets.map((bet) => (
              <Bet key={bet.orderNo} bet={bet} />
            ))}
          </ul>
        )
      }
    </LotteryFeedOr>
  )
}

function Bet({ bet }: { readonly bet: GameBetRecord }) {
  const { t } = useTranslation()
  const tag = chaseTag(t, bet)
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        {bet.optionName} {bet.numbers !== null && numbersWords(t, Number(bet.option), bet.numbers)}{' '}
        {tag !== null && <Badge>{tag}</Badge>}
        <small>
          {planWord(bet.round)} · {bet.orderNo}
        </small>
      </span>
      <span className={styles.amount}>
        {formatMoney(bet.stake, { symbol: true })}
        <small>{outcomeWords(t, bet)}</small>
      </span>
      <ProofLink ticketId={bet.game} planId={bet.round} />
    </li>
  )
}

function outcomeWords(t: TFunction, bet: GameBetRecord): string {
  const { status, profit } = bet
  const state = betStateWord(t, bet)
  if (status === 'open') return state ?? t('lottery.outcome.none')
  const outcome = shownOutcome(bet)
  const words = state ?? t(`lottery.outcome.${outcome}`)
  // Beside "returned" a profit of 0.00 reads as if nothing came back.
  const cameBack = outcome === 'cancelled' || outcome === 'push'
  return profit === null || cameBack ? words : `${words} ${formatMoney(profit, { sign: true })}`
}
