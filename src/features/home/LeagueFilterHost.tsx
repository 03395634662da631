import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { Sheet } from '../../ui/sheet/Sheet.tsx'
import { NotLoaded } from '../loading/NotLoaded.tsx'
import { useLateCode } from '../loading/useLateCode.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

const load = () => import('./filter/LeagueFilter.tsx')

/** The choice of leagues. Its code and texts are loaded when it is first opened. */
export function LeagueFilterHost() {
  const { t } = useTranslation()
  const { open, close } = useOverlayStep('filter')
  const { code, failed, retry } = useLateCode(open, load)
  if (!open) return null
  if (code !== null) return <code.LeagueFilter onClose={close} />
  if (!failed) return null
  return (
    <Sheet open label={t('home.filter.open')} onClose={close}>
      <NotLoaded onRetry={retry} />
    </Sheet>
  )
}
