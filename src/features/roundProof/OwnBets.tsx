import { formatMoney, money } from '../../../streams/index.ts'
import type { ProvenBet } from '../../../streams/rounds.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { numbersWords } from '../../words/lotteryWords.ts'
import { ProofValue } from './ProofStepCard.tsx'
import styles from './RoundProof.module.css'

/** The member's bets on the round, with what each returns on the result. */
export function OwnBets({ bets }: { readonly bets: readonly ProvenBet[] }) {
  return (
    <ul className={styles.bets}>
      {bets.map((bet) => (
        <OwnBet key={bet.bet.orderNo} {...bet} />
      ))}
    </ul>
  )
}

const SYMBOL = { symbol: true } as const

function OwnBet({ bet, computed, agrees }: ProvenBet) {
  const { t } = useTranslation()
  const { currency, stake, returned, status, option, optionName, orderNo, numbers, unit, multiple } = bet
  const inMoney = (minor: number) => formatMoney(money(minor, currency), SYMBOL)
  return (
    <li className={styles.bet}>
      <p className={styles.betName}>
        <bdi>{optionName}</bdi>
        <small>{orderNo}</small>
        {agrees === false && <b className={styles.differs}>{t('games.proof.state.differs')}</b>}
      </p>
      {numbers !== null && unit !== null && multiple !== null && (
        <p className={styles.numbers}>
          {`${numbersWords(t, Number(option), numbers)} · ${inMoney(unit)} × ${multiple}`}
        </p>
      )}
      <dl className={styles.pair}>
        <ProofValue label={t('games.proof.field.stake')}>{inMoney(stake)}</ProofValue>
        <ProofValue label={t('games.proof.field.returns')}>
          {status === 'cancelled'
            ? inMoney(stake)
            : computed === null
              ? t('games.proof.unreadableBet')
              : inMoney(computed.returned)}
        </ProofValue>
        <ProofValue label={t('games.proof.field.returned')}>
          {status === 'open' ? t('games.proof.open') : formatMoney(returned, SYMBOL)}
        </ProofValue>
      </dl>
    </li>
  )
}
