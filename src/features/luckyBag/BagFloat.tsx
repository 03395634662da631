import type { LuckyBag, RoomBags } from '../../../streams/index.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { BagPicture } from './BagPicture.tsx'
import { useSecondsLeft } from './useSecondsLeft.ts'
import styles from './BagFloat.module.css'

interface BagFloatProps {
  readonly bags: RoomBags
  /** Called after a bag was chosen to be looked at. */
  readonly onLook: () => void
}

/** The open lucky bag of the room over its chat: one that the member may open first, otherwise the newest. */
export function BagFloat({ bags, onLook }: BagFloatProps) {
  const open = useStream(bags.bags$)
  const bag = open.find((each) => each.mine === null && !bags.isOwn(each)) ?? open.at(-1)
  if (bag === undefined) return null
  return (
    <Float
      bag={bag}
      others={open.length - 1}
      onPress={() => {
        bags.look(bag.bagId)
        onLook()
      }}
    />
  )
}

interface FloatProps {
  readonly bag: LuckyBag
  readonly others: number
  readonly onPress: () => void
}

function Float({ bag, others, onPress }: FloatProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  const seconds = useSecondsLeft(bag.closesAt)
  const time = `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
  const left = bag.shares - bag.taken
  return (
    <button
      type="button"
      className={styles.float}
      aria-label={t('luckyBag.look', { name: read(bag.from.name), left })}
      onClick={onPress}
    >
      <BagPicture className={bag.mine === null ? styles.fresh : styles.picture} />
      {others > 0 && <b className={styles.more}>{others + 1}</b>}
      <span className={styles.time}>{time}</span>
    </button>
  )
}
