import fc from 'fast-check'
import type { AcceptanceMode } from '../../streams/domain/order.ts'
import type { Fault } from './network.ts'

/** Which selection a leg is on. Each number is taken modulo what the venue offers. */
export interface Pick {
  readonly match: number
  readonly market: number
  readonly side: number
}

/** One step of a schedule. */
export type Step =
  | {
      readonly type: 'place'
      readonly picks: readonly Pick[]
      readonly parlay: boolean
      readonly acceptance: AcceptanceMode
      readonly stake: number
      readonly fault: Fault
      /** How far the price of the first leg moves between reading it and sending the bet, per cent. */
      readonly movedBy: number
    }
  | { readonly type: 'move'; readonly pick: Pick; readonly percent: number }
  | { readonly type: 'jump'; readonly pick: Pick }
  | { readonly type: 'suspend'; readonly match: number }
  | { readonly type: 'resume'; readonly match: number }
  | { readonly type: 'goal'; readonly match: number; readonly side: 'home' | 'away' }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'failLookUps'; readonly count: number }
  | { readonly type: 'reload' }
  | { readonly type: 'restart'; readonly process: number }

const pick: fc.Arbitrary<Pick> = fc.record({ match: fc.nat(6), market: fc.nat(2), side: fc.nat(2) })
const shortly = fc.integer({ min: 50, max: 8000 })
const long = fc.integer({ min: 1000, max: 45_000 })

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fault>({ kind: 'none' }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Fault>({ kind: 'lost' }, { kind: 'answerLost' }, { kind: 'garbled' }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('late' as const), ms: long }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('answerLate' as const), ms: long }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('twice' as const), ms: shortly }) },
)

const place: fc.Arbitrary<Step> = fc.record({
  type: fc.constant('place' as const),
  picks: fc.array(pick, { minLength: 1, maxLength: 3 }),
  parlay: fc.boolean(),
  acceptance: fc.constantFrom('none', 'better', 'any'),
  stake: fc.integer({ min: 1000, max: 30_000 }),
  fault,
  movedBy: fc.constantFrom(0, 0, 0, 4, -4),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: place },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('wait' as const), ms: shortly }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('move' as const),
      pick,
      percent: fc.constantFrom(-6, -3, 3, 6),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('jump' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('suspend' as const), match: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('resume' as const), match: fc.nat(6) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('goal' as const),
      match: fc.nat(6),
      side: fc.constantFrom('home', 'away'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('failLookUps' as const),
      count: fc.integer({ min: 1, max: 6 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant<Step>({ type: 'reload' }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('restart' as const), process: fc.nat(1) }) },
)

/** The steps for one member, in order, with at least one bet. */
export const schedule: fc.Arbitrary<readonly Step[]> = fc
  .tuple(place, fc.array(step, { maxLength: 8 }), fc.nat(8))
  .map(([first, rest, at]) => rest.toSpliced(at, 0, first))
