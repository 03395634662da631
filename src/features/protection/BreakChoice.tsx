import dayjs from 'dayjs'
import { type Break, BREAKS } from '../../../streams/protection.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import styles from './BreakChoice.module.css'

interface BreakChoiceProps {
  /** The end of the last break, platform time, ms. */
  readonly breakUntil: number | null
  readonly onTake: (length: Break) => void
}

/** The lengths of a break; each begins after a second tap, and none can be ended early. */
export function BreakChoice({ breakUntil, onTake }: BreakChoiceProps) {
  const { t } = useTranslation()
  const now = useStream(useStreams().second$)
  const running = breakUntil !== null && breakUntil > now
  return (
    <section aria-labelledby="break-title">
      <h2 id="break-title" className={styles.title}>
        {t('protection.break.title')}
      </h2>
      <div className={styles.card}>
        {running && (
          <p className={styles.running} role="status">
            {t('protection.break.running', { time: dayjs(breakUntil).format('MM/DD HH:mm') })}
          </p>
        )}
        <div className={styles.lengths}>
          {BREAKS.map((length) => (
            <BreakButton key={length} length={length} onTake={onTake} />
          ))}
        </div>
        <Note align="start">{t(running ? 'protection.break.longer' : 'protection.break.rule')}</Note>
      </div>
    </section>
  )
}

function BreakButton({ length, onTake }: Pick<BreakChoiceProps, 'onTake'> & { readonly length: Break }) {
  const { t } = useTranslation()
  const { open, show, close } = useOverlayStep(`setting-break-${length}`)
  const time = t(`protection.break.${length}`)
  const title = t('protection.break.title')
  return (
    <>
      <Button kind="secondary" size="medium" onPress={show}>
        {time}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        label={title}
        header={<SheetHeader>{title}</SheetHeader>}
        footer={
          <ButtonRow>
            <Button kind="secondary" onPress={close}>
              {t('common.action.cancel')}
            </Button>
            <Button
              onPress={() => {
                onTake(length)
                close()
              }}
            >
              {t('protection.break.start')}
            </Button>
          </ButtonRow>
        }
      >
        <SheetSection>{t('protection.break.ask', { time })}</SheetSection>
      </Sheet>
    </>
  )
}
