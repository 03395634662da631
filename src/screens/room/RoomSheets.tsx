import { useCallback, useEffect, useState } from 'react'
import type { Gift, GiftCurrency, RoomFacts, RoomModel } from '../../../streams/index.ts'
import type { ManagedMessage } from '../../features/chat/lineActions.ts'
import { MessageMenu } from '../../features/chat/MessageMenu.tsx'
import type { BlockedSpeakers } from '../../features/chat/useBlockedSpeakers.ts'
import { ShareSheet } from '../../features/chat/ShareSheet.tsx'
import { CopiedPeople } from '../../features/copyBets/CopiedPeople.tsx'
import { CopyForm } from '../../features/copyBets/CopyForm.tsx'
import { type Combo, ComboButton } from '../../features/giftTray/ComboButton.tsx'
import { GiftSheet } from '../../features/giftTray/GiftSheet.tsx'
import { BagSheet } from '../../features/luckyBag/BagSheet.tsx'
import { PutBagSheet } from '../../features/luckyBag/PutBagSheet.tsx'
import { FilterSheet } from '../../features/moderation/FilterSheet.tsx'
import { RoomMenu } from '../../features/moderation/RoomMenu.tsx'

/** The overlay names of the sheets, as they appear in the address. */
export const ROOM_SHEETS = [
  'gifts',
  'lucky-bag',
  'put-bag',
  'share',
  'room-menu',
  'room-words',
  'message',
] as const

export type RoomSheet = (typeof ROOM_SHEETS)[number]

interface RoomSheetsProps {
  readonly sheet: RoomSheet | null
  /** The message that the `message` sheet is about; `null` after a reload, which closes that sheet. */
  readonly managed: ManagedMessage | null
  readonly blocked: BlockedSpeakers
  readonly model: RoomModel
  readonly facts: RoomFacts | null
  readonly onShow: (sheet: RoomSheet) => void
  readonly onClose: () => void
  /** Called when a sheet has written into the draft. */
  readonly onWritten: () => void
  readonly onShared: () => void
}

/** The open sheet, and the button that repeats the last gift. */
export function RoomSheets({
  sheet,
  managed,
  blocked,
  model,
  facts,
  onShow,
  onClose,
  onWritten,
  onShared,
}: RoomSheetsProps) {
  const [combo, setCombo] = useState<Combo | null>(null)
  const give = (gift: Gift, count: number, currency: GiftCurrency) => {
    if (currency === 'GOLD') model.giveGift(gift.giftId, count, currency)
    else model.giveGift(gift.giftId, count)
    setCombo((before) => ({ gift, count, currency, turn: (before?.turn ?? 0) + 1 }))
    onClose()
  }
  const over = useCallback(() => {
    setCombo(null)
  }, [])
  const admin = facts?.admin
  const nothing = (sheet === 'message' && managed === null) || (isForAdmins(sheet) && admin === false)
  useEffect(() => {
    if (nothing) onClose()
  }, [nothing, onClose])
  if (facts === null) return null
  return (
    <>
      {combo !== null && sheet === null && (
        <ComboButton
          combo={combo}
          onAgain={() => give(combo.gift, combo.count, combo.currency)}
          onOver={over}
        />
      )}
      {sheet === 'gifts' && (
        <GiftSheet gifts={facts.gifts} onGive={give} onBag={() => onShow('put-bag')} onClose={onClose} />
      )}
      {sheet === 'put-bag' && <PutBagSheet bags={model.bags} onClose={onClose} />}
      {sheet === 'lucky-bag' && <BagSheet bags={model.bags} onClose={onClose} />}
      {sheet === 'share' && <ShareSheet model={model} onClose={onClose} onShared={onShared} />}
      {sheet === 'room-menu' && facts.admin && (
        <RoomMenu facts={facts} model={model} onWords={() => onShow('room-words')} onClose={onClose} />
      )}
      {sheet === 'room-words' && facts.admin && (
        <FilterSheet filterList={model.filterList} onClose={onClose} />
      )}
      {sheet === 'message' && managed !== null && (
        <MessageMenu
          message={managed}
          admin={facts.admin}
          model={model}
          blocked={blocked}
          copying={
            <>
              {!managed.mine && <CopyForm person={managed.from} copies={model.copies} onDone={onClose} />}
              <CopiedPeople copies={model.copies} />
            </>
          }
          onWritten={onWritten}
          onClose={onClose}
        />
      )}
    </>
  )
}

const isForAdmins = (sheet: RoomSheet | null) => sheet === 'room-menu' || sheet === 'room-words'
