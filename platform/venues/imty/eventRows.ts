import type { ImtyEventRecord, ImtyOutrightRecord } from '../../../streams/wire/imty/event.ts'
import { videoTest } from '../../live/matchVideo.ts'
import { isFavourite } from '../../store/favourites.ts'
import type { WorldMatch } from '../../world/world.ts'
import { createEventRecords, type EventTerms } from './eventRecords.ts'
import type { ImtyCaller } from './imtyCall.ts'
import type { ImtyDeps } from './imtyDeps.ts'
import { sportNumber } from './numbers.ts'
import { virtualFields } from './virtualFields.ts'

export type EventRecord = ImtyEventRecord | ImtyOutrightRecord

/** The events of a sport, as lists have them. */
export interface SportEvents {
  readonly SportId: number
  readonly Events: readonly EventRecord[]
}

/** Matches for one member, with the member's favourites. */
export interface EventRows {
  /** The events of each match, in the order of the matches. */
  of(
    matches: readonly WorldMatch[],
    terms: EventTerms,
    caller: ImtyCaller,
  ): Promise<readonly (readonly EventRecord[])[]>
  /** The same by sport, in the order in which the sports appear. */
  bySport(
    matches: readonly WorldMatch[],
    terms: EventTerms,
    caller: ImtyCaller,
  ): Promise<readonly SportEvents[]>
}

export function createEventRows({
  directory,
  store,
  virtual,
  code,
}: Pick<ImtyDeps, 'directory' | 'store' | 'virtual' | 'code'>): EventRows {
  const records = createEventRecords()
  const of: EventRows['of'] = async (matches, terms, { memberId, language, now }) => {
    const chosen = await store.favourites.of({ memberId, venue: code })
    const hasVideo = videoTest(directory)
    return matches.map((match) => {
      const marks = {
        favourite: isFavourite(chosen, match),
        leagueFavourite: chosen.leagues.has(match.league.id),
        video: hasVideo(match),
      }
      const events = records.of(match, terms, marks, now)
      const fields = virtualFields(virtual, match.id, language)
      return fields === null ? events : events.map((event) => ({ ...event, ...fields }))
    })
  }
  return {
    of,
    async bySport(matches, terms, caller) {
      const events = await of(matches, terms, caller)
      const sports = new Map<number, EventRecord[]>()
      for (const [index, match] of matches.entries()) {
        const number = sportNumber(match.sport)
        sports.set(number, [...(sports.get(number) ?? []), ...(events[index] ?? [])])
      }
      return [...sports].map(([SportId, Events]) => ({ SportId, Events }))
    },
  }
}
