import { type NumberedWords, wordsById } from './words.ts'

/** `EventGroupTypeId`: the match, or the sibling event about one of its other counts. */
export const IMTY_EVENT_GROUPS = { match: 1, corners: 2, cards: 3 } as const

/** The bet types that the venue has for the main count of a match, of its corners and of its cards (2.2). */
export const IMTY_BET_TYPES = {
  1: 'handicap',
  2: 'total',
  3: 'result',
  5: 'oddEven',
  6: 'correctScore',
  7: 'goalRange',
  8: 'doubleChance',
  11: 'outright',
} as const

/** Periods with numbers of the venue; all others are 100 and their own number. */
export const IMTY_PERIODS = { 1: 'match', 2: 'firstHalf', 3: 'secondHalf' } as const

const FURTHER_BET_TYPES = 1000
const PER_STAT = 100
const FURTHER_PERIODS = 100

/** A market of an event by the venue's numbers. */
export interface ImtyMarket {
  readonly group: number
  readonly betType: number
  readonly period: number
}

/** A market by meaning. */
interface Meaning<S, K, P> {
  readonly stat: S
  readonly kind: K
  readonly period: P
}

type WordOf<T> = keyof T & string

/** Both directions of the numbers of periods. */
export function imtyPeriods<const P extends NumberedWords>(
  words: P,
): { numberOf(period: WordOf<P>): number; periodOf(number: number): WordOf<P> | null } {
  const byId = wordsById(words)
  const byName = new Map<string, WordOf<P>>([...byId.values()].map((period) => [period, period]))
  const own = new Map<string, number>(
    Object.entries(IMTY_PERIODS).map(([number, period]) => [period, Number(number)]),
  )
  return {
    numberOf: (period) => own.get(period) ?? FURTHER_PERIODS + (words[period]?.id ?? 0),
    periodOf(number) {
      const named: string | undefined = (IMTY_PERIODS as Readonly<Record<number, string>>)[number]
      if (named !== undefined) return byName.get(named) ?? null
      const period = byId.get(number - FURTHER_PERIODS)
      return period === undefined || own.has(period) ? null : period
    },
  }
}

/** Both directions of the numbers of markets; `count` is that of the sport (`IMTY_SPORTS`). */
export interface ImtyMarkets<S, K, P> {
  numberOf(spec: Meaning<S, K, P>, count: string): ImtyMarket
  /** `null` for numbers that no market has. */
  meaningOf(market: ImtyMarket, count: string): Meaning<S, K, P> | null
}

/** The numbers of markets, with the words of the domain's vocabulary. */
export function imtyMarkets<
  const S extends NumberedWords,
  const K extends NumberedWords,
  const P extends NumberedWords,
>(words: {
  readonly stats: S
  readonly kinds: K
  readonly periods: P
}): ImtyMarkets<WordOf<S>, WordOf<K>, WordOf<P>> {
  const stats = wordsById(words.stats)
  const kinds = wordsById(words.kinds)
  const periods = imtyPeriods(words.periods)
  const ownTypes = new Map<string, number>(
    Object.entries(IMTY_BET_TYPES).map(([number, kind]) => [kind, Number(number)]),
  )
  const kindByName = new Map<string, WordOf<K>>([...kinds.values()].map((kind) => [kind, kind]))
  const statByName = new Map<string, WordOf<S>>([...stats.values()].map((stat) => [stat, stat]))
  type Known = Meaning<WordOf<S>, WordOf<K>, WordOf<P>>

  const idOf = (table: NumberedWords, word: string): number => table[word]?.id ?? 0
  const numberOf = ({ stat, kind, period }: Known, count: string): ImtyMarket => {
    const group = groupOf(stat)
    const own = stat === count || group !== IMTY_EVENT_GROUPS.match ? ownTypes.get(kind) : undefined
    return {
      group,
      betType: own ?? FURTHER_BET_TYPES + PER_STAT * idOf(words.stats, stat) + idOf(words.kinds, kind),
      period: periods.numberOf(period),
    }
  }
  const ownMeaning = ({ group, betType }: ImtyMarket, count: string) => {
    const named: string | undefined = (IMTY_BET_TYPES as Readonly<Record<number, string>>)[betType]
    return { stat: statByName.get(statOf(group) ?? count), kind: kindByName.get(named ?? '') }
  }
  const furtherMeaning = ({ betType }: ImtyMarket) => {
    const number = betType - FURTHER_BET_TYPES
    return { stat: stats.get(Math.floor(number / PER_STAT)), kind: kinds.get(number % PER_STAT) }
  }
  const meaningOf = (market: ImtyMarket, count: string): Known | null => {
    const { stat, kind } =
      market.betType < FURTHER_BET_TYPES ? ownMeaning(market, count) : furtherMeaning(market)
    const period = periods.periodOf(market.period)
    if (stat === undefined || kind === undefined || period === null) return null
    const found = { stat, kind, period }
    // A market has one number only.
    return isSame(numberOf(found, count), market) ? found : null
  }
  return { numberOf, meaningOf }
}

function isSame(one: ImtyMarket, other: ImtyMarket): boolean {
  return one.group === other.group && one.betType === other.betType && one.period === other.period
}

function groupOf(stat: string): number {
  return stat === 'corners' || stat === 'cards' ? IMTY_EVENT_GROUPS[stat] : IMTY_EVENT_GROUPS.match
}

/** The count of a sibling event; `null` for the match itself. */
export function statOf(group: number): 'corners' | 'cards' | null {
  if (group === IMTY_EVENT_GROUPS.corners) return 'corners'
  return group === IMTY_EVENT_GROUPS.cards ? 'cards' : null
}

/** `playId` of the domain: the three numbers with points between. */
export function imtyPlayId({ group, betType, period }: ImtyMarket): string {
  return `${group}.${betType}.${period}`
}

const PLAY_ID = /^(\d{1,2})\.(\d{1,5})\.(\d{1,4})$/

/** The numbers of a `playId`; `null` for another text. */
export function imtyMarketOfPlay(playId: string): ImtyMarket | null {
  const [, group, betType, period] = PLAY_ID.exec(playId) ?? []
  if (group === undefined || betType === undefined || period === undefined) return null
  return { group: Number(group), betType: Number(betType), period: Number(period) }
}

/** The id of the event of a match, or of one of its siblings. */
export function imtyEventId(matchId: string, group: number): string {
  return group === IMTY_EVENT_GROUPS.match ? matchId : `${matchId}.${group}`
}

const SIBLING_ID = /^(.+)\.(\d{1,2})$/

/** The match and the group of an event id. */
export function imtyEvent(eventId: string): { readonly matchId: string; readonly group: number } {
  const [, matchId, group] = SIBLING_ID.exec(eventId) ?? []
  if (matchId === undefined || group === undefined) {
    return { matchId: eventId, group: IMTY_EVENT_GROUPS.match }
  }
  return { matchId, group: Number(group) }
}
