import type { Status } from './status.ts'
import { isPeriod, type Period, SET_WORDS } from './vocabulary/periods.ts'
import type { Sport } from './vocabulary/sports.ts'
import { isStat, type Stat } from './vocabulary/stats.ts'

/** Home first, away second. */
export type Pair = readonly [home: number, away: number]

/** Counts by stat and period. A missing entry is unknown. */
export type Facts = { readonly [K in FactKey]?: Pair }

/** What is counted in which part of the match, such as `goals.match`. */
export type FactKey = `${Stat}.${Period}`

export function isFactKey(text: string): text is FactKey {
  const [stat = '', period = '', ...rest] = text.split('.')
  return rest.length === 0 && isStat(stat) && isPeriod(period)
}

/** A count of regular and extra time together. */
export function countOfAll(facts: Facts, stat: Stat): Pair | undefined {
  const regular = facts[`${stat}.match`]
  const extra = facts[`${stat}.extraTime`]
  if (regular === undefined || extra === undefined) return regular
  return [regular[0] + extra[0], regular[1] + extra[1]]
}

export const MATCH_STATES = [
  'notStarted',
  'live',
  'paused',
  'ended',
  'closed',
  'cancelled',
  'abandoned',
  'delayed',
  'postponed',
  'interrupted',
  'unknown',
] as const

export type MatchState = (typeof MATCH_STATES)[number]

/** The phases of a match. */
export const PHASES = [
  'notStarted',
  'firstHalf',
  'halfTime',
  'secondHalf',
  'regularEnd',
  'quarter1',
  'quarter2',
  'quarter3',
  'quarter4',
  'break',
  'overtime',
  ...SET_WORDS,
  'third1',
  'third2',
  'third3',
  'extraTimeAwaited',
  'extraTimeFirstHalf',
  'extraTimeBreak',
  'extraTimeSecondHalf',
  'extraTimeEnd',
  'penaltiesAwaited',
  'penalties',
  'race',
  'interrupted',
  'abandoned',
  'ended',
  'unknown',
] as const

export type Phase = (typeof PHASES)[number]

/** A clock reading: `seconds` at server time `at`, ms; it advances only while `running`. */
export interface MatchClock {
  readonly seconds: number
  readonly running: boolean
  readonly direction: 'up' | 'down'
  readonly at: number
}

export interface League {
  readonly id: string
  readonly name: string
  readonly hot: boolean
  /** Whether it is a favourite of the member. */
  readonly favourite: boolean
}

export interface Team {
  readonly id: string
  readonly name: string
  /** Colours and pattern shown instead of a crest; `null` when the venue has none. */
  readonly kit: { readonly base: string; readonly trim: string; readonly pattern: KitPattern } | null
  /** Path of a crest on the venue's image domain; missing where there is a kit, and in most sports. */
  readonly crest?: string
}

export const KIT_PATTERNS = ['plain', 'half', 'stripe', 'hoop', 'sash'] as const

export type KitPattern = (typeof KIT_PATTERNS)[number]

/** The two teams or players of a match. */
export interface Teams {
  readonly home: Team
  readonly away: Team
}

export type TeamNames = Readonly<Record<'home' | 'away', string>>

/** Empty for an outright. */
export function teamNames({ teams }: Pick<Match, 'teams'>): TeamNames {
  return { home: teams?.home.name ?? '', away: teams?.away.name ?? '' }
}

export interface Match {
  readonly id: string
  readonly sport: Sport
  readonly league: League
  /** `null` for an outright, whose field of entrants is named by the selections of its market (decision 0072). */
  readonly teams: Teams | null
  /** Kick-off, or the start of a tournament; server ms. */
  readonly kickOff: number
  /** When bets on it end, server ms; of virtual sports, whose bets end before the start. */
  readonly sealsAt?: number
  readonly state: MatchState
  readonly phase: Phase
  readonly clock: MatchClock | null
  /** Betting status of the whole match; see `worstStatus`. */
  readonly bettingStatus: Status
  readonly score: Pair
  readonly facts: Facts
  /** The serving side, in sports with service. */
  readonly serving: 'home' | 'away' | null
  readonly marketCount: number
  readonly parlayAllowed: boolean
  readonly video: boolean
  readonly animation: boolean
  /** Whether it is a favourite of the member, by itself or with its league. */
  readonly favourite: boolean
  readonly neutral: boolean
  /** The most maps that a match of esports has; missing in other sports, and where the venue does not say. */
  readonly bestOf?: number
  /** The running or next map in the member's language, where maps have names. */
  readonly mapName?: string
  /** Venue time of this state, ms. */
  readonly asOf: number
}
