import type { World, WorldLeague, WorldLine, WorldMarket, WorldMatch, WorldTeams } from '../world.ts'
import { RECORDING_FORMAT, RECORDING_VERSION } from './format.ts'

export interface RecorderOptions {
  readonly world: World
  /**
   * Receives one line without its line break. Lines are written in order, synchronously with the world's
   * step.
   */
  readonly write: (line: string) => void
  /** Free text about the origin of the recording. */
  readonly source?: string
}

export interface Recorder {
  /** Stops listening. May be called twice. */
  stop(): void
}

/**
 * Records a running world in the format of docs/recording.md: first its present state, then the changes.
 * Unchanged prices are not repeated.
 */
export function startRecording({ world, write, source = 'world' }: RecorderOptions): Recorder {
  const startedAt = world.clock.now()
  const lastRecorded = new Map<string, WorldMatch>()
  /** Markets of each match that were written as final or void. */
  const decided = new Map<string, Set<string>>()
  let latest = 0

  function put(line: Readonly<Record<string, unknown>>): void {
    write(JSON.stringify(line))
  }

  function timeOf(at: number): number {
    // The world may be slightly behind the clock at the start of the recording.
    latest = Math.max(latest, at - startedAt)
    return latest
  }

  function recordMatch(matchId: string, at: number): void {
    const match = world.match(matchId)
    // The format has two teams, so tournaments are not recorded.
    if (match === undefined || match.teams === null) return
    const before = lastRecorded.get(matchId)
    lastRecorded.set(matchId, match)
    const t = timeOf(at)
    const fields = {
      ...(before === undefined ? introduction(match, match.teams, startedAt) : {}),
      ...changedFields(before, match, startedAt),
      ...newlyDecided(matchId),
    }
    if (Object.keys(fields).length > 0) put({ t, match: { id: matchId, ...fields } })
    for (const line of priceLines(before?.markets ?? [], match)) put({ t, match: matchId, ...line })
  }

  function newlyDecided(matchId: string): {
    readonly final?: readonly string[]
    readonly voided?: readonly string[]
  } {
    const result = world.result(matchId)
    if (result === undefined) return {}
    const known = decided.get(matchId) ?? new Set<string>()
    decided.set(matchId, known)
    const final = [...result.final].filter((key) => !known.has(key))
    const voided = [...result.voided].filter((key) => !known.has(key))
    for (const key of [...final, ...voided]) known.add(key)
    return { ...(final.length > 0 ? { final } : {}), ...(voided.length > 0 ? { voided } : {}) }
  }

  put({ recording: RECORDING_FORMAT, version: RECORDING_VERSION, startedAt, source })
  for (const { id } of world.matches()) recordMatch(id, startedAt)

  const stop = world.listen((event, at) => {
    const { matchId } = event
    if (event.type !== 'closed') {
      recordMatch(matchId, at)
      return
    }
    decided.delete(matchId)
    if (!lastRecorded.delete(matchId)) return
    put({ t: timeOf(at), match: { id: matchId, closed: true } })
  })
  return { stop }
}

/** The constant fields of a match, which are written once. */
function introduction(
  match: WorldMatch,
  { home, away, doubles }: WorldTeams,
  startedAt: number,
): Readonly<Record<string, unknown>> {
  const { sport, league, neutral, video, animation, announcedAt, format } = match
  const said = { sport, league: withoutSport(league), home, away, neutral, video, animation }
  return {
    ...said,
    ...(doubles && { doubles }),
    ...(format && { format }),
    announcedAt: announcedAt - startedAt,
  }
}

function withoutSport({ id, name, level, hot, region }: WorldLeague): Omit<WorldLeague, 'sport'> {
  return { id, name, level, hot, region }
}

const FIELDS = ['state', 'phase', 'bettingStatus', 'score', 'facts', 'serving'] as const

function changedFields(
  before: WorldMatch | undefined,
  after: WorldMatch,
  startedAt: number,
): Readonly<Record<string, unknown>> {
  const changed: Record<string, unknown> = {}
  for (const field of FIELDS) {
    if (before?.[field] === after[field]) continue
    if (JSON.stringify(before?.[field]) !== JSON.stringify(after[field])) changed[field] = after[field]
  }
  if (before?.danger !== after.danger) changed['dangerous'] = after.danger
  if (before?.kickOff !== after.kickOff) changed['kickOff'] = after.kickOff - startedAt
  if (before === undefined || JSON.stringify(before.clock) !== JSON.stringify(after.clock)) {
    changed['clock'] = after.clock === null ? null : { ...after.clock, at: after.clock.at - startedAt }
  }
  return changed
}

/** Lines for every changed slot and price. */
function* priceLines(
  before: readonly WorldMarket[],
  { markets }: WorldMatch,
): Generator<Readonly<Record<string, unknown>>> {
  const earlier = new Map(before.map((market) => [market.key, market]))
  for (const market of markets) {
    const was = earlier.get(market.key)
    earlier.delete(market.key)
    if (was === market) continue
    const slots = new Map((was?.lines ?? []).map((line) => [line.slot, line]))
    for (const line of market.lines) {
      yield* changedPrices(market, slots.get(line.slot), line, was === undefined)
      slots.delete(line.slot)
    }
    for (const slot of slots.keys()) yield { market: market.key, slot, gone: true }
  }
  for (const { key, lines } of earlier.values()) {
    for (const { slot } of lines) yield { market: key, slot, gone: true }
  }
}

function* changedPrices(
  { key, parlayAllowed }: WorldMarket,
  before: WorldLine | undefined,
  after: WorldLine,
  isNew: boolean,
): Generator<Readonly<Record<string, unknown>>> {
  if (before === after) return
  const same = before?.line === after.line ? before : undefined
  const prices = new Map((same?.selections ?? []).map((selection) => [selection.side, selection]))
  const parlay = isNew && !parlayAllowed ? { parlay: false } : {}
  for (const { side, odds, status } of after.selections) {
    const was = prices.get(side)
    if (was?.odds === odds && was.status === status) continue
    yield { market: key, slot: after.slot, line: after.line, side, odds, status, ...parlay }
  }
  // The status of a slot is kept when its line changes.
  if ((before?.status ?? 'open') !== after.status)
    yield { market: key, slot: after.slot, status: after.status }
}
