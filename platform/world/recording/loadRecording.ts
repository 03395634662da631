import type { MarketKey } from '../../../streams/domain/market.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { RECORDING_VERSION, readRecordingLine } from './format.ts'
import type { MatchFields, MatchLine, PriceLine, RecordingHeader, SlotLine } from './format.ts'
import { createRecordedEntries } from './recordedEntries.ts'
import type { RecordedEntries, RecordedEntriesWriter } from './recordedEntries.ts'

/** The fixture, from the first line about a match. */
export interface RecordedFixture {
  readonly id: string
  readonly sport: Sport
  readonly league: NonNullable<MatchFields['league']>
  readonly home: NonNullable<MatchFields['home']>
  readonly away: NonNullable<MatchFields['away']>
  readonly doubles?: true
  readonly neutral: boolean
  readonly video: boolean
  readonly animation: boolean
  readonly format?: NonNullable<MatchFields['format']>
  /** These three are in ms from the start of the recording. */
  readonly kickOff: number
  readonly announcedAt: number
  readonly firstSeen: number
}

export interface RecordedMatch {
  readonly fixture: RecordedFixture
  /** The last recorded kick-off, ms from the start. */
  readonly kickOff: number
  /** Whether the recording contains any in-play data of the match. */
  readonly played: boolean
  /** Markets that are not allowed in a series. */
  readonly singlesOnly: ReadonlySet<MarketKey>
}

/** Lines that were dropped. */
export interface RecordingFaults {
  readonly count: number
  /** Line numbers from 1; at most the first hundred. */
  readonly lines: readonly number[]
}

export interface LoadedRecording {
  readonly header: RecordingHeader
  readonly entries: RecordedEntries
  readonly matches: ReadonlyMap<string, RecordedMatch>
  /** ms from the start to the last entry. */
  readonly length: number
  readonly faults: RecordingFaults
}

/** The file is not a recording, or has an unsupported version. */
export class NotARecording extends Error {}

interface MatchReading extends RecordedMatch {
  kickOff: number
  played: boolean
  readonly singlesOnly: Set<MarketKey>
}

interface Reading {
  readonly entries: RecordedEntriesWriter
  readonly matches: Map<string, MatchReading>
  header: RecordingHeader | null
  /** Added to the times of the present session, ms. */
  offset: number
  latest: number
}

const MAX_FAULTS_NAMED = 100
const BEFORE_PLAY: ReadonlySet<string> = new Set([
  'notStarted',
  'delayed',
  'postponed',
  'cancelled',
  'unknown',
])

/**
 * Reads a recording line by line; no text is kept. Lines that are invalid, go back in time, or name an
 * unknown match are counted and dropped.
 *
 * @throws NotARecording when the first line is not a header, or has a later version.
 */
export async function loadRecording(
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<LoadedRecording> {
  const reading: Reading = {
    entries: createRecordedEntries(),
    matches: new Map(),
    header: null,
    offset: 0,
    latest: 0,
  }
  const named: number[] = []
  let faults = 0
  let number = 0
  for await (const text of lines) {
    number += 1
    if (text.trim() === '' || take(reading, text)) continue
    faults += 1
    if (named.length < MAX_FAULTS_NAMED) named.push(number)
  }
  const { header, entries, matches, latest } = reading
  if (header === null) throw new NotARecording('The file is empty: a recording begins with a header line')
  return { header, entries, matches, length: latest, faults: { count: faults, lines: named } }
}

/** Returns whether the line was used. */
function take(reading: Reading, text: string): boolean {
  const read = readRecordingLine(text)
  if (reading.header === null) {
    if (read?.kind !== 'header') throw new NotARecording('A recording begins with a header line')
    if (read.header.version > RECORDING_VERSION) {
      throw new NotARecording(
        `Version ${read.header.version} of recordings is later than ${RECORDING_VERSION}`,
      )
    }
    reading.header = read.header
    return true
  }
  switch (read?.kind) {
    case undefined:
      return false
    case 'header':
      return startSession(reading, reading.header, read.header)
    case 'match':
      return takeMatch(reading, read.line)
    case 'price':
    case 'slot':
      return takeSlot(reading, read)
  }
}

/** A restarted recorder appends another session to the same file. */
function startSession(reading: Reading, first: RecordingHeader, next: RecordingHeader): boolean {
  if (next.version > RECORDING_VERSION) return false
  reading.offset = Math.max(reading.latest, next.startedAt - first.startedAt)
  reading.latest = reading.offset
  reading.entries.emptySlots(reading.offset)
  return true
}

/** The time of a line on the recording; `null` if it goes back in time. */
function timeOf(reading: Reading, t: number): number | null {
  const at = t + reading.offset
  if (at < reading.latest) return null
  reading.latest = at
  return at
}

function takeMatch(reading: Reading, line: MatchLine): boolean {
  const { match } = line
  const known = reading.matches.get(match.id)
  const fixture = known?.fixture ?? introduced(match, line.t + reading.offset, reading.offset)
  if (fixture === null) return false
  const at = timeOf(reading, line.t)
  if (at === null) return false
  const entry = known ?? {
    fixture,
    kickOff: fixture.kickOff,
    played: false,
    singlesOnly: new Set<MarketKey>(),
  }
  if (known === undefined) reading.matches.set(match.id, entry)
  if (match.state !== undefined && !BEFORE_PLAY.has(match.state)) entry.played = true
  if (match.kickOff !== undefined) entry.kickOff = match.kickOff + reading.offset
  reading.entries.addMatch(
    at,
    reading.offset === 0 ? line : { ...line, match: shifted(match, reading.offset) },
  )
  return true
}

/** The match with times from the start of the first session. */
function shifted(match: MatchFields, offset: number): MatchFields {
  return {
    ...match,
    ...(match.kickOff === undefined ? {} : { kickOff: match.kickOff + offset }),
    ...(match.announcedAt === undefined ? {} : { announcedAt: match.announcedAt + offset }),
    ...(match.clock?.at === undefined ? {} : { clock: { ...match.clock, at: match.clock.at + offset } }),
  }
}

/** `null` for a line without the teams. */
function introduced(match: MatchFields, firstSeen: number, offset: number): RecordedFixture | null {
  const { id, sport, league, home, away, kickOff } = match
  if (sport === undefined || league === undefined || home === undefined || away === undefined) return null
  if (kickOff === undefined) return null
  return {
    id,
    sport,
    league,
    home,
    away,
    ...(match.doubles && { doubles: match.doubles }),
    neutral: match.neutral ?? false,
    video: match.video ?? false,
    animation: match.animation ?? false,
    ...(match.format && { format: match.format }),
    kickOff: kickOff + offset,
    announcedAt: match.announcedAt === undefined ? firstSeen : match.announcedAt + offset,
    firstSeen,
  }
}

type SlotReading =
  { readonly kind: 'price'; readonly line: PriceLine } | { readonly kind: 'slot'; readonly line: SlotLine }

function takeSlot(reading: Reading, read: SlotReading): boolean {
  const known = reading.matches.get(read.line.match)
  if (known === undefined) return false
  if (read.kind === 'slot' && read.line.status === undefined && read.line.gone !== true) return false
  const at = timeOf(reading, read.line.t)
  if (at === null) return false
  if (read.kind === 'slot') reading.entries.addSlot(at, read.line)
  else {
    reading.entries.addPrice(at, read.line)
    if (read.line.parlay === false) known.singlesOnly.add(read.line.market)
  }
  return true
}
