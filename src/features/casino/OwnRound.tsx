import { type CasinoTableModel, type TableView, totalStake } from '../../../streams/casino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Num } from '../../ui/text/Num.tsx'
import { amountWords, netWords } from './casinoWords.ts'
import styles from './OwnRound.module.css'

interface OwnRoundProps {
  readonly model: CasinoTableModel
  readonly table: TableView
}

/** What the member has on the round, and what it has returned. */
export function OwnRound({ model, table }: OwnRoundProps) {
  const { t } = useTranslation()
  const { taken, waiting, currency } = useStream(model.bets.view$)
  const own = useStream(model.own$)
  const staked = totalStake(taken) + totalStake(waiting)
  if (table.moment.voided && staked > 0) {
    return (
      <p className={styles.line} role="status">
        {t('casino.own.voided', { amount: amountWords(staked, currency) })}
      </p>
    )
  }
  return (
    <p className={styles.line} role="status">
      <span>
        {t('casino.own.staked')} <Num bold>{amountWords(staked, currency)}</Num>
      </span>
      {own !== null && (
        <span>
          {t('casino.own.returned')} <Num bold>{amountWords(own.returned, currency)}</Num>{' '}
          {t('casino.own.net')}{' '}
          <Num bold tone={own.returned > own.staked ? 'win' : undefined}>
            {netWords(own.returned - own.staked, currency)}
          </Num>
        </span>
      )}
    </p>
  )
}
