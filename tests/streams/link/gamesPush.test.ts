import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { OwnGameBet } from '../../../streams/domain/rounds/gameBet.ts'
import type { GameKey, Round } from '../../../streams/domain/rounds/round.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { cell } from '../../../streams/kernel/state.ts'
import { linkDefaults } from '../../../streams/link/constants.ts'
import { createGamesPush } from '../../../streams/link/gamesPush.ts'
import type { SessionState } from '../../../streams/link/session.ts'
import type { Renewal } from '../../../streams/link/sessionRenewal.ts'
import { type Marbles, withMarbles } from '../../support/marbles.ts'
import { createScriptedSocket } from '../../support/ports.ts'
import { roundOf } from '../domain/rounds/clientRounds.ts'

const A12: GameKey = { product: 'casino', game: 'A12' }
const PENALTY: GameKey = { product: 'anchorGame', game: 'penalty' }

const signedIn = (token: string): SessionState => ({ member: { id: '7', name: 'demo' }, token })

function pushUnderTest({ scheduler }: Pick<Marbles, 'scheduler'>) {
  const socket = createScriptedSocket()
  const session = cell<SessionState>(signedIn('t1'))
  const reported: unknown[] = []
  const renewed: string[] = []
  const outdated: string[] = []
  const scope = createScope((error) => {
    throw error
  })
  const link = {
    config: { ready$: of({ apiBase: 'http://t' }) },
    session: {
      session$: session.state$,
      token: () => of('t1'),
      renew: (token: string) => {
        renewed.push(token)
        return of<Renewal>({ outcome: 'renewed', token: 't2' })
      },
    },
    network: { online$: cell(true).state$, visible$: cell(true).state$ },
    exits: { raise: () => undefined },
    clientVersion: { markOutdated: () => outdated.push('yes') },
    faults: { report: (path: string) => reported.push(path) },
    times: linkDefaults,
  }
  const push = createGamesPush(scope, { socket, random: () => 0, link }, { graceMs: 1000, settleMs: 100 })
  const at = (ms: number, action: () => void): void => {
    scheduler.schedule(action, ms)
  }
  // A socket that is kept open beats for ever in virtual time.
  at(120_000, scope.end)
  const told: Round[] = []
  const watch = (game: GameKey) =>
    push.rounds$(game).subscribe((rounds) => {
      told.push(...rounds)
    })
  const frames = (index = socket.connections.length - 1) =>
    (socket.connections[index]?.sent ?? []).map((text) => JSON.parse(text) as Record<string, unknown>)
  const tell = (frame: object): void => socket.current?.message(JSON.stringify(frame))
  return { push, socket, session, scope, at, watch, told, frames, tell, reported, renewed, outdated }
}

