import fc from 'fast-check'
import { BehaviorSubject, firstValueFrom, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { pushCode } from '../../../../streams/venues/pmty/latePush.ts'
import { readFrame } from '../../../../streams/venues/pmty/push.ts'
import type { PushEvent, Watch } from '../../../../streams/venues/push.ts'
import { PUSH_CLOSE_CODES, PUSH_VERSIONS } from '../../../../streams/wire/pmty/push.ts'
import { answer, createVenueUnderTest } from './harness.ts'

const read = (frame: unknown) => readFrame(JSON.stringify(frame), (id) => (id === 'm1' ? 'football' : null))

describe('a pushed frame', () => {
  it('tells of prices with numbers as strings', () => {
    expect(
      read({
        cmd: 'C105',
        ctsp: '1000',
        cd: {
          mid: 'm1',
          hls: [
            {
              hid: 7,
              hpid: '4',
              hn: '2',
              hv: '-0.75',
              hs: 0,
              ol: [{ oid: 8, os: 1, ov: '201000', ot: '1' }],
            },
            { junk: true },
          ],
        },
      }),
    ).toEqual({
      type: 'lines',
      matchId: 'm1',
      at: 1000,
      lines: [
        {
          marketId: '7',
          playId: '4',
          slot: 2,
          handle: '2',
          line: -3,
          status: 'open',
          selections: [{ optionId: '8', side: 'home', odds: 201_000, status: 'open' }],
        },
      ],
    })
  })

  it('suspends a price that cannot win, and leaves out what it does not tell', () => {
    const event = read({
      cmd: 'C106',
      ctsp: 1,
      cd: { mid: 'm1', hls: [{ hid: '7', hs: 11, ol: [{ oid: '8', os: 1, ov: 100_000 }, { oid: '9' }] }] },
    })
    expect(event).toMatchObject({
      lines: [
        {
          playId: null,
          slot: null,
          handle: null,
          line: null,
          status: 'locked',
          selections: [
            { optionId: '8', odds: null, status: 'suspended' },
            { optionId: '9', odds: null, status: null },
          ],
        },
      ],
    })
  })

  it.each([
    [
      { cmd: 'C101', ctsp: 5, cd: { mid: 'm1', ms: 3 } },
      { type: 'state', state: 'ended', at: 5 },
    ],
    [
      { cmd: 'C102', ctsp: 5, cd: { mid: 'm1', mmp: '7', mst: '2700', mess: 1 } },
      { type: 'clock', phase: 'secondHalf', clock: { seconds: 2700, running: true, at: 5 } },
    ],
    [
      { cmd: 'C103', ctsp: 5, cd: { mid: 'm1', msc: ['S1|1:0'] } },
      { type: 'score', score: [1, 0], facts: { 'goals.match': [1, 0] } },
    ],
    [
      { cmd: 'C104', ctsp: 5, cd: { mid: 'm1', mhs: 1 } },
      { type: 'bettingStatus', status: 'suspended' },
    ],
    [
      { cmd: 'C201', cd: { orderNo: 'n1', status: 2, refuseCode: '0402010' } },
      { type: 'order', bet: { orderNo: 'n1', state: 'rejected', reasonKey: 'errors.venue.lineChanged' } },
    ],
    [
      { cmd: 'C201', cd: { orderNo: 'n1', status: 1, orderStatus: 1 } },
      { type: 'order', bet: { state: 'settled' } },
    ],
    [{ cmd: 'C203', cd: { amount: '1.00', currencyCode: '1' } }, { type: 'balance' }],
  ])('is read: %j', (frame, event) => {
    expect(read(frame)).toMatchObject(event)
  })

  it('is nothing for an unknown match, for no time, and for a heartbeat', () => {
    expect(read({ cmd: 'C104', ctsp: 5, cd: { mid: 'm2', mhs: 1 } })).toBeNull()
    expect(read({ cmd: 'C104', cd: { mid: 'm1', mhs: 1 } })).toBeNull()
    expect(read({ cmd: 'C0' })).toBeNull()
  })

  it('is unreadable, and no more than that, for any junk', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readFrame(text, () => 'football')).toBe('unreadable')
      }),
    )
  })
})

describe('the push', () => {
  it('says hello, sends the watch list on each connection and when it changes', async () => {
    await pushCode.load()
    const { venue, socket$, connected } = createVenueUnderTest(() => answer([]))
    const watch$ = new BehaviorSubject<Watch>({ matchIds: ['m1'], slipMarkets: [] })
    const events: PushEvent[] = []
    const up: unknown[] = []
    const subscription = venue.sports.push(watch$).subscribe((event) => events.push(event))
    socket$.next({ type: 'open', send: (text) => up.push(JSON.parse(text)) })
    watch$.next({ matchIds: ['m1', 'm2'], slipMarkets: [] })
    watch$.next({ matchIds: ['m1'], slipMarkets: [{ matchId: 'm1', marketId: 'k1' }] })
    watch$.next({ matchIds: ['m1'], slipMarkets: [] })
    watch$.next({ matchIds: [], slipMarkets: [] })
    expect(connected).toEqual(['/yewuws1/push'])
    expect(up).toEqual([
      { cmd: 'C0', requestId: 't1', protocol: PUSH_VERSIONS.current },
      { cmd: 'C8', list: [{ mid: 'm1' }] },
      { cmd: 'C8', list: [{ mid: 'm1' }, { mid: 'm2' }] },
      { cmd: 'C8', list: [{ mid: 'm1' }] },
      { cmd: 'C2', list: [{ mid: 'm1', hid: 'k1' }] },
      { cmd: 'C8', list: [{ mid: 'm1' }] },
      { cmd: 'C2', list: [] },
      { cmd: 'C8', list: [] },
    ])
    expect(events).toEqual([{ type: 'connected' }])
    subscription.unsubscribe()
    expect(socket$.observed).toBe(false)
  })

  it('reports that the client is outdated, and does not connect again', () => {
    const { venue, socket$, connected, outdated } = createVenueUnderTest(() => answer([]))
    const subscription = venue.sports.push(new Subject()).subscribe()
    socket$.next({ type: 'open', send: () => undefined })
    socket$.next({ type: 'closed', code: PUSH_CLOSE_CODES.clientTooOld, reason: '' })
    expect(outdated).toEqual([true])
    expect(connected).toHaveLength(1)
    expect(socket$.observed).toBe(false)
    subscription.unsubscribe()
  })

  it('counts a bad frame, and goes on', async () => {
    const { venue, socket$, bad } = createVenueUnderTest(() => answer({ mid: 'm1', csid: 1 }))
    await firstValueFrom(venue.sports.match('m1'))
    const events: PushEvent[] = []
    const subscription = venue.sports.push(new Subject()).subscribe((event) => events.push(event))
    socket$.next({ type: 'message', text: 'garbage' })
    socket$.next({
      type: 'message',
      text: JSON.stringify({ cmd: 'C104', ctsp: 5, cd: { mid: 'm1', mhs: 0 } }),
    })
    subscription.unsubscribe()
    expect(bad).toEqual(['/yewuws1/push'])
    expect(events).toEqual([{ type: 'bettingStatus', matchId: 'm1', at: 5, status: 'open' }])
  })
})
