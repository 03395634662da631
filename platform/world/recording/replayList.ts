import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { resultOf } from '../matchResult.ts'
import { momentOf, nextChange } from '../runningMatch.ts'
import type { RunningMatch } from '../runningMatch.ts'
import type { WorldMatch, WorldResult } from '../world.ts'
import { isOver } from './replayState.ts'
import type { ReplayMatch } from './replayMatch.ts'

/** A listed match. */
export interface ListedMatch {
  readonly replay: ReplayMatch
  /** Set while the simulation plays the match, when its recorded data is ignored. */
  readonly running: RunningMatch | null
}

/** The matches of a replay: the listed ones, and the results of the others. */
export interface ReplayList {
  readonly open: ReadonlyMap<string, ListedMatch>
  add(replay: ReplayMatch): ListedMatch
  /** From now on the simulation plays the match. */
  play(listed: ListedMatch, running: RunningMatch): void
  /** Removes a match from the list and keeps its result. Returns whether it was listed. */
  remove(matchId: string): boolean
  /** Whether a match has left the list. */
  wasRemoved(matchId: string): boolean
  /** Invalidates the list after a change of a match. */
  touch(): void
  /** By kick-off. */
  matches(): readonly WorldMatch[]
  match(matchId: string): WorldMatch | undefined
  result(matchId: string): WorldResult | undefined
  /** The matches that are over, by kick-off, listed or not; without markets. */
  past(sport: Sport, from: number, to: number): readonly WorldMatch[]
  /** A match that is over, with its last lines. */
  pastMatch(matchId: string): WorldMatch | undefined
  /** The simulated match with the earliest change up to `now`. */
  nextPlayed(now: number): { readonly next: RunningMatch | null; readonly at: number }
}

export function createReplayList(): ReplayList {
  const open = new Map<string, ListedMatch>()
  const played = new Map<string, RunningMatch>()
  const gone = new Map<string, { readonly match: WorldMatch; readonly result: WorldResult }>()
  let inOrder: readonly WorldMatch[] | null = null

  return {
    open,
    add(replay) {
      const listed: ListedMatch = { replay, running: null }
      open.set(replay.id, listed)
      inOrder = null
      return listed
    },
    play({ replay }, running) {
      open.set(replay.id, { replay, running })
      played.set(replay.id, running)
      inOrder = null
    },
    remove(matchId) {
      const listed = open.get(matchId)
      if (listed === undefined) return false
      gone.set(matchId, { match: snapshotOf(listed), result: resultOfListed(listed) })
      open.delete(matchId)
      played.delete(matchId)
      inOrder = null
      return true
    },
    wasRemoved: (matchId) => gone.has(matchId),
    touch() {
      inOrder = null
    },
    matches() {
      inOrder ??= [...open.values()].map(snapshotOf).sort(byKickOff)
      return inOrder
    },
    match(matchId) {
      const listed = open.get(matchId)
      return listed === undefined ? undefined : snapshotOf(listed)
    },
    result(matchId) {
      const listed = open.get(matchId)
      return listed === undefined ? gone.get(matchId)?.result : resultOfListed(listed)
    },
    past(sport, from, to) {
      const over = [...[...gone.values()].map(({ match }) => match), ...[...open.values()].map(snapshotOf)]
      return over
        .filter((match) => match.sport === sport && match.kickOff >= from && match.kickOff < to)
        .filter(({ state }) => isOver(state))
        .map((match) => ({ ...match, markets: [] }))
        .sort(byKickOff)
    },
    pastMatch(matchId) {
      const listed = open.get(matchId)
      const match = listed === undefined ? gone.get(matchId)?.match : snapshotOf(listed)
      return match !== undefined && isOver(match.state) ? match : undefined
    },
    nextPlayed(now) {
      let next: RunningMatch | null = null
      let at = Infinity
      for (const running of played.values()) {
        const change = nextChange(running, now)
        if (change >= at) continue
        next = running
        at = change
      }
      return { next, at }
    },
  }
}

function byKickOff(one: WorldMatch, other: WorldMatch): number {
  return one.kickOff - other.kickOff || (one.id < other.id ? -1 : 1)
}

function snapshotOf({ replay, running }: ListedMatch): WorldMatch {
  return running?.match ?? replay.snapshot()
}

/** Markets before kick-off that the simulation does not have are void. */
function resultOfListed({ replay, running }: ListedMatch): WorldResult {
  if (running === null) return replay.result()
  const result = resultOf('football', momentOf(running))
  if (!isOver(result.state)) return result
  const others = replay.marketKeys().filter((key) => !result.final.has(key))
  return { ...result, voided: new Set([...result.voided, ...others]) }
}
