import dayjs from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, type Order, type OrderLeg } from '../../../streams/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { RecordCard, RecordSelection } from '../../ui/RecordCard.tsx'
import { RecordLegs } from '../../ui/RecordLegs.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderWorking } from './OrderWorking.tsx'
import { ShareInRoom } from './ShareInRoom.tsx'
import {
  isSingle,
  legDetail,
  legMark,
  legPrice,
  orderKind,
  orderStatus,
  orderTone,
  outcomeWord,
  scoreText,
} from './orderWords.ts'
import { priceText } from './priceText.ts'
import styles from './OrderCard.module.css'

interface OrderCardProps {
  readonly order: Order
  /** Shows it in a room; `null` when there is none. */
  readonly onShare: ((orderNo: string) => void) | null
}

/** One order: what it is on, what was staked, and what became or may become of it. */
export function OrderCard({ order, onShare }: OrderCardProps) {
  const { t, i18n } = useTranslation()
  const kind = orderKind(i18n, t, order)
  const status = orderStatus(t, order)
  const [first] = order.legs
  return (
    <RecordCard
      kind={kind}
      time={dayjs(order.placedAt).format('MM/DD HH:mm')}
      status={status}
      tone={orderTone(order)}
      label={t('records.cardLabel', { kind, status, stake: formatMoney(order.stake) })}
    >
      {isSingle(order) && first !== undefined ? <Single leg={first} /> : <Legs order={order} />}
      <OrderMoney order={order} />
      <OrderWorking order={order} />
      <div className={styles.number}>
        <Note align="start">{t('records.orderNo', { number: order.orderNo })}</Note>
        <ShareInRoom order={order} onShare={onShare} />
      </div>
    </RecordCard>
  )
}

function Single({ leg }: { readonly leg: OrderLeg }) {
  const { t } = useTranslation()
  return (
    <RecordSelection name={leg.selectionName} price={legPrice(leg, priceText)} detail={legDetail(t, leg)} />
  )
}

/** More legs than this are folded away. */
const SHOWN_LEGS = 3

function Legs({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const foldable = order.legs.length > SHOWN_LEGS
  const shown = open ? order.legs : order.legs.slice(0, SHOWN_LEGS)
  return (
    <>
      <RecordLegs
        legs={shown.map((leg, index) => ({
          ...legMark(leg.outcome),
          key: `${leg.matchId} ${leg.selectionName} ${index}`,
          iconLabel: outcomeWord(t, leg.outcome),
          name: leg.selectionName,
          detail: legDetail(t, { ...leg, settleScore: null }),
          now: leg.settleScore === null ? undefined : scoreText(leg.settleScore),
          price: legPrice(leg, priceText),
        }))}
      />
      {foldable && (
        <Button
          kind="quiet"
          size="small"
          onPress={() => {
            setOpen(!open)
          }}
        >
          {open ? t('records.hideLegs') : t('records.showLegs', { count: order.legs.length })}
        </Button>
      )}
    </>
  )
}
