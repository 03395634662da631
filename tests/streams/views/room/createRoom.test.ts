import fc from 'fast-check'
import { SINGLE_SERIES } from '../../../../streams/domain/parlay.ts'
import { delay, of } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import type { LiveRoom } from '../../../../streams/domain/room/room.ts'
import type { QuotedLeg } from '../../../../streams/domain/quote.ts'
import { line } from '../../../../streams/domain/market.ts'
import { oddsFromScaled } from '../../../../streams/domain/odds.ts'
import { err, ok } from '../../../../streams/domain/result.ts'
import type { Feed } from '../../../../streams/kernel/feed.ts'
import { CONNECTING } from '../../../../streams/kernel/feed.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { createFollowedBets } from '../../../../streams/machines/copyBets/followedBets.ts'
import { createTipsters } from '../../../../streams/machines/copyBets/tipsters.ts'
import type { Placement } from '../../../../streams/machines/placement/placement.ts'
import { selectionKey } from '../../../../streams/machines/slip/legKeys.ts'
import { createNotices } from '../../../../streams/views/notices.ts'
import { createRoom } from '../../../../streams/views/room/createRoom.ts'
import type { RoomDeps } from '../../../../streams/views/room/roomDeps.ts'
import { messageTypes } from '../../../../streams/wire/room/constants.ts'
import { type Marbles, withMarbles } from '../../../support/marbles.ts'
import { createMemoryStore } from '../../../support/ports.ts'
import { boss, fan, type FakeRoomServer, me } from '../../../support/roomServer.ts'
import { handicap, lineOf } from '../../feeds/builders.ts'
import { createRoomFeedHarness } from '../../feeds/room/roomFeedHarness.ts'
import { sharedLegFrame } from '../../../support/sharedLegs.ts'

const NO_QUOTE = err<Failure>({ type: 'transport', kind: 'timeout' })

type Quote = ReturnType<RoomDeps['venue']['quote']>

/** Markets with the selection of `sharedLegFrame`, by ids of the venue's own. */
const MARKETS = [
  handicap([lineOf('own', 1, 190_000, { handle: 'h', line: line(-2) })], { playId: 'ownPlay' }),
] as const

type Markets = ReturnType<RoomDeps['venue']['markets']>

function createModelBench(
  marbles: Pick<Marbles, 'scheduler'>,
  prepare?: (server: FakeRoomServer) => void,
  code = 'PMTY',
) {
  const harness = createRoomFeedHarness(marbles, prepare, { started: false })
  const { feed, scope, visible } = harness
  const notices = createNotices(scope)
  const chosen = cell<ReadonlySet<string>>(new Set())
  const placements = cell<readonly Placement[]>([])
  const slip = {
    chosen$: chosen.state$,
    toggle: vi.fn<RoomDeps['slip']['toggle']>((leg) => {
      chosen.update((keys) => new Set([...keys, selectionKey(leg.choice)]))
    }),
    setKind: vi.fn(),
    setOpen: vi.fn(),
    riskAtMost: vi.fn(),
  }
  const quote = vi.fn<(...asked: Parameters<RoomDeps['venue']['quote']>) => Quote>(() => of(NO_QUOTE))
  const markets = vi.fn<(matchId: string) => Markets>(() => of(ok({ value: MARKETS, at: 0 })))
  const matchRow$ = vi.fn<RoomDeps['matchRow$']>(() => of(null))
  const onSpent = vi.fn()
  let made = 0
  const now = (): number => marbles.scheduler.now()
  const renewLive = vi.fn()
  const local = createMemoryStore()
  const tipsters = createTipsters(scope, { memberId: me.id, local, now })
  const { model } = createRoom(scope, {
    feed,
    tipsters,
    followed: createFollowedBets(scope, {
      placements$: placements.state$,
      chosen$: chosen.state$,
      now,
      onCopied: tipsters.add,
    }),
    live$: constant<Feed<LiveRoom>>(CONNECTING),
    renewLive,
    memberId: me.id,
    venue: { code, quote, markets },
    slip,
    placements$: placements.state$,
    matchRow$,
    notices,
    currency$: constant<'RMB' | 'USDT'>('RMB'),
    language: () => 'cmn',
    visible$: visible.state$,
    serverTime: { now, msUntil: (time) => Math.max(0, time - now()), rate: 1 },
    now,
    newCid: () => `command${(made += 1)}`,
    polling: {
      active$: visible.state$,
      rateLimited$: constant(false),
      slowdown$: constant(1),
      random: () => 0.5,
      now,
    },
    session: createMemoryStore(),
    local,
    onSpent,
  })
  const said = (): readonly string[] => notices.notices$.value.map(({ textKey }) => textKey)
  const lines = (): readonly string[] =>
    model.chat$.value.lines.map((line) => {
      if (line.kind === 'outgoing') return `${line.text} ${line.state}`
      if (line.kind === 'message' && line.message.type === 'text') return line.message.text
      return line.kind
    })
  return {
    ...harness,
    model,
    slip,
    chosen,
    quote,
    markets,
    matchRow$,
    placements,
    onSpent,
    renewLive,
    said,
    lines,
  }
}

