import type { Listeners } from '../listeners.ts'
import { LISTED_AFTER_END } from '../durations.ts'
import type { Agenda } from './agenda.ts'
import type { ReplayList } from './replayList.ts'
import { isOver } from './replayState.ts'
import type { ReplayMatch } from './replayMatch.ts'

export interface Announcing {
  /** Emits the changes of a step for a recorded match. */
  readonly announce: (replay: ReplayMatch, at: number, isNew?: boolean) => void
  /** Removes a match from the list. */
  readonly close: (matchId: string, at: number) => void
}

/** Reports the changes of recorded matches to listeners. A match that is over is closed some time later. */
export function createAnnouncing(list: ReplayList, listeners: Listeners, agenda: Agenda): Announcing {
  function close(matchId: string, at: number): void {
    if (list.remove(matchId)) listeners.tell({ type: 'closed', matchId }, at)
  }

  function announce(replay: ReplayMatch, at: number, isNew = false): void {
    const { match, lines, settled } = replay.stamp(at)
    list.touch()
    const matchId = replay.id
    if (isNew) listeners.tell({ type: 'opened', matchId }, at)
    else if (match) listeners.tell({ type: 'match', matchId }, at)
    if (lines && !isNew) listeners.tell({ type: 'lines', matchId }, at)
    if (settled.length > 0) listeners.tell({ type: 'settled', matchId, specs: settled }, at)
    if (match && isOver(replay.snapshot().state))
      agenda.add(at + LISTED_AFTER_END, (then) => close(matchId, then))
  }

  return { announce, close }
}
