import * as v from 'valibot'
import { type Facts, isFactKey, KIT_PATTERNS, MATCH_STATES, PHASES } from '../../../streams/domain/match.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import { isMarketKey, line } from '../../../streams/domain/market.ts'
import { STATUSES } from '../../../streams/domain/status.ts'
import { isSide } from '../../../streams/domain/vocabulary/sides.ts'
import { isSport, SPORT_IDS } from '../../../streams/domain/vocabulary/sports.ts'
import type { AllLanguages } from '../../../streams/domain/localText.ts'
import type { Danger } from '../world.ts'

/** The value of a header's first field. */
export const RECORDING_FORMAT = 'touchline'
/** Readers refuse higher versions. New optional fields do not increase it. */
export const RECORDING_VERSION = 1

const SPORTS = Object.keys(SPORT_IDS).filter(isSport)
const DANGERS = ['none', 'attack', 'review'] as const satisfies readonly Danger[]
/** Odds are stored in 32 bits. */
const MAX_ODDS = 0xffff_ffff
/** Ids are sent to venues as text of digits. */
const id = v.pipe(v.string(), v.regex(/^\d{1,18}$/))
const whole = v.pipe(v.number(), v.safeInteger())
const count = v.pipe(whole, v.minValue(0))
/** ms from the start of the recording. */
const sinceStart = count
const pair = v.pipe(
  v.tuple([count, count]),
  v.transform(([home, away]) => [home, away] as const),
)
// An unknown status must not allow bets.
const status = v.fallback(v.picklist(STATUSES), 'suspended')

function isOdds(value: number): value is Odds {
  return oddsFromScaled(value) !== null
}

const localText = v.union([
  v.pipe(
    v.string(),
    v.minLength(1),
    v.transform((text): AllLanguages => ({ cmn: text, zho: text, english: text })),
  ),
  v.object({ cmn: v.string(), zho: v.string(), english: v.string() }),
])

const NOWHERE: AllLanguages = { cmn: '', zho: '', english: '' }

const league = v.object({
  id,
  name: localText,
  level: v.optional(v.pipe(whole, v.minValue(1)), 1),
  hot: v.optional(v.boolean(), false),
  region: v.optional(localText, NOWHERE),
})

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/))
const kit = v.object({ base: colour, trim: colour, pattern: v.fallback(v.picklist(KIT_PATTERNS), 'plain') })
const team = v.object({
  id,
  name: localText,
  kit: v.optional(kit, { base: '#5a6070', trim: '#ffffff', pattern: 'plain' }),
})

const clock = v.nullable(
  v.object({
    seconds: v.pipe(v.number(), v.finite(), v.minValue(0)),
    running: v.boolean(),
    direction: v.optional(v.picklist(['up', 'down']), 'up'),
    /** ms from the start, like `t`; the time of the reading, which is the line's `t` by default. */
    at: v.exactOptional(whole),
  }),
)

const facts = v.pipe(
  v.record(v.string(), pair),
  v.check((entries) => Object.keys(entries).every(isFactKey), 'a stat and a period'),
  v.transform((entries): Facts => entries),
)

/** A match of a game that is played on maps. */
const mapFormat = v.object({
  bestOf: v.pipe(whole, v.minValue(1)),
  mapNames: v.array(localText),
})

const marketKeys = v.array(v.pipe(v.string(), v.guard(isMarketKey)))

const matchFields = v.object({
  id,
  sport: v.exactOptional(v.picklist(SPORTS)),
  league: v.exactOptional(league),
  home: v.exactOptional(team),
  away: v.exactOptional(team),
  doubles: v.exactOptional(v.literal(true)),
  /** ms from the start of the recording; negative for a match that had already started. */
  kickOff: v.exactOptional(whole),
  announcedAt: v.exactOptional(whole),
  neutral: v.exactOptional(v.boolean()),
  video: v.exactOptional(v.boolean()),
  animation: v.exactOptional(v.boolean()),
  format: v.exactOptional(mapFormat),
  state: v.exactOptional(v.fallback(v.picklist(MATCH_STATES), 'unknown')),
  phase: v.exactOptional(v.fallback(v.picklist(PHASES), 'unknown')),
  clock: v.exactOptional(clock),
  bettingStatus: v.exactOptional(status),
  score: v.exactOptional(pair),
  facts: v.exactOptional(facts),
  redCards: v.exactOptional(pair),
  yellowCards: v.exactOptional(pair),
  corners: v.exactOptional(v.nullable(pair)),
  serving: v.exactOptional(v.nullable(v.picklist(['home', 'away']))),
  dangerous: v.exactOptional(v.fallback(v.picklist(DANGERS), 'none')),
  /** Markets that are now final, or void. */
  final: v.exactOptional(marketKeys),
  voided: v.exactOptional(marketKeys),
  /** Whether the match is no longer listed. */
  closed: v.exactOptional(v.boolean()),
})

const header = v.object({
  recording: v.literal(RECORDING_FORMAT),
  version: v.pipe(whole, v.minValue(1)),
  /** The time of `t` 0, ms since 1970. */
  startedAt: whole,
  source: v.optional(v.string(), ''),
  /** When matches without in-play data kick off, unless the replay's options say otherwise. */
  kickOffAfterMs: v.exactOptional(count),
  kickOffSpacingMs: v.exactOptional(count),
})

const slotFields = {
  t: sinceStart,
  match: id,
  market: v.pipe(v.string(), v.guard(isMarketKey)),
  slot: v.pipe(whole, v.minValue(1), v.maxValue(99)),
}

const price = v.object({
  ...slotFields,
  line: v.nullable(v.pipe(whole, v.minValue(-3999), v.maxValue(3999), v.transform(line))),
  side: v.pipe(v.string(), v.guard(isSide)),
  odds: v.pipe(v.number(), v.maxValue(MAX_ODDS), v.guard(isOdds)),
  status: v.optional(status, 'open'),
  /** Applies to the whole market; `true` by default. */
  parlay: v.exactOptional(v.boolean()),
})

const slotStatus = v.object({
  ...slotFields,
  status: v.exactOptional(status),
  gone: v.exactOptional(v.boolean()),
})
const matchLine = v.object({ t: sinceStart, match: matchFields })

export type RecordingHeader = v.InferOutput<typeof header>
export type MatchFields = v.InferOutput<typeof matchFields>
export type MatchLine = v.InferOutput<typeof matchLine>
export type PriceLine = v.InferOutput<typeof price>
export type SlotLine = v.InferOutput<typeof slotStatus>

export type RecordingLine =
  | { readonly kind: 'header'; readonly header: RecordingHeader }
  | { readonly kind: 'match'; readonly line: MatchLine }
  | { readonly kind: 'price'; readonly line: PriceLine }
  | { readonly kind: 'slot'; readonly line: SlotLine }

/** Decodes one line of a recording; `null` if it is invalid. Never throws. */
export function readRecordingLine(text: string): RecordingLine | null {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null) return null
  if ('recording' in value) {
    const read = v.safeParse(header, value)
    return read.success ? { kind: 'header', header: read.output } : null
  }
  if ('side' in value) {
    const read = v.safeParse(price, value)
    return read.success ? { kind: 'price', line: read.output } : null
  }
  if ('slot' in value) {
    const read = v.safeParse(slotStatus, value)
    return read.success ? { kind: 'slot', line: read.output } : null
  }
  const read = v.safeParse(matchLine, value)
  return read.success ? { kind: 'match', line: read.output } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
