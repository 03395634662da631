import type { Agenda } from './agenda.ts'
import type { Announcing } from './announcing.ts'
import type { ReplayList } from './replayList.ts'
import { isOver } from './replayState.ts'
import type { ReplayMatch } from './replayMatch.ts'
import type { SimulatedPlay } from './simulatedPlay.ts'

interface StartsDeps {
  readonly agenda: Agenda
  readonly list: ReplayList
  readonly play: SimulatedPlay
  readonly announce: Announcing['announce']
}

/** What happens to recorded matches at their kick-off. */
interface Starts {
  /** Suspends bets on a match at its kick-off if the recording has no in-play data. */
  holdBetsAt(replay: ReplayMatch, from: number): void
  /** Begins the simulated play of a match. */
  kickOff(matchId: string, at: number): void
}

export function createStarts({ agenda, list, play, announce }: StartsDeps): Starts {
  function holdBetsAt(replay: ReplayMatch, from: number): void {
    agenda.add(Math.max(from, replay.snapshot().kickOff), (at) => {
      if (!list.open.has(replay.id)) return
      if (replay.snapshot().kickOff > at) {
        holdBetsAt(replay, at)
        return
      }
      replay.holdBets()
      announce(replay, at)
    })
  }

  function kickOff(matchId: string, at: number): void {
    const listed = list.open.get(matchId)
    if (listed === undefined || isOver(listed.replay.snapshot().state)) return
    if (listed.replay.snapshot().state === 'notStarted') {
      play.start(listed, at)
      return
    }
    // Postponed without a new date in the recording.
    listed.replay.finish('cancelled')
    announce(listed.replay, at)
  }

  return { holdBetsAt, kickOff }
}
