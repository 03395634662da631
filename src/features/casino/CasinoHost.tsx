import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { NotLoaded } from '../loading/NotLoaded.tsx'
import { useLateCode } from '../loading/useLateCode.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

const load = () => import('./CasinoLobby.tsx')

/** Loads the lobby of the casino into the home page. */
export function CasinoHost() {
  const { t } = useTranslation()
  const { code, failed, retry } = useLateCode(true, load)
  if (code !== null) return <code.CasinoLobby />
  if (failed) return <NotLoaded onRetry={retry} />
  return <Skeleton shape="records" rows={4} label={t('common.loading')} />
}