describe('the push of rounds', () => {
  it('says hello with the token, then what is watched, and brings the rounds of each game', () => {
    withMarbles((marbles) => {
      const { at, watch, told, frames, tell, socket, push, scope } = pushUnderTest(marbles)
      watch(A12)
      at(10, () => socket.current?.open())
      at(20, () => {
        expect(push.connected$.value).toBe(false)
        tell({ cmd: 'G0', ts: 1 })
        expect(push.connected$.value).toBe(true)
        tell({ cmd: 'G2', ts: 1, rounds: [roundOf(), roundOf({ game: 'A13' })] })
        scope.end()
      })
      marbles.flush()
      expect(socket.connections[0]?.url).toBe('http://t/games/push')
      expect(frames()[0]).toEqual({ cmd: 'G0', token: 't1', protocol: 1 })
      expect(frames()[1]).toEqual({ cmd: 'G1', games: [A12] })
      expect(told).toEqual([roundOf()])
    })
  })

  it('has one socket for all, whose games are those of all, and closes it after the grace', () => {
    withMarbles((marbles) => {
      const { at, watch, frames, socket, scope } = pushUnderTest(marbles)
      const first = watch(A12)
      const second = watch(A12)
      const third = watch(PENALTY)
      at(10, () => socket.current?.open())
      at(500, () => {
        first.unsubscribe()
        third.unsubscribe()
      })
      at(900, () => {
        expect(frames().at(-1)).toEqual({ cmd: 'G1', games: [A12] })
        second.unsubscribe()
      })
      at(1800, () => {
        expect(socket.current).toBeDefined()
      })
      at(2000, () => {
        expect(socket.current).toBeUndefined()
        scope.end()
      })
      marbles.flush()
      expect(socket.connections).toHaveLength(1)
      expect(frames()[1]).toEqual({ cmd: 'G1', games: [A12, PENALTY] })
    })
  })

  it('asks for all rounds again when a game gets a further subscriber', () => {
    withMarbles((marbles) => {
      const { at, watch, frames, socket, scope } = pushUnderTest(marbles)
      watch(A12)
      at(10, () => socket.current?.open())
      at(500, () => watch(A12))
      at(700, () => {
        expect(
          frames()
            .filter(({ cmd }) => cmd === 'G1')
            .at(-1),
        ).toEqual({ cmd: 'G1', games: [A12] })
        expect(frames().filter(({ cmd }) => cmd === 'G1').length).toBeGreaterThan(1)
      })
      at(800, () => {
        scope.end()
      })
      marbles.flush()
    })
  })

  it('watches the first eighty games only', () => {
    withMarbles((marbles) => {
      const { at, watch, frames, socket, scope } = pushUnderTest(marbles)
      for (let table = 0; table < 90; table += 1) watch({ product: 'casino', game: `T${table}` })
      at(10, () => socket.current?.open())
      at(20, () => {
        const games = frames()[1]?.['games'] as GameKey[]
        expect(games).toHaveLength(80)
        expect(games[0]?.game).toBe('T0')
        scope.end()
      })
      marbles.flush()
    })
  })

  it('comes back after a break with what is watched', () => {
    withMarbles((marbles) => {
      const { at, watch, frames, socket, scope, push, tell } = pushUnderTest(marbles)
      watch(A12)
      at(10, () => socket.current?.open())
      at(15, () => {
        tell({ cmd: 'G0' })
      })
      at(20, () => socket.current?.close(4500))
      at(21, () => {
        expect(push.connected$.value).toBe(false)
      })
      at(300, () => socket.current?.open())
      at(310, () => {
        expect(frames(1)).toEqual([
          { cmd: 'G0', token: 't1', protocol: 1 },
          { cmd: 'G1', games: [A12] },
        ])
        scope.end()
      })
      marbles.flush()
      expect(socket.connections).toHaveLength(2)
    })
  })

  it('renews a token that was refused, once', () => {
    withMarbles((marbles) => {
      const { at, watch, socket, scope, renewed } = pushUnderTest(marbles)
      watch(A12)
      at(10, () => socket.current?.open())
      at(20, () => socket.current?.close(4401))
      at(300, () => socket.current?.open())
      at(310, () => socket.current?.close(4401))
      at(1500, () => {
        expect(renewed).toEqual(['t1'])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('does not come back when this client is too old', () => {
    withMarbles((marbles) => {
      const { at, watch, socket, scope, outdated } = pushUnderTest(marbles)
      watch(A12)
      at(10, () => socket.current?.open())
      at(20, () => socket.current?.close(4426))
      at(60_000, () => {
        scope.end()
      })
      marbles.flush()
      expect(outdated).toEqual(['yes'])
      expect(socket.connections).toHaveLength(1)
    })
  })

  it('tells own bets, without a repeat of those before, and reports what it cannot read', () => {
    withMarbles((marbles) => {
      const { at, watch, push, socket, scope, tell, reported } = pushUnderTest(marbles)
      const bets: OwnGameBet[] = []
      const bet = {
        orderNo: 'TP1',
        clientOrderId: 'c1d2e3f4a5b6',
        product: 'casino',
        game: 'A12',
        round: '1',
        state: 'open',
        stake: 5000,
        returned: 0,
        currency: 1,
      }
      watch(A12)
      at(10, () => socket.current?.open())
      at(20, () => {
        tell({ cmd: 'G3', ts: 1, bets: [bet] })
        push.bets$.subscribe((told) => bets.push(told))
        expect(bets).toEqual([])
        tell({
          cmd: 'G3',
          ts: 2,
          bets: [
            { ...bet, orderNo: 'TP2', currency: 'USDT' },
            { ...bet, currency: 999 },
          ],
        })
        socket.current?.message('{"cmd":"G9"}')
        socket.current?.message('not JSON')
        scope.end()
      })
      marbles.flush()
      expect(bets).toMatchObject([
        { orderNo: 'TP2', clientId: 'c1d2e3f4a5b6', stake: { minor: 5000, currency: 'USDT' } },
      ])
      expect(reported).toHaveLength(2)
    })
  })
})
