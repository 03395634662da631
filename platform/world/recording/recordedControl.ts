import type { MatchState } from '../../../streams/domain/match.ts'
import type { WorldControl } from '../world.ts'
import type { ReplayMatch } from './replayMatch.ts'
import { isOver } from './replayState.ts'

/** The parts of the world that control uses. */
export interface RecordedDisturbed {
  /** A match that is driven by the recording, advanced to the present. */
  readonly find: (matchId: string) => ReplayMatch | undefined
  /** Emits the changes to listeners. */
  readonly announce: (match: ReplayMatch) => void
}

/** Control of recorded matches. Goals and cards come from the recording only, so they can't be forced. */
export function createRecordedControl({ find, announce }: RecordedDisturbed): WorldControl {
  function disturb(matchId: string, work: (match: ReplayMatch) => boolean): boolean {
    const match = find(matchId)
    if (match === undefined || isOver(match.snapshot().state) || !work(match)) return false
    announce(match)
    return true
  }

  return {
    goal: () => false,
    redCard: () => false,
    suspend: (matchId) =>
      disturb(matchId, (match) => {
        match.overrule('suspended')
        return true
      }),
    resume: (matchId) =>
      disturb(matchId, (match) => {
        match.overrule(null)
        return true
      }),
    jumpLine: (matchId, key, quarters) => disturb(matchId, (match) => match.shift(key, Math.trunc(quarters))),
    movePrice: (matchId, key, slot, side, percent) =>
      disturb(matchId, (match) => percent > -100 && match.move(key, slot, side, 1 + percent / 100)),
    hold: (matchId, on) => disturb(matchId, (match) => match.hold(on)),
    end: (matchId) =>
      disturb(matchId, (match) => {
        if (match.snapshot().state !== 'live') return false
        match.finish('ended')
        return true
      }),
    // What a recording says of a match and its result is what happened.
    whistle: () => false,
    withdraw: () => false,
    publish: () => false,
    cancel: (matchId) => disturb(matchId, finishAs(['notStarted', 'postponed'], 'cancelled')),
    postpone: () => false,
    interrupt: () => false,
    continue: () => false,
    abandon: (matchId) => disturb(matchId, finishAs(['live', 'interrupted'], 'abandoned')),
  }
}

/** Ends a match that is in one of these states. */
function finishAs(from: readonly MatchState[], state: 'cancelled' | 'abandoned') {
  return (match: ReplayMatch): boolean => {
    if (!from.includes(match.snapshot().state)) return false
    match.finish(state)
    return true
  }
}

/** Delegates each call to the control of its match. */
export function eitherControl(of: (matchId: string) => WorldControl): WorldControl {
  return {
    goal: (id, side) => of(id).goal(id, side),
    redCard: (id, side) => of(id).redCard(id, side),
    suspend: (id) => of(id).suspend(id),
    resume: (id) => of(id).resume(id),
    jumpLine: (id, key, quarters) => of(id).jumpLine(id, key, quarters),
    movePrice: (id, key, slot, side, percent) => of(id).movePrice(id, key, slot, side, percent),
    hold: (id, on) => of(id).hold(id, on),
    whistle: (id) => of(id).whistle(id),
    end: (id) => of(id).end(id),
    withdraw: (id) => of(id).withdraw(id),
    publish: (id, counts) => of(id).publish(id, counts),
    cancel: (id) => of(id).cancel(id),
    postpone: (id, byMs) => of(id).postpone(id, byMs),
    interrupt: (id) => of(id).interrupt(id),
    continue: (id) => of(id).continue(id),
    abandon: (id) => of(id).abandon(id),
  }
}
