import type { VenueDeps } from '../venueServer.ts'
import type { WorldMatch } from '../../world/world.ts'
import { DPTY } from './code.ts'
import type { DptyCaller } from './dptyCall.ts'
import { createMatchRecords, type MatchRecords, type RecordContext } from './matchRecords.ts'
import { isUnder, isOffered } from './numbers.ts'

/** The matches that a caller can see, and their records. */
export interface MatchRows {
  readonly records: MatchRecords
  /** The listed matches of sports that the venue offers under the caller's base. */
  matches(caller: Pick<DptyCaller, 'base'>): readonly WorldMatch[]
  /** One of them; `undefined` for an unknown one. */
  match(caller: Pick<DptyCaller, 'base'>, matchId: string): WorldMatch | undefined
  context(caller: DptyCaller): Promise<RecordContext>
  wrappers(
    matches: readonly WorldMatch[],
    markets: 'row' | 'all' | 'none',
    caller: DptyCaller,
  ): Promise<readonly unknown[]>
}

export function createMatchRows({
  world,
  directory,
  store,
}: Pick<VenueDeps, 'world' | 'directory' | 'store'>): MatchRows {
  const records = createMatchRecords()
  const isSeen = ({ base }: Pick<DptyCaller, 'base'>, { sport }: WorldMatch): boolean =>
    isOffered(sport) && isUnder(base, sport)
  const context: MatchRows['context'] = async ({ memberId, language, now }) => {
    const rooms = directory.rooms().flatMap(({ living, match }) => (living && match !== null ? [match] : []))
    const chosen = await store.favourites.of({ memberId, venue: DPTY })
    return { language, now, chosen, shown: new Set(rooms.map(({ matchId }) => matchId)) }
  }
  return {
    records,
    matches: (caller) => world.matches().filter((match) => isSeen(caller, match)),
    match: (caller, matchId) => {
      const match = world.match(matchId)
      return match !== undefined && isSeen(caller, match) ? match : undefined
    },
    context,
    wrappers: async (matches, markets, caller) => {
      const of = await context(caller)
      return matches.map((match) => records.wrapper(match, markets, of))
    },
  }
}
