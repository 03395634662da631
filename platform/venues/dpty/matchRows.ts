import type { VenueDeps } from '../venueServer.ts'
import { videoTest } from '../../live/matchVideo.ts'
import type { WorldMatch } from '../../world/world.ts'
import { DPTY } from './code.ts'
import { BOTH_BASES, type DptyCaller, type OfBase } from './dptyCall.ts'
import { createMatchRecords, type MatchRecords, type RecordContext } from './matchRecords.ts'
import { isUnder, isOffered } from './numbers.ts'

/** The matches that a caller can see, and their records. */
export interface MatchRows {
  readonly records: MatchRecords
  /** The listed matches of sports that the venue offers under a base. */
  matches(of: OfBase): readonly WorldMatch[]
  /** One of either base; `undefined` for an unknown one. */
  match(matchId: string): WorldMatch | undefined
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
  const isSeen = ({ base }: OfBase, { sport }: WorldMatch): boolean =>
    isOffered(sport) && (base === 'both' || isUnder(base, sport))
  const context: MatchRows['context'] = async ({ memberId, language, now }) => {
    const favourites = await store.favourites.of({ memberId, venue: DPTY })
    return { language, now, favourites, hasVideo: videoTest(directory) }
  }
  return {
    records,
    matches: (of) => world.matches().filter((match) => isSeen(of, match)),
    match: (matchId) => {
      const match = world.match(matchId)
      return match !== undefined && isSeen(BOTH_BASES, match) ? match : undefined
    },
    context,
    wrappers: async (matches, markets, caller) => {
      const of = await context(caller)
      return matches.map((match) => records.wrapper(match, markets, of))
    },
  }
}
