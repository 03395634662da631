import fc from 'fast-check'
import { firstValueFrom, lastValueFrom, toArray } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { MARKET_KINDS } from '../../../../streams/domain/vocabulary/marketKinds.ts'
import { isSide, SIDES } from '../../../../streams/domain/vocabulary/sides.ts'
import { TransportError } from '../../../../streams/ports/http.ts'
import type { Call } from '../../../../streams/venues/call.ts'
import { afterWrite as dptyAfterWrite, dptyFailure } from '../../../../streams/venues/dpty/errors.ts'
import { afterWrite, fbtyFailure } from '../../../../streams/venues/fbty/errors.ts'
import { maintenanceText } from '../../../../streams/venues/fbty/maintenance.ts'
import { daySpan } from '../../../../streams/venues/fbty/days.ts'
import { readMenu } from '../../../../streams/venues/fbty/map/menu.ts'
import * as numbers from '../../../../streams/venues/fbty/numbers.ts'
import { countsAnswer } from '../../../../streams/wire/fbty/answers.ts'
import { FBTY_PATHS } from '../../../../streams/wire/fbty/paths.ts'
import { FBTY_PLAYS } from '../../../../streams/wire/fbty/plays.ts'
import { FBTY_OFFERED } from '../../../../streams/wire/fbty/sports.ts'
import { fbtyTime, fbtyTimeText } from '../../../../streams/wire/fbty/times.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { NOW } from '../depsUnderTest.ts'
import { answer, bodyOf, confirmOf, createFbtyUnderTest, fbtyLeg, refusal, single } from './harness.ts'

const RMB = 'RMB' as const

describe('numbers', () => {
  it('of selections are those of one side each', () => {
    const sides = [
      ...Object.keys(SIDES),
      ...Array.from({ length: 30 }, (_, home) => `${home}:${29 - home}`),
      ...['entrant:1', 'entrant:99'],
    ].filter(isSide)
    expect(sides.map((side) => numbers.sideOf(numbers.typeOf(side)))).toEqual(sides)
    expect([
      numbers.typeOf('entrant:100'),
      numbers.sideOf(0),
      numbers.sideOf(2000),
      numbers.sideOf(Number.NaN),
    ]).toEqual([0, null, null, null])
  })

  it('of markets have a side for every selection', () => {
    for (const play of FBTY_PLAYS) {
      const spec = numbers.marketSpecOf(play)
      const sides = spec === null ? [] : MARKET_KINDS[spec.kind].sides
      expect([play.key, sides.filter((side) => numbers.typeOf(side) === 0)]).toEqual([play.key, []])
    }
  })

  it('of series are read as they are written', () => {
    for (const key of ['3:3', '3:2', '3:2+3', '10:2+3+4+5+6+7+8+9+10', '2:2'] as const) {
      const legs = Number(key.split(':')[0])
      expect(numbers.seriesOfValue(numbers.valueOfSeries(key), legs)).toBe(key)
    }
    expect([
      numbers.valueOfSeries('4:2+3'),
      numbers.seriesOfValue(9, 3),
      numbers.seriesOfValue(-1, 3),
    ]).toEqual([-1, null, null])
  })

  it('of prices keep five decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_001, max: 99_999_999 }), (scaled) => {
        const odds = numbers.scaledOdds(scaled / 100_000)
        expect(odds).toBe(scaled)
        const sent: unknown = JSON.parse(JSON.stringify(odds === null ? null : numbers.decimalOdds(odds)))
        expect(numbers.scaledOdds(Number(sent))).toBe(scaled)
        expect(numbers.readPrice({ od: -scaled / 100_000, bod: 0 })).toEqual({
          odds: scaled,
          status: 'locked',
        })
      }),
    )
    expect(numbers.readPrice({ od: 0, bod: 0 })).toBeNull()
    expect(numbers.readPrice({ od: 1, bod: 1.5 })).toEqual({ odds: 150_000, status: 'suspended' })
  })

  it('of times are in UTC+8', () => {
    expect(fbtyTimeText(NOW)).toBe('2026-09-21 22:13:20')
    expect(fbtyTime('2026-09-21 22:13:20')).toBe(NOW)
    for (const text of ['', '2026-02-30 00:00:00', '2026-9-21 22:13:20', '2026-09-21T22:13:20']) {
      expect(fbtyTime(text)).toBeNull()
    }
  })

  it.each([
    [0, '2026-09-21 14:13'],
    [-330, '2026-09-21 19:43'],
    [-840, '2026-09-22 04:13'],
    [210, '2026-09-21 10:43'],
  ])('of the end of maintenance are in the zone of the device, %i minutes before UTC', (offset, text) => {
    const zone = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
    expect(maintenanceText('[123] [99999999999999999] [1790000000000]')).toBe(
      `[123] [99999999999999999] ${text}`,
    )
    expect(maintenanceText('[1790000000]')).toBe(text)
    zone.mockRestore()
  })

  it('of days are those of the date row', () => {
    expect(daySpan('all', NOW)).toEqual({})
    expect(daySpan('nonsense', NOW)).toEqual({})
    expect(daySpan('today', NOW)).toEqual({ endTime: Date.UTC(2026, 8, 22, 4) })
    expect(daySpan('2026-09-22', NOW)).toEqual({
      beginTime: Date.UTC(2026, 8, 22, 4),
      endTime: Date.UTC(2026, 8, 23, 4),
    })
    expect(Object.keys(daySpan('other', NOW))).toEqual(['beginTime'])
  })
})

