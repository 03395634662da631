import { useTranslation } from 'react-i18next'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { Banner } from '../../ui/Banner.tsx'

/** That the platform is out of reach, on screens whose own lists do not say so. It mends itself. */
export function ConnectionBanner() {
  const { t } = useTranslation()
  const reach = useStream(useStreams().network.reach$)
  if (reach === 'reachable') return null
  return <Banner icon="offline">{t(`states.connection.${reach}`)}</Banner>
}
