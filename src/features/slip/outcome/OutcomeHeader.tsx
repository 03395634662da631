import type { OutcomeView } from '../../../../streams/index.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { SheetHeader } from '../../../ui/sheet/Sheet.tsx'
import { outcomeTitle } from './outcomeWords.ts'

interface OutcomeHeaderProps {
  readonly outcome: OutcomeView
  readonly onClose: () => void
}

/** The title of the outcome. Closing the sheet only hides a pending confirm. */
export function OutcomeHeader({ outcome, onClose }: OutcomeHeaderProps) {
  const { t } = useTranslation()
  const waits = outcome.phase === 'submitting' || outcome.phase === 'confirming'
  return (
    <SheetHeader actions={<IconButton icon="down" label={t('slip.hide')} onPress={onClose} />}>
      {waits ? outcomeTitle(t, outcome) : t('slip.result.title')}
    </SheetHeader>
  )
}
