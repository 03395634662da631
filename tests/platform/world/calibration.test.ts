import { describe, expect, it } from 'vitest'
import type { Phase } from '../../../streams/domain/match.ts'
import type { CountedOutcome } from '../../../streams/domain/order.ts'
import { settleSelection } from '../../../streams/domain/settlement.ts'
import { BASEBALL_MARKETS } from '../../../platform/world/baseball/markets.ts'
import { baseballView } from '../../../platform/world/baseball/view.ts'
import { BASKETBALL_MARKETS } from '../../../platform/world/basketball/markets.ts'
import { basketballView } from '../../../platform/world/basketball/view.ts'
import type { Timeline } from '../../../platform/world/course/course.ts'
import { momentAt, timelineOf } from '../../../platform/world/course/course.ts'
import { classTimes, windowAt } from '../../../platform/world/course/windows.ts'
import { CRICKET_MARKETS } from '../../../platform/world/cricket/markets.ts'
import { cricketView } from '../../../platform/world/cricket/view.ts'
import { CSGO, CSGO_RULES } from '../../../platform/world/csgo/sport.ts'
import { DOTA2, DOTA2_RULES } from '../../../platform/world/dota2/sport.ts'
import { CUP_MARKETS, FOOTBALL_MARKETS } from '../../../platform/world/football/markets.ts'
import { FOOTBALL } from '../../../platform/world/football/sport.ts'
import { footballView } from '../../../platform/world/football/view.ts'
import type { WorldSport } from '../../../platform/world/sports.ts'
import type { Instant, MarketPlan } from '../../../platform/world/pricing/board.ts'
import { priceAll } from '../../../platform/world/pricing/odds.ts'
import { fixtureOf, numberOf } from '../../../platform/world/schedule/fixtures.ts'
import type { Fixture } from '../../../platform/world/fixture.ts'
import { courseOf } from '../../../platform/world/runningMatch.ts'
import { TENNIS_MARKETS } from '../../../platform/world/tennis/markets.ts'
import { tennisView } from '../../../platform/world/tennis/view.ts'
import { AMERICAN_FOOTBALL_RULES } from '../../../platform/world/americanFootball/sport.ts'
import { BEACH_SOCCER_RULES } from '../../../platform/world/beachSoccer/sport.ts'
import { KOG, KOG_RULES } from '../../../platform/world/kog/sport.ts'
import { LOL, LOL_RULES } from '../../../platform/world/lol/sport.ts'
import { HANDBALL_RULES } from '../../../platform/world/handball/sport.ts'
import { HOCKEY_RULES } from '../../../platform/world/hockey/sport.ts'
import { ICE_HOCKEY_RULES } from '../../../platform/world/iceHockey/sport.ts'
import { WATER_POLO_RULES } from '../../../platform/world/waterPolo/sport.ts'
import { timedMarkets } from '../../../platform/world/timed/markets.ts'
import { timedView } from '../../../platform/world/timed/view.ts'
import { mapMarkets } from '../../../platform/world/sets/mapMarkets.ts'
import { setMarkets } from '../../../platform/world/sets/markets.ts'
import type { SetRules } from '../../../platform/world/sets/rules.ts'
import { setsView, type SetsView } from '../../../platform/world/sets/view.ts'
import { boutMarkets } from '../../../platform/world/boxing/markets.ts'
import { boutRules } from '../../../platform/world/boxing/sport.ts'
import { boutView } from '../../../platform/world/boxing/view.ts'
import { BADMINTON_RULES } from '../../../platform/world/badminton/sport.ts'
import { BEACH_VOLLEYBALL_RULES } from '../../../platform/world/beachVolleyball/sport.ts'
import { DARTS_RULES } from '../../../platform/world/darts/sport.ts'
import { SNOOKER_FORMATS, snookerRules } from '../../../platform/world/snooker/sport.ts'
import { TABLE_TENNIS_RULES } from '../../../platform/world/tableTennis/sport.ts'
import { VOLLEYBALL_RULES } from '../../../platform/world/volleyball/sport.ts'
import { EPOCH, HOUR, MINUTE, SECOND } from './builders.ts'

const ORIGIN = { seed: 23, epoch: EPOCH }

