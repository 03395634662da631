import { createListeners } from '../listeners.ts'
import { MINUTE } from '../durations.ts'
import type { World, WorldClock } from '../world.ts'
import { createAgenda } from './agenda.ts'
import { createAnnouncing } from './announcing.ts'
import type { RecordingHeader } from './format.ts'
import { planKickOffs } from './kickOffs.ts'
import { loadRecording } from './loadRecording.ts'
import type { LoadedRecording, RecordingFaults } from './loadRecording.ts'
import { createReplayControl } from './replayControl.ts'
import { createReplayList } from './replayList.ts'
import type { ListedMatch, ReplayList } from './replayList.ts'
import { createReplayMatch } from './replayMatch.ts'
import type { ReplayMatch } from './replayMatch.ts'
import { createSimulatedPlay } from './simulatedPlay.ts'
import { createStarts } from './starts.ts'
import type { RecordedEntries } from './recordedEntries.ts'

export interface ReplayOptions {
  /** The lines of the recording; see docs/recording.md. */
  readonly lines: AsyncIterable<string> | Iterable<string>
  readonly clock: WorldClock
  /**
   * Platform time at which the recording begins, ms. With the same value a restart continues at the same
   * place.
   */
  readonly epoch: number
  /** Seed of the simulated play. */
  readonly seed?: number
  /**
   * Platform ms from the epoch to the first kick-off of football matches that are recorded only before
   * kick-off; the simulation then plays them. `null` never plays them; by default the header decides.
   */
  readonly kickOffAfterMs?: number | null
  /** Platform ms from one of those kick-offs to the next. */
  readonly kickOffSpacingMs?: number
}

export interface ReplayWorld extends World {
  readonly header: RecordingHeader
  readonly faults: RecordingFaults
}

const SPACING = 5 * MINUTE
/** Time after the last line until unfinished matches are ended. */
const QUIET = MINUTE

/**
 * A world that is driven by a recording. Its state depends only on the time, not on the steps by which it was
 * reached. It starts at `clock.now()`, without events.
 *
 * @throws NotARecording when the lines do not begin with a header of a supported version.
 */
export async function createReplayWorld(options: ReplayOptions): Promise<ReplayWorld> {
  return playRecording(await loadRecording(options.lines), options)
}

function playRecording(recording: LoadedRecording, options: ReplayOptions): ReplayWorld {
  const { entries, matches: recorded, header } = recording
  const { clock, epoch, seed = 1 } = options
  const afterMs = options.kickOffAfterMs === undefined ? header.kickOffAfterMs : options.kickOffAfterMs
  const spacingMs = options.kickOffSpacingMs ?? header.kickOffSpacingMs ?? SPACING
  const kickOffs = planKickOffs(afterMs === undefined || afterMs === null ? [] : recorded.values(), {
    afterMs: afterMs ?? 0,
    spacingMs,
  })
  const listeners = createListeners()
  const agenda = createAgenda()
  const list = createReplayList()
  const play = createSimulatedPlay(list, listeners, seed)
  const { announce, close } = createAnnouncing(list, listeners, agenda)
  const starts = createStarts({ agenda, list, play, announce })
  let cursor = 0

  agenda.add(epoch + recording.length + QUIET, giveUp)

  function advance(until = clock.now(), changes = Infinity): boolean {
    for (let made = 0; ; made++) {
      const nextEntryAt = cursor < entries.length ? epoch + entries.timeAt(cursor) : Infinity
      const { next, at: played } = list.nextPlayed(until)
      const at = Math.min(nextEntryAt, agenda.nextAt(), played)
      if (at > until || at === Infinity) return true
      if (made >= changes) return false
      if (at === nextEntryAt) playStep(at)
      else if (at === agenda.nextAt()) agenda.run()
      else if (next !== null) play.moveOn(next, at)
    }
  }

  /** Applies everything that the recording has for one match at one instant. */
  function playStep(at: number): void {
    const matchId = entries.matchIdAt(cursor)
    const known = list.open.get(matchId)
    const listed = known ?? introduce(matchId, at)
    const replay = at < kickOffAt(matchId) && listed?.running === null ? listed.replay : null
    const step = readStep(entries, cursor, replay, at)
    cursor = step.next
    if (replay === null) return
    announce(replay, at, known === undefined)
    if (step.closes) close(matchId, at)
  }

  function kickOffAt(matchId: string): number {
    const planned = kickOffs.get(matchId)
    return planned === undefined ? Infinity : epoch + planned
  }

  /** `undefined` for a match that has left the list. */
  function introduce(matchId: string, at: number): ListedMatch | undefined {
    const match = recorded.get(matchId)
    if (match === undefined || list.wasRemoved(matchId)) return undefined
    const planned = kickOffs.has(matchId) ? kickOffAt(matchId) : null
    const listed = list.add(createReplayMatch(match, epoch, planned))
    if (planned === null) starts.holdBetsAt(listed.replay, at)
    else
      agenda.add(planned, (then) => {
        starts.kickOff(matchId, then)
      })
    return listed
  }

  /** At the end of the recording unfinished matches are abandoned or cancelled. */
  function giveUp(at: number): void {
    for (const { replay, running } of [...list.open.values()]) {
      if (running !== null || kickOffs.has(replay.id)) continue
      replay.finish(replay.snapshot().state === 'notStarted' ? 'cancelled' : 'abandoned')
      announce(replay, at)
    }
  }

  function find(matchId: string): ListedMatch | undefined {
    advance()
    return list.open.get(matchId)
  }

  advance()
  return {
    clock,
    header,
    faults: recording.faults,
    ...readsOf(list),
    almanac: null,
    listen: (listener) => listeners.add(listener),
    advance,
    control: createReplayControl({ find, now: () => clock.now(), announce, play }),
  }
}

function readsOf(
  list: ReplayList,
): Pick<World, 'matches' | 'match' | 'result' | 'mayBeRevised' | 'past' | 'pastMatch'> {
  return {
    matches: () => list.matches(),
    match: (matchId) => list.match(matchId),
    result: (matchId) => list.result(matchId),
    mayBeRevised: () => false,
    past: (sport, from, to) => list.past(sport, from, to),
    pastMatch: (matchId) => list.pastMatch(matchId),
  }
}

/**
 * Applies all entries from `cursor` on that are about the same match at the same instant, which is platform
 * time `at`. Returns the cursor after them, and whether they close the match.
 */
function readStep(
  entries: RecordedEntries,
  cursor: number,
  replay: ReplayMatch | null,
  at: number,
): { readonly next: number; readonly closes: boolean } {
  const [time, matchId] = [entries.timeAt(cursor), entries.matchIdAt(cursor)]
  let next = cursor
  let closes = false
  while (next < entries.length && entries.timeAt(next) === time && entries.matchIdAt(next) === matchId) {
    const entry = entries.at(next)
    next += 1
    if (entry.kind === 'price') replay?.price(entry)
    else if (entry.kind === 'slot') replay?.slot(entry.key, entry.slot, entry.status)
    else {
      replay?.take(entry.line.match, at)
      closes ||= entry.line.match.closed === true
    }
  }
  return { next, closes }
}
