import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { venueTroubleText } from '../../i18n/venueTroubleText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** Reports that the venue could not be entered, with a button to retry. */
export function VenueBanner() {
  const { t, i18n } = useTranslation()
  const { entry, rules } = useMember()
  const trouble = useStream(entry.trouble$)
  if (trouble === null) return null
  const label = trouble.entering ? t('states.launchFailed.entering') : t('states.launchFailed.reenter')
  return (
    <Banner alerts icon="warning" action={{ label, onPress: entry.reenter }}>
      {venueTroubleText(i18n, trouble, rules)}
    </Banner>
  )
}
