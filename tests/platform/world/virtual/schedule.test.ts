import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BatchRef, continuedEras, createBatchCalendar } from '../../../../platform/world/virtual/eras.ts'
import { teamsOf } from '../../../../platform/world/virtual/competitors.ts'
import {
  isVirtualGame,
  LISTED_MS,
  LOCK_MS,
  VIRTUAL_GAME_IDS,
  VIRTUAL_GAMES,
} from '../../../../platform/world/virtual/games.ts'
import { indexInSeason, placeOf } from '../../../../platform/world/virtual/pairings.ts'
import {
  PMTY_VIRTUAL_GAMES,
  PMTY_VIRTUAL_LISTED_MS,
  PMTY_VIRTUAL_LOCK_MS,
} from '../../../../streams/wire/pmty/virtualNumbers.ts'
import { BEGAN, handWorld } from './virtualWorld.ts'

const S = 1000
const anyGame = fc.constantFrom(...VIRTUAL_GAME_IDS)

describe('games', () => {
  it('are those of the wire, in its order', () => {
    expect(PMTY_VIRTUAL_GAMES.map(({ tid, sport, format }) => [tid, sport, format])).toEqual(
      VIRTUAL_GAME_IDS.map((game) => [game, VIRTUAL_GAMES[game].sport, VIRTUAL_GAMES[game].format]),
    )
    expect(VIRTUAL_GAME_IDS.every(isVirtualGame)).toBe(true)
    expect([LOCK_MS, LISTED_MS]).toEqual([PMTY_VIRTUAL_LOCK_MS, PMTY_VIRTUAL_LISTED_MS])
  })
})

describe('the calendar of batches (docs/virtual-sports.md, 2)', () => {
  it('starts at the first whole minute and the offset that is a minute ahead', () => {
    const calendar = createBatchCalendar(continuedEras([], { since: BEGAN + 1, rate: 1, seed: 7 }))
    const start = (game: BatchRef['game'], index = 0) =>
      (calendar.startOf({ game, era: 0, index }) - BEGAN) / S
    expect(start('31001')).toBe(120)
    expect(start('31102')).toBe(105)
    expect(start('31005')).toBe(90)
    expect(start('31001', 3)).toBe(120 + 3 * 240)
    expect(calendar.numberOf({ game: '31001', era: 0, index: 0 })).toBe('20261120-0001')
  })

  it('counts from 0001 in each day of UTC+8', () => {
    const calendar = createBatchCalendar(continuedEras([], { since: BEGAN + 86_000 * S, rate: 1, seed: 7 }))
    const numbers = [0, 1, 2].map((index) => calendar.numberOf({ game: '31101', era: 0, index }))
    expect(numbers).toEqual(['20261120-0001', '20261120-0002', '20261121-0001'])
  })

  it('has one number for each batch, finds it by the number, and locks before the start', () => {
    const anyRate = fc.constantFrom(0.2, 1, 1.7, 20, 60, 1000)
    const anyBatch = fc.record({ game: anyGame, index: fc.nat({ max: 20_000 }) })
    fc.assert(
      fc.property(anyRate, fc.nat({ max: 86_400_000 }), fc.array(anyBatch), (rate, after, batches) => {
        const calendar = createBatchCalendar(continuedEras([], { since: BEGAN + after, rate, seed: 7 }))
        const names = new Map<string, string>()
        for (const { game, index } of batches) {
          const ref = { game, era: 0, index }
          const batchNo = calendar.numberOf(ref)
          expect(calendar.find(game, batchNo)).toEqual(ref)
          const name = `${game} ${batchNo}`
          expect(names.get(name) ?? String(index)).toBe(String(index))
          names.set(name, String(index))
          expect(calendar.startOf(ref) - calendar.sealOf(ref)).toBe(Math.round(10 * S * rate))
          expect(calendar.startOf(ref)).toBeGreaterThanOrEqual(BEGAN + after + 60 * S * rate - 1)
          expect(calendar.lastStarted(game, 0, calendar.startOf(ref))).toBe(index)
          expect(calendar.lastStarted(game, 0, calendar.startOf(ref) - 1)).toBe(index - 1)
        }
      }),
    )
  })

  it('never uses a key twice when the rate or the world changes', () => {
    const one = continuedEras([], { since: BEGAN, rate: 1, seed: 7 })
    expect(continuedEras(one, { since: BEGAN + 5000, rate: 1, seed: 7 })).toBe(one)
    const two = continuedEras(one, { since: BEGAN + 3600 * S, rate: 60, seed: 7 })
    const three = continuedEras(two, { since: BEGAN + 7200 * S, rate: 60, seed: 8 })
    const calendar = createBatchCalendar(three)
    const numbers = [0, 1, 2].map((era) => calendar.numberOf({ game: '31101', era, index: 0 }))
    expect(numbers.map((number) => number.slice(9))).toEqual(['0001', '10001', '20001'])
    for (const era of [0, 1, 2]) {
      expect(calendar.find('31101', calendar.numberOf({ game: '31101', era, index: 0 }))?.era).toBe(era)
    }
  })

  it.each(['20261120-0000', '20261320-0001', '20261120-1', 'x', '20261119-0001', '99999999-0001'])(
    'has no batch %s',
    (batchNo) => {
      expect(handWorld().sports.batches.find('31101', batchNo)).toBeNull()
    },
  )
})

