import type { RoomModel } from '../../../streams/index.ts'
import { NOTICE_LENGTH } from '../../../streams/live.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SheetForm } from '../../ui/sheet/SheetForm.tsx'

interface NoticeFormProps extends Pick<RoomModel, 'notice'> {
  readonly onClose: () => void
}

/** Sets and removes the notice of the room. What was typed stays until it is set. */
export function NoticeForm({ notice, onClose }: NoticeFormProps) {
  const { t } = useTranslation()
  const draft = useStream(notice.draft$)
  const pinned = useStream(notice.pinned$)
  const changed = draft.trim() !== '' && draft !== pinned?.text
  const act = (action: () => void) => () => {
    action()
    onClose()
  }
  return (
    <SheetForm>
      <Field
        label={t('room.admin.noticeText', { limit: String(NOTICE_LENGTH) })}
        value={draft}
        onChange={notice.setDraft}
      />
      <ButtonRow>
        {pinned !== null && (
          <Button kind="outline" size="medium" onPress={act(notice.unpin)}>
            {t('room.admin.noticeRemove')}
          </Button>
        )}
        <Button kind="secondary" size="medium" disabled={!changed} onPress={act(notice.pin)}>
          {t('room.admin.noticeSet')}
        </Button>
      </ButtonRow>
    </SheetForm>
  )
}
