import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** Reports that requests are paused for some seconds after a 429. */
export function RateLimitBanner() {
  const { t } = useTranslation()
  const seconds = useStream(useStreams().limitedFor$)
  if (seconds === 0) return null
  return <Banner icon="clock">{t('states.rateLimited.banner', { seconds: String(seconds) })}</Banner>
}