describe('open batches', () => {
  it.each(VIRTUAL_GAME_IDS.filter((game) => !VIRTUAL_GAMES[game].format.endsWith('Cup')))(
    'of %s are as many as named, and the next comes when one is locked',
    (game) => {
      const { hand, sports } = handWorld()
      for (let at = 0; at < 1500; at += 7) {
        hand.at = BEGAN + at * S
        const open = sports.batches.listed(game).filter(({ status }) => status === 'open')
        expect(open).toHaveLength(VIRTUAL_GAMES[game].ahead)
      }
    },
  )

  it('publishes no seed, result or film before the start', () => {
    const { hand, sports } = handWorld()
    const [first] = sports.batches.listed('31101')
    if (first === undefined) throw new Error('no batch')
    expect([first.drawn, first.paysAt, sports.batches.seedOf(first)]).toEqual([null, null, null])
    hand.at = first.startsAt - 1
    const locked = sports.batches.find('31101', first.plan.batchNo)
    expect([locked?.status, locked?.drawn]).toEqual(['sealed', null])
    hand.at = first.startsAt
    const running = sports.batches.find('31101', first.plan.batchNo)
    expect(running?.status).toBe('decided')
    expect(running?.commitment).toBe(first.commitment)
    expect(running === null ? null : sports.batches.seedOf(running)).toMatch(/^[0-9a-f]{64}$/)
  })

  it('leave the list ten seconds after the film', () => {
    const { hand, sports } = handWorld()
    const [first] = sports.batches.listed('31101')
    if (first === undefined) throw new Error('no batch')
    const { batchNo } = first.plan
    hand.at = first.startsAt
    const paysAt = sports.batches.find('31101', batchNo)?.paysAt ?? 0
    const isListed = () => sports.batches.listed('31101').some(({ plan }) => plan.batchNo === batchNo)
    hand.at = paysAt + 9_999
    expect(isListed()).toBe(true)
    hand.at = paysAt + 10_000
    expect(isListed()).toBe(false)
  })

  it('are the same after a restart, and never change once they are announced', () => {
    const one = handWorld()
    const before = one.sports.batches.listed('31001').map(({ plan, commitment }) => [plan, commitment])
    const two = handWorld()
    two.hand.at = BEGAN + 30 * S
    const after = two.sports.batches.listed('31001').map(({ plan, commitment }) => [plan, commitment])
    expect(after).toEqual(before)
  })

  it('are void from the change of the rate on, unless they had started', () => {
    const { sports, hand, eras } = handWorld()
    const [first, second] = sports.batches.listed('31101')
    if (first === undefined || second === undefined) throw new Error('no batches')
    hand.at = first.startsAt + 1000
    const changed = handWorld({ rate: 60, at: hand.at, earlier: eras })
    const id = (view: typeof first) => `v31101${view.plan.batchNo.replace('-', '')}01`
    expect(changed.sports.result(id(first))?.state).toBe('live')
    expect(changed.sports.result(id(second))?.voided.size).toBe(6)
    expect(changed.sports.match(id(second))?.state).toBe('cancelled')
    changed.hand.at += 100 * S
    expect(changed.sports.result(id(first))?.final.size).toBe(6)
    const numbers = changed.sports.batches.listed('31101').map(({ plan }) => plan.batchNo.slice(9, 11))
    expect(new Set(numbers)).toEqual(new Set(['10']))
  })
})

describe('the batch of a season', () => {
  it('is found by its round or phase, and by nothing else', () => {
    const withSeasons = VIRTUAL_GAME_IDS.filter((game) => placeOf(game, teamsOf(game).length, 0).season > 0)
    expect(withSeasons).toEqual(['31001', '31002', '31003', '31004', '31201'])
    fc.assert(
      fc.property(fc.constantFrom(...withSeasons), fc.nat({ max: 20_000 }), (game, index) => {
        const teams = teamsOf(game).length
        expect(indexInSeason(game, teams, placeOf(game, teams, index))).toBe(index)
      }),
    )
    const teams = teamsOf('31001').length
    for (const lod of ['0', '31', '01', '1.0', ' 1', '', 'G1']) {
      expect([lod, indexInSeason('31001', teams, { season: 1, lod })]).toEqual([lod, null])
    }
    for (const season of [0, -1, 1.5, Number.NaN]) {
      expect(indexInSeason('31001', teams, { season, lod: '1' })).toBeNull()
    }
    expect(indexInSeason('31101', 0, { season: 1, lod: '1' })).toBeNull()
  })

  it('is told once it is announced, by the era that it is of', () => {
    const { sports, hand } = handWorld()
    const [first] = sports.batches.listed('31001')
    expect(sports.batches.ofSeason('31001', { era: 0, season: 1, lod: '1' })).toEqual(first)
    expect(sports.batches.ofSeason('31001', { era: 0, season: 1, lod: '5' })).toBeNull()
    expect(sports.batches.ofSeason('31001', { era: 1, season: 1, lod: '1' })).toBeNull()
    expect(sports.batches.ofSeason('31101', { era: 0, season: 1, lod: '1' })).toBeNull()
    hand.at += 3600 * S
    expect(sports.batches.ofSeason('31001', { era: 0, season: 1, lod: '5' })?.plan.lod).toBe('5')
  })
})
