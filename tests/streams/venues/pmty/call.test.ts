import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { TransportError } from '../../../../streams/ports/http.ts'
import { answer, createVenueUnderTest, NOW, pack } from './harness.ts'

const MARKETS = [
  {
    hpid: 1,
    hpn: '全场独赢',
    hids: '1',
    hsw: '1,2',
    hl: [{ hid: 5, hs: '0', hn: '1', ol: [{ oid: 6, ot: '1', ov: '195000', os: 1 }] }],
  },
]

describe('a PMTY call', () => {
  it('sends the venue token and the language, with the site headers', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(MARKETS))
    await firstValueFrom(venue.sports.markets('m 1'))
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: '/yewu11/v1/m/getMatchOddsInfoPB?mid=m%201&mcid=0&cuid=u1&newUser=0',
      headers: { requestId: 't1', lang: 'zh', 'x-api-client': '2' },
    })
  })

  it.each([
    ['packed', pack(MARKETS)],
    ['plain', MARKETS],
  ])('reads a %s body, with numbers as strings, dated by its ts', async (_name, data) => {
    const { venue } = createVenueUnderTest(() => answer(data))
    const result = await firstValueFrom(venue.sports.markets('m1'))
    expect(result.ok && result.value.at).toBe(NOW)
    expect(result.ok && result.value.value).toMatchObject([
      {
        key: 'goals.result.match',
        playId: '1',
        parlayAllowed: true,
        oddsFormats: ['europe', 'hk'],
        lines: [
          {
            marketId: '5',
            slot: 1,
            handle: '1',
            line: null,
            status: 'open',
            selections: [{ optionId: '6', side: 'home', odds: 195_000, status: 'open' }],
          },
        ],
      },
    ])
  })

  it.each([
    ['a truncated packed body', answer(pack(MARKETS).slice(0, 40))],
    ['a garbled body', answer('H4sIAAAAAAAAnonsense')],
    ['a body that lost its prefix', answer(pack(MARKETS).slice(1))],
    ['no JSON', '<html>'],
    ['no envelope', '[]'],
  ])('is bad data for %s, after three retries, and is told of', async (_name, text) => {
    const { venue, sent, bad } = createVenueUnderTest(() => text)
    expect(await firstValueFrom(venue.sports.markets('m1'))).toEqual({
      ok: false,
      error: { type: 'transport', kind: 'badData' },
    })
    expect(sent).toHaveLength(4)
    expect(bad).toHaveLength(4)
  })

  it('refuses a body that unpacks to more than 8 MiB', async () => {
    const bomb = pack('x'.repeat(9 * 1024 * 1024))
    const { venue } = createVenueUnderTest(() => answer(bomb))
    expect(await firstValueFrom(venue.sports.markets('m1'))).toMatchObject({ error: { kind: 'badData' } })
  })

  it('repeats a read whose answer is lost', async () => {
    const { venue, sent } = createVenueUnderTest((_request, times) =>
      times < 4 ? new TransportError('network') : answer(MARKETS),
    )
    expect((await firstValueFrom(venue.sports.markets('m1'))).ok).toBe(true)
    expect(sent).toHaveLength(4)
  })

  it('gives up early where the next poll is due, and waits the usual time elsewhere', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(null, '0400000'))
    const orders = { page: 1, size: 50, range: 'week', currency: 'RMB' } as const
    for (const call of [
      venue.sports.menu(),
      venue.sports.refresh(['m1']),
      venue.bets.orders({ ...orders, settled: false }),
      venue.bets.orders({ ...orders, settled: true }),
      venue.preferences.load(),
    ])
      await firstValueFrom<unknown>(call)
    expect(sent.map(({ timeoutMs }) => timeoutMs)).toEqual([10_000, 10_000, 10_000, 100_000, 100_000])
  })

  it.each(['0401013', '0401026'])('launches anew once when a read meets %s, and asks again', async (code) => {
    const { venue, sent } = createVenueUnderTest((request) =>
      request.headers?.['requestId'] === 't1' ? answer(null, code) : answer(MARKETS),
    )
    expect((await firstValueFrom(venue.sports.markets('m1'))).ok).toBe(true)
    expect(sent.map(({ headers }) => headers?.['requestId'])).toEqual(['t1', 't2'])
  })

  it('gives up when the fresh token is refused too', async () => {
    const { venue, sent, sessionReports } = createVenueUnderTest(() => answer(null, '0401013'))
    expect(await firstValueFrom(venue.sports.markets('m1'))).toMatchObject({
      error: { reason: 'tokenExpired' },
    })
    expect(sent).toHaveLength(2)
    expect(sessionReports).toMatchObject([{ reason: 'tokenExpired' }])
  })

  it('takes a rate limit for a transport failure, and does not repeat it', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(null, '0401038'))
    expect(await firstValueFrom(venue.sports.menu())).toEqual({
      ok: false,
      error: { type: 'transport', kind: 'rateLimited' },
    })
    expect(sent).toHaveLength(1)
  })

  it('takes no data for an empty list where a list was asked for', async () => {
    const { venue } = createVenueUnderTest(() => answer(null, '0400500'))
    expect(await firstValueFrom(venue.sports.markets('m1'))).toEqual({
      ok: true,
      value: { value: [], at: NOW },
    })
    expect(await firstValueFrom(venue.sports.match('m1'))).toMatchObject({ error: { reason: 'noData' } })
  })
})
