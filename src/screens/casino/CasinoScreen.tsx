import { useTranslation } from '../../i18n/useTranslation.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { CasinoLobby } from '../../features/casino/CasinoLobby.tsx'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { PageHeader } from '../../ui/page/PageHeader.tsx'

/** The lobby of the casino on a page of its own. */
export function CasinoScreen() {
  const { t } = useTranslation()
  const back = useGoBack(PATHS.home)
  return (
    <>
      <PageHeader title={t('casino.title')} back={{ label: t('common.action.back'), onPress: back }} />
      <ScreenBanner reports="nothing" />
      <CasinoLobby />
    </>
  )
}