const share = {
  shareId: 's1',
  venue: 'PMTY',
  siteId: '1001',
  cid: null,
  series: '1:1',
  legs: [sharedLegFrame()],
}

/** A quote for each leg: at the same line with another price, unless changed. */
function quotedAs(changes: Partial<QuotedLeg> = {}) {
  return (...[legs]: Parameters<RoomDeps['venue']['quote']>): Quote =>
    of(
      ok({
        legs: legs.map(({ choice, score }) => ({
          choice,
          wire: { marketId: 'fresh', optionId: 'freshOption', playId: '4' },
          line: choice.line,
          odds: oddsFromScaled(188000),
          status: 'open' as const,
          score,
          live: true,
          ...changes,
        })),
        limits: [],
        at: 0,
      }),
    )
}

describe('createRoom', () => {
  it('requests new video sources only on renewSources', () => {
    withMarbles((marbles) => {
      const { scope, model, renewLive } = createModelBench(marbles)
      expect(renewLive).not.toHaveBeenCalled()
      model.renewSources()
      expect(renewLive).toHaveBeenCalledOnce()
      scope.end()
    })
  })

  it('sends the draft: below the list at once, in it when the room has it', () => {
    withMarbles((marbles) => {
      const { server, scope, model, lines, at } = createModelBench(marbles)
      server.answer('late')
      at(100, () => {
        model.setDraft('你好👋')
        expect(model.composer$.value).toMatchObject({ length: 3, limit: 200, block: null, nextAt: null })
        model.pause(true)
        model.send()
        expect(model.composer$.value.draft).toBe('')
        expect(lines()).toEqual(['你好👋 sending'])
        expect(model.chat$.value.paused).toBe(false)
      })
      at(200, () => {
        server.flush()
        expect(lines()).toEqual(['你好👋'])
        expect(model.chat$.value.lines[0]).toMatchObject({ mine: true })
        scope.end()
      })
      marbles.flush()
    })
  })

  it('counts a draft as the room does, after cleaning', () => {
    withMarbles((marbles) => {
      const { scope, model } = createModelBench(marbles)
      for (const [draft, length] of [
        ['  好\u200b球  ', 2],
        ['\u200b \u2060', 0],
        [`a${'\u0334'.repeat(300)}`, 5],
      ] as const) {
        model.setDraft(draft)
        expect(model.composer$.value.length).toBe(length)
      }
      scope.end()
    })
  })

  it('holds the next text in slow mode, and after a refusal for haste', () => {
    withMarbles((marbles) => {
      const { server, scope, model, lines, at } = createModelBench(marbles, (before) => {
        before.setState({ config: { chat: true, wordLimit: 5, slowMs: 2000, conditions: {} } })
      })
      at(100, () => {
        model.setDraft('123456')
        model.send()
        expect(server.commands).toHaveLength(0)
        model.setDraft('one')
        model.send()
        expect(model.composer$.value.nextAt).toBe(2200)
        model.setDraft('two')
        model.send()
        expect(server.commands).toHaveLength(1)
        expect(model.composer$.value.draft).toBe('two')
      })
      at(2201, () => {
        expect(model.composer$.value.nextAt).toBeNull()
        server.refuseWith(({ cid }) => ({ ok: false, cid, code: 'tooFast', waitMs: 500 }))
        model.send()
        expect(lines()).toContain('two notSent')
        expect(model.composer$.value.nextAt).toBe(2801)
        scope.end()
      })
      marbles.flush()
    })
  })

  it('holds the next text no longer when slow mode is switched off or made shorter', () => {
    withMarbles((marbles) => {
      const config = { chat: true, wordLimit: 5, slowMs: 9000, conditions: {} }
      const { server, scope, model, at } = createModelBench(marbles, (before) => {
        before.setState({ config })
      })
      const slow = (slowMs: number): void => {
        server.post(boss, messageTypes.globalConfig, { ...config, slowMs })
        server.flush()
      }
      at(100, () => {
        model.setDraft('one')
        model.send()
        expect(model.composer$.value.nextAt).toBe(9200)
      })
      at(500, () => {
        slow(3000)
        expect(model.composer$.value.nextAt).toBe(3200)
      })
      at(1000, () => {
        slow(0)
        expect(model.composer$.value.nextAt).toBeNull()
        scope.end()
      })
      marbles.flush()
    })
  })

  it('says why nothing can be sent, and until when', () => {
    withMarbles((marbles) => {
      const { server, scope, model, at } = createModelBench(marbles)
      at(100, () => {
        server.post(boss, messageTypes.mute, { memberId: me.id, name: 'demo', until: 5000, reason: 'spam' })
        server.flush()
        expect(model.composer$.value.block).toEqual({ code: 'muted', until: 5000, reason: 'spam' })
        expect(model.facts$.value?.mute).toMatchObject({ muted: true })
        model.setDraft('hello')
        model.send()
        expect(server.commands).toEqual([])
      })
      at(5001, () => {
        expect(model.composer$.value.block).toBeNull()
        server.post(boss, messageTypes.roomStatus, { status: 'closed', reason: 'late' })
        server.flush()
        expect(model.composer$.value.block).toEqual({ code: 'closed', reason: 'late' })
        scope.end()
      })
      marbles.flush()
    })
  })

  it('gives a gift once, though its answer is lost', () => {
    withMarbles((marbles) => {
      const { server, scope, model, onSpent, said, at } = createModelBench(marbles)
      at(100, () => {
        server.answer('lost')
        model.giveGift('rose', 10)
      })
      at(5200, () => {
        server.answer('given')
      })
      at(11_000, () => {
        expect(new Set(server.commands.map(({ cid }) => cid)).size).toBe(1)
        expect(server.commands.length).toBeGreaterThan(1)
        expect(onSpent).toHaveBeenCalledTimes(1)
        expect(said()).toEqual([])
        server.refuseWith(({ cid }) => ({ ok: false, cid, code: 'insufficient' }))
        model.giveGift('car', 1)
        expect(said()).toEqual(['room.refusal.insufficient'])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('shows gifts in the tray and over the room, but not those of the history', () => {
    withMarbles((marbles) => {
      const given = (giftId: string, total: number): object => ({
        giftId,
        comboId: 'c',
        count: 1,
        total,
        ended: false,
      })
      const { server, scope, model, at } = createModelBench(marbles, (before) => {
        before.post(fan, messageTypes.gift, given('rose', 5))
      })
      at(20_000, () => {
        expect(model.giftLanes$.value).toEqual([])
        server.post(boss, messageTypes.gift, given('car', 1))
        server.post(boss, messageTypes.gift, given('nothing', 1))
        server.flush()
        expect(model.giftLanes$.value).toMatchObject([{ from: boss, total: 1, mine: false }])
        expect(model.giftShow$.value).toMatchObject({ from: boss, gift: { giftId: 'car' } })
        model.giftShown(model.giftShow$.value?.key ?? '')
        expect(model.giftShow$.value).toBeNull()
        scope.end()
      })
      marbles.flush()
    })
  })

  it('asks for the ranking after gifts that are given now', () => {
    withMarbles((marbles) => {
      const rose = { giftId: 'rose', comboId: 'c', count: 1, total: 5, ended: false }
      const { server, scope, model, at } = createModelBench(marbles, (before) => {
        before.post(fan, messageTypes.gift, rose)
      })
      server.answerReads(() => ({ ok: true, rows: [], place: null, given: 0, behind: null, total: 0 }))
      const look = model.rankings.ranking$('month').subscribe()
      at(20_000, () => {
        expect(server.reads).toHaveLength(1)
        server.post(boss, messageTypes.gift, { ...rose, comboId: 'd' })
        server.flush()
      })
      at(26_000, () => {
        expect(server.reads).toHaveLength(2)
        look.unsubscribe()
        scope.end()
      })
      marbles.flush()
    })
  })

  it('has slow mode in a full room where the admins set none', () => {
    withMarbles((marbles) => {
      const { server, scope, model, at } = createModelBench(marbles)
      at(1000, () => {
        server.flush('arrives', { fullSlowMs: 3000 })
      })
      at(1200, () => {
        expect(model.facts$.value?.slowMs).toBe(3000)
        model.setDraft('one')
        model.send()
      })
      at(1300, () => {
        expect(model.composer$.value.nextAt).toBe(1200 + 3100)
        server.flush('arrives', { fullSlowMs: 0 })
      })
      at(1500, () => {
        expect(model.composer$.value.nextAt).toBeNull()
        expect(model.facts$.value?.slowMs).toBe(0)
        scope.end()
      })
      marbles.flush()
    })
  })

  it('has the same facts while predictions come in, since they are no part of them', () => {
    withMarbles((marbles) => {
      const { server, scope, model, at } = createModelBench(marbles)
      const seen: unknown[] = []
      at(1000, () => {
        model.facts$.subscribe((facts) => seen.push(facts))
      })
      at(1100, () => {
        const body = { matchId: '1', home: 1, draw: 0, away: 0, closesAt: null }
        const passing = [{ type: messageTypes.prediction, id: 'p1', at: 0, from: null, body }]
        server.flush('arrives', { passing })
      })
      at(2000, () => {
        expect(model.prediction$.value).toMatchObject({ home: 1 })
        expect(seen).toEqual([model.facts$.value])
        expect(seen[0]).toBe(model.facts$.value)
        scope.end()
      })
      marbles.flush()
    })
  })

  it('has the present price of a shared bet while it is read, and whether it can still be made', () => {
    withMarbles((marbles) => {
      const { server, scope, model, quote, at } = createModelBench(marbles)
      const now$ = model.sharedNow$('s1')
      at(100, () => {
        server.post(fan, messageTypes.orderShare, share)
        server.flush()
      })
      at(5000, () => {
        expect(quote).not.toHaveBeenCalled()
        quote.mockImplementation(quotedAs())
        scope.run(now$)
      })
      at(6000, () => {
        expect(now$.value).toEqual({ odds: [188_000], status: 'open' })
        quote.mockImplementation(quotedAs({ line: line(40) }))
      })
      at(20_000, () => {
        expect(now$.value).toEqual({ odds: [null], status: 'moved' })
        quote.mockImplementation(quotedAs({ status: 'suspended' }))
      })
      at(40_000, () => {
        expect(now$.value?.status).toBe('suspended')
        quote.mockImplementation(quotedAs({ status: 'closed', odds: null }))
      })
      at(60_000, () => {
        expect(now$.value?.status).toBe('closed')
        scope.end()
      })
      marbles.flush()
    })
  })

  it('follows at the price of now, never the shared one, and tells the room once the bet is accepted', () => {
    withMarbles((marbles) => {
      const { server, scope, model, slip, quote, placements, at } = createModelBench(marbles)
      quote.mockImplementation(quotedAs())
      at(100, () => {
        server.post(fan, messageTypes.orderShare, share)
        server.flush()
      })
      at(300, () => {
        model.follow('s1')
        const leg = slip.toggle.mock.calls[0]?.[0]
        expect(leg).toMatchObject({ agreedOdds: 188000, wire: { marketId: 'fresh' }, choice: { line: -2 } })
        expect(slip.setOpen).toHaveBeenCalledWith(true)
        model.follow('s1')
        expect(slip.toggle).toHaveBeenCalledTimes(1)
        if (leg === undefined) return
        placements.set([accepted('o1', [leg], 400)])
        placements.set([accepted('o1', [leg], 400)])
      })
      at(500, () => {
        expect(server.commands).toMatchObject([{ do: 'follow', shareId: 's1', orderNo: 'o1' }])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('tells the room of every followed bet of one placement, and counts each that is copied', () => {
    withMarbles((marbles) => {
      const { server, scope, model, slip, quote, placements, at } = createModelBench(marbles)
      quote.mockImplementation(quotedAs())
      model.copies.copy({ id: fan.id, name: fan.name }, 'RMB', { bet: 500, day: 1000 })
      const shareOf = (shareId: string, matchId: string) => ({
        ...share,
        shareId,
        legs: [{ ...sharedLegFrame(), matchId }],
      })
      at(100, () => {
        server.post(fan, messageTypes.orderShare, shareOf('s1', '100'))
        server.post(fan, messageTypes.orderShare, shareOf('s2', '200'))
        server.flush()
      })
      at(300, () => {
        model.copies.take('s1')
        model.copies.take('s2')
        const legs = slip.toggle.mock.calls.map(([leg]) => leg)
        expect(legs.map(({ choice }) => choice.matchId)).toEqual(['100', '200'])
        placements.set([acceptedSingles(['o1', 'o2'], legs, 400)])
      })
      at(500, () => {
        expect(server.commands).toMatchObject([
          { do: 'follow', shareId: 's1', orderNo: 'o1' },
          { do: 'follow', shareId: 's2', orderNo: 'o2' },
        ])
        server.post(fan, messageTypes.orderShare, shareOf('s3', '300'))
        server.flush()
      })
      at(600, () => {
        // Two stakes of 100 are counted, so 800 are left of the day; the cap of a bet is less.
        model.copies.copy({ id: fan.id, name: fan.name }, 'RMB', { bet: 1000, day: 1000 })
        expect(model.copies.offer$.value?.stake.minor).toBe(800)
        scope.end()
      })
      marbles.flush()
    })
  })

  it('counts one bet on two shares of the same person once', () => {
    withMarbles((marbles) => {
      const { server, scope, model, slip, chosen, quote, placements, at } = createModelBench(marbles)
      quote.mockImplementation(quotedAs())
      model.copies.copy({ id: fan.id, name: fan.name }, 'RMB', { bet: 300, day: 1000 })
      at(100, () => {
        for (const shareId of ['s1', 's2']) server.post(fan, messageTypes.orderShare, { ...share, shareId })
        server.flush()
      })
      at(300, () => {
        model.copies.take('s1')
        model.copies.take('s2')
        const [leg] = slip.toggle.mock.calls[0] ?? []
        chosen.set(new Set())
        if (leg !== undefined) placements.set([accepted('o1', [leg], 400)])
        server.post(fan, messageTypes.orderShare, { ...share, shareId: 's3' })
        server.flush()
      })
      at(600, () => {
        expect(server.commands).toMatchObject([{ shareId: 's1' }, { shareId: 's2' }])
        model.copies.copy({ id: fan.id, name: fan.name }, 'RMB', { bet: 1000, day: 1000 })
        expect(model.copies.offer$.value?.stake.minor).toBe(900)
        scope.end()
      })
      marbles.flush()
    })
  })

  it('copies a bet with a stake within the cap, and counts it once it is accepted', () => {
    withMarbles((marbles) => {
      const { server, scope, model, slip, chosen, quote, placements, at } = createModelBench(marbles)
      quote.mockImplementation(quotedAs())
      model.copies.copy({ id: fan.id, name: fan.name }, 'RMB', { bet: 150, day: 200 })
      at(100, () => {
        server.post(fan, messageTypes.orderShare, share)
        server.flush()
      })
      at(300, () => {
        expect(slip.toggle).not.toHaveBeenCalled()
        model.copies.take('s1')
        const leg = slip.toggle.mock.calls[0]?.[0]
        expect(slip.riskAtMost).toHaveBeenCalledExactlyOnceWith([leg], { minor: 150, currency: 'RMB' })
        server.post(fan, messageTypes.orderShare, { ...share, shareId: 's2' })
        server.flush()
      })
      at(500, () => {
        // The first one is in the slip, and 50 of 200 are left.
        expect(model.copies.offer$.value?.stake).toEqual({ minor: 50, currency: 'RMB' })
        const leg = slip.toggle.mock.calls[0]?.[0]
        chosen.set(new Set())
        if (leg !== undefined) placements.set([accepted('o1', [leg], 400)])
      })
      at(600, () => {
        expect(model.copies.offer$.value?.stake).toEqual({ minor: 100, currency: 'RMB' })
        scope.end()
      })
      marbles.flush()
    })
  })

  it('takes a pushed tip into the slip at the price of now, once, with the channel of pushes', () => {
    withMarbles((marbles) => {
      const { server, scope, model, slip, quote, at } = createModelBench(marbles)
      quote.mockImplementation(quotedAs())
      at(100, () => {
        server.post(fan, messageTypes.orderPush, { pushId: 'p', leg: sharedLegFrame() })
        server.flush()
      })
      at(300, () => {
        const tip = model.orderPush$.value
        if (tip === null) throw new Error('no tip')
        model.takeTip(tip)
        model.takeTip(tip)
        expect(slip.toggle.mock.calls.map(([leg]) => [leg.agreedOdds, leg.channel])).toEqual([
          [188000, 'push'],
        ])
        // The ids of a tip may be those of another venue.
        expect(quote.mock.calls[0]?.[0]).toMatchObject([
          {
            choice: { matchId: '100', side: 'home', line: -2, handle: 'h' },
            wire: { marketId: 'own', optionId: 'ownhome', playId: 'ownPlay' },
          },
        ])
        expect(slip.setOpen).toHaveBeenCalledWith(true)
        expect(slip.setKind).not.toHaveBeenCalled()
        scope.end()
      })
      marbles.flush()
    })
  })

  it('asks once for the price of a tip, and says so when it is closed or not known', () => {
    withMarbles((marbles) => {
      const { server, scope, model, slip, quote, said, at } = createModelBench(marbles)
      at(100, () => {
        server.post(fan, messageTypes.orderPush, { pushId: 'p', leg: sharedLegFrame() })
        server.flush()
      })
      at(300, () => {
        const tip = model.orderPush$.value
        if (tip === null) throw new Error('no tip')
        quote.mockImplementation(() => of(NO_QUOTE).pipe(delay(50)))
        model.takeTip(tip)
        model.takeTip(tip)
        expect(quote).toHaveBeenCalledTimes(1)
      })
      at(400, () => {
        const tip = model.orderPush$.value
        if (tip === null) throw new Error('no tip')
        quote.mockImplementation(quotedAs({ status: 'suspended' }))
        model.takeTip(tip)
        expect(said()).toEqual(['room.toast.followFailed', 'room.toast.followClosed'])
        expect(slip.toggle).not.toHaveBeenCalled()
        scope.end()
      })
      marbles.flush()
    })
  })

  it('says why a tip cannot be followed at the venue: without the market or the side, on other lines, or unknown', () => {
    withMarbles((marbles) => {
      const { server, scope, model, slip, quote, markets, said, at } = createModelBench(marbles)
      at(100, () => {
        server.post(fan, messageTypes.orderPush, { pushId: 'p', leg: sharedLegFrame() })
        server.flush()
      })
      at(300, () => {
        const tip = model.orderPush$.value
        if (tip === null) throw new Error('no tip')
        const answers = [
          [],
          [handicap([])],
          [handicap([lineOf('own', 1, 190_000, { line: line(-3) })])],
          [handicap([lineOf('own', 1, 190_000, { sides: ['away'] })])],
        ].map((value) => ok({ value, at: 0 }))
        for (const answer of [...answers, NO_QUOTE]) {
          markets.mockReturnValueOnce(of(answer))
          model.takeTip(tip)
        }
        expect(said()).toEqual([
          'room.toast.followMissing',
          'room.toast.followClosed',
          'room.toast.followMoved',
          'room.toast.followMissing',
          'room.toast.followFailed',
        ])
        expect([quote, slip.toggle].map((each) => each.mock.calls.length)).toEqual([0, 0])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('has the match that is answered at its venue, and none of another one', () => {
    const shownAt = (code: string, venue: string): unknown => {
      let shown: unknown
      withMarbles((marbles) => {
        const match = { matchId: 'm1', sport: 'football', venue }
        const prepare = (server: FakeRoomServer) => {
          server.setState({ match })
        }
        const { scope, matchRow$, at } = createModelBench(marbles, prepare, code)
        at(100, () => {
          shown = matchRow$.mock.calls
          scope.end()
        })
        marbles.flush()
      })
      return shown
    }
    expect([shownAt('FBTY', 'FBTY'), shownAt('BARE', 'PMTY')]).toEqual([[['m1']], []])
  })

  it('says so when the shared bet is closed, has moved, or is not there', () => {
    withMarbles((marbles) => {
      const { server, scope, model, slip, quote, said, at } = createModelBench(marbles)
      at(100, () => {
        server.post(fan, messageTypes.orderShare, share)
        server.flush()
        quote.mockImplementation(quotedAs({ status: 'suspended' }))
        model.follow('s1')
        quote.mockImplementation(quotedAs({ line: null }))
        model.follow('s1')
        quote.mockImplementation(() => of(NO_QUOTE))
        model.follow('s1')
        model.follow('nothing')
        expect(said()).toEqual([
          'room.toast.followClosed',
          'room.toast.followMoved',
          'room.toast.followFailed',
          'room.refusal.notFound',
        ])
        expect(slip.toggle).not.toHaveBeenCalled()
        scope.end()
      })
      marbles.flush()
    })
  })

  it('shows the history less what its lines declare, and every own text, through cuts and silence', () => {
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.record({ say: fc.integer({ min: 0, max: 4 }), lost: fc.boolean() }) },
      { weight: 2, arbitrary: fc.constantFrom('cut', 'hide', 'see', 'pause', 'resume') },
      { weight: 2, arbitrary: fc.constant('write') },
      { weight: 1, arbitrary: fc.constantFrom('given', 'lost', 'late') },
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        withMarbles((marbles) => {
          const { server, scope, visible, model, faults, at } = createModelBench(marbles)
          let written = 0
          steps.forEach((now, index) => {
            at(100 + index * 300, () => {
              if (now === 'cut') server.cut()
              else if (now === 'hide' || now === 'see') visible.set(now === 'see')
              else if (now === 'pause' || now === 'resume') model.pause(now === 'pause')
              else if (now === 'write') {
                written += 1
                model.setDraft(`own ${written}`)
                model.send()
              } else if (typeof now === 'string') server.answer(now)
              else {
                for (let said = 0; said < now.say; said += 1) server.text(fan, 'word')
                server.flush(now.lost ? 'lost' : 'arrives')
              }
            })
          })
          at(100_000, () => {
            visible.set(true)
            model.pause(false)
            server.answer('given')
          })
          at(130_000, () => {
            for (const line of model.chat$.value.lines) if (line.kind === 'outgoing') model.retry(line.id)
          })
          for (let ms = 131_000; ms < 170_000; ms += 1000) at(ms, () => server.flush())
          at(180_000, () => {
            const { lines } = model.chat$.value
            expect(lines.filter(({ kind }) => kind === 'outgoing')).toEqual([])
            const shown = lines.flatMap((line) => (line.kind === 'message' ? [line.message] : []))
            const missed = lines.reduce((sum, line) => (line.kind === 'gap' ? sum + line.missed : sum), 0)
            const seqs = shown.map(({ seq }) => seq)
            expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => a - b))
            // Short enough for the list to hold the whole history.
            expect(server.history.length).toBeLessThanOrEqual(200)
            expect(server.history).toHaveLength(shown.length + missed)
            // Each of the member's texts is in the history exactly once: none is lost, none is posted twice.
            const own = server.history.filter(({ from }) => from === me)
            expect(new Set(own.map(({ body }) => JSON.stringify(body))).size).toBe(own.length)
            expect(own).toHaveLength(written)
            expect(faults).toEqual([])
            scope.end()
          })
          marbles.flush()
        })
      }),
      { numRuns: 40 },
    )
  })
})

type Legs = Placement['order']['bets'][number]['legs']

/** A placement of one bet on each leg. */
function acceptedSingles(orderNos: readonly string[], legs: Legs, sentAt: number): Placement {
  const singles = legs.map((leg, bet) => {
    const { order, bets } = accepted(orderNos[bet] ?? '', [leg], sentAt)
    return { bets: order.bets, placed: bets.map((placed) => ({ ...placed, bet })) }
  })
  const whole = accepted('', legs, sentAt)
  return {
    ...whole,
    order: { ...whole.order, bets: singles.flatMap(({ bets }) => bets) },
    bets: singles.flatMap(({ placed }) => placed),
  }
}

function accepted(orderNo: string, legs: Legs, sentAt: number): Placement {
  const stake = { minor: 100, currency: 'RMB' } as const
  return {
    order: {
      id: 'x',
      venue: 'PMTY',
      currency: 'RMB',
      acceptance: 'none',
      oddsFormat: 'europe',
      bets: [{ series: SINGLE_SERIES, combinations: 1, legs, unitStake: stake }],
      validUntil: 0,
    },
    phase: 'accepted',
    bets: [
      {
        bet: 0,
        orderNo,
        state: 'accepted',
        stake,
        maxReturn: stake,
        odds: [null],
        reasonKey: null,
      },
    ],
    reasonKey: null,
    message: null,
    sentAt,
  }
}
