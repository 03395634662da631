import {
  gameRecordsStreams,
  type GameKind,
  type GameRecordsModel,
  type OpenBets,
} from '../../streams/gameRecords.ts'
import { useMember } from './StreamsProvider.tsx'
import { useScope } from './useScope.ts'

/** The records of a kind of game, in a scope that lasts while the component is mounted; `null` until the first effect. */
export function useGameRecords(kind: GameKind): GameRecordsModel | null {
  const member = useMember()
  return useScope((screen) => member.part(gameRecordsStreams).records(screen, kind), member, kind)
}

/** The member's chases; `null` until the first effect. */
export function useChases$() {
  const member = useMember()
  return useScope((screen) => member.part(gameRecordsStreams).chases$(screen), member)
}

/**
 * The member's bets on everything that are not settled, which are read while they are `shown`; `null` while they are
 * not, and until the first effect.
 */
export function useOpenBets(shown: boolean): OpenBets | null {
  const member = useMember()
  return useScope(
    (screen) => (shown ? member.part(gameRecordsStreams).openBets(screen) : null),
    member,
    shown,
  )
}
