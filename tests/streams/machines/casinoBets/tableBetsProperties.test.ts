import fc from 'fast-check'
import { defer, of, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PLAY_CODES, type Play } from '../../../../streams/domain/baccarat/plays.ts'
import { CHIPS, memberLimits } from '../../../../streams/domain/casino/limits.ts'
import { type Stakes, stakeOn, stakesOf } from '../../../../streams/domain/casino/stakes.ts'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { type Currency, money } from '../../../../streams/domain/money.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import type { GameBetCall, OwnGameBet, TakenGameBet } from '../../../../streams/domain/rounds/gameBet.ts'
import { gameRefusal } from '../../../../streams/domain/rounds/gameRefusal.ts'
import type { Round } from '../../../../streams/domain/rounds/round.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { createTableBets } from '../../../../streams/machines/casinoBets/createTableBets.ts'
import { createGameBets } from '../../../../streams/machines/gameBets/createGameBets.ts'
import { createGameBetStore } from '../../../../streams/machines/gameBets/gameBetStore.ts'
import { createMemoryStore } from '../../../support/ports.ts'

const BEGINS = 1_795_150_389_000
const ROUND_MS = 40_000
const BETTING_MS = 20_000
const LIMITS = memberLimits({ min: 2000, max: 5_000_000 })
const RUNS = 60

const OPEN: Round = {
  product: 'casino',
  game: 'A12',
  round: '20261120-0001',
  state: 'open',
  commitment: 'a'.repeat(64),
  opensAt: BEGINS,
  sealsAt: BEGINS + BETTING_MS,
  resultAt: BEGINS + BETTING_MS + 1000,
  paysAt: null,
  endsAt: null,
  retryAt: null,
  seed: null,
  result: null,
  shoe: null,
  version: null,
}

function roundOf(number: number): Round {
  const later = (number - 1) * ROUND_MS
  return {
    ...OPEN,
    round: `20261120-${String(number).padStart(4, '0')}`,
    opensAt: OPEN.opensAt + later,
    sealsAt: OPEN.sealsAt + later,
    resultAt: OPEN.resultAt + later,
  }
}

type Answer = 'taken' | 'refused' | 'timeout'

/** What a member and the platform do. */
type Act =
  | { readonly do: 'tap'; readonly play: Play; readonly chip: number }
  | { readonly do: 'undo' | 'clear' | 'double' | 'repeat' | 'send' | 'nextRound' }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'answer'; readonly answer: Answer }

const tap: fc.Arbitrary<Act> = fc.record({
  do: fc.constant('tap' as const),
  play: fc.constantFrom(...PLAY_CODES),
  chip: fc.constantFrom(...CHIPS.RMB),
})
const command: fc.Arbitrary<Act> = fc.record({
  do: fc.constantFrom('undo' as const, 'clear' as const, 'double' as const, 'repeat' as const),
})
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: tap },
  { weight: 3, arbitrary: command },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('send' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 2500 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      answer: fc.constantFrom<Answer>('taken', 'taken', 'refused', 'timeout'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('nextRound' as const) }) },
)

interface Sent {
  readonly call: GameBetCall
  readonly at: number
  answered: boolean
}

function createTable(scope: Scope, { fast, last }: { readonly fast: boolean; readonly last: Stakes }) {
  const round = cell<Round | null>(roundOf(1))
  let number = 1
  let ids = 0
  const sent: Sent[] = []
  const answers: Subject<Result<readonly TakenGameBet[], Failure>>[] = []
  const table = createTableBets(scope, {
    tableId: 'A12',
    round$: round.state$,
    plays$: constant(PLAY_CODES),
    limits$: constant(LIMITS),
    mine$: constant<Stakes>({}),
    currency$: constant<Currency>('RMB'),
    balance$: constant(money(1_000_000_00, 'RMB')),
    fastBet$: constant(fast),
    readLast: () => of(last),
    bets: createGameBets(scope, {
      lookUp: () => of(ok({ value: [], at: 0 })),
      store: createGameBetStore(createMemoryStore(), '17', 'casino'),
      told$: new Subject<OwnGameBet>(),
    }),
    send: (call) =>
      defer(() => {
        sent.push({ call, at: Date.now(), answered: false })
        const answer$ = new Subject<Result<readonly TakenGameBet[], Failure>>()
        answers.push(answer$)
        return answer$
      }),
    clock: {
      now: () => Date.now(),
      msUntil: (at) => Math.max(0, at - Date.now()),
      rate: () => 1,
      local: () => Date.now(),
    },
    newId: () => `id-${String((ids += 1)).padStart(8, '0')}`,
  })
  scope.run(table.view$)
  const answerOldest = (answer: Answer): void => {
    const index = sent.findIndex(({ answered }) => !answered)
    const open = sent[index]
    if (open === undefined) return
    open.answered = true
    const taken = open.call.bets.map(({ clientId }) => ({ clientId, orderNo: `TP${clientId}` }))
    const failure: Failure =
      answer === 'refused' ? gameRefusal('roundFull') : { type: 'transport', kind: 'timeout' }
    answers[index]?.next(answer === 'taken' ? ok(taken) : err(failure))
  }
  return {
    table,
    sent,
    act(each: Act) {
      switch (each.do) {
        case 'tap':
          table.tap(each.play, each.chip * 100)
          break
        case 'wait':
          vi.advanceTimersByTime(each.ms)
          break
        case 'answer':
          answerOldest(each.answer)
          break
        case 'nextRound': {
          number += 1
          const next = roundOf(number)
          vi.setSystemTime(Math.max(Date.now(), next.opensAt))
          round.set(next)
          break
        }
        default:
          table[each.do]()
      }
    },
  }
}

