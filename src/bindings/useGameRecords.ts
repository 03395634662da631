import {
  type Chases,
  gameRecordsStreams,
  type GameKind,
  type GameRecordsModel,
  type OpenBets,
  type ReservedList,
} from '../../streams/gameRecords.ts'
import { useMember } from './StreamsProvider.tsx'
import { useScope } from './useScope.ts'

/**
 * The records of a kind of game, in a scope that lasts while the component is mounted; `null` without a kind, and
 * until the first effect.
 */
export function useGameRecords(kind: GameKind | null): GameRecordsModel | null {
  const member = useMember()
  return useScope(
    (screen) => (kind === null ? null : member.part(gameRecordsStreams).records(screen, kind)),
    member,
    kind,
  )
}

/** The member's chases, read while they are subscribed; `null` unless `wanted`, and until the first effect. */
export function useChases(wanted: boolean): Chases | null {
  const member = useMember()
  return useScope(
    (screen) => (wanted ? member.part(gameRecordsStreams).chases(screen) : null),
    member,
    wanted,
  )
}

/** The chases in progress in all currencies, read while they are subscribed; as `useChases`. */
export function useOpenChases(wanted: boolean): Chases | null {
  const member = useMember()
  return useScope(
    (screen) => (wanted ? member.part(gameRecordsStreams).openChases(screen) : null),
    member,
    wanted,
  )
}

/**
 * The member's bets on everything that are not settled, or a list of reservations at all venues, which are read while
 * they are shown; `null` without a list, and until the first effect.
 */
export function useOpenBets(list: 'unsettled' | ReservedList | null): OpenBets | null {
  const member = useMember()
  return useScope(
    (screen) => {
      if (list === null) return null
      const records = member.part(gameRecordsStreams)
      return list === 'unsettled' ? records.openBets(screen) : records.reserved(screen, list)
    },
    member,
    list,
  )
}
