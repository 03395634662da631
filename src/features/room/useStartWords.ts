import type { LiveRoom } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { startWords } from '../../words/roomWords.ts'

/**
 * When a room that is not on air begins; `null` while it is on air and when nothing is known, as when its match is
 * late.
 */
export function useStartWords(room: Pick<LiveRoom, 'living' | 'startsAt'> | undefined): string | null {
  const { t } = useTranslation()
  const zone = useZone()
  const startsAt = room === undefined || room.living ? null : room.startsAt
  return useStreamPart(useStreams().second$, (now) =>
    startsAt === null || startsAt <= now ? null : startWords(t, startsAt, { now, zone }),
  )
}
