import { useCallback } from 'react'
import { formatOdds, type Leg } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'

/** Formats prices in the member's odds format. */
export function useOddsText(): (odds: Leg['agreedOdds']) => string {
  const format = useStreamPart(useStreams().settings.settings$, ({ oddsFormat }) => oddsFormat)
  return useCallback((odds) => formatOdds(odds, format), [format])
}
