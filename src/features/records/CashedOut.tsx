import { useState } from 'react'
import type { TFunction } from 'i18next'
import { formatMoney, formatAmount, type Order } from '../../../streams/index.ts'
import type { CashOutEntry, CashOutStreams } from '../../../streams/records.ts'
import { useCashOutHistory, useCashOuts } from '../../bindings/useCashOut.ts'
import { useZone } from '../../bindings/useZone.tsx'
import type { TextKey } from '../../i18n/catalogueText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { KeyValue } from '../../ui/list/KeyValue.tsx'
import { zonedTime } from '../../words/zonedTime.ts'

type Taken = Exclude<Order['cashOut']['state'], 'none'>

interface Words {
  readonly label: TextKey
  readonly value: TextKey
}

const TAKEN = { label: 'cashOut.closed', value: 'cashOut.entryStatus.taken' } as const satisfies Words

/** Of a cancelled cash-out the stake is paid instead of its amount, so the amount is not a gain. */
const WORDS = {
  partial: TAKEN,
  full: TAKEN,
  partialCancelled: { label: 'cashOut.state.partialCancelled', value: 'cashOut.returned' },
  fullCancelled: { label: 'cashOut.state.fullCancelled', value: 'cashOut.returned' },
} as const satisfies Record<Taken, Words>

interface CashedOutProps {
  readonly order: Order
  readonly state: Taken
}

/** What was cashed out of an order and what it paid, with each cash-out on request. */
export function CashedOut({ order, state }: CashedOutProps) {
  const { t } = useTranslation()
  const cashOuts = useCashOuts()
  const [open, setOpen] = useState(false)
  const { stake, openStake, cashOut } = order
  const { label, value } = WORDS[state]
  const closed = formatAmount(stake.minor - openStake.minor)
  return (
    <div>
      <KeyValue
        label={t(label, { stake: closed })}
        value={t(value, { amount: formatMoney(cashOut.amount) })}
      />
      {cashOuts !== null && (
        <Button
          kind="quiet"
          size="small"
          onPress={() => {
            setOpen(!open)
          }}
        >
          {t(open ? 'common.action.collapse' : 'cashOut.history')}
        </Button>
      )}
      {open && cashOuts !== null && <History order={order} cashOuts={cashOuts} />}
    </div>
  )
}

interface HistoryProps {
  readonly order: Order
  readonly cashOuts: CashOutStreams
}

function History({ order, cashOuts }: HistoryProps) {
  const { t } = useTranslation()
  const zone = useZone()
  const history = useCashOutHistory(cashOuts, order)
  if (history.status === 'failed') return <Note align="start">{t('cashOut.historyFailed')}</Note>
  if (history.value === undefined) return <Note align="start">{t('common.loading')}</Note>
  return history.value.map((entry, index) => (
    <KeyValue
      key={`${String(entry.at)} ${index}`}
      label={t('cashOut.entry', {
        time: entry.at === null ? '' : zonedTime(entry.at, zone).format('MM/DD HH:mm'),
        stake: formatAmount(entry.stake.minor),
        left: formatAmount(entry.left.minor),
      })}
      value={entryWords(t, entry)}
    />
  ))
}

function entryWords(t: TFunction, { status, amount }: CashOutEntry): string {
  return t(`cashOut.entryStatus.${status}`, { amount: formatMoney(amount) })
}