/** Kinds with many selections, some of which win too rarely to be judged alone. */
const MANY: ReadonlySet<string> = new Set(['correctScore', 'exactTotal', 'winningMargin', 'halfTimeFullTime'])

const LONGEST = 201 * 100_000

/** The return of a stake of one at the given odds. */
const PAID: Readonly<Record<CountedOutcome, (odds: number) => number>> = {
  win: (odds) => odds,
  halfWin: (odds) => (odds + 1) / 2,
  push: () => 1,
  void: () => 1,
  halfLose: () => 0.5,
  lose: () => 0,
}

/** Bets of one kind, with one entry per match: the stake, and the return in excess of the fair return. */
interface Bets {
  readonly staked: number[]
  readonly over: number[]
}

/**
 * When bets are placed in a match; `null` for never. It may depend on what has happened, not on what will.
 */
type Occasion = readonly [name: string, at: (timeline: Timeline, kickOff: number) => number | null]

const after = (minutes: number): Occasion => [`+${minutes}`, (_, kickOff) => kickOff + minutes * MINUTE]
const BEFORE: Occasion = ['before', (_, kickOff) => kickOff - HOUR]

/** The time at which this much is left on the clock of the fourth quarter; `null` if there is none. */
function lateIn({ times, moments }: Timeline, left: number): number | null {
  for (const [index, { phase, clock }] of moments.entries()) {
    if (phase !== 'quarter4' || clock?.running !== true) continue
    const at = clock.at + clock.seconds * SECOND - left
    if (at >= (times[index] ?? 0) && at < (times[index + 1] ?? 0)) return at
  }
  return null
}

function onlyLevel([name, at]: Occasion): Occasion {
  return [
    `${name}, level`,
    (timeline, kickOff) => {
      const instant = at(timeline, kickOff)
      if (instant === null) return null
      const { score } = momentAt(timeline, instant)
      return score[0] === score[1] ? instant : null
    },
  ]
}

interface Model<View> {
  readonly sport: WorldSport
  readonly plans: readonly MarketPlan<View>[]
  readonly viewAt: (fixture: Fixture, instant: Instant) => View
  /** The number of the n-th match that is bet on; n itself, if missing. */
  readonly numberOf?: (place: number) => number
}

/**
 * Bets on every open selection. The stake is the price's fair chance, so that long odds do not dominate the
 * result.
 */
function bet<View>(
  { sport, plans, viewAt, numberOf = (place) => place }: Model<View>,
  matches: number,
  occasions: readonly Occasion[],
): ReadonlyMap<string, Bets> {
  const all = new Map<string, Bets>()
  for (let number = 0; number < matches; number += 1) {
    const fixture = fixtureOf(ORIGIN, sport, numberOf(number))
    const timeline = timelineOf(courseOf(fixture))
    const last = timeline.moments.at(-1)
    if (last?.state !== 'ended') continue
    const halts = classTimes(timeline.course, 'plain', [])
    for (const [occasion, when] of occasions) {
      const at = when(timeline, fixture.kickOff)
      if (at === null || at >= timeline.course.endAt || windowAt(halts, at) !== null) continue
      const moment = momentAt(timeline, at)
      const view = viewAt(fixture, { at, moment })
      for (const { spec, margin, ...plan } of plans) {
        if (plan.availability(moment) !== 'open') continue
        const counted = `${spec.stat}.${spec.period}` as const
        const inPlay = sport === 'football' && moment.state !== 'notStarted' && spec.kind === 'handicap'
        const from = inPlay ? (moment.facts[counted] ?? [0, 0]) : null
        for (const line of plan.lines(view)) {
          if (plan.decided(moment, line)) continue
          for (const { side, odds, status } of priceAll(plan.chances(view, line), margin, () => 1)) {
            // The longest price is capped below its fair value, in the operator's favour.
            if (status !== 'open' || odds >= LONGEST) continue
            const decimal = odds / 100_000
            const outcome = settleSelection(spec, side, line, last.facts[counted] ?? [0, 0], from, last.facts)
            const group = MANY.has(spec.kind) ? 'all' : side
            const bets = groupOf(all, `${occasion} ${spec.stat}.${spec.kind}.${spec.period} ${group}`)
            bets.staked[number] = (bets.staked[number] ?? 0) + 1 / decimal
            bets.over[number] =
              (bets.over[number] ?? 0) + (PAID[outcome](decimal) - 1 / (1 + margin)) / decimal
          }
        }
      }
    }
  }
  return all
}

