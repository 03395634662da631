import type { Pair } from '../../../streams/domain/match.ts'
import { SET_WORDS, type Period } from '../../../streams/domain/vocabulary/periods.ts'
import { maybeAbandoned } from '../course/abandonment.ts'
import type { Course, Halt, Happening } from '../course/course.ts'
import { addFact, addTo, openFacts, sideName, withOver } from '../course/moment.ts'
import type { AtBat, Moment, SideIndex } from '../course/moment.ts'
import { SECOND } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import { dice, hash } from '../random.ts'
import { afterDelivery, type Delivery, inningOf, inningWord, type InningsRules, turnAt } from './rules.ts'

/**
 * The course of a match in innings, delivery by delivery. The times of deliveries are independent of what comes of
 * them, so the elapsed time reveals nothing.
 */
export function playInnings(
  rules: InningsRules,
  fixture: Pick<Fixture, 'seed' | 'kickOff' | 'strength'>,
): Course {
  const chances = dice(hash(fixture.seed, 1))
  const times = dice(hash(fixture.seed, 3))
  const toss: SideIndex = chances.chance(0.5) ? 0 : 1
  const batsFirst = rules.batsFirst ?? toss
  const happenings: Happening[] = []
  const halts: Halt[] = []
  let at = fixture.kickOff
  let runs: Pair = [0, 0]
  for (let turn = 0; ; turn += 1) {
    let atBat = turnAt(rules, turn, batsFirst)
    happenings.push(turnBegins(rules, at, atBat))
    while (!rules.isTurnOver(atBat, runs)) {
      const delivery = rules.deliver(atBat, runs, fixture.strength[atBat.side], chances.next())
      at += Math.floor(times.between(rules.delivery.least, rules.delivery.most) * SECOND)
      atBat = afterDelivery(atBat, delivery)
      runs = addTo(runs, atBat.side, delivery.runs)
      happenings.push(delivered(rules, at, atBat, delivery))
    }
    const decided = rules.isDecided(turn, runs)
    happenings.push(turnEnds(rules, at, turnAt(rules, turn + 1, batsFirst), decided))
    if (decided) break
    halts.push({ from: at, to: at + times.whole(20, 40) * SECOND, scope: 'all' })
    at += rules.pause
  }
  return maybeAbandoned({ happenings, halts, endAt: at }, fixture.kickOff, dice(hash(fixture.seed, 2)))
}

/** The periods in which an inning counts. */
function periodsOf({ spans }: InningsRules, inning: number): readonly Period[] {
  const within = spans.filter(({ last }) => inning < last).map(({ period }) => period)
  return ['match', inningWord(inning), ...within]
}

function turnBegins(rules: InningsRules, at: number, atBat: AtBat): Happening {
  const inning = inningOf(rules, atBat.turn)
  const word = inningWord(inning)
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...before,
      state: 'live',
      phase: word,
      serving: sideName(atBat.side),
      atBat,
      facts: rules.count(
        periodsOf(rules, inning).reduce((facts, period) => openFacts(facts, ['runs'], period), before.facts),
        atBat,
        word,
        null,
      ),
    }),
  }
}

function delivered(rules: InningsRules, at: number, atBat: AtBat, delivery: Delivery): Happening {
  const inning = inningOf(rules, atBat.turn)
  return {
    at,
    reprices: true,
    apply: (before) => {
      const score = addTo(before.score, atBat.side, delivery.runs)
      const facts = addFact(before.facts, 'runs', periodsOf(rules, inning), atBat.side, delivery.runs)
      return {
        ...before,
        score,
        confirmedScore: score,
        atBat,
        facts: rules.count(facts, atBat, inningWord(inning), delivery),
      }
    },
  }
}

/** The side that bats next is known from then on. The last turn of an inning begins a break. */
function turnEnds(rules: InningsRules, at: number, next: AtBat, decided: boolean): Happening {
  const innings = inningOf(rules, next.turn)
  const inningEnded = next.turn % rules.turnsOfInning === 0
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => {
      const ended = { ...before, serving: null, atBat: next }
      if (decided) return { ...ended, ...theEnd(rules, before) }
      if (!inningEnded) return ended
      const spans = rules.spans.filter(({ last }) => last === innings).map(({ period }) => period)
      return { ...ended, phase: 'break', over: withOver(before.over, inningWord(innings - 1), ...spans) }
    },
  }
}

function theEnd({ spans }: InningsRules, { over, facts }: Moment) {
  const begun = SET_WORDS.filter((word) => facts[`runs.${word}`] !== undefined)
  return {
    state: 'ended',
    phase: 'ended',
    closing: 'full',
    atBat: null,
    over: withOver(over, ...begun, ...spans.map(({ period }) => period), 'match'),
  } as const
}
