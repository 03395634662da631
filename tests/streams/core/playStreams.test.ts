import { Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createParts } from '../../../streams/core/parts.ts'
import { playStreams } from '../../../streams/core/playStreams.ts'
import type { VenueCore } from '../../../streams/core/venueCore.ts'
import type { AnchorGame } from '../../../streams/domain/anchorGames/games.ts'
import { money } from '../../../streams/domain/money.ts'
import { CONNECTING } from '../../../streams/kernel/feed.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { constant } from '../../../streams/kernel/state.ts'
import type { PanelView } from '../../../streams/play.ts'
import { storageKeys } from '../../../streams/link/storageKeys.ts'
import { anchorGamePaths } from '../../../streams/wire/site/anchorGamePaths.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import * as answers from '../../documents/games/anchorAnswers.ts'
import { createLinkUnderTest } from '../../support/link.ts'
import { createFakePorts, enveloped, onlineState } from '../../support/ports.ts'

const { bet, result } = answers.STATUSES
const MEMBER = { id: '7', name: 'demo' }
const { ts: BETTING_AT } = bet.fields
const { ts: RESULT_AT } = result.fields

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The games of a member at `now`, at a platform that answers as documented; all games have the same round. */
function openPlay(now: number, round: { readonly games: readonly object[] }) {
  vi.setSystemTime(now)
  const ports = createFakePorts()
  const session = { token: 't', refreshToken: 'r', expiresAt: now + 1e9, givenAt: now, member: MEMBER }
  ports.storage.local.set(storageKeys.session, JSON.stringify(session))
  const { link, ...linked } = createLinkUnderTest(ports)
  const { http } = ports
  const games = (body: string): readonly object[] =>
    (JSON.parse(body) as { readonly gameCodes: readonly string[] }).gameCodes.flatMap((gameCode) =>
      round.games.map((game) => ({ ...game, gameCode })),
    )
  http.answer(anchorGamePaths.switches, () => enveloped(answers.SWITCHES.answer.fields))
  http.answer(anchorGamePaths.config, () => enveloped(answers.CONFIGS.answer.fields))
  http.answer(anchorGamePaths.status, ({ body }) => enveloped({ games: games(String(body)), ts: now }))
  http.answer(anchorGamePaths.next, () => enveloped({ games: [], ts: now }))
  http.answer(anchorGamePaths.past, () => enveloped({ total: 0, records: [], ts: now }))
  const scope = createScope((error) => {
    throw error
  })
  const core = {
    ports,
    link,
    member: MEMBER,
    currency$: constant('RMB'),
    wallet: { refresh: () => undefined, balance$: () => constant(CONNECTING) },
    conditions: {
      active$: link.network.active$,
      online$: link.network.online$,
      rateLimited$: link.rateLimit.limited$,
      reach$: link.network.reach$,
      slowdown$: link.network.slowdown$,
      random: () => 0.5,
      now: () => Date.now(),
    },
  } as Partial<Record<keyof VenueCore, unknown>> as VenueCore
  const play = createParts(scope, core)(playStreams)
  /** Opens the panel of a game, as its tab does; `close` is what leaving the tab does. */
  const open = async (game: AnchorGame) => {
    const screen = createScope((error) => {
      throw error
    })
    const model = play.game(screen, '8801', game)
    const views: PanelView[] = []
    model.view$.subscribe((view) => views.push(view))
    await vi.advanceTimersByTimeAsync(1000)
    return { model, views, close: screen.end }
  }
  const end = (): void => {
    scope.end()
    linked.end()
  }
  return { play, ports, link, http, open, end }
}

