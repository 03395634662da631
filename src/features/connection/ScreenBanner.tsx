import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { OutdatedBanner } from './OutdatedBanner.tsx'
import { PushBanner } from './PushBanner.tsx'

interface ScreenBannerProps {
  /** What the screen itself shows when the connection is lost: the age of its prices, of its list, or nothing. */
  readonly reports: 'prices' | 'list' | 'nothing'
}

/**
 * At most one of the outdated, push and connection banners. Each screen places it below its header and tabs,
 * since a banner floats over what follows it, and those must stay usable.
 */
export function ScreenBanner({ reports }: ScreenBannerProps) {
  const outdated = useStream(useStreams().outdated$)
  if (outdated) return <OutdatedBanner />
  if (reports === 'list') return null
  return reports === 'prices' ? <PushBanner /> : <ConnectionBanner />
}
