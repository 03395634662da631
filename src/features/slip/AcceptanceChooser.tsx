import { acceptanceSettings, type AcceptanceSetting, type SlipView } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { acceptanceItem } from '../../words/acceptanceWords.ts'
import styles from './AcceptanceChooser.module.css'

interface AcceptanceChooserProps {
  readonly open: boolean
  readonly view: Pick<SlipView, 'acceptance' | 'asks'>
  readonly onClose: () => void
}

/**
 * The acceptance modes with their meanings: for the setting, or for this bet alone if the member is asked each time. In
 * the latter case a tap closes the sheet; arrow keys only move the selection.
 */
export function AcceptanceChooser({ open, view, onClose }: AcceptanceChooserProps) {
  const { t } = useTranslation()
  const { slip, rules } = useMember()
  const modes: readonly AcceptanceSetting[] = view.asks ? rules.acceptanceModes : acceptanceSettings(rules)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t('slip.policy.label')}
      header={
        <SheetHeader actions={<IconButton icon="close" label={t('common.action.close')} onPress={onClose} />}>
          {t('slip.policy.label')}
        </SheetHeader>
      }
    >
      <div onClick={view.asks ? onClose : undefined}>
        <RadioGroup
          label={t('slip.policy.label')}
          items={modes.map((mode) => acceptanceItem(t, mode))}
          selected={view.acceptance}
          onSelect={slip.setAcceptance}
        />
      </div>
      {view.asks && (
        <div className={styles.note}>
          <Note align="start">{t('slipMore.policy.onlyThis')}</Note>
        </div>
      )}
    </Sheet>
  )
}
