import dayjs from 'dayjs'
import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Leg } from '../../../streams/domain/leg.ts'
import type { MatchQuery } from '../../../streams/domain/menu.ts'
import { money } from '../../../streams/domain/money.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import { TIMEOUT_MS } from '../../../streams/venues/fbty/call.ts'
import { afterWrite, fbtyFailure } from '../../../streams/venues/fbty/errors.ts'
import { FBTY_PATHS } from '../../../streams/wire/fbty/paths.ts'
import {
  answer,
  bodyOf,
  confirmOf,
  createFbtyUnderTest,
  fbtyLeg,
  refusal,
  single,
} from '../../streams/venues/fbty/harness.ts'
import { shapeDifferences } from '../shapes.ts'
import * as bets from './betAnswers.ts'
import { FAVOURITES_KEY, LIMITS } from './constants.ts'
import * as further from './furtherAnswers.ts'
import * as matches from './matchAnswers.ts'
import { BRACKETED_TIME, CLASSES, SESSION, UNKNOWN_OF_A_WRITE } from './refusals.ts'

const RMB = (minor: number) => money(minor, 'RMB')
const LANGUAGE = { languageType: 'CMN' }

/** The client at a venue that answers every call with this. */
const answering = (data: unknown) => createFbtyUnderTest(() => answer(data))

const LIVE: MatchQuery = {
  betType: 'live',
  sport: 'football',
  menuId: '1.1',
  day: 'all',
  sort: 'time',
  leagues: ['901'],
}

const leg = (matchId: string, change: Partial<Leg> = {}): Leg =>
  fbtyLeg({
    choice: {
      ...fbtyLeg().choice,
      matchId,
      spec: { kind: 'result', stat: 'goals', period: 'match' },
      line: null,
      side: matchId === 'f81b' ? 'home' : 'draw',
    },
    wire: { marketId: `${matchId}000010000`, optionId: `${matchId}000010000.3`, playId: '1005.1001' },
    timing: 'early',
    score: null,
    agreedOdds: 340_000 as Odds,
    ...change,
  })

