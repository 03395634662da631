import { memo } from 'react'
import { clockAt, formatClock, type MatchClock as Clock } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'

/** A match clock in platform time; only this component renders each second. */
export const MatchClock = memo(function MatchClock({ clock }: { readonly clock: Clock }) {
  const now = useStream(useStreams().second$)
  return formatClock(clockAt(clock, now))
})
