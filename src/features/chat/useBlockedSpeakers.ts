import { useCallback, useMemo, useState } from 'react'
import type { ChatLine } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { type BlockedSpeaker, blockedSpeakers, keepBlocked } from './blockedSpeakers.ts'

/** The speakers blocked on this device, and a filter for their lines. */
export interface BlockedSpeakers {
  readonly list: readonly BlockedSpeaker[]
  block(speaker: BlockedSpeaker): void
  unblock(id: string): void
  without(lines: readonly ChatLine[]): readonly ChatLine[]
}

export function useBlockedSpeakers(): BlockedSpeakers {
  const { local } = useStreams().storage
  const [list, setList] = useState(() => blockedSpeakers(local))
  const change = useCallback(
    (next: readonly BlockedSpeaker[]) => {
      keepBlocked(local, next)
      setList(next)
    },
    [local],
  )
  return useMemo(() => {
    const ids = new Set(list.map(({ id }) => id))
    const others = (id: string) => list.filter((speaker) => speaker.id !== id)
    return {
      list,
      block: (speaker) => {
        change([...others(speaker.id), speaker])
      },
      unblock: (id) => {
        change(others(id))
      },
      without: (lines) =>
        ids.size === 0
          ? lines
          : lines.filter((line) => line.kind !== 'message' || line.mine || !ids.has(line.message.from.id)),
    }
  }, [list, change])
}
