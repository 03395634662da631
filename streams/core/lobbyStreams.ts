import { polledFeed$ } from '../feeds/polledFeed.ts'
import { CONNECTING, type Feed } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import { shareState } from '../kernel/shareGrace.ts'
import type { VenueCore } from './venueCore.ts'

/** The lobby of a venue without a sport menu. */
export interface LobbyStreams {
  /** Whether the member is in the venue; asked again while subscribed. */
  readonly entered$: State$<Feed<null>>
}

const ASK_EVERY_MS = 10_000
const GRACE_MS = 1000

/** `null` at a venue with a sport menu. */
export function lobbyStreams(
  scope: Scope,
  { venue, conditions }: Pick<VenueCore, 'venue' | 'conditions'>,
): LobbyStreams | null {
  const { lobby } = venue
  if (lobby === undefined) return null
  const asked$ = polledFeed$(() => lobby.enter(), { everyMs: ASK_EVERY_MS, conditions })
  return {
    entered$: shareState<Feed<null>>(asked$.pipe(scope.bind()), { initial: CONNECTING, graceMs: GRACE_MS }),
  }
}
