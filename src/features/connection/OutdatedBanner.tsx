import { useTranslation } from '../../i18n/useTranslation.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'

interface OutdatedBannerProps {
  readonly onReload?: () => void
}

/** Shown when the server no longer supports this version of the page. Slip, bets and drafts survive a reload. */
export function OutdatedBanner({ onReload = reload }: OutdatedBannerProps) {
  const { t } = useTranslation()
  return (
    <Banner floats icon="warning" action={{ label: t('common.action.reload'), onPress: onReload }}>
      {t('states.outdated')}
    </Banner>
  )
}

function reload(): void {
  window.location.reload()
}
