import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { linkDefaults } from '../../../../streams/link/constants.ts'
import { TransportError } from '../../../../streams/ports/http.ts'
import { answer, createVenueUnderTest, handicapLeg, NOW } from './harness.ts'

const BALANCE = { Balance: '10.00', Currency: 'CNY' }

describe('a direct call of IMTY', () => {
  it('has the fields of every body, and no header of the bridge', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(BALANCE))
    await firstValueFrom(venue.bets.balance('RMB'))
    expect(sent[0]).toMatchObject({
      path: '/api/mobile/getbalance',
      body: { Currency: 'CNY', Token: 't1', MemberCode: '42', TimeStamp: String(NOW), LanguageCode: 'CHS' },
      request: {
        method: 'POST',
        headers: { requestId: 't1', lang: 'zh' },
      },
    })
    expect(Object.keys(sent[0]?.request.headers ?? {})).not.toContain('version')
    expect(Object.keys(sent[0]?.request.headers ?? {})).not.toContain('proxy-address')
  })

  it('counts time by the answers, and never names the same time twice', async () => {
    const { venue, sent } = createVenueUnderTest((_, times) =>
      answer(BALANCE, 100, times === 1 ? NOW + 350 : NOW),
    )
    for (let call = 0; call < 3; call++) await firstValueFrom(venue.bets.balance('RMB'))
    expect(sent.map(({ body }) => Number(body['TimeStamp']) - NOW)).toEqual([0, 350, 351])
  })

  it('gives up after 100 s, a poll after 10 s and a bet after 30 s', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(BALANCE))
    await firstValueFrom<unknown>(
      venue.bets.orders({ settled: true, page: 1, size: 50, range: 'week', currency: 'RMB' }),
    )
    await firstValueFrom<unknown>(venue.bets.balance('RMB'))
    await firstValueFrom(
      venue.bets.place({
        id: 'x',
        venue: 'IMTY',
        currency: 'RMB',
        acceptance: 'none',
        oddsFormat: 'europe',
        bets: [
          {
            series: '1:1',
            combinations: 1,
            legs: [handicapLeg()],
            unitStake: { minor: 1000, currency: 'RMB' },
          },
        ],
        validUntil: NOW,
      }),
    )
    expect(sent.map(({ request }) => request.timeoutMs)).toEqual([100_000, 10_000, 30_000])
  })

  it.each([101, 102, 202, 210])('launches again once after %i, and sends a read again', async (code) => {
    const { venue, sent } = createVenueUnderTest(({ body }) =>
      body['Token'] === 't1' ? answer({}, code, NOW + 1000) : answer(BALANCE),
    )
    expect((await firstValueFrom(venue.bets.balance('RMB'))).ok).toBe(true)
    expect(sent.map(({ body }) => body['Token'])).toEqual(['t1', 't2'])
    // The time of the refusal is taken over.
    expect(sent[1]?.body['TimeStamp']).toBe(String(NOW + 1000))
  })

  it('does not launch again for what nobody waits for', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer({}, 102))
    expect((await firstValueFrom(venue.announcements.list(1))).ok).toBe(false)
    expect(sent).toHaveLength(1)
  })

  it('repeats a read that got no answer or an error, and never a write', async () => {
    const { venue, sent } = createVenueUnderTest((_, times) =>
      times < 3 ? new TransportError('network') : times === 3 ? answer({}, 400) : answer(BALANCE),
    )
    expect((await firstValueFrom(venue.bets.balance('RMB'))).ok).toBe(true)
    expect(sent).toHaveLength(4)
    const lost = createVenueUnderTest(() => answer({}, 400))
    expect((await firstValueFrom(lost.venue.favourites.set({ type: 'match', id: '1' }, true))).ok).toBe(false)
    expect(lost.sent).toHaveLength(1)
  })

  it.each([12, 14_068])('takes %i for a rate limit', async (code) => {
    const { venue, sent } = createVenueUnderTest(() => answer({}, code))
    expect(await firstValueFrom(venue.bets.balance('RMB'))).toMatchObject({ error: { kind: 'rateLimited' } })
    expect(sent).toHaveLength(1)
  })

  it('says once that the area is restricted, and leaves for maintenance and a rejected address', async () => {
    const restricted = createVenueUnderTest(() => answer({}, 710))
    for (let call = 0; call < 2; call++) await firstValueFrom(restricted.venue.bets.balance('RMB'))
    expect(restricted.said).toEqual(['imty.reason.restrictedArea'])
    const down = createVenueUnderTest(() => answer({}, 700))
    await firstValueFrom(down.venue.bets.balance('RMB'))
    expect(down.left).toEqual(['venueMaintenance'])
    const rejected = createVenueUnderTest(() => ({ status: 403, header: () => null, text: 'IP_REJECTED' }), {
      times: { ...linkDefaults, readRetries: 0 },
    })
    await firstValueFrom(rejected.venue.bets.balance('RMB'))
    expect(rejected.left).toEqual(['accessRestricted'])
  })

  it.each(['', '[]', '{}', '<html>', '{"StatusCode":null}'])('%j is no answer', async (text) => {
    const { venue, bad } = createVenueUnderTest(() => text)
    expect(await firstValueFrom(venue.bets.balance('RMB'))).toMatchObject({ error: { kind: 'badData' } })
    expect(bad).toHaveLength(4)
  })
})