type Table = ReturnType<typeof createTable>

const sentOn = (sent: readonly Sent[], round: string | undefined, play: Play): number =>
  sent
    .flatMap(({ call }) => call.bets)
    .filter((bet) => bet.round === round && bet.selection === String(play))
    .reduce((sum, { stake }) => sum + stake.minor, 0)

const options = fc.record({
  fast: fc.boolean(),
  last: fc
    .dictionary(fc.constantFrom(...PLAY_CODES.map(String)), fc.constantFrom(2000, 50_000, 500_000))
    .map((stakes) => stakesOf((play) => stakes[String(play)] ?? 0)),
})

/** Runs the acts at a table that no other run has seen. */
function played(acts: readonly Act[], how: { readonly fast: boolean; readonly last: Stakes }, check: Check) {
  vi.setSystemTime(BEGINS)
  const scope = createScope((error) => {
    throw error
  })
  const made = createTable(scope, how)
  try {
    for (const each of acts) {
      const before = made.sent.length
      made.act(each)
      check(made, each, before)
    }
  } finally {
    scope.end()
  }
}

type Check = (made: Table, act: Act, sentBefore: number) => void

describe('the bets of a table, whatever is pressed and answered', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('never hold, send or wait for more than the limits', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), options, (acts, how) => {
        played(acts, how, ({ table }) => {
          const { lying, waiting, taken } = table.view$.value
          let all = 0
          for (const play of PLAY_CODES) {
            const stake = stakeOn(lying, play) + stakeOn(waiting, play) + stakeOn(taken, play)
            expect(stake).toBeLessThanOrEqual(LIMITS.max[play])
            all += stake
          }
          expect(all).toBeLessThanOrEqual(LIMITS.roundMax)
        })
      }),
      { numRuns: RUNS },
    )
  })

  it('are sent in calls of whole stakes, each play once, within the betting of their round', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), options, (acts, how) => {
        played(acts, how, ({ sent }) => {
          for (const { call, at } of sent) {
            const plays = call.bets.map(({ selection }) => selection)
            expect(new Set(plays).size).toBe(plays.length)
            expect(plays.length).toBeGreaterThan(0)
            for (const { stake } of call.bets) {
              expect(stake.minor % 100).toBe(0)
              expect(stake.minor).toBeGreaterThanOrEqual(LIMITS.min)
            }
            const number = Number(call.bets[0]?.round.slice(-4))
            expect(at).toBeLessThan(roundOf(number).sealsAt)
          }
          const ids = sent.flatMap(({ call }) => [call.id, ...call.bets.map(({ clientId }) => clientId)])
          expect(new Set(ids).size).toBe(ids.length)
        })
      }),
      { numRuns: RUNS },
    )
  })

  it('are sent by the button or a second after a tap alone, never again by themselves', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), options, (acts, how) => {
        let tapped = false
        let tappedBefore = false
        let lay: Stakes = {}
        played(acts, how, ({ sent, table }, each, before) => {
          const { lying } = table.view$.value
          if (each.do === 'tap') tapped = tappedBefore = true
          // A repeat and a double wait for the button, unless they changed nothing or are undone.
          if ((each.do === 'double' || each.do === 'repeat') && lying !== lay) tapped = false
          if (each.do === 'clear') tapped = tappedBefore = false
          if (each.do === 'undo') tapped = tappedBefore
          const more = sent.length - before
          if (more > 0 && each.do !== 'send')
            expect([each.do, how.fast, tapped]).toEqual(['wait', true, true])
          expect(more).toBeLessThanOrEqual(1)
          if (more > 0) tapped = tappedBefore = false
          lay = lying
        })
      }),
      { numRuns: RUNS },
    )
  })

  it('without an answer block their play in their round, until it is known what became of them', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), options, (acts, how) => {
        const unanswered = acts.filter((each) => each.do !== 'answer')
        played(unanswered, how, ({ sent }) => {
          const last = sent.at(-1)?.call.bets ?? []
          for (const { round, selection, stake } of last)
            expect(sentOn(sent, round, Number(selection) as Play)).toBe(stake.minor)
        })
      }),
      { numRuns: RUNS },
    )
  })

  it('are as before after each command and an undo', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(tap, command), { maxLength: 20 }), tap, options, (acts, last, how) => {
        played(acts, { ...how, fast: false }, ({ table, act: press }, each) => {
          if (each.do === 'undo' || each.do === 'clear') return
          const before = table.view$.value.lying
          press(last)
          if (table.view$.value.note === null) table.undo()
          expect(table.view$.value.lying).toEqual(before)
        })
      }),
      { numRuns: RUNS },
    )
  })
})