describe('the client reads what is documented', () => {
  it('the menu: lists with their sports, the hot matches beside them', async () => {
    const { venue, sent } = answering(matches.COUNTS.answer.fields)
    const menu = await firstValueFrom(venue.sports.menu())
    expect(menu.ok && menu.value.map(({ betType, count }) => [betType, count])).toEqual([
      ['live', 37],
      ['early', 5],
      ['champion', 3],
    ])
    expect(
      menu.ok && menu.value[0]?.sports.map(({ sport, menuId, count }) => [sport, menuId, count]),
    ).toEqual([
      ['football', '1.1', 12],
      ['hot', '1.0', 2],
      ['basketball', '1.2', 5],
    ])
    expect(sent.map(({ method, url, timeoutMs }) => [method, url, timeoutMs])).toEqual([
      ['POST', FBTY_PATHS.counts, LIMITS.callTimeoutMs.value],
    ])
    expect(bodyOf(sent[0] ?? {})).toEqual(LANGUAGE)
    expect(sent[0]?.headers).toMatchObject({ Authorization: 't1', requestId: 't1', lang: 'zh' })
    expect(TIMEOUT_MS).toBe(LIMITS.callTimeoutMs.value)
  })

  it('a list of matches and outrights', async () => {
    const { venue, sent } = answering(matches.LIST.answer.fields)
    const list = await firstValueFrom(venue.sports.matches(LIVE))
    if (!list.ok) throw new Error('no list')
    const [row, outright] = list.value.value
    expect(row?.match).toMatchObject({
      id: 'f81a',
      sport: 'football',
      league: { id: '901', name: '英超', hot: true, favourite: false },
      teams: { home: { id: '7', kit: { pattern: 'stripe' } }, away: { id: '9', kit: null } },
      kickOff: 1_790_000_000_000,
      state: 'live',
      phase: 'firstHalf',
      clock: { seconds: 1725, running: true, direction: 'up' },
      bettingStatus: 'open',
      score: [1, 0],
      facts: { 'goals.match': [1, 0], 'corners.match': [3, 2] },
      marketCount: 22,
    })
    const [handicap, total] = row?.markets ?? []
    expect(handicap).toMatchObject({
      key: 'goals.handicap.match',
      playId: '1000.1001',
      parlayAllowed: true,
      lines: [{ marketId: 'f81a020013997', slot: 1, handle: null, line: -3, status: 'open' }],
    })
    expect(handicap?.lines[0]?.selections).toEqual([
      { optionId: 'f81a020013997.1', side: 'home', odds: 195_000, status: 'open' },
      { optionId: 'f81a020013997.2', side: 'away', odds: 189_000, status: 'open' },
    ])
    expect(total?.lines[0]).toMatchObject({ slot: 2, line: 10, status: 'suspended' })
    expect(total?.lines[0]?.selections).toEqual([
      { optionId: 'f81a030014010.4', side: 'over', odds: 190_000, status: 'locked' },
    ])
    expect(outright?.match).toMatchObject({ sport: 'rugby', teams: null, state: 'notStarted', clock: null })
    expect(outright?.markets[0]).toMatchObject({
      key: 'places.outright.match',
      parlayAllowed: false,
      oddsFormats: ['europe'],
      lines: [{ selections: [{ side: 'entrant:1', name: '云岭七人', odds: 350_000 }] }],
    })
    const asked = bodyOf(sent[0] ?? {})
    const { beginTime: _, endTime: __, ...documented } = matches.LIST.request.fields
    expect(shapeDifferences({ ...LANGUAGE, ...documented }, asked)).toEqual([])
    expect(asked).toMatchObject({ type: 1, sportId: 1, leagueIds: ['901'], orderBy: 0, size: 200 })
  })

  it('hot matches, rows by id, leagues and a detail with its tabs', async () => {
    const hot = answering(matches.HOT.answer.fields)
    const list = await firstValueFrom(
      hot.venue.sports.matches({ ...LIVE, betType: 'today', sport: 'hot', menuId: '3.0', leagues: [] }),
    )
    expect(list.ok && list.value.value).toHaveLength(1)
    expect(bodyOf(hot.sent[0] ?? {})).toEqual({ ...LANGUAGE, ...matches.HOT.request.fields })
    const rows = answering(matches.LIST.answer.fields)
    await firstValueFrom(rows.venue.sports.refresh(['f81a', 'f80c']))
    expect(bodyOf(rows.sent[0] ?? {})).toEqual({ ...LANGUAGE, ...matches.REFRESH_REQUEST.fields })
    const leagues = answering(matches.LEAGUES.answer.fields)
    const found = await firstValueFrom(leagues.venue.sports.leagues(LIVE))
    expect(found).toMatchObject({
      ok: true,
      value: [
        { id: '901', name: '英超', region: '英格兰', letter: 'Y', sport: 'football', hot: true, count: 10 },
      ],
    })
    expect(bodyOf(leagues.sent[0] ?? {})).toEqual({ ...LANGUAGE, ...matches.LEAGUES.request.fields })
    const detail = answering(matches.DETAIL.answer.fields)
    const tabs = await firstValueFrom(detail.venue.sports.categories('f81a'))
    expect(tabs.ok && tabs.value.map(({ id, name, playIds }) => [id, name, playIds])).toEqual([
      ['all', '所有投注', ['1000.1001', '1007.1001']],
      ['p', '热门', ['1000.1001', '1007.1001']],
      ['h', '让球&大小', ['1000.1001', '1007.1001']],
    ])
    expect(bodyOf(detail.sent[0] ?? {})).toEqual({ ...LANGUAGE, ...matches.DETAIL.request.fields })
  })

  it('results, and the outcome of each selection', async () => {
    const { venue, sent } = answering(matches.RESULTS.answer.fields)
    const { beginTime: from, endTime: to } = matches.RESULTS.request.fields
    const played = await firstValueFrom(venue.results.ofDay('football', { from, to }))
    expect(played).toMatchObject({ ok: true, value: [] })
    expect(bodyOf(sent[0] ?? {})).toEqual({ ...LANGUAGE, ...matches.RESULTS.request.fields })
    const result = await firstValueFrom(answering(matches.SETTLED_DETAIL.fields).venue.results.match('f80c'))
    expect(result).toMatchObject({
      ok: true,
      value: {
        match: { id: 'f80c', state: 'ended', bettingStatus: 'closed' },
        markets: [
          {
            playId: '1007.1001',
            group: 'score',
            lines: [
              {
                line: 10,
                selections: [
                  { side: 'over', outcome: 'win' },
                  { side: 'under', outcome: 'lose' },
                ],
              },
            ],
          },
        ],
      },
    })
  })

  it('a quote: a line that has jumped, one that has not, and one that is gone', async () => {
    const { venue, sent } = answering(bets.QUOTE.answer.fields)
    const legs = [fbtyLeg(), leg('f81d'), leg('f81b')]
    const quote = await firstValueFrom(venue.bets.quote(legs, ['3:3'], 'RMB'))
    if (!quote.ok) throw new Error('no quote')
    expect(quote.value.legs).toMatchObject([
      {
        wire: { marketId: 'f81a020013996', optionId: 'f81a020013996.1', playId: '1000.1001' },
        line: -4,
        odds: 204_000,
        status: 'open',
        score: [1, 0],
        live: true,
        reservable: true,
      },
      {
        wire: { marketId: 'f81d000010000' },
        line: null,
        odds: 340_000,
        status: 'open',
        score: null,
        live: false,
      },
      { wire: { marketId: 'f81b000010000' }, odds: null, status: 'closed' },
    ])
    expect(quote.value.legs[1]?.reservable).toBeUndefined()
    expect(quote.value.limits).toEqual([
      { key: 'f81a020013996.1', min: RMB(1000), max: RMB(5_000_000), seriesOdds: null },
      { key: 'f81d000010000.3', min: RMB(1000), max: RMB(0), seriesOdds: null },
    ])
    expect(bodyOf(sent[0] ?? {})).toEqual({ ...LANGUAGE, ...bets.QUOTE.request.fields })
    const three = answering({ ...bets.QUOTE.answer.fields, sos: bets.SERIES_OF_THREE.fields })
    const series = await firstValueFrom(three.venue.bets.quote(legs, ['3:3'], 'RMB'))
    expect(series.ok && series.value.limits.slice(2).map(({ key, seriesOdds }) => [key, seriesOdds])).toEqual(
      [
        ['3:3', 1_352_520],
        ['3:2', null],
        ['3:2+3', null],
      ],
    )
  })

  it('singles: one is taken, the other refused', async () => {
    const { venue, sent } = answering(bets.SINGLES.answer.fields)
    const live = fbtyLeg({ wire: { ...fbtyLeg().wire, marketId: 'f81a020013996' }, channel: 'push' })
    const result = await firstValueFrom(
      venue.bets.place(confirmOf([single(live), single(leg('f81c'), 2000)])),
    )
    expect(result).toEqual({
      ok: true,
      value: {
        bets: [
          {
            bet: 0,
            orderNo: 'TL1001',
            state: 'confirming',
            stake: RMB(5000),
            maxReturn: RMB(10_200),
            odds: [204_000],
            reasonKey: null,
          },
          {
            bet: 1,
            orderNo: null,
            state: 'rejected',
            stake: RMB(2000),
            maxReturn: RMB(0),
            odds: [330_000],
            reasonKey: 'errors.venue.oddsChanged',
          },
        ],
      },
    })
    expect(bodyOf(sent[0] ?? {})).toEqual(bets.SINGLES.request.fields)
  })

  it('series on common legs', async () => {
    const { venue, sent } = answering(bets.SERIES.answer.fields)
    const legs = [
      fbtyLeg({ wire: { ...fbtyLeg().wire, marketId: 'f81a020013996' } }),
      leg('f81c'),
      leg('f81d', { agreedOdds: 195_000 as Odds }),
    ]
    const placed = await firstValueFrom(
      venue.bets.place(
        confirmOf(
          [
            { series: '3:3', combinations: 1, legs, unitStake: RMB(1000) },
            { series: '3:2+3', combinations: 4, legs, unitStake: RMB(200) },
          ],
          { id: 'k8', acceptance: 'any' },
        ),
      ),
    )
    expect(
      placed.ok && placed.value.bets.map(({ orderNo, state, stake }) => [orderNo, state, stake]),
    ).toEqual([
      ['TL1003', 'accepted', RMB(1000)],
      ['TL1004', 'accepted', RMB(800)],
    ])
    expect(bodyOf(sent[0] ?? {})).toEqual({ ...LANGUAGE, ...bets.SERIES.request.fields })
  })

  it('records: open, partly cashed out, refused', async () => {
    const { venue, sent } = answering(bets.RECORDS.answer.fields)
    const { startTime: from, endTime: to } = bets.RECORDS.request.fields
    const query = { settled: false, page: 1, size: 50, range: { from, to }, currency: 'RMB' } as const
    const page = await firstValueFrom(venue.bets.orders(query))
    if (!page.ok) throw new Error('no records')
    expect(page.value).toMatchObject({ total: 3, refused: 0, stakeTotal: RMB(5000), maxWinTotal: RMB(5200) })
    const [open, cashedOut, refused] = page.value.orders
    expect(open).toMatchObject({
      orderNo: 'TL1001',
      clientOrderId: null,
      channel: 'push',
      state: 'accepted',
      series: '1:1',
      stake: RMB(5000),
      openStake: RMB(5000),
      cashOut: { state: 'none' },
      cashable: true,
      maxWin: RMB(5200),
      payout: 'unpaid',
    })
    expect(open?.legs).toMatchObject([
      {
        matchId: 'f81a',
        homeName: '狮队',
        awayName: '熊队',
        side: 'home',
        line: -4,
        odds: 204_000,
        oddsText: '2.04',
        live: true,
        scoreAtBet: [1, 0],
        settleScore: null,
        outcome: null,
      },
    ])
    expect(cashedOut).toMatchObject({
      state: 'accepted',
      openStake: RMB(2500),
      cashOut: { state: 'partial', amount: RMB(2800) },
      maxWin: RMB(2600),
      movements: [{ kind: 'BET', amount: RMB(-5000) }, { kind: 'CASHOUT' }],
    })
    expect(refused).toMatchObject({
      state: 'rejected',
      reasonKey: 'errors.venue.scoreChanged',
      cashable: false,
    })
    expect(bodyOf(sent[0] ?? {})).toEqual({ ...LANGUAGE, ...bets.RECORDS.request.fields })
    const suspended = { ...bets.REFUSED_RECORD.fields, rj: 4, code: 3014 }
    const coded = answering({
      ...bets.RECORDS.answer.fields,
      records: [suspended, { ...suspended, code: null }],
    })
    const reason = { state: 'rejected', reasonKey: 'errors.venue.rejection.marketSuspended' }
    expect(await firstValueFrom(coded.venue.bets.orders(query))).toMatchObject({
      value: { orders: [reason, reason] },
    })
    const states = await firstValueFrom(
      answering(further.STATES.answer.fields).venue.bets.orderStatus(['TL1001']),
    )
    expect(states.ok && states.value.map(({ orderNo, state, maxWin }) => [orderNo, state, maxWin])).toEqual([
      ['TL1001', 'accepted', 5200],
      ['TL1005', 'rejected', 0],
      ['TL1002', 'accepted', 3200],
    ])
  })

  it('cash-outs: offers, an answer, a changed amount, what has become of it', async () => {
    const order = { orderNo: 'TL1001', openStake: RMB(5000) }
    const other = { orderNo: 'TL1003', openStake: RMB(1000) }
    const offering = createFbtyUnderTest(({ url }) =>
      answer(
        url === FBTY_PATHS.merchant ? further.VENUE.answer.fields : further.CASH_OUT_OFFERS.answer.fields,
      ),
    )
    const quotes = await firstValueFrom(offering.venue.cashOut.quotes([order, other]))
    expect(quotes).toEqual({
      ok: true,
      value: [{ orderNo: 'TL1001', openStake: RMB(5000), amount: RMB(5600), leastPart: RMB(1000) }],
    })
    const request = {
      id: 'k9.2',
      orderNo: 'TL1001',
      stake: RMB(2500),
      amount: RMB(2800),
      validUntil: 1_790_000_120_000,
    }
    const taking = answering(further.CASH_OUT.answer.fields)
    expect(await firstValueFrom(taking.venue.cashOut.take(request))).toEqual({
      ok: true,
      value: { status: 'taken', amount: RMB(2800) },
    })
    expect(bodyOf(taking.sent[0] ?? {})).toEqual({ ...LANGUAGE, ...further.CASH_OUT.request.fields })
    const changed = createFbtyUnderTest(() => refusal(12_008, '', further.CASH_OUT.changed.fields))
    expect(await firstValueFrom(changed.venue.cashOut.take(request))).toMatchObject({
      value: { status: 'amountChanged', amount: RMB(2750), reasonKey: 'cashOut.reason.payoutChanged' },
    })
    const record = answering({ ...bets.RECORDS.answer.fields, records: [bets.PARTLY_CASHED_OUT.fields] })
    expect(await firstValueFrom(record.venue.cashOut.find(request))).toMatchObject({
      value: { value: { status: 'taken', amount: RMB(2800) } },
    })
    const failed = { ...request, id: 'k9.1' }
    expect(await firstValueFrom(record.venue.cashOut.find(failed))).toMatchObject({
      value: { value: { status: 'refused', reasonKey: 'cashOut.reason.scoreUpdated' } },
    })
    expect(await firstValueFrom(record.venue.cashOut.find({ ...request, id: 'no' }))).toMatchObject({
      value: { value: null },
    })
    const history = await firstValueFrom(record.venue.cashOut.history(order))
    expect(history).toMatchObject({
      value: [
        { status: 'failed', stake: RMB(1000), left: RMB(5000) },
        { status: 'taken', stake: RMB(2500), amount: RMB(2800), left: RMB(2500) },
      ],
    })
  })

  it('reservations: terms, the reservation, the list, its end', async () => {
    const result = leg('f81c', {
      choice: { ...leg('f81c').choice, side: 'home' },
      wire: { marketId: 'f81c000010000', optionId: 'f81c000010000.1', playId: '1005.1001' },
      agreedOdds: 250_000 as Odds,
    })
    const terms = createFbtyUnderTest(({ url }) =>
      answer(url === FBTY_PATHS.merchant ? further.VENUE.answer.fields : further.TERMS.answer.fields),
    )
    expect(await firstValueFrom(terms.venue.reservations.terms(result, 'RMB'))).toEqual({
      ok: true,
      value: {
        minStake: RMB(1000),
        maxReturn: RMB(5_000_000),
        maxOdds: 35_500_000,
        pays: ['held', 'atFill'],
        lines: [],
      },
    })
    const asked = terms.sent.find(({ url }) => url === FBTY_PATHS.reserveTerms) ?? {}
    expect(bodyOf(asked)).toEqual({ ...LANGUAGE, ...further.TERMS.request.fields })
    const none = createFbtyUnderTest(({ url }) =>
      url === FBTY_PATHS.merchant ? answer(further.VENUE.answer.fields) : refusal(13_006),
    )
    expect(await firstValueFrom(none.venue.reservations.terms(result, 'RMB'))).toEqual({
      ok: true,
      value: null,
    })
    const off = answering({ ...further.VENUE.answer.fields, reserve: 0 })
    expect(await firstValueFrom(off.venue.reservations.terms(result, 'RMB'))).toEqual({
      ok: true,
      value: null,
    })

    const making = answering(further.RESERVATION.answer.fields)
    const reserve = { odds: 260_000 as Odds, line: null, pay: 'held' } as const
    const made = await firstValueFrom(
      making.venue.bets.place(confirmOf([single(result, 2000)], { id: 'k9', reserve })),
    )
    expect(made).toMatchObject({
      value: { bets: [{ orderNo: 'TL1002', state: 'reserved', stake: RMB(2000) }] },
    })
    expect(bodyOf(making.sent[0] ?? {})).toEqual({ ...LANGUAGE, ...further.RESERVATION.request.fields })

    const listing = answering(further.RESERVATIONS.answer.fields)
    const list = await firstValueFrom(listing.venue.reservations.list({ shown: 'waiting', currency: 'RMB' }))
    expect(list).toMatchObject({
      value: {
        total: 1,
        reservations: [
          {
            state: 'waiting',
            odds: 260_000,
            pay: 'held',
            reasonKey: null,
            order: { orderNo: 'TL1002', state: 'reserved', stake: RMB(2000), maxWin: RMB(3200) },
          },
        ],
      },
    })
    expect(bodyOf(listing.sent[0] ?? {})).toEqual({ ...LANGUAGE, isFailed: false, currencyId: 1 })
    const ending = answering(null)
    expect(await firstValueFrom(ending.venue.reservations.cancel('TL1002'))).toEqual({
      ok: true,
      value: { status: 'done' },
    })
    expect(bodyOf(ending.sent[0] ?? {})).toEqual({ ...LANGUAGE, ...further.CANCEL.request.fields })
    const gone = createFbtyUnderTest(() => refusal(13_003))
    expect(await firstValueFrom(gone.venue.reservations.cancel('TL1002'))).toEqual({
      ok: true,
      value: { status: 'refused', reasonKey: 'reserve.code.reserveCancelFailed' },
    })
  })

  it('the balance, and announcements', async () => {
    const { venue, sent } = answering(bets.USER.answer.fields)
    expect(await firstValueFrom(venue.bets.balance('RMB'))).toEqual({ ok: true, value: RMB(152_000) })
    expect(bodyOf(sent[0] ?? {})).toEqual({ ...LANGUAGE, ...bets.USER.request.fields })
    const told = answering(further.ANNOUNCEMENTS.answer.fields)
    expect(await firstValueFrom(told.venue.announcements.list(1))).toEqual({
      ok: true,
      value: {
        announcements: [{ id: '3', title: '维护通知', text: '…', at: 1_789_990_000_000, important: false }],
        more: false,
      },
    })
    expect(bodyOf(told.sent[0] ?? {})).toEqual({ ...LANGUAGE, ...further.ANNOUNCEMENTS.request.fields })
  })

  it('keeps favourites on the device under the documented key', async () => {
    const kept = new Map<string, string>()
    const device = {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, text: string) => {
        kept.set(key, text)
        return true
      },
      remove: (key: string) => {
        kept.delete(key)
      },
    }
    const { venue } = createFbtyUnderTest(() => answer(matches.LIST.answer.fields), { device })
    await firstValueFrom(venue.sports.matches(LIVE))
    await firstValueFrom(venue.favourites.set({ type: 'league', id: '901' }, true))
    await firstValueFrom(venue.favourites.set({ type: 'match', id: 'f80c' }, false))
    const key = FAVOURITES_KEY[0]?.code.replace('<member>', 'u1') ?? ''
    expect(JSON.parse(kept.get(key) ?? 'null')).toEqual(further.FAVOURITES.fields)
    const marked = await firstValueFrom(venue.sports.match('f81a'))
    expect(marked.ok).toBe(false)
  })
})

