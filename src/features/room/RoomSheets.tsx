import { useCallback, useState } from 'react'
import type { Gift, RoomFacts, RoomModel } from '../../../streams/index.ts'
import type { ManagedMessage } from '../chat/lineActions.ts'
import { MessageActions } from '../chat/MessageActions.tsx'
import { ShareSheet } from '../chat/ShareSheet.tsx'
import { type Combo, ComboButton } from '../giftTray/ComboButton.tsx'
import { GiftSheet } from '../giftTray/GiftSheet.tsx'
import { RoomMenu } from './RoomMenu.tsx'

export type OpenSheet =
  | { readonly kind: 'gifts' | 'share' | 'menu' }
  | { readonly kind: 'manage'; readonly message: ManagedMessage }

interface RoomSheetsProps {
  readonly sheet: OpenSheet | null
  readonly model: RoomModel
  readonly facts: RoomFacts | null
  readonly onClose: () => void
  readonly onShared: () => void
}

/** The sheet that is open, and the button that gives the last gift again. */
export function RoomSheets({ sheet, model, facts, onClose, onShared }: RoomSheetsProps) {
  const [combo, setCombo] = useState<Combo | null>(null)
  const give = (gift: Gift, count: number) => {
    model.giveGift(gift.giftId, count)
    setCombo((before) => ({ gift, count, turn: (before?.turn ?? 0) + 1 }))
    onClose()
  }
  const over = useCallback(() => {
    setCombo(null)
  }, [])
  if (facts === null) return null
  return (
    <>
      {combo !== null && sheet === null && (
        <ComboButton combo={combo} onAgain={() => give(combo.gift, combo.count)} onOver={over} />
      )}
      {sheet?.kind === 'gifts' && <GiftSheet gifts={facts.gifts} onGive={give} onClose={onClose} />}
      {sheet?.kind === 'share' && <ShareSheet model={model} onClose={onClose} onShared={onShared} />}
      {sheet?.kind === 'menu' && facts.admin && <RoomMenu facts={facts} model={model} onClose={onClose} />}
      {sheet?.kind === 'manage' && facts.admin && (
        <MessageActions message={sheet.message} model={model} onClose={onClose} />
      )}
    </>
  )
}
