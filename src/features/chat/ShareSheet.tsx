import type { Order, RoomModel } from '../../../streams/index.ts'
import { recordsStreams } from '../../../streams/records.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LowSheet } from '../../ui/sheet/LowSheet.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { isSingle, legDetail, legPrice, mayBeShared, orderKind } from '../../words/orderWords.ts'
import { priceText } from '../../words/priceText.ts'
import styles from './ShareSheet.module.css'

interface ShareSheetProps {
  readonly model: RoomModel
  readonly onClose: () => void
  /** Called after sharing; the chat then shows the bet. */
  readonly onShared: () => void
}

/** The member's own unsettled bets, to share one with the room. */
export function ShareSheet({ model, onClose, onShared }: ShareSheetProps) {
  const { t } = useTranslation()
  const share = (orderNo: string) => {
    model.share(orderNo)
    model.pause(false)
    onShared()
  }
  return (
    <LowSheet
      label={t('room.share.title')}
      header={<SheetHeader>{t('room.share.title')}</SheetHeader>}
      onClose={onClose}
    >
      <Orders onShare={share} />
    </LowSheet>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return <Skeleton shape="records" rows={2} label={t('common.loading')} />
}

/** How many bets the sheet lists; older ones are in the records. */
const SHOWN = 20

function Orders({ onShare }: { readonly onShare: (no: string) => void }) {
  const { t } = useTranslation()
  const { unsettled } = useMember().part(recordsStreams)
  const list = useStream(unsettled.list$)
  if (list.status === 'failed') {
    return (
      <EmptyState
        art="error"
        title={t('records.failed')}
        text={t(`states.feed.${list.reason}`)}
        actions={<Button onPress={unsettled.refresh}>{t('common.action.retry')}</Button>}
      />
    )
  }
  if (list.value === undefined) return <Waiting />
  const orders = list.value.orders.filter(mayBeShared).slice(0, SHOWN)
  if (orders.length === 0) {
    return <EmptyState art="flag" title={t('room.share.empty')} text={t('room.share.emptyText')} />
  }
  return (
    <>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <OrderRow key={order.orderNo} order={order} onShare={onShare} />
        ))}
      </ul>
      <Note>{t('room.share.note')}</Note>
    </>
  )
}

function OrderRow({ order, onShare }: { readonly order: Order; readonly onShare: (no: string) => void }) {
  const { t } = useTranslation()
  const [leg] = order.legs
  const single = isSingle(order) && leg !== undefined
  const name = single ? leg.selectionName : orderKind(t, order)
  return (
    <li className={styles.order}>
      <span className={styles.words}>
        <b>
          {name} {single && <span className={styles.price}>{legPrice(leg, priceText)}</span>}
        </b>
        <small>
          {single ? legDetail(t, leg) : order.legs.map(({ selectionName }) => selectionName).join(' · ')}
        </small>
      </span>
      <Button
        size="small"
        kind="secondary"
        ariaLabel={t('room.share.actionNamed', { selection: name })}
        onPress={() => {
          onShare(order.orderNo)
        }}
      >
        {t('room.share.action')}
      </Button>
    </li>
  )
}