describe('the row of sports', () => {
  const menuOf = (ty: number, counts: readonly (readonly [sid: number, count: number])[], ht = 4) => {
    const ssl = counts.map(([sid, c]) => ({ sid, c }))
    const read = decode(countsAnswer, {
      sl: [{ ty, tc: 9, ht, ssl }],
      hls: [{ id: 'l', mt: 4, lt: 1, sid: 1 }],
    })
    if (!read.ok) throw new Error('no counts')
    return readMenu(read.value, NOW)[0]?.sports.map(({ sport }) => sport)
  }

  it('leaves empty sports out, and has the hot matches second', () => {
    expect(
      menuOf(3, [
        [1, 3],
        [2, 0],
        [5, 2],
      ]),
    ).toEqual(['football', 'hot', 'tennis'])
    expect(menuOf(1, [[1, 3]], 0)).toEqual(['football'])
    expect(menuOf(7, [[4, 3]])).toEqual(['rugby'])
  })

  it.each([1, 2, 3, 4])('has no hot matches where list %i has none, though other lists have', (ty) => {
    const counts = [1, 4, 18].map((sid) => [sid, 3] as const)
    expect(menuOf(ty, counts, 0)).not.toContain('hot')
    expect(menuOf(ty, counts, 2)).toContain('hot')
  })

  it('has the counts of the days in the lists with a date row', () => {
    const days = [
      { di: 0, c: 2, lc: 1 },
      { di: 1, c: 3, lc: 0 },
      { di: 8, c: 4, lc: 0 },
    ]
    const counts = { sl: [{ ty: 2, tc: 9, ssl: [{ sid: 1, c: 9, days }, { sid: 5 }, { sid: 4 }] }] }
    const read = decode(countsAnswer, counts)
    if (!read.ok) throw new Error('no counts')
    const { dayCounts, dayLiveCounts } = readMenu(read.value, NOW)[0]?.sports[0] ?? {}
    expect(dayCounts).toMatchObject({ all: 9, today: 2, other: 4 })
    expect(Object.values(dayCounts ?? {})).toEqual([9, 2, 3, 0, 0, 0, 0, 0, 0, 4])
    expect(dayLiveCounts).toMatchObject({ all: 1, today: 1, other: 0 })
  })

  it('has those of the hot matches, where the venue tells them', () => {
    const hotOf = (list: object) => {
      const read = decode(countsAnswer, { sl: [{ ty: 2, tc: 9, ht: 5, ...list }] })
      return read.ok ? readMenu(read.value, NOW)[0]?.sports[0] : undefined
    }
    const htDays = [
      { di: 0, c: 2, lc: 1 },
      { di: 8, c: 3, lc: 0 },
    ]
    const { sport, dayCounts, dayLiveCounts } = hotOf({ htDays }) ?? {}
    expect(sport).toBe('hot')
    expect(Object.values(dayCounts ?? {})).toEqual([5, 2, 0, 0, 0, 0, 0, 0, 0, 3])
    expect(dayLiveCounts).toMatchObject({ all: 1, today: 1, other: 0 })
    expect(hotOf({})?.dayCounts).toEqual({})
  })

  it('cuts the last two of parlays, with matches or without, and has the hot matches first', () => {
    expect(
      menuOf(2, [
        [1, 3],
        [2, 0],
        [14, 1],
        [4, 0],
        [18, 2],
      ]),
    ).toEqual(['hot', 'football', 'cricket'])
  })

  it('has virtual sports at the third place and esports at the fourth', () => {
    const sports = menuOf(3, [
      [1, 1],
      [2, 1],
      [5, 1],
      [13, 1],
      [164, 1],
      [1001, 1],
    ])
    expect(sports).toEqual([
      'football',
      'hot',
      'basketball',
      'virtualFootball',
      'dota2',
      'tennis',
      'volleyball',
    ])
  })

  it('leaves sports out that nobody knows', () => {
    expect(
      menuOf(3, [
        [1, 1],
        [999, 5],
      ]),
    ).toEqual(['football', 'hot'])
  })
})

