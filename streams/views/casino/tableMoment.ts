import { type Card, handPoints } from '../../domain/baccarat/cards.ts'
import { type DealtCard, dealtCards } from '../../domain/baccarat/hand.ts'
import { type Results, resultsOf } from '../../domain/baccarat/plays.ts'
import { cardTimes, type Phase, PHASE_LENGTHS, phaseOf, PHASES } from '../../domain/casino/phases.ts'
import { type Pace, TABLE_RULES } from '../../domain/casino/tables.ts'
import { nextInstant, secondsUntil } from '../../domain/rounds/roundPhase.ts'
import type { Round } from '../../domain/rounds/round.ts'
import type { TableNow } from '../../feeds/casino/index.ts'

/** The cards that are turned, with the points of each side; `null` before its first card. */
export interface ShownHands {
  readonly cards: readonly DealtCard[]
  readonly playerPoints: number | null
  readonly bankerPoints: number | null
}

/** What a table shows at a time (docs/games/casino.md, 2). */
export interface TableMoment extends ShownHands {
  readonly phase: Phase
  /** The next change is due, but the platform has not reported it yet. */
  readonly waiting: boolean
  /** Nobody served the round in time: it is retried. */
  readonly retried: boolean
  readonly voided: boolean
  /** Real seconds to the opening or to the seal; `null` where none is counted down. */
  readonly seconds: number | null
  /** The share of that countdown that is left, 0 to 1. */
  readonly left: number
  /** From `paysAt` on. */
  readonly results: Results | null
}

const NO_HANDS: ShownHands = { cards: [], playerPoints: null, bankerPoints: null }

const NO_ROUND: TableMoment = {
  ...NO_HANDS,
  phase: PHASES.preparing,
  waiting: false,
  retried: false,
  voided: false,
  seconds: null,
  left: 0,
  results: null,
}

/** @param at platform time, ms, of which `rate` pass in a real one. */
export function tableMoment({ info, round, result }: Shown, at: number, rate: number): TableMoment {
  if (round === null) return NO_ROUND
  const { pace } = TABLE_RULES[info.type]
  const phase = phaseOf(pace, { ...round, newShoe: beginsShoe(round) }, at)
  const next = nextInstant(round)
  const counted = round.state === 'announced' || round.state === 'open'
  const seconds = counted && next !== null ? secondsUntil(next, at, rate) : null
  const turned = turnTimes({ info, round, result }, rate).filter((time) => time <= at).length
  return {
    phase,
    waiting: counted && seconds === 0,
    retried: round.state === 'interrupted',
    voided: round.state === 'void',
    seconds,
    left: seconds === null ? 0 : Math.min(1, (seconds * 1000) / phaseLength(pace, phase)),
    ...handsOf(result === null ? [] : dealtCards(result).slice(0, turned)),
    results: result !== null && round.paysAt !== null && round.paysAt <= at ? result.results : null,
  }
}

type Shown = Pick<TableNow, 'info' | 'round' | 'result'>

/** The times at which what is shown changes besides the countdown, platform ms. */
export function momentInstants(table: Shown, rate: number): readonly number[] {
  const { info, round } = table
  if (round === null) return []
  const { paysAt, endsAt } = round
  const pays = paysAt === null ? [] : [paysAt]
  const calculated = paysAt === null || endsAt === null ? [] : [calculatedAt(info.type, paysAt, endsAt)]
  const next = nextInstant(round)
  return [...turnTimes(table, rate), ...pays, ...calculated, ...(next === null ? [] : [next])]
}

function calculatedAt(type: TableNow['info']['type'], paysAt: number, endsAt: number): number {
  const { calculating, calculated } = PHASE_LENGTHS[TABLE_RULES[type].pace]
  return Math.ceil(paysAt + ((endsAt - paysAt) * calculating) / (calculating + calculated))
}

/** When each dealt card is turned, platform ms. */
function turnTimes({ info, round, result }: Shown, rate: number): readonly number[] {
  if (round === null || result === null || round.paysAt === null) return []
  const cards = result.player.length + result.banker.length
  return cardTimes(TABLE_RULES[info.type].pace, { paysAt: round.paysAt, cards, rate })
}

/** The hands of these cards. */
export function handsOf(cards: readonly DealtCard[]): ShownHands {
  return { cards, playerPoints: pointsOf(cards, 'player'), bankerPoints: pointsOf(cards, 'banker') }
}

/** The results of these cards, for a hand that is over. */
export function outcomeOfCards(cards: readonly DealtCard[]): Results {
  const of = (hand: DealtCard['hand']) => cards.filter((dealt) => dealt.hand === hand).map(({ card }) => card)
  const [player, banker] = [of('player'), of('banker')]
  return resultsOf({ player, banker, playerPoints: handPoints(player), bankerPoints: handPoints(banker) })
}

function pointsOf(cards: readonly DealtCard[], hand: DealtCard['hand']): number | null {
  const own: readonly Card[] = cards.filter((dealt) => dealt.hand === hand).map(({ card }) => card)
  return own.length === 0 ? null : handPoints(own)
}

function beginsShoe({ shoe, round }: Round): boolean {
  return shoe?.first === round
}

function phaseLength(pace: Pace, phase: Phase): number {
  const { betting, preparing, washCard } = PHASE_LENGTHS[pace]
  return phase === PHASES.betting ? betting : phase === PHASES.washCard ? washCard : preparing
}

/** Whether both show the same. */
export function sameMoment(one: TableMoment, other: TableMoment): boolean {
  return (
    one.phase === other.phase &&
    one.waiting === other.waiting &&
    one.retried === other.retried &&
    one.voided === other.voided &&
    one.seconds === other.seconds &&
    one.results === other.results &&
    one.cards.length === other.cards.length
  )
}
