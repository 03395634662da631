import { useEffect } from 'react'
import dayjs from 'dayjs'
import type { BagDetail, RoomBags, SeenBag } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useZone } from '../../bindings/useZone.tsx'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LowSheet } from '../../ui/sheet/LowSheet.tsx'
import { SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { priceWords, refusalWords } from '../../words/roomWords.ts'
import { BagPicture } from './BagPicture.tsx'
import { useSecondsLeft } from './useSecondsLeft.ts'
import styles from './BagSheet.module.css'

interface BagSheetProps {
  readonly bags: RoomBags
  readonly onClose: () => void
}

/** One lucky bag: the button that opens it, what came out of it, and who has a share. */
export function BagSheet({ bags, onClose }: BagSheetProps) {
  const { t } = useTranslation()
  const seen = useStream(bags.seen$)
  const gone = seen === null
  // After a reload no bag is chosen.
  useEffect(() => {
    if (gone) onClose()
  }, [gone, onClose])
  useEffect(() => bags.leave, [bags])
  if (gone) return null
  return (
    <LowSheet
      label={t('luckyBag.title')}
      onClose={onClose}
      header={<SheetHeader>{t('luckyBag.title')}</SheetHeader>}
      shown={seen.bag.bagId}
    >
      <Bag seen={seen} bags={bags} />
    </LowSheet>
  )
}

function Bag({ seen, bags }: { readonly seen: SeenBag; readonly bags: RoomBags }) {
  const { t } = useTranslation()
  const read = useLocalText()
  const { bag } = seen
  return (
    <div className={styles.bag}>
      <BagPicture className={styles.picture} />
      <p className={styles.from}>{t('luckyBag.from', { name: read(bag.from.name) })}</p>
      <p className={styles.facts}>
        {t('luckyBag.facts', {
          amount: priceWords(bag.amount, bag.currency),
          taken: bag.taken,
          shares: bag.shares,
        })}
      </p>
      <div className={styles.outcome} role="status">
        <Outcome seen={seen} bags={bags} />
      </div>
      {'takers' in bag && <Takers bag={bag} />}
    </div>
  )
}

/** The button, or what became of it. */
function Outcome({ seen, bags }: { readonly seen: SeenBag; readonly bags: RoomBags }) {
  const { t, i18n } = useTranslation()
  const { serverTime } = useStreams()
  const zone = useZone()
  const { bag, phase, refusal } = seen
  const seconds = useSecondsLeft(bag.closesAt)
  if (phase === 'got' && bag.mine !== null) {
    return (
      <p className={styles.got}>
        <span>{t('luckyBag.got')}</span>
        <b>{priceWords(bag.mine, bag.currency)}</b>
      </p>
    )
  }
  if (phase === 'unknown') {
    return (
      <>
        <p>{t('luckyBag.unknown')}</p>
        <Button kind="secondary" size="medium" onPress={bags.check}>
          {t('luckyBag.check')}
        </Button>
      </>
    )
  }
  if (phase === 'refused' && refusal !== null) {
    return <p>{refusalWords(i18n, refusal, { now: serverTime.now(), zone })}</p>
  }
  if (bags.isOwn(bag)) return <p>{t('room.refusal.ownBag')}</p>
  return (
    <Button size="medium" busy={phase !== 'closed'} disabled={seconds === 0} onPress={bags.open}>
      {t('luckyBag.open')}
    </Button>
  )
}

function Takers({ bag }: { readonly bag: BagDetail }) {
  const { t } = useTranslation()
  const read = useLocalText()
  const most = Math.max(0, ...bag.takers.map(({ amount }) => amount))
  const isDone = bag.taken === bag.shares
  if (bag.takers.length === 0) return <p className={styles.facts}>{t('luckyBag.nobody')}</p>
  return (
    <ol className={styles.takers} aria-label={t('luckyBag.takers')}>
      {bag.takers.map(({ id, name, amount, at }) => (
        <li key={id}>
          <bdi className={styles.name}>{read(name)}</bdi>
          <time className={styles.time} dateTime={new Date(at).toISOString()}>
            {dayjs(at).format('HH:mm:ss')}
          </time>
          {isDone && amount === most && <span className={styles.most}>{t('luckyBag.most')}</span>}
          <b className={styles.amount}>{priceWords(amount, bag.currency)}</b>
        </li>
      ))}
    </ol>
  )
}
