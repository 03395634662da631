import { useState } from 'react'
import { REASON_LENGTH, type RoomModel } from '../../../streams/index.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { SheetForm } from '../../ui/sheet/SheetForm.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import type { ManagedMessage } from './lineActions.ts'

interface AdminActionsProps {
  readonly message: ManagedMessage
  readonly model: RoomModel
  readonly onClose: () => void
}

const TERMS = { ten: 10, hour: 60, day: 1440, forEver: null } as const

type Term = keyof typeof TERMS

const TERM_KEYS: readonly Term[] = ['ten', 'hour', 'day', 'forEver']

/** An admin's actions on a message and its sender. */
export function AdminActions({ message, model, onClose }: AdminActionsProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  const [term, setTerm] = useState<Term>('ten')
  const [reason, setReason] = useState('')
  const { messageId, from } = message
  const done = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <>
      <SheetSection divide="hair">
        <Button kind="secondary" size="medium" onPress={done(() => model.withdraw(messageId))}>
          {t('room.admin.withdraw')}
        </Button>
      </SheetSection>
      {from.role === 'member' && (
        <SheetSection divide="hair">
          <SheetForm>
            <Segmented
              label={t('room.admin.minutes')}
              items={TERM_KEYS.map((key) => ({ key, label: t(`room.admin.minutesOf.${key}`) }))}
              selected={term}
              onSelect={setTerm}
            />
            <Field
              label={t('room.admin.reason')}
              value={reason}
              onChange={(text) => {
                setReason(text.slice(0, REASON_LENGTH))
              }}
            />
            <Button
              kind="danger"
              size="medium"
              ariaLabel={t('room.admin.muteNamed', { name: read(from.name) })}
              onPress={done(() => model.mute(from.id, TERMS[term], reason.trim()))}
            >
              {t('room.admin.mute')}
            </Button>
            <Button kind="secondary" size="medium" onPress={done(() => model.unmute(from.id))}>
              {t('room.admin.unmute')}
            </Button>
          </SheetForm>
        </SheetSection>
      )}
    </>
  )
}
