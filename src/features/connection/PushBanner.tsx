import { useState } from 'react'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** How long the push connection must be lost before the banner is shown, s; longer than a usual reconnect. */
const PATIENCE_S = 5

/**
 * Reports that prices are updated by polling only. Shown some seconds after an established push connection
 * was lost, and not while the platform is unreachable, which has a banner of its own.
 */
export function PushBanner() {
  const { pushConnected$ } = useMember()
  const connected = useStream(pushConnected$)
  const reach = useStream(useStreams().network.reach$)
  const [wasConnected, setWasConnected] = useState(connected)
  if (connected && !wasConnected) setWasConnected(true)
  if (connected || !wasConnected || reach !== 'reachable') return null
  return <LostFor seconds={PATIENCE_S} />
}

/** Mounted when the connection is lost, so the time of its first render is the time of the loss. */
function LostFor({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation()
  const { second$ } = useStreams()
  const [lostAt] = useState(() => second$.value)
  const long = useStreamPart(second$, (now) => now - lostAt >= seconds * 1000)
  return long ? (
    <Banner floats icon="offline">
      {t('states.connection.pushLost')}
    </Banner>
  ) : null
}
