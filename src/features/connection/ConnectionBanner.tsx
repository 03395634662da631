import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useReconnect } from '../../bindings/useReconnect.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/**
 * Reports that the platform is unreachable, on screens whose feeds do not. It disappears once it is reachable
 * again.
 */
export function ConnectionBanner() {
  const { t } = useTranslation()
  const reach = useStream(useStreams().network.reach$)
  const reconnect = useReconnect()
  if (reach === 'reachable') return null
  return (
    <Banner floats icon="offline" action={reconnect}>
      {t(`states.connection.${reach}`)}
    </Banner>
  )
}
