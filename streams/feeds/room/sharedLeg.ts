import type { Leg, LegTiming } from '../../domain/leg.ts'
import { line, type MarketKind, type Period, type Side, type Stat } from '../../domain/market.ts'
import { oddsFromScaled } from '../../domain/odds.ts'
import { type Sport, SPORT_IDS } from '../../domain/sport.ts'
import type { SharedLegFrame } from '../../wire/room/messages.ts'

const STATS: Readonly<Record<Stat, true>> = {
  goals: true,
  corners: true,
  cards: true,
  points: true,
  sets: true,
  games: true,
}
const PERIODS: Readonly<Record<Period, true>> = {
  match: true,
  firstHalf: true,
  secondHalf: true,
  quarter1: true,
  quarter2: true,
  quarter3: true,
  quarter4: true,
  set1: true,
  set2: true,
  set3: true,
}
const KINDS: Readonly<Record<MarketKind, true>> = {
  result: true,
  winner: true,
  handicap: true,
  total: true,
  oddEven: true,
  correctScore: true,
  bothScore: true,
  doubleChance: true,
  teamTotalHome: true,
  teamTotalAway: true,
}
const SIDES: Readonly<Record<Exclude<Side, `${number}:${number}`>, true>> = {
  home: true,
  draw: true,
  away: true,
  over: true,
  under: true,
  odd: true,
  even: true,
  yes: true,
  no: true,
  homeOrDraw: true,
  homeOrAway: true,
  drawOrAway: true,
  otherScore: true,
}
const TIMINGS: Readonly<Record<LegTiming, true>> = {
  early: true,
  live: true,
  champion: true,
  virtual: true,
  esports: true,
}

function isIn<K extends string>(table: Readonly<Record<K, unknown>>, word: string): word is K {
  return Object.hasOwn(table, word)
}

function isSide(word: string): word is Side {
  return isIn(SIDES, word) || /^\d{1,3}:\d{1,3}$/.test(word)
}

export function isSport(word: string): word is Sport {
  return isIn(SPORT_IDS, word)
}

/** A leg as its owner bet it; `null` when a word in it is none of ours. */
export function sharedLegOf(frame: SharedLegFrame, venue: string): Leg | null {
  const { sport, kind, stat, period, side, timing } = frame
  const agreedOdds = oddsFromScaled(frame.odds)
  if (agreedOdds === null || !isSport(sport) || !isSide(side)) return null
  if (!isIn(KINDS, kind) || !isIn(STATS, stat) || !isIn(PERIODS, period)) return null
  const { scoreHome, scoreAway } = frame
  return {
    venue,
    choice: {
      matchId: frame.matchId,
      sport,
      spec: { kind, stat, period },
      slot: frame.slot,
      line: frame.line === null ? null : line(frame.line),
      side,
    },
    wire: { marketId: frame.marketId, optionId: frame.optionId, playId: frame.playId },
    agreedOdds,
    timing: isIn(TIMINGS, timing) ? timing : 'early',
    // Taken for granted until the quote says otherwise: the share tells nothing of it.
    parlayAllowed: true,
    score: scoreHome === null || scoreAway === null ? null : [scoreHome, scoreAway],
    leagueId: frame.leagueId,
    kickOff: frame.kickOff,
    names: { home: frame.home, away: frame.away, league: frame.league, market: frame.market },
  }
}
