import { useTranslation } from 'react-i18next'
import type { LotteryView } from '../../../streams/lottery.ts'
import { Balls } from './Balls.tsx'
import { Countdown, useOnSale } from './Countdown.tsx'
import { planWord } from './valueWords.ts'
import styles from './Ticket.module.css'

/** The last numbers, and the countdown to the seal of the draw on sale. */
export function DrawHeader({ view: { table } }: { readonly view: LotteryView }) {
  const { t } = useTranslation()
  const { last, sale, lottery, status } = table
  const onSale = useOnSale(sale) && status === 'open'
  return (
    <div className={styles.draw}>
      <div>
        <p>{last === null ? t('lottery.noDraw') : t('lottery.lastPlan', { plan: planWord(last.planId) })}</p>
        {last !== null &&
          (last.voided ? (
            <p>{t('lottery.voided')}</p>
          ) : (
            <Balls seriesId={lottery.seriesId} numbers={last.numbers} />
          ))}
      </div>
      <div className={styles.seal}>
        {onSale && sale !== null ? (
          <>
            <p>{t('lottery.toSeal', { plan: planWord(sale.planId) })}</p>
            <Countdown sale={sale} />
          </>
        ) : (
          <p role="status">{t(`lottery.status.${status === 'open' ? 'sealed' : status}`)}</p>
        )}
      </div>
    </div>
  )
}
