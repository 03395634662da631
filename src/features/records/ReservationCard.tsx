import { useState } from 'react'
import type { TFunction } from 'i18next'
import { formatMoney, formatOdds } from '../../../streams/index.ts'
import type { Reservation, ReserveStreams } from '../../../streams/reserve.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { catalogueText, type TextKey } from '../../i18n/catalogueText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../ui/feedback/Note.tsx'
import { RecordCard, RecordSelection, type RecordTone } from '../../ui/record/RecordCard.tsx'
import { type MoneyItem, RecordMoney } from '../../ui/record/RecordMoney.tsx'
import { zonedTime } from '../../words/zonedTime.ts'
import { legDetail } from '../../words/orderWords.ts'
import { ReservationChanges } from './ReservationChanges.tsx'
import { ReservationEdit } from './ReservationEdit.tsx'

interface ReservationCardProps {
  readonly reservation: Reservation
  readonly reserve: ReserveStreams
}

const TONES: Readonly<Record<Reservation['state'], RecordTone>> = {
  waiting: 'now',
  confirming: 'now',
  filled: 'pending',
  failed: 'refused',
  cancelled: 'push',
}

/** A cancelled reservation is labelled as a failed one; the reason says that it was cancelled. */
const LABELS = {
  waiting: 'reserve.state.waiting',
  confirming: 'reserve.state.confirming',
  filled: 'reserve.state.filled',
  failed: 'reserve.state.failed',
  cancelled: 'reserve.state.failed',
} as const satisfies Record<Reservation['state'], TextKey>

/** A reservation: its price and stake, and why it failed. */
export function ReservationCard({ reservation, reserve }: ReservationCardProps) {
  const { t, i18n } = useTranslation()
  const zone = useZone()
  const [editing, setEditing] = useState(false)
  const { order, state, reasonKey } = reservation
  const [leg] = order.legs
  const status = t(LABELS[state])
  const kind = t('reserve.list.kind')
  const waits = state === 'waiting'
  const { edit } = reserve.changes
  return (
    <RecordCard
      kind={kind}
      time={zonedTime(order.placedAt, zone).format('MM/DD HH:mm')}
      currency={t(`common.currency.${order.stake.currency}`)}
      status={status}
      tone={TONES[state]}
      label={t('records.cardLabel', { kind, status, stake: formatMoney(order.stake) })}
    >
      {leg !== undefined && (
        <RecordSelection
          name={leg.selectionName}
          price={priceWords(t, reservation)}
          detail={legDetail(t, leg)}
        />
      )}
      <RecordMoney items={moneyItems(t, reservation)} />
      {reasonKey !== null && <Note align="start">{catalogueText(i18n, reasonKey)}</Note>}
      {waits && editing && edit !== undefined && (
        <ReservationEdit
          reservation={reservation}
          onSave={(odds) => {
            edit(order.orderNo, odds)
            setEditing(false)
          }}
          onClose={() => {
            setEditing(false)
          }}
        />
      )}
      {waits && !editing && (
        <ReservationChanges
          orderNo={order.orderNo}
          reserve={reserve}
          onEdit={
            edit === undefined
              ? null
              : () => {
                  setEditing(true)
                }
          }
        />
      )}
      <Note align="start">{t('records.orderNo', { number: order.orderNo })}</Note>
    </RecordCard>
  )
}

/** The price that is waited for, that of the bet, or the target that came to nothing. */
function priceWords(t: TFunction, { state, odds, order }: Reservation): string {
  const price = formatOdds(odds, 'europe')
  if (state === 'waiting') return t('reserve.list.waitsFor', { price })
  const taken = state === 'confirming' || state === 'filled' ? (order.legs[0]?.oddsText ?? '') : ''
  return taken === '' ? t('reserve.list.target', { price }) : t('reserve.list.filledAt', { price: taken })
}

function moneyItems(t: TFunction, { order, state, pay }: Reservation): readonly MoneyItem[] {
  const stake = { key: 'stake', label: t('records.stake'), value: formatMoney(order.stake) }
  const ended = state === 'failed' || state === 'cancelled'
  const paid = ended
    ? pay === 'held'
      ? 'stakeBack'
      : 'stakeNever'
    : pay === 'held'
      ? 'stakeHeld'
      : 'stakeLater'
  const payment = {
    key: 'pay',
    label: t('reserve.pay.label'),
    value: t(`reserve.list.${paid}`),
    worded: true,
  }
  if (ended) return [stake, payment]
  return [stake, payment, { key: 'win', label: t('reserve.list.canWin'), value: formatMoney(order.maxWin) }]
}
