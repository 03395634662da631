import { marketsDiffer, matchDiffers } from '../changes.ts'
import type { Listeners } from '../listeners.ts'
import { newlyDecided } from '../matchResult.ts'
import { hash, hashText } from '../random.ts'
import { closesAt, momentOf, moveTo, openMatch } from '../runningMatch.ts'
import type { RunningMatch } from '../runningMatch.ts'
import type { Fixture } from '../fixture.ts'
import type { WorldMatch } from '../world.ts'
import { impliedStrength } from './impliedStrength.ts'
import type { ListedMatch, ReplayList } from './replayList.ts'

/** Simulates football matches of which the recording has only the prices before kick-off. */
export interface SimulatedPlay {
  start(listed: ListedMatch, kickOff: number): void
  /** Advances a match to its next change, or removes it from the list. */
  moveOn(running: RunningMatch, at: number): void
  /** Changes a match and emits the differences. */
  announce(running: RunningMatch, change: () => void): void
}

/** Randomness derives from `seed` and the match's id, and the expected goals from its last prices. */
export function createSimulatedPlay(list: ReplayList, listeners: Listeners, seed: number): SimulatedPlay {
  function tellDifference(before: WorldMatch, after: WorldMatch, at: number): void {
    list.touch()
    const matchId = after.id
    if (matchDiffers(before, after)) listeners.tell({ type: 'match', matchId }, at)
    if (marketsDiffer(before, after)) listeners.tell({ type: 'lines', matchId }, at)
  }

  function announce(running: RunningMatch, change: () => void): void {
    const before = running.match
    const momentBefore = momentOf(running)
    change()
    tellDifference(before, running.match, running.at)
    const specs = newlyDecided('football', momentBefore, momentOf(running))
    if (specs.length > 0) listeners.tell({ type: 'settled', matchId: before.id, specs }, running.at)
  }

  return {
    start(listed, kickOff) {
      const before = listed.replay.snapshot()
      const running = openMatch(fixtureOf(before, kickOff, seed), kickOff)
      list.play(listed, running)
      tellDifference(before, running.match, kickOff)
    },
    moveOn(running, at) {
      if (at < closesAt(running)) announce(running, () => moveTo(running, at))
      else if (list.remove(running.fixture.id))
        listeners.tell({ type: 'closed', matchId: running.fixture.id }, at)
    },
    announce,
  }
}

function fixtureOf(match: WorldMatch, kickOff: number, seed: number): Fixture {
  const { id, league, teams, entrants, neutral, video, animation, announcedAt } = match
  const shown = { id, league, teams, entrants, neutral, video, animation, announcedAt }
  const strength = impliedStrength(match.markets)
  return { ...shown, kickOff, sport: 'football', seed: hash(seed, hashText(id)), strength }
}
