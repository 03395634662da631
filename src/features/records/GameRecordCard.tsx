import type { TFunction } from 'i18next'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { formatMoney } from '../../../streams/index.ts'
import { type GameBetRecord, shownOutcome, type ShownOutcome } from '../../../streams/gameRecords.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { roundPath } from '../../routes/paths.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import { RecordCard, RecordSelection, type RecordTone } from '../../ui/record/RecordCard.tsx'
import { type MoneyItem, RecordMoney } from '../../ui/record/RecordMoney.tsx'
import { betStateWord, chaseTag, drawnWords, numbersWords, planWord } from '../../words/lotteryWords.ts'
import { zonedTime } from '../../words/zonedTime.ts'
import { gamePrice } from './gamePrice.ts'
import styles from './GameRecords.module.css'

const TONES: Readonly<Record<ShownOutcome, RecordTone>> = {
  none: 'pending',
  push: 'push',
  part: 'push',
  lost: 'lose',
  won: 'win',
  cancelled: 'refused',
}

/** One bet on a round of a game. */
export const GameRecordCard = memo(function GameRecordCard({ bet }: { readonly bet: GameBetRecord }) {
  const { t } = useTranslation()
  const zone = useZone()
  const outcome = shownOutcome(bet)
  const status = betStateWord(t, bet) ?? t(`bets.games.outcome.${outcome}`)
  const stake = formatMoney(bet.stake)
  const at = bet.settledAt ?? bet.placedAt
  return (
    <RecordCard
      kind={bet.gameName}
      tag={chaseTag(t, bet)}
      time={at === null ? '' : zonedTime(at, zone).format('MM/DD HH:mm')}
      currency={t(`common.currency.${bet.stake.currency}`)}
      status={status}
      tone={TONES[outcome]}
      label={t('records.cardLabel', { kind: bet.gameName, status, stake })}
    >
      <RecordSelection name={bet.optionName} price={gamePrice(bet.odds)} detail={detailOf(t, bet)} />
      <RecordMoney items={moneyOf(t, bet, stake)} />
      {bet.rollbacks > 0 && bet.status === 'open' && <Note align="start">{t('bets.games.rolledBack')}</Note>}
      <div className={styles.foot}>
        <span>{t('records.orderNo', { number: bet.orderNo })}</span>
        <Link
          className={styles.proof}
          to={roundPath(bet.product, bet.game, bet.round)}
          aria-label={t('bets.games.proofOf', { round: roundWord(bet) })}
        >
          {t('bets.games.proof')}
        </Link>
      </div>
    </RecordCard>
  )
})

/** What was chosen and the draw, of a lottery; and the round. */
function detailOf(t: TFunction, bet: GameBetRecord): string {
  const { option, numbers } = bet
  const drawn = numbers === null ? null : drawnNumbers(bet)
  return [
    ...(numbers === null ? [] : [numbersWords(t, Number(option), numbers)]),
    t('bets.games.round', { round: roundWord(bet) }),
    ...(drawn === null ? [] : [t('bets.games.drawn', { numbers: drawn })]),
    ...(isHalfPaid(bet) ? [t('bets.games.halfPaid')] : []),
  ].join(' · ')
}

const ODDS_SCALE = 100_000

/**
 * Whether a bet at a table has won less than its price: the banker without commission, with 6 points, pays half
 * (docs/games/casino.md, 3.3). Beside the price the payment would look wrong.
 */
function isHalfPaid({ product, outcome, odds, stake, returned }: GameBetRecord): boolean {
  if (product !== 'casino' || outcome !== 'won' || odds === null) return false
  return returned.minor < Math.floor((stake.minor * odds) / ODDS_SCALE)
}

/** A draw is named as on the pages of the lottery; the proof has its whole number. */
function roundWord({ product, round }: GameBetRecord): string {
  return product === 'lottery' ? planWord(round) : round
}

/** The numbers of a draw; `null` where the platform sent none. */
function drawnNumbers({ option, result }: GameBetRecord): string | null {
  const numbers: unknown = result?.['numbers']
  return Array.isArray(numbers) && numbers.length > 0 ? drawnWords(Number(option), numbers.map(String)) : null
}

function moneyOf(
  t: TFunction,
  { status, returned, profit }: GameBetRecord,
  stake: string,
): readonly MoneyItem[] {
  const items: MoneyItem[] = [{ key: 'stake', label: t('records.stake'), value: stake }]
  if (status === 'open') return items
  items.push({ key: 'payout', label: t('records.payout'), value: formatMoney(returned) })
  if (profit !== null) {
    const key = profit.minor > 0 ? 'netWin' : profit.minor < 0 ? 'netLoss' : 'netEven'
    items.push({
      key: 'net',
      label: t(`records.${key}`),
      value: formatMoney(profit, { sign: true }),
      tone: profit.minor > 0 ? 'win' : undefined,
    })
  }
  return items
}
