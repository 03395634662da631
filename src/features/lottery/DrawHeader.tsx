import { useTranslation } from 'react-i18next'
import type { LotteryModel, LotteryView } from '../../../streams/lottery.ts'
import { useMedia } from '../../bindings/useMedia.ts'
import { useStream } from '../../bindings/useStream.ts'
import { Balls } from './Balls.tsx'
import { Countdown, useOnSale } from './Countdown.tsx'
import { planWord } from './valueWords.ts'
import styles from './Ticket.module.css'

interface DrawHeaderProps {
  readonly model: LotteryModel
  readonly view: LotteryView
}

/** The last numbers, which come one after the other, and the countdown to the seal of the draw on sale. */
export function DrawHeader({ model, view: { table } }: DrawHeaderProps) {
  const { t } = useTranslation()
  const { last, sale, lottery, status } = table
  const onSale = useOnSale(sale) && status === 'open'
  const { planId, shown } = useStream(model.shown$)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const comes = !still && last !== null && planId === last.planId
  return (
    <div className={styles.draw}>
      <div>
        <p>{last === null ? t('lottery.noDraw') : t('lottery.lastPlan', { plan: planWord(last.planId) })}</p>
        {last !== null &&
          (last.voided ? (
            <p>{t('lottery.voided')}</p>
          ) : (
            <Balls seriesId={lottery.seriesId} numbers={last.numbers} {...(comes ? { shown } : {})} />
          ))}
      </div>
      <div className={styles.seal}>
        {onSale && sale !== null ? (
          <>
            <p>{t('lottery.toSeal', { plan: planWord(sale.planId) })}</p>
            <Countdown sale={sale} opensAt={sale.opensAt} />
          </>
        ) : (
          <p role="status">{t(`lottery.status.${status === 'open' ? 'sealed' : status}`)}</p>
        )}
      </div>
    </div>
  )
}
