import type { Halt, Happening } from '../course/course.ts'
import type { SideIndex } from '../course/moment.ts'
import type { Dice } from '../random.ts'
import { MINUTE, SECOND } from '../durations.ts'
import { attackOn, attackOver, card, corner, goal, penaltyGiven, penaltyOver, verdict } from './happenings.ts'
import { cornersExpected, HALF, rateFactor, REDS, USUAL_STOPPAGE, YELLOWS } from './pace.ts'

/** In each of these a side may score, be booked, win a corner or attack. */
export const STEP = 10 * SECOND
/** Playing time of a usual match: its length minus interruptions by goals, penalties, cards and reviews. */
const INTERRUPTED = 2 * MINUTE
const LENGTH = 2 * HALF + USUAL_STOPPAGE[0] + USUAL_STOPPAGE[1] - INTERRUPTED
const PENALTY_SHARE = 0.1
const PENALTY_SCORED = 0.76
const REVIEW_CHANCE = 0.12
const REVIEW_OVERTURNS = 0.4
/** Goals from play per goal that counts, since some are overturned. */
const TRIED = 1 / (1 - REVIEW_CHANCE * REVIEW_OVERTURNS)
/** Displayed attacks per match; some of them suspend the goal lines. */
const ATTACKS = 64
const ATTACK_SUSPENDS = 0.3
/** Betting on cards is suspended for a moment after a yellow one. */
const CARD_HALT = 10 * SECOND

/** A match that is being computed, with its happenings so far. */
export interface Playing {
  readonly dice: Dice
  readonly strength: readonly [number, number]
  readonly happenings: Happening[]
  readonly halts: Halt[]
  score: [number, number]
  reds: [number, number]
  /** When goals are under review, both ends included. */
  readonly reviews: { readonly from: number; readonly to: number }[]
  /** No new happening before this time: a penalty or review is in progress. */
  busyUntil: number
}

/** What a side does in a step. `shape` is the goal rate as a multiple of the mean rate of a match. */
export function playStep(playing: Playing, shape: number, side: SideIndex, stepAt: number): void {
  const { dice: chances, strength, score, reds } = playing
  const other: SideIndex = side === 0 ? 1 : 0
  const share = STEP / LENGTH
  const at = stepAt + chances.whole(0, STEP - 1)
  const roll = chances.next()
  if (at <= playing.busyUntil) return
  const factor = rateFactor(reds[side], reds[other], score[side] - score[other])
  const goals = strength[side] * share * shape * factor
  const bounds = [
    goals * (1 - PENALTY_SHARE) * TRIED,
    (goals * PENALTY_SHARE) / PENALTY_SCORED,
    REDS * share,
    YELLOWS * share,
    cornersExpected(strength[side], strength[other]) * share,
    (ATTACKS / 2) * share,
  ]
  let rest = roll
  const kind = bounds.findIndex((bound) => (rest -= bound) < 0)
  if (kind === 0) tryGoal(playing, at, side)
  else if (kind === 1) penalty(playing, at, side)
  else if (kind === 2) sendOff(playing, at, side)
  else if (kind === 3) book(playing, at, side)
  else if (kind === 4) winCorner(playing, at, side)
  else if (kind === 5) attack(playing, at, side)
}

function tryGoal(playing: Playing, at: number, side: SideIndex): void {
  const { dice: chances, happenings, halts } = playing
  if (!chances.chance(REVIEW_CHANCE)) {
    happenings.push(goal(at, side, false))
    playing.score[side] += 1
    playing.busyUntil = at + chances.whole(20, 40) * SECOND
    halts.push({ from: at, to: playing.busyUntil, scope: 'all' })
    return
  }
  const decidedAt = at + chances.whole(30, 90) * SECOND
  const stands = !chances.chance(REVIEW_OVERTURNS)
  playing.reviews.push({ from: at, to: decidedAt })
  happenings.push(goal(at, side, true), verdict(decidedAt, side, stands))
  if (stands) playing.score[side] += 1
  playing.busyUntil = decidedAt + chances.whole(10, 20) * SECOND
  halts.push({ from: at, to: playing.busyUntil, scope: 'all' })
}

function penalty(playing: Playing, at: number, side: SideIndex): void {
  const { dice: chances, happenings, halts } = playing
  const kickAt = at + chances.whole(60, 100) * SECOND
  happenings.push(penaltyGiven(at, side), penaltyOver(kickAt))
  playing.busyUntil = kickAt + chances.whole(15, 30) * SECOND
  halts.push({ from: at, to: playing.busyUntil, scope: 'all' })
  if (!chances.chance(PENALTY_SCORED)) return
  happenings.push(goal(kickAt, side, false))
  playing.score[side] += 1
}

function sendOff(playing: Playing, at: number, side: SideIndex): void {
  playing.happenings.push(card(at, side, 'red'))
  playing.reds[side] += 1
  playing.busyUntil = at + playing.dice.whole(25, 50) * SECOND
  playing.halts.push({ from: at, to: playing.busyUntil, scope: 'all' })
}

function book({ happenings, halts }: Playing, at: number, side: SideIndex): void {
  happenings.push(card(at, side, 'yellow'))
  halts.push({ from: at, to: at + CARD_HALT, scope: 'cards' })
}

function winCorner(playing: Playing, at: number, side: SideIndex): void {
  playing.happenings.push(corner(at, side))
  playing.halts.push({ from: at, to: at + playing.dice.whole(8, 14) * SECOND, scope: 'corners' })
}

function attack(playing: Playing, at: number, side: SideIndex): void {
  const { dice: chances, happenings, halts } = playing
  const to = at + chances.whole(4, 12) * SECOND
  const dangerous = chances.chance(ATTACK_SUSPENDS)
  happenings.push(attackOn(at, side, dangerous), attackOver(to))
  if (dangerous) halts.push({ from: at, to, scope: 'goalLines' })
}