/** What a member is offered, by the class of a code. */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  'launch again': ['tryAgain'],
  maintenance: ['support'],
  gone: ['none'],
  'try again': ['tryAgain'],
  wait: ['later'],
  'look up': ['lookUp'],
  fault: ['none'],
  'sent before': ['lookUp'],
  balance: ['topUp'],
  'price or line changed': ['acceptChange'],
  closed: ['removeLeg'],
  'limits changed': ['requote'],
  'score changed': ['requote'],
  'slip not possible': ['none', 'requote'],
  account: ['support'],
  'own limit': ['none'],
}

describe('codes', () => {
  it('lead to what is documented', () => {
    const answered = ['success', 'reservation', 'cash-out']
    const wrong = CLASSES.filter(({ means }) => !answered.includes(means)).flatMap(({ code, means }) => {
      const failure = fbtyFailure(code, '')
      if (failure.type === 'transport') return means === 'hold polls' ? [] : [String(code)]
      return OFFERED[means]?.includes(failure.action) === true ? [] : [`${code} ${means}: ${failure.action}`]
    })
    expect(wrong).toEqual([])
  })

  it('leave the outcome of a write unknown where the page says so', () => {
    for (const code of [...UNKNOWN_OF_A_WRITE.codes, 9999]) {
      expect(afterWrite(fbtyFailure(code, ''))).toMatchObject({ action: 'lookUp' })
    }
    expect(afterWrite(fbtyFailure(3003, ''))).toMatchObject({ action: 'acceptChange' })
  })

  it.each(SESSION.codes)('%i launches the venue again, and repeats a read', async (code) => {
    const { venue, sent } = createFbtyUnderTest((_, times) =>
      times === 1 ? refusal(code) : answer(bets.USER.answer.fields),
    )
    expect((await firstValueFrom(venue.bets.balance('RMB'))).ok).toBe(true)
    expect(sent.map(({ headers }) => headers?.['Authorization'])).toEqual(['t1', 't2'])
    const writing = createFbtyUnderTest(() => refusal(code))
    const placed = await firstValueFrom(writing.venue.bets.place(confirmOf([single(fbtyLeg())])))
    expect(placed).toMatchObject({ ok: false, error: { reason: 'tokenExpired' } })
    expect(writing.sent).toHaveLength(1)
  })

  it('8 ends all calls, and tells the times of the message as dates', async () => {
    const left: unknown[] = []
    const { venue, sent } = createFbtyUnderTest(() => refusal(8, `维护至 ${BRACKETED_TIME.codes[0]}`), {
      leave: (reason, message) => {
        left.push([reason, message])
      },
    })
    const first = await firstValueFrom(venue.bets.balance('RMB'))
    expect(first).toMatchObject({ ok: false, error: { reason: 'maintenance' } })
    const shown = dayjs(1_790_000_000_000).format(BRACKETED_TIME.shownAs)
    expect(left).toEqual([['venueMaintenance', `维护至 ${shown}`]])
    let answers = 0
    const waiting = venue.bets.balance('RMB').subscribe(() => (answers += 1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([sent.length, answers, waiting.closed]).toEqual([1, 0, false])
    waiting.unsubscribe()
  })
})
