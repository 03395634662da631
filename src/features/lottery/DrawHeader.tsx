import type { LotteryModel, LotteryView } from '../../../streams/lottery.ts'
import { useMedia } from '../../bindings/useMedia.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { AwaitedDraw, useAwaitedDraw } from './AwaitedDraw.tsx'
import { Balls } from './Balls.tsx'
import { Countdown, useOnSale } from './Countdown.tsx'
import { planWord } from '../../words/lotteryWords.ts'
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
  const awaited = useAwaitedDraw(lottery, last)
  return (
    <div className={styles.draw}>
      <div>
        {awaited === null ? (
          <Last table={table} {...(comes ? { shown } : {})} />
        ) : (
          <AwaitedDraw lottery={lottery} draw={awaited} />
        )}
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

/** The newest draw with its numbers. */
function Last({
  table: { last, lottery },
  ...comes
}: Pick<DrawHeaderProps['view'], 'table'> & { readonly shown?: number }) {
  const { t } = useTranslation()
  if (last === null) return <p>{t('lottery.noDraw')}</p>
  return (
    <>
      <p>{t('lottery.lastPlan', { plan: planWord(last.planId) })}</p>
      {last.voided ? (
        <p>{t('lottery.voided')}</p>
      ) : (
        <Balls seriesId={lottery.seriesId} numbers={last.numbers} {...comes} />
      )}
    </>
  )
}
