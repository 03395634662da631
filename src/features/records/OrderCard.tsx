import { memo } from 'react'
import type { TFunction } from 'i18next'
import { formatMoney, type Order } from '../../../streams/index.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import { RecordCard } from '../../ui/record/RecordCard.tsx'
import { zonedTime } from '../../words/zonedTime.ts'
import { CashedOut } from './CashedOut.tsx'
import { OpenOrder } from './OpenOrder.tsx'
import { OrderLegs } from './OrderLegs.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderSelection } from './OrderSelection.tsx'
import { OrderWorking } from './OrderWorking.tsx'
import { Repayment } from './Repayment.tsx'
import { ToResult } from './ToResult.tsx'
import { SharePicture } from './SharePicture.tsx'
import { ShareInRoom } from './ShareInRoom.tsx'
import {
  channelWord,
  isOpen,
  isSingle,
  orderKind,
  orderStatus,
  orderTone,
  returnedNote,
} from '../../words/orderWords.ts'
import { otherCurrencyName } from '../../words/currencyWords.ts'
import styles from './OrderCard.module.css'

interface OrderCardProps {
  readonly order: Order
  /** Shares the order with a room; `null` when there is none. */
  readonly onShare: ((orderNo: string) => void) | null
}

/**
 * One order: its selections, its stake, and its result or possible win. Memoized, so that a page that is added to a
 * long history renders its own orders only.
 */
export const OrderCard = memo(function OrderCard({ order, onShare }: OrderCardProps) {
  const { t, i18n } = useTranslation()
  const zone = useZone()
  const kind = orderKind(t, order)
  const status = orderStatus(t, order)
  const note = returnedNote(i18n, order)
  return (
    <RecordCard
      kind={kind}
      time={orderTime(t, order, zone)}
      currency={
        order.otherCurrency === undefined
          ? t(`common.currency.${order.stake.currency}`)
          : otherCurrencyName(i18n.language, order.otherCurrency)
      }
      status={status}
      tone={orderTone(order)}
      label={t('records.cardLabel', { kind, status, stake: formatMoney(order.stake) })}
    >
      {isOpen(order) ? <OpenOrder order={order} /> : <EndedOrder order={order} />}
      {note !== null && <Note align="start">{note}</Note>}
      <OrderWorking order={order} />
      <Repayment order={order} />
      {order.cashOut.state !== 'none' && <CashedOut order={order} state={order.cashOut.state} />}
      <div className={styles.number}>
        <Note align="start">
          {[
            t('records.orderNo', { number: order.orderNo }),
            t(`bets.payouts.${order.payout}`),
            ...(order.reserved === true ? [t('reserve.state.filled')] : []),
            ...channelWord(t, order),
          ].join(' · ')}
        </Note>
        <ShareInRoom order={order} onShare={onShare} />
        <SharePicture order={order} />
      </div>
    </RecordCard>
  )
})

/** Settled orders are sorted by the time of settlement, so that time is shown. */
function orderTime(t: TFunction, { placedAt, settledAt }: Order, zone: number | null): string {
  const text = (at: number): string => zonedTime(at, zone).format('MM/DD HH:mm')
  return settledAt === null ? text(placedAt) : t('records.settledAt', { time: text(settledAt) })
}

function EndedOrder({ order }: { readonly order: Order }) {
  const [first] = order.legs
  return (
    <>
      {isSingle(order) && first !== undefined ? (
        <>
          <OrderSelection leg={first} />
          <ToResult leg={first} />
        </>
      ) : (
        <OrderLegs order={order} />
      )}
      <OrderMoney order={order} />
    </>
  )
}
