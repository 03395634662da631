import { createControl } from '../worldControl.ts'
import type { WorldControl } from '../world.ts'
import type { Announcing } from './announcing.ts'
import { createRecordedControl, eitherControl } from './recordedControl.ts'
import type { ListedMatch } from './replayList.ts'
import type { SimulatedPlay } from './simulatedPlay.ts'

interface ReplayControlDeps {
  /** A listed match, advanced to the present. */
  readonly find: (matchId: string) => ListedMatch | undefined
  readonly now: () => number
  readonly announce: Announcing['announce']
  readonly play: SimulatedPlay
}

/** The control of recorded matches, and of those that are simulated after their kick-off. */
export function createReplayControl({ find, now, announce, play }: ReplayControlDeps): WorldControl {
  const recordedControl = createRecordedControl({
    find: (matchId) => find(matchId)?.replay,
    announce: (replay) => {
      announce(replay, now())
    },
  })
  const playControl = createControl({
    find: (matchId) => find(matchId)?.running ?? undefined,
    now,
    announce: (running, change) => {
      play.announce(running, change)
    },
    past: null,
  })
  return eitherControl((matchId) => (find(matchId)?.running === null ? recordedControl : playControl))
}
