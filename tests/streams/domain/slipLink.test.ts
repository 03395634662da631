import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasLine, line, type Side } from '../../../streams/domain/market.ts'
import {
  type LinkedLeg,
  MAX_LINKED_LEGS,
  readSlipLink,
  type SlipLink,
  writeSlipLink,
} from '../../../streams/domain/slipLink.ts'
import { MARKET_KINDS, type MarketKind } from '../../../streams/domain/vocabulary/marketKinds.ts'
import { PERIODS, type Period } from '../../../streams/domain/vocabulary/periods.ts'
import { SIDES } from '../../../streams/domain/vocabulary/sides.ts'
import { STATS, type Stat } from '../../../streams/domain/vocabulary/stats.ts'

const wordsOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  fc.constantFrom(...(Object.keys(table) as K[]))

const anyId = fc.stringMatching(/^[\w-]{1,40}$/)
const anySide: fc.Arbitrary<Side> = fc.oneof(
  wordsOf(SIDES),
  fc.tuple(fc.nat({ max: 29 }), fc.nat({ max: 29 })).map(([home, away]): Side => `${home}:${away}`),
  fc.stringMatching(/^[\w-]{1,32}$/).map((entrant): Side => `entrant:${entrant}`),
)
const anyLeg: fc.Arbitrary<LinkedLeg> = fc
  .record({
    matchId: anyId,
    spec: fc.record({
      stat: wordsOf<Stat>(STATS),
      kind: wordsOf<MarketKind>(MARKET_KINDS),
      period: wordsOf<Period>(PERIODS),
    }),
    side: anySide,
    quarters: fc.integer({ min: -4000, max: 4000 }),
  })
  .map(({ quarters, ...leg }) => ({ ...leg, line: hasLine(leg.spec.kind) ? line(quarters) : null }))
const anyLink: fc.Arbitrary<SlipLink> = fc.record({
  venue: anyId,
  kind: fc.constantFrom('single', 'parlay', 'system'),
  legs: fc.uniqueArray(anyLeg, { minLength: 1, maxLength: 20, selector: (leg) => JSON.stringify(leg) }),
})

const HANDICAP = '1s~PMTY~31.020.n01.-3'

describe('a slip in an address', () => {
  it('is read as it was written, in characters that need no escaping', () => {
    fc.assert(
      fc.property(anyLink, (link) => {
        const text = writeSlipLink(link) ?? ''
        expect(encodeURIComponent(text)).toBe(text)
        const tooLong = text.length > 2000
        expect(readSlipLink(text)).toEqual(tooLong ? 'unreadable' : link)
      }),
    )
  })

  it('is short: a leg on a handicap has some twenty characters', () => {
    const leg = { matchId: '2310045', spec: { stat: 'goals', kind: 'handicap', period: 'match' } } as const
    const link = { venue: 'PMTY', kind: 'parlay', legs: [{ ...leg, side: 'home', line: line(-3) }] } as const
    expect(writeSlipLink(link)).toBe('1p~PMTY~2310045.020.n01.-3')
  })

  it.each([
    '',
    '1s',
    '1s~PMTY',
    '1s~PMTY~',
    '2s~PMTY~31.000.n01',
    '1q~PMTY~31.000.n01',
    '1s~../../x~31.000.n01',
    '1s~PMTY~31.000.n01.4',
    '1s~PMTY~31.020.n01',
    '1s~PMTY~31.020.n01.-0',
    '1s~PMTY~31.020.n01.007',
    '1s~PMTY~31.020.n01.4001',
    '1s~PMTY~31.020.n01.３',
    '1s~PMTY~31.020.n01.1.5',
    '1s~PMTY~31.0200.n01.4',
    '1s~PMTY~31.!!!.n01',
    '1s~PMTY~31.000.nconstructor',
    '1s~PMTY~31.000.x30x1',
    '1s~PMTY~31.000.e',
    '1s~PMTY~<script>.000.n01',
    `${HANDICAP}~${'9'.repeat(2000)}`,
  ])('is not %j', (text) => {
    expect(readSlipLink(text)).toBe('unreadable')
  })

  it('has at most twenty legs, and each of them once', () => {
    const [first = ''] = HANDICAP.split('~').slice(2)
    const many = Array.from({ length: MAX_LINKED_LEGS + 1 }, (_, index) => `${String(index)}.000.n01`)
    expect(readSlipLink(['1s', 'PMTY', ...many].join('~'))).toBe('tooMany')
    expect(readSlipLink(['1s', 'PMTY', first, first].join('~'))).toEqual(readSlipLink(HANDICAP))
    const legs = Array.from({ length: 21 }, () => (readSlipLink(HANDICAP) as SlipLink).legs[0] as LinkedLeg)
    expect(writeSlipLink({ venue: 'PMTY', kind: 'single', legs })).toBeNull()
    expect(writeSlipLink({ venue: 'PMTY', kind: 'single', legs: [] })).toBeNull()
    const spaced = legs.slice(0, 1).map((leg) => ({ ...leg, matchId: 'a b' }))
    expect(writeSlipLink({ venue: 'PMTY', kind: 'single', legs: spaced })).toBeNull()
  })

  it('is a link or a fault, whatever the text, and never throws', () => {
    const nearly = fc
      .tuple(fc.constant(HANDICAP), fc.nat({ max: 25 }), fc.string({ unit: 'binary' }))
      .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearly), (text) => {
        const read = readSlipLink(text)
        if (typeof read === 'string') return
        expect(readSlipLink(writeSlipLink(read) ?? '')).toEqual(read)
      }),
    )
  })
})
