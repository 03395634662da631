import type { RoomModel } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useZone } from '../../bindings/useZone.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { LowSheet } from '../../ui/sheet/LowSheet.tsx'
import { SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetForm } from '../../ui/sheet/SheetForm.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { refusalWords } from '../../words/roomWords.ts'
import { FeedParts } from '../loading/FeedParts.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './FilterSheet.module.css'

interface FilterSheetProps extends Pick<RoomModel, 'filterList'> {
  readonly onClose: () => void
}

/** An admin's list of blocked words, for all rooms of the site. */
export function FilterSheet({ filterList, onClose }: FilterSheetProps) {
  const { t, i18n } = useTranslation()
  const { serverTime } = useStreams()
  const zone = useZone()
  const { words, draft, busy, refusal } = useStream(filterList.view$)
  return (
    <LowSheet
      label={t('room.filter.title')}
      header={<SheetHeader>{t('room.filter.title')}</SheetHeader>}
      onClose={onClose}
    >
      <SheetSection>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            filterList.add()
          }}
        >
          <SheetForm>
            <Field
              label={t('room.filter.word')}
              value={draft}
              error={refusal === null ? null : refusalWords(i18n, refusal, { now: serverTime.now(), zone })}
              onChange={filterList.setDraft}
            />
            <Button type="submit" kind="secondary" size="medium" disabled={busy || draft.trim() === ''}>
              {t('room.filter.add')}
            </Button>
          </SheetForm>
        </form>
        <Note align="start">{t('room.filter.note')}</Note>
      </SheetSection>
      <SheetSection divide="hair">
        <FeedParts feed={words} failed={t('room.filter.failed')} onRetry={filterList.refresh}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState art="flag" title={t('room.filter.empty')} text={t('room.filter.emptyText')} />
            ) : (
              <ul className={styles.words} aria-label={t('room.filter.list')}>
                {list.map((word) => (
                  <li key={word}>
                    <bdi>{word}</bdi>
                    <Button
                      kind="outline"
                      size="small"
                      disabled={busy}
                      ariaLabel={t('room.filter.removeNamed', { word })}
                      onPress={() => {
                        filterList.remove(word)
                      }}
                    >
                      {t('room.filter.remove')}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </FeedParts>
      </SheetSection>
    </LowSheet>
  )
}
