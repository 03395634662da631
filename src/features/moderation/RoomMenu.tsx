import { useState } from 'react'
import { REASON_LENGTH, type RoomFacts, type RoomModel } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { NoticeForm } from './NoticeForm.tsx'
import { AskForm } from './AskForm.tsx'
import { RoomRules } from './RoomRules.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { LowSheet } from '../../ui/sheet/LowSheet.tsx'
import { SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetForm } from '../../ui/sheet/SheetForm.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import styles from './RoomMenu.module.css'

interface RoomMenuProps {
  readonly facts: RoomFacts
  readonly model: RoomModel
  /** Opens the list of blocked words. */
  readonly onWords: () => void
  readonly onClose: () => void
}

/** Room settings of an admin: rules, notice, blocked words, and closing (with a reason) or opening the room. */
export function RoomMenu({ facts, model, onWords, onClose }: RoomMenuProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const act = () => {
    model.setOpen(!facts.open, facts.open ? reason.trim() : '')
    onClose()
  }
  return (
    <LowSheet
      label={t('room.admin.room')}
      header={<SheetHeader>{t('room.admin.room')}</SheetHeader>}
      onClose={onClose}
    >
      <RoomRules config={facts.config} model={model} onClose={onClose} />
      <SheetSection divide="hair">
        <h3 className={styles.title}>{t('room.admin.notice')}</h3>
        <NoticeForm notice={model.notice} onClose={onClose} />
      </SheetSection>
      <SheetSection divide="hair">
        <Button kind="outline" size="medium" onPress={onWords}>
          {t('room.admin.words')}
        </Button>
      </SheetSection>
      <AskForm polls={model.polls} onClose={onClose} />
      <SheetSection divide="hair">
        {facts.open ? (
          <SheetForm>
            <Field
              label={t('room.admin.closeReason')}
              value={reason}
              onChange={(text) => {
                setReason(text.slice(0, REASON_LENGTH))
              }}
            />
            <Button kind="danger" onPress={act}>
              {t('room.admin.close')}
            </Button>
          </SheetForm>
        ) : (
          <SheetForm>
            <p>
              {facts.closedReason === ''
                ? t('room.closed')
                : t('room.closedReason', { reason: facts.closedReason })}
            </p>
            <Button onPress={act}>{t('room.admin.open')}</Button>
          </SheetForm>
        )}
      </SheetSection>
    </LowSheet>
  )
}
