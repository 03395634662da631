import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useLateCode } from '../loading/useLateCode.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

const load = () => import('./Lobby.tsx')

/** Loads the lobby of a venue without a sport menu. */
export function LobbyHost() {
  const { t } = useTranslation()
  const { code } = useLateCode(true, load)
  return code === null ? <Skeleton shape="matches" rows={3} label={t('common.loading')} /> : <code.Lobby />
}
