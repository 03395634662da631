import type { Round } from '../../../streams/domain/rounds/round.ts'
import {
  betterReference,
  platformTimeAt,
  sampleReference,
  type TimeReference,
} from '../../../streams/link/platformTime.ts'
import type { GamesDownFrame, GamesUpFrame } from '../../../streams/wire/games/push.ts'
import type { LobbyConfig } from './lobbyConfig.ts'

/** The product's interval (docs/games/rounds.md, 6). */
const HEARTBEAT_MS = 20_000
/** The clock of the bench's platform runs at real time. */
const RATE = 1

export interface Pushed {
  /** Called with the platform's clock each time that a message of the platform corrects it. */
  clock(now: () => number): void
  /** Called with rounds of the watched tables. */
  rounds(rounds: readonly Round[]): void
}

/** Opens the push of the games, and watches the tables. */
export function openPush({ push, hello, tables }: LobbyConfig, { clock, rounds }: Pushed): void {
  const socket = new WebSocket(push)
  const send = (frame: GamesUpFrame): void => {
    socket.send(JSON.stringify(frame))
  }
  let askedAt = 0
  let reference: TimeReference | null = null
  const sayHello = (): void => {
    askedAt = Date.now()
    send(hello)
  }
  socket.addEventListener('open', () => {
    sayHello()
    send({ cmd: 'G1', games: tables.map(({ tableId }) => ({ product: 'casino', game: tableId })) })
    setInterval(sayHello, HEARTBEAT_MS)
  })
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const frame = JSON.parse(data) as GamesDownFrame
    if (frame.cmd === 'G2') rounds(frame.rounds)
    if (frame.cmd !== 'G0' || frame.ts === null) return
    const sample = sampleReference(askedAt, Date.now(), { time: frame.ts, rate: RATE })
    const best = betterReference(reference, sample)
    if (best === reference) return
    reference = best
    clock(() => Math.round(platformTimeAt(best, Date.now())))
  })
}
