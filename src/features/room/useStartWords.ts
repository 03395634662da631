import type { LiveRoom } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
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
  const now = useStreams().serverTime.now()
  if (room === undefined || room.living || room.startsAt === null || room.startsAt <= now) return null
  return startWords(t, room.startsAt, { now, zone })
}
