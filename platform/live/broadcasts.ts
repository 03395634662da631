import type { InPlay, ScheduledMatch } from '../world/world.ts'

/** What an anchor shows. */
export interface Broadcast {
  readonly matchId: string
  /** When the part of the match that is shown began, platform ms. */
  readonly from: number
  /** When the anchor leaves the match, platform ms; Infinity while it is in play. */
  readonly until: number
}

/** An anchor's day up to an instant. */
export interface AnchorDay {
  /** Since when the anchor has been waiting for a match, platform ms; the end of the last one while one is shown. */
  readonly freeAt: number
  /** `null` while the anchor waits. */
  readonly shown: Broadcast | null
}

interface AnchorMatches {
  /** The matches that the anchor can show, the newest first. */
  readonly matches: () => readonly ScheduledMatch[]
  readonly inPlay: (matchId: string) => readonly InPlay[]
  /** How long an anchor stays with a match that has ended, platform ms. */
  readonly staysMs: number
}

/**
 * Goes on with an anchor's day up to `now`. An anchor stays with a match until its end was shown and then takes the
 * newest of those in play, or the next one that begins. So a day depends on the matches alone, and every process has
 * the same one.
 */
export function continued(day: AnchorDay, now: number, own: AnchorMatches): AnchorDay {
  let { freeAt } = day
  let shown = day.shown === null ? null : present(day.shown, own)
  for (;;) {
    if (shown !== null) {
      if (shown.until > now) return { freeAt, shown }
      freeAt = shown.until
    }
    shown = takenAt(freeAt, own) ?? nextAfter(freeAt, now, own)
    if (shown === null) return { freeAt, shown }
  }
}

/** A match that was in play when the anchor took it may have ended since. */
function present(shown: Broadcast, own: AnchorMatches): Broadcast {
  if (shown.until !== Infinity) return shown
  const part = own.inPlay(shown.matchId).find(({ from }) => from === shown.from)
  // Of a match that control has ended, only the result is kept; the day goes on as if it had not been taken.
  return part === undefined ? { ...shown, until: shown.from } : broadcastOf(shown.matchId, part, own)
}

/** The newest match that is in play at `at`. */
function takenAt(at: number, own: AnchorMatches): Broadcast | null {
  for (const { id, kickOff } of own.matches()) {
    if (kickOff > at) continue
    const part = own.inPlay(id).find(({ from, until }) => from <= at && at < (until ?? Infinity))
    if (part !== undefined) return broadcastOf(id, part, own)
  }
  return null
}

/** The first match that begins, or goes on, after `at` and not after `now`. */
function nextAfter(at: number, now: number, own: AnchorMatches): Broadcast | null {
  let first: { readonly id: string; readonly part: InPlay } | null = null
  for (const { id } of own.matches()) {
    for (const part of own.inPlay(id)) {
      if (part.from > at && part.from <= now && (first === null || part.from < first.part.from)) {
        first = { id, part }
      }
    }
  }
  return first === null ? null : broadcastOf(first.id, first.part, own)
}

function broadcastOf(matchId: string, { from, until, ended }: InPlay, { staysMs }: AnchorMatches): Broadcast {
  return { matchId, from, until: until === null ? Infinity : until + (ended ? staysMs : 0) }
}