/** So long after a phase began, if that comes. */
const into = (phase: Phase, ms: number): Occasion => [
  `${phase} +${ms}`,
  ({ times, moments }) => {
    const began = times[moments.findIndex((moment) => moment.phase === phase)]
    return began === undefined ? null : began + ms
  },
]

/** After so many kicks of a shoot-out that is not over. */
const afterKicks = (count: number): Occasion => [
  `after ${count} kicks`,
  ({ times, moments }) => {
    const place = moments.findIndex(({ phase, shootOut }) => {
      const [home, away] = shootOut?.kicks ?? [0, 0]
      return phase === 'penalties' && home + away === count
    })
    const at = times[place]
    return at === undefined ? null : at + 20 * SECOND
  },
]

const CUP = FOOTBALL.competitions.findIndex(({ league }) => league.knockout === true)
const cupNumber = (match: number): number => numberOf(ORIGIN, 'football', { league: CUP, match })

function groupOf(all: Map<string, Bets>, name: string): Bets {
  const known = all.get(name) ?? { staked: [], over: [] }
  all.set(name, known)
  return known
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Kinds of bets whose mean return differs from 1 / (1 + margin) by more than chance explains. */
function unfair(all: ReadonlyMap<string, Bets>): readonly string[] {
  return [...all].flatMap(([name, { staked, over }]) => {
    const stakes = sum(Object.values(staked))
    const returns = Object.values(over)
    // Bets on one match are correlated, so the sample size is the number of matches.
    if (returns.length < 40) return []
    const excess = sum(returns) / stakes
    const error = Math.sqrt(sum(returns.map((value) => value ** 2))) / stakes
    return Math.abs(excess) > 0.02 + 3.5 * error
      ? [`${name}: ${excess.toFixed(3)} ± ${error.toFixed(3)}`]
      : []
  })
}

function inSets(sport: WorldSport, rules: SetRules): Model<SetsView> {
  return {
    sport,
    plans: setMarkets(rules),
    viewAt: (fixture, instant) =>
      setsView(sport === 'snooker' ? snookerRules(fixture) : rules, fixture, instant),
  }
}

describe('prices, settled against what happens', () => {
  it('of football return the stake less the margin, whenever one bets', () => {
    const model = { sport: 'football', plans: FOOTBALL_MARKETS, viewAt: footballView } as const
    const all = bet(model, 700, [BEFORE, after(20), after(40), after(75), after(95)])
    expect(all.size).toBeGreaterThan(100)
    expect(unfair(all)).toEqual([])
  })

  it('of a cup do too, before it, in extra time and between the kicks of a shoot-out', () => {
    const model = {
      sport: 'football',
      plans: CUP_MARKETS,
      viewAt: footballView,
      numberOf: cupNumber,
    } as const
    const all = bet(model, 900, [
      BEFORE,
      after(30),
      after(80),
      into('regularEnd', 2 * MINUTE),
      into('extraTimeFirstHalf', 5 * MINUTE),
      into('extraTimeBreak', MINUTE),
      into('extraTimeSecondHalf', 8 * MINUTE),
      into('extraTimeEnd', 2 * MINUTE),
      ...[0, 1, 4, 7, 10].map(afterKicks),
    ])
    expect(all.get('extraTimeBreak +60000 goals.total.extraTime over')?.staked.length).toBeGreaterThan(40)
    expect(
      Object.keys(all.get('after 4 kicks goals.winner.penalties home')?.staked ?? {}).length,
    ).toBeGreaterThan(40)
    expect(unfair(all)).toEqual([])
  })

  it('of basketball do too, in the last minute of a level match as well', () => {
    const model = { sport: 'basketball', plans: BASKETBALL_MARKETS, viewAt: basketballView } as const
    const late: Occasion = ['late', (timeline) => lateIn(timeline, 30 * SECOND)]
    const all = bet(model, 800, [BEFORE, after(15), after(60), after(100), after(125), late, onlyLevel(late)])
    expect(all.get('late, level points.total.match over')?.staked.length).toBeGreaterThan(40)
    expect(unfair(all)).toEqual([])
  })

  it('of volleyball do too, in a set and between two', () => {
    const all = bet(inSets('volleyball', VOLLEYBALL_RULES), 600, [
      BEFORE,
      after(12),
      after(30),
      after(58),
      after(90),
    ])
    expect(all.size).toBeGreaterThan(40)
    expect(unfair(all)).toEqual([])
  })

  it.each([
    ['tableTennis', TABLE_TENNIS_RULES],
    ['badminton', BADMINTON_RULES],
    ['beachVolleyball', BEACH_VOLLEYBALL_RULES],
    ['darts', DARTS_RULES],
    ['snooker', SNOOKER_FORMATS[0]],
  ] as const)('of %s do too', (sport, rules) => {
    const all = bet(inSets(sport, rules), 250, [BEFORE, after(6), after(17), after(41)])
    expect(all.size).toBeGreaterThan(20)
    expect(unfair(all)).toEqual([])
  })

  it.each([
    ['dota2', DOTA2, DOTA2_RULES],
    ['lol', LOL, LOL_RULES],
    ['csgo', CSGO, CSGO_RULES],
    ['kog', KOG, KOG_RULES],
  ] as const)('of %s do too, in a map and between two', (sport, game, rules) => {
    const model = {
      sport,
      plans: mapMarkets(rules),
      viewAt: (fixture: Fixture, instant: Instant) => setsView(game.rulesOf(fixture), fixture, instant),
      // Those of its first league have the longest format.
      numberOf: (match: number) => numberOf(ORIGIN, sport, { league: 0, match }),
    }
    const all = bet(model, 160, [BEFORE, after(11), after(33), after(68), after(109)])
    expect(all.size).toBeGreaterThan(40)
    expect(unfair(all)).toEqual([])
  })

  it.each([
    ['iceHockey', ICE_HOCKEY_RULES],
    ['handball', HANDBALL_RULES],
    ['waterPolo', WATER_POLO_RULES],
    ['hockey', HOCKEY_RULES],
    ['beachSoccer', BEACH_SOCCER_RULES],
    ['americanFootball', AMERICAN_FOOTBALL_RULES],
  ] as const)('of %s do too, in a part and between two', (sport, rules) => {
    const model = {
      sport,
      plans: timedMarkets(rules),
      viewAt: (fixture: Fixture, instant: Instant) => timedView(rules, fixture, instant),
    }
    const all = bet(model, 300, [BEFORE, after(5), after(16), after(33), after(51)])
    expect(all.size).toBeGreaterThan(30)
    expect(unfair(all)).toEqual([])
  })

  it.each([
    ['baseball', BASEBALL_MARKETS, baseballView],
    ['cricket', CRICKET_MARKETS, cricketView],
  ] as const)('of %s do too, in an innings and between two', (sport, plans, viewAt) => {
    const all = bet({ sport, plans, viewAt }, 240, [BEFORE, after(23), after(64), after(111), after(152)])
    expect(all.size).toBeGreaterThan(20)
    expect(unfair(all)).toEqual([])
  })

  it('of boxing do too, in a round and between two', () => {
    const model = {
      sport: 'boxing',
      plans: boutMarkets({ rounds: 12 }),
      viewAt: (fixture: Fixture, instant: Instant) => boutView(boutRules(fixture), fixture, instant),
    } as const
    const all = bet(model, 1200, [BEFORE, after(1), after(3.7), after(10.2), after(21), after(37.5)])
    expect(all.size).toBeGreaterThan(20)
    expect(unfair(all)).toEqual([])
  })

  it('of tennis do too, however long the match already lasts', () => {
    const model = { sport: 'tennis', plans: TENNIS_MARKETS, viewAt: tennisView } as const
    const all = bet(model, 700, [BEFORE, after(20), after(50), after(75), after(100)])
    expect(all.size).toBeGreaterThan(40)
    expect(unfair(all)).toEqual([])
  })
})