describe('open bets', () => {
  it('are asked for at any time, and tell one that was reserved', async () => {
    const records = [{ id: 'TL1', rst: 4 }, { id: 'TL2' }]
    const { venue, sent } = createFbtyUnderTest(() => answer({ current: 1, size: 50, total: 2, records }))
    const query = { settled: false, page: 1, size: 50, range: 'all', currency: RMB } as const
    const result = await lastValueFrom(venue.bets.orders(query))
    expect(result.ok && result.value.orders.map(({ orderNo, reserved }) => [orderNo, reserved])).toEqual([
      ['TL1', true],
      ['TL2', undefined],
    ])
    expect(bodyOf(sent[0] ?? {})).not.toHaveProperty('startTime')
  })
})

it('has no results of outrights', () => {
  expect(createFbtyUnderTest(() => answer(null)).venue.results.matchesOnly).toBe(true)
})

describe('hostile answers', () => {
  it('are refused or read in part, and never break a call', async () => {
    const calls = (venue: ReturnType<typeof createFbtyUnderTest>['venue']): readonly Call<unknown>[] => [
      venue.sports.menu(),
      venue.sports.matches({
        betType: 'live',
        sport: 'football',
        menuId: '1.1',
        day: 'all',
        sort: 'hot',
        leagues: [],
      }),
      venue.sports.markets('m'),
      venue.bets.quote([fbtyLeg()], ['1:1'], RMB),
      venue.bets.orders({ settled: true, page: 1, size: 10, range: 'today', currency: RMB }),
      venue.bets.orderStatus(['TL1']),
      venue.bets.balance(RMB),
      venue.reservations.list({ shown: 'failed', currency: RMB }),
      venue.results.match('m'),
      venue.announcements.list(1),
    ]
    await fc.assert(
      fc.asyncProperty(fc.anything({ withBigInt: false, maxDepth: 3 }), async (data) => {
        const text = JSON.stringify({ success: true, code: 0, ts: NOW, data })
        const { venue } = createFbtyUnderTest(() => text)
        for (const call$ of calls(venue)) {
          const [result] = await lastValueFrom(call$.pipe(toArray()))
          expect(typeof result?.ok).toBe('boolean')
        }
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    '',
    'no JSON',
    '[]',
    'null',
    '{"success":true}',
    '{"code":0}',
    '{"success":false,"code":0,"data":{}}',
  ])('without an envelope are no answers: %s', async (text) => {
    const { venue, sent } = createFbtyUnderTest(() => text)
    expect((await firstValueFrom(venue.bets.balance(RMB))).ok).toBe(false)
    expect(sent.length).toBeGreaterThan(0)
    expect((await firstValueFrom(venue.bets.place(confirmOf([single(fbtyLeg())])))).ok).toBe(false)
  })

  it('with a wrong number of rows leave a confirm unknown', async () => {
    const row = { id: 'TL1', st: 4, ops: [] }
    for (const rows of [[], [row, row]]) {
      const { venue, sent } = createFbtyUnderTest(() => answer(rows))
      const placed = await firstValueFrom(venue.bets.place(confirmOf([single(fbtyLeg())])))
      expect(placed).toMatchObject({ ok: false, error: { type: 'transport', kind: 'badData' } })
      expect(sent).toHaveLength(1)
    }
  })

  it('without a number of the order and with a code that says nothing are looked up', async () => {
    for (const code of [1, 2, 6, 10, 7777]) {
      const { venue } = createFbtyUnderTest(() => answer([{ id: '', st: 2, code, ops: [] }]))
      const placed = await firstValueFrom(venue.bets.place(confirmOf([single(fbtyLeg())])))
      expect(placed).toMatchObject({ ok: false, error: { action: 'lookUp' } })
    }
  })
})

describe('a bet', () => {
  it('is sent once, whatever happens', async () => {
    const { venue, sent } = createFbtyUnderTest(() => new TransportError('timeout'))
    const placed = await firstValueFrom(venue.bets.place(confirmOf([single(fbtyLeg())])))
    expect(placed).toMatchObject({ ok: false, error: { type: 'transport' } })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.timeoutMs).toBe(10_000)
  })

  it('of singles and series together is refused before anything is sent', async () => {
    const { venue, sent } = createFbtyUnderTest(() => answer([]))
    const series = { ...single(fbtyLeg()), series: '2:2' as const }
    const placed = await firstValueFrom(venue.bets.place(confirmOf([single(fbtyLeg()), series])))
    expect(placed).toMatchObject({ ok: false, error: { reason: 'mixedConfirm' } })
    expect(sent).toEqual([])
  })

  it('with the mark of a rate limit beside another code has the outcome of that code', async () => {
    const limited = (code: number) => JSON.stringify({ success: false, code, rateLimit: true })
    for (const code of [6, 7777]) {
      const { venue } = createFbtyUnderTest(() => limited(code))
      const placed = await firstValueFrom(venue.bets.place(confirmOf([single(fbtyLeg())])))
      expect(placed).toMatchObject({ ok: false, error: { action: 'lookUp' } })
      const menu = await firstValueFrom(venue.sports.menu())
      expect(menu).toMatchObject({ ok: false, error: { type: 'transport', kind: 'rateLimited' } })
    }
  })

  it('that is rate limited holds the polls', async () => {
    const { venue } = createFbtyUnderTest(() => refusal(14_068))
    const placed = await firstValueFrom(venue.bets.place(confirmOf([single(fbtyLeg())])))
    expect(placed).toMatchObject({ ok: false, error: { type: 'transport', kind: 'rateLimited' } })
  })
})

describe('codes that have a meaning as a group only', () => {
  it.each([
    [5012, 'account'],
    [9011, 'account'],
    [6035, 'administration'],
    [14_020, 'request'],
    [5060, 'unknownCode'],
  ])('%i is %s, at both venues, and what a write did is looked up', (code, reason) => {
    const failures = [fbtyFailure(code, ''), dptyFailure(code, '')]
    expect(failures).toEqual([expect.objectContaining({ reason }), expect.objectContaining({ reason })])
    const [fbty, dpty] = failures
    if (fbty === undefined || dpty === undefined) throw new Error('no failures')
    const lookUp = { reason, action: 'lookUp' }
    expect([afterWrite(fbty), dptyAfterWrite(dpty)]).toMatchObject([lookUp, lookUp])
  })

  it.each([
    [9003, 'accountBarred'],
    [14_009, 'tokenExpired'],
    [14_057, 'accountBarred'],
    [14_085, 'reserveOverLimit'],
  ])('%i has one of its own, %s', (code, reason) => {
    expect([fbtyFailure(code, ''), dptyFailure(code, '')]).toMatchObject([{ reason }, { reason }])
  })
})

describe('a look-up by the list', () => {
  const record = (id: string) => ({ id, st: 4, sat: '10.00', cte: NOW, cid: 1, ops: [] })
  const asked = { currency: RMB, from: NOW - 5000 }
  const listOf = async (answerer: Parameters<typeof createFbtyUnderTest>[0]) => {
    const made = createFbtyUnderTest(answerer)
    const { orderLookUp } = made.venue.bets
    return { ...made, result: await firstValueFrom(orderLookUp.list(asked)) }
  }

  it('reads every page of open and settled orders, and reservations; it is as old as the earliest', async () => {
    const { result, sent } = await listOf(({ url, body }) => {
      if (url === FBTY_PATHS.reservations) return answer({ ods: [] }, NOW + 2)
      const { isSettled, current } = JSON.parse(body ?? '') as { isSettled: boolean; current: number }
      if (isSettled) return answer({ total: 1, records: [record('TL9')] }, NOW + 1)
      const count = current === 1 ? 50 : 10
      return answer({
        total: 60,
        records: Array.from({ length: count }, (_, i) => record(`TL${current}0${i}`)),
      })
    })
    expect(
      result.ok && [result.value.at, result.value.value.complete, result.value.value.orders.length],
    ).toEqual([NOW, true, 61])
    expect(sent.filter(({ url }) => url === FBTY_PATHS.orders)).toHaveLength(3)
    const reservations = sent.filter(({ url }) => url === FBTY_PATHS.reservations)
    expect(reservations.map((request) => bodyOf(request))).toMatchObject([
      { isFailed: false, startTime: fbtyTimeText(asked.from) },
      { isFailed: true },
    ])
  })

  it('is incomplete when the total changes between pages, and when fewer orders come than it says', async () => {
    const growing = await listOf(({ url, body }) => {
      if (url === FBTY_PATHS.reservations) return answer({ ods: [] })
      const { isSettled, current } = JSON.parse(body ?? '') as { isSettled: boolean; current: number }
      if (isSettled) return answer({ total: 0, records: [] })
      const records = Array.from({ length: current === 1 ? 50 : 11 }, (_, i) => record(`TL${current}0${i}`))
      return answer({ total: current === 1 ? 60 : 61, records })
    })
    expect(growing.result.ok && growing.result.value.value.complete).toBe(false)
    const short = await listOf(({ url }) =>
      url === FBTY_PATHS.reservations ? answer({ ods: [] }) : answer({ total: 2, records: [record('TL1')] }),
    )
    expect(short.result.ok && short.result.value.value.complete).toBe(false)
  })

  it('fails when one part does, and when an order cannot be read', async () => {
    const broken = await listOf(({ url }) =>
      url === FBTY_PATHS.reservations ? answer({ ods: [] }) : answer({ total: 1, records: [{ st: 4 }] }),
    )
    expect(broken.result.ok).toBe(false)
  })

  it('is dated by the sending where the venue sends no time', async () => {
    const { result } = await listOf(({ url }) =>
      url === FBTY_PATHS.reservations ? answer({ ods: [] }, null) : answer({ total: 0, records: [] }, null),
    )
    expect(result.ok && result.value.at).toBe(NOW)
  })
})

it.each([
  [{ rst: 5, fr: 5 }, 'reserve.reason.stakeLimit'],
  [{ rst: 2, fr: null }, 'reserve.reason.reserveClosed'],
  // Its price came, and the bet that it became was refused.
  [{ rst: 5, fr: null, rj: 0, code: 3003 }, 'errors.venue.oddsChanged'],
])('a reservation that failed tells why: %o', async (fields, reasonKey) => {
  const ods = [{ id: 'TL1', sat: '20.00', cid: 1, p: 2.3, pay: 2, ...fields }]
  const { venue } = createFbtyUnderTest(() => answer({ ods, sts: [] }))
  const result = await firstValueFrom(venue.reservations.list({ shown: 'failed', currency: RMB }))
  expect(result.ok && result.value.reservations).toMatchObject([{ state: 'failed', reasonKey }])
})

it('the offered sports are seventeen', () => {
  expect(FBTY_OFFERED).toHaveLength(17)
})
