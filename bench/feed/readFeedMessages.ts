import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import type { BookEvent } from '../../streams/feeds/odds/index.ts'
import { readListedMatch } from '../../streams/venues/pmty/map/match.ts'
import { readFrame } from '../../streams/venues/pmty/push.ts'
import { decodeJson } from '../../streams/wire/decode.ts'
import { matches } from '../../streams/wire/pmty/match.ts'
import type { FeedMessage } from './feedMessages.ts'

/**
 * Reads messages in sequence as the client does: a push is read with the sports of the matches listed before
 * it.
 */
export function createFeedReader(): (message: FeedMessage) => BookEvent | null {
  const sports = new Map<string, Sport>()
  const sportOf = (matchId: string): Sport | null => sports.get(matchId) ?? null
  return (message) => {
    if (message.kind === 'push') {
      const event = readFrame(message.text, sportOf)
      return event !== null && event !== 'unreadable' && 'matchId' in event ? event : null
    }
    const decoded = decodeJson(matches, message.text)
    if (!decoded.ok) return null
    const listed = decoded.value.flatMap((wire) => readListedMatch(wire, message.at) ?? [])
    for (const { match } of listed) sports.set(match.id, match.sport)
    return { type: 'list', matches: listed, at: message.at }
  }
}
