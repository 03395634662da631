import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember, useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { Banner } from '../../ui/Banner.tsx'

/** Longer than a reconnect, so that a short break says nothing. */
const PATIENCE_S = 5

/**
 * That prices come by asking only. Said after the push was there and has been lost for a while, and not
 * while the lists say something worse.
 */
export function PushBanner() {
  const { pushConnected$, capabilities } = useMember()
  const connected = useStream(pushConnected$)
  const reach = useStream(useStreams().network.reach$)
  const [wasConnected, setWasConnected] = useState(connected)
  if (connected && !wasConnected) setWasConnected(true)
  if (!capabilities.push || connected || !wasConnected || reach !== 'reachable') return null
  return <LostFor seconds={PATIENCE_S} />
}

/** Mounted at the loss: its first second is when the push went. */
function LostFor({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation()
  const { second$ } = useStreams()
  const [lostAt] = useState(() => second$.value)
  const long = useStreamPart(second$, (now) => now - lostAt >= seconds * 1000)
  return long ? <Banner icon="offline">{t('states.connection.pushLost')}</Banner> : null
}
