import { useTranslation } from 'react-i18next'
import type { AcceptanceMode } from '../../../streams/index.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'

interface AcceptanceChooserProps {
  readonly open: boolean
  readonly selected: AcceptanceMode
  readonly onClose: () => void
}

/** The choice of acceptance mode, each with its meaning. */
export function AcceptanceChooser({ open, selected, onClose }: AcceptanceChooserProps) {
  const { t } = useTranslation()
  const { slip, rules } = useMember()
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
      <RadioGroup
        label={t('slip.policy.label')}
        items={rules.acceptanceModes.map((mode) => ({
          key: mode,
          label: t(`slip.policy.${mode}`),
          note: t(`slip.policyNote.${mode}`),
        }))}
        selected={selected}
        onSelect={slip.setAcceptance}
      />
    </Sheet>
  )
}
