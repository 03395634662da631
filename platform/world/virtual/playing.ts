import type { Facts, MatchClock, Pair, Phase } from '../../../streams/domain/match.ts'
import type { DrawnBatch } from '../../../streams/domain/virtual/batch.ts'
import type { BasketballResult } from '../../../streams/domain/virtual/basketball.ts'
import { shootOutScore } from '../../../streams/domain/virtual/football.ts'
import {
  basketballFrames,
  basketballPartAt,
  footballFrames,
  footballPartAt,
  footballSecondsAt,
} from '../../../streams/domain/virtual/matchFilms.ts'

/** What is to be seen of a match at a place of its film. */
export interface Playing {
  readonly phase: Phase
  readonly clock: Omit<MatchClock, 'at'> | null
  readonly score: Pair
  readonly facts: Facts
}

const LEVEL: Pair = [0, 0]
const QUARTER_WORDS = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const

/** `at` is ms of the film; `orderNo` counts from 1. */
export function playingAt(drawn: DrawnBatch, orderNo: number, at: number): Playing {
  switch (drawn.kind) {
    case 'race':
      return { phase: 'race', clock: null, score: LEVEL, facts: {} }
    case 'football':
      return footballAt(drawn, orderNo, at)
    case 'basketball':
      return basketballAt(drawn, orderNo, at)
  }
}

type DrawnOf<K extends DrawnBatch['kind']> = Extract<DrawnBatch, { readonly kind: K }>

function footballAt({ matches }: DrawnOf<'football'>, orderNo: number, at: number): Playing {
  const match = matches[orderNo - 1]
  if (match === undefined) return { phase: 'unknown', clock: null, score: LEVEL, facts: {} }
  const part = footballPartAt(at, match.result.kicks)
  const seen = footballFrames(match).filter(({ time }) => time <= at)
  const scoreOf = (kinds: readonly string[], until = Infinity): Pair =>
    seen.findLast(({ kind, time }) => kinds.includes(kind) && time < until)?.score ?? LEVEL
  const score = scoreOf(['attack', 'goal'])
  const firstHalf = scoreOf(['attack', 'goal'], 50_000)
  const further = part === 'firstHalf' || part === 'halfTime' ? null : minus(score, firstHalf)
  return {
    phase: part,
    clock: { seconds: footballSecondsAt(at), running: false, direction: 'up' },
    score,
    facts: {
      'goals.match': score,
      'goals.firstHalf': firstHalf,
      ...(further === null ? {} : { 'goals.secondHalf': further }),
      ...(part === 'penalties' ? { 'goals.penalties': scoreOf(['kick', 'kickMissed']) } : {}),
    },
  }
}

function basketballAt({ matches }: DrawnOf<'basketball'>, orderNo: number, at: number): Playing {
  const match = matches[orderNo - 1]
  if (match === undefined) return { phase: 'unknown', clock: null, score: LEVEL, facts: {} }
  const { quarter, pause } = basketballPartAt(at)
  const score = basketballFrames(match).findLast(({ time }) => time <= at)?.score ?? LEVEL
  const over = match.result.quarters.slice(0, quarter - 1)
  const running = over.reduce(minus, score)
  const phase = pause ? (quarter === 2 ? 'halfTime' : 'break') : (QUARTER_WORDS[quarter - 1] ?? 'quarter4')
  return { phase, clock: null, score, facts: quarterFacts([...over, running], score) }
}

/** The facts of a match that is over. */
export function finalFacts(drawn: DrawnBatch, orderNo: number): Facts {
  if (drawn.kind === 'race') return { 'number.match': [drawn.race.result.order[0] ?? 0, 0] }
  if (drawn.kind === 'basketball') {
    const result: BasketballResult | undefined = drawn.matches[orderNo - 1]?.result
    return result === undefined ? {} : quarterFacts(result.quarters, result.score)
  }
  const result = drawn.matches[orderNo - 1]?.result
  if (result === undefined) return {}
  const kicks = shootOutScore(result)
  return {
    'goals.match': result.score,
    'goals.firstHalf': result.half,
    'goals.secondHalf': minus(result.score, result.half),
    ...(kicks === null ? {} : { 'goals.penalties': kicks }),
  }
}

function quarterFacts(quarters: readonly Pair[], score: Pair): Facts {
  const half = quarters.slice(0, 2).reduce(plus, LEVEL)
  const each = quarters.map(
    (count, index) => [`points.${QUARTER_WORDS[index] ?? 'quarter4'}`, count] as const,
  )
  return {
    'points.match': score,
    'points.firstHalf': half,
    ...(quarters.length > 2 ? { 'points.secondHalf': minus(score, half) } : {}),
    ...Object.fromEntries(each),
  }
}

function plus(one: Pair, other: Pair): Pair {
  return [one[0] + other[0], one[1] + other[1]]
}

function minus(one: Pair, other: Pair): Pair {
  return [one[0] - other[0], one[1] - other[1]]
}