describe('the games of a room', () => {
  it('change only when a switch does, however often the switches are read', async () => {
    const { play, http, end } = openPlay(BETTING_AT, bet.fields)
    http.answer(anchorGamePaths.rooms, () => enveloped(answers.ROOM_GAMES.answer.fields))
    const seen: (readonly AnchorGame[])[] = []
    play.roomGames$('8801').subscribe((games) => seen.push(games))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(http.to(anchorGamePaths.switches).length).toBeGreaterThan(2)
    const [none, games, ...more] = seen
    expect([none, more]).toEqual([[], []])
    expect(games?.length).toBeGreaterThan(0)
    http.answer(anchorGamePaths.switches, () => enveloped([]))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen.slice(2)).toEqual([[]])
    end()
  })
})

describe('what the member has played today', () => {
  it.each([10_103, 10_104, 10_105, 10_101, 10_102, 10_401, 10_402, 23_098])(
    'leaves the room open when it is refused with %i',
    async (code) => {
      const { play, http, link, end } = openPlay(BETTING_AT, bet.fields)
      http.answer(sitePaths.protection, () => enveloped(null, code, '维护中'))
      const screen = createScope(() => undefined)
      void play.today$(screen)
      await vi.advanceTimersByTimeAsync(30_000)
      expect(http.to(sitePaths.protection).length).toBeGreaterThan(1)
      expect(link.exits.exit$.value).toBeNull()
      screen.end()
      end()
    },
  )
})

describe('the result of a round', () => {
  const shownNets = [{ net: money(4750, 'RMB') }]

  it('is shown when its picture is over', async () => {
    const { open, end } = openPlay(RESULT_AT, result.fields)
    const { model } = await open('penalty')
    expect(model.view$.value).toMatchObject({ stage: 'result', nets: [] })
    await vi.advanceTimersByTimeAsync(8000)
    expect(model.view$.value).toMatchObject({ stage: 'result', nets: shownNets })
    end()
  })

  it('is shown at once while the member saves data', async () => {
    const { open, ports, end } = openPlay(RESULT_AT, result.fields)
    ports.networkCell.set({ ...onlineState, saveData: true })
    const { views } = await open('penalty')
    expect(views.at(-1)).toMatchObject({ stage: 'result', nets: shownNets })
    expect(views.every(({ playing }) => playing === null)).toBe(true)
    end()
  })

  it('is shown at once when the member prefers still pictures', async () => {
    const { open, end } = openPlay(RESULT_AT, result.fields)
    const { model } = await open('penalty')
    model.setStill(true)
    expect(model.view$.value).toMatchObject({ stage: 'result', nets: shownNets, playing: null })
    end()
  })
})

describe('a bet that is refused after another game was opened', () => {
  it.each([
    ['leaves that game open with', 23_098, null],
    ['leaves that game open with', 20_003, null],
    ['closes that game too with', 10_103, { reason: 'loggedInElsewhere' }],
  ])('%s %i', async (_, code, exit) => {
    const { open, http, end } = openPlay(BETTING_AT, bet.fields)
    const answer$ = new Subject<string>()
    http.answer(anchorGamePaths.betting, () => answer$)
    const penalty = await open('penalty')
    penalty.model.tap('jq')
    await vi.advanceTimersByTimeAsync(1000)
    expect(penalty.model.confirm()).toBe(true)
    await vi.advanceTimersByTimeAsync(100)
    penalty.close()
    const { model } = await open('buzzer')
    answer$.next(enveloped(null, code, ''))
    await vi.advanceTimersByTimeAsync(100)
    expect(model.view$.value.state).toMatchObject({ exit, closed: false })
    end()
  })

  it('closes its own panel while that is open', async () => {
    const { open, http, end } = openPlay(BETTING_AT, bet.fields)
    http.answer(anchorGamePaths.betting, () => enveloped(null, 20_003, ''))
    const { model } = await open('penalty')
    model.tap('jq')
    await vi.advanceTimersByTimeAsync(1000)
    expect(model.confirm()).toBe(true)
    await vi.advanceTimersByTimeAsync(100)
    expect(model.view$.value.state).toMatchObject({ exit: { reason: 'gameOff' }, closed: true })
    end()
  })
})
