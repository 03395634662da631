import { defer, delay, finalize, Observable, of, Subject } from 'rxjs'
import type {
  RoomAnswer,
  RoomSocket,
  RoomSocketEvent,
  RoomSocketTarget,
} from '../../streams/ports/roomSocket.ts'
import type { RoomCommand } from '../../streams/wire/room/commands.ts'
import {
  BACKFILL_MESSAGES,
  messageTypes,
  roomEvents,
  SNAPSHOT_MESSAGES,
} from '../../streams/wire/room/constants.ts'

export interface WireSpeaker {
  readonly id: string
  readonly name: string
  readonly level: number
  readonly role: string
}

export const fan: WireSpeaker = { id: '8', name: 'fan', level: 2, role: 'member' }
export const me: WireSpeaker = { id: '7', name: 'demo', level: 3, role: 'member' }
export const boss: WireSpeaker = { id: '1', name: 'boss', level: 10, role: 'admin' }

/** A message as stored by the server; the test chooses its type and fields. */
export interface WireMessage {
  readonly seq: number
  readonly id: string
  readonly type: number
  readonly [field: string]: unknown
}

export const roomStateFrame = {
  imId: 'r1',
  topic: 'derby',
  admin: false,
  status: 'open',
  statusReason: '',
  userStatus: 'normal',
  unBanTime: null,
  banReason: '',
  config: { chat: true, wordLimit: 200, slowMs: 0, conditions: {} },
  gifts: [
    {
      giftId: 'rose',
      giftType: 'small',
      price: 100,
      priceUSDT: 15,
      name: 'Rose',
      icon: '/rose.png',
      svga: '',
    },
    {
      giftId: 'car',
      giftType: 'full',
      price: 52000,
      priceUSDT: 7500,
      name: 'Car',
      icon: '/c.png',
      svga: '/c.svga',
    },
  ],
  followCounts: [],
  prediction: null,
  viewers: 3,
  fullSlowMs: 0,
  pinned: null,
  given: 0,
  anchor: { id: 'a1', name: 'anchor', avatar: '' },
  match: null,
}

/** What happens to a batch on its way to one client. */
export type Fate = 'arrives' | 'lost' | 'twice' | 'late'

interface Client {
  readonly target: RoomSocketTarget
  readonly events$: Subject<RoomSocketEvent>
  /** Batches to send after the next one. */
  readonly late: object[]
  joined: boolean
}

/**
 * A room server in memory: a history without gaps, joins with back-fill, and commands that are idempotent by
 * id.
 */
export function createFakeRoomServer(roomId = 'r1') {
  const history: WireMessage[] = []
  const clients = new Set<Client>()
  const connections: RoomSocketTarget[] = []
  const commands: RoomCommand[] = []
  const joins: (number | null)[] = []
  const reads: object[] = []
  let readAnswer: (question: object) => object = () => ({ ok: false, code: 'failed', waitMs: 0 })
  const done = new Map<string, object>()
  let sentTo = 0
  let state: object = roomStateFrame
  let answers: 'given' | 'lost' | 'late' = 'given'
  let refuse: ((command: RoomCommand) => object | null) | null = null
  const refusals: string[] = []
  let autoOpen = true

  const post = (from: WireSpeaker, type: number, body: object): WireMessage => {
    const seq = history.length + 1
    const message = { seq, id: `m${seq}`, type, at: 0, from, body }
    history.push(message)
    return message
  }
  const text = (from: WireSpeaker, words: string, cid: string | null = null): WireMessage =>
    post(from, messageTypes.text, { text: words, cid })
  const send = (client: Client, payload: object): void => {
    client.events$.next({ type: 'frame', event: roomEvents.batch, payload })
  }
  const batchOf = (from: number, more: object = {}): object => ({
    room: roomId,
    from,
    to: history.length,
    messages: history.slice(from - 1),
    passing: [],
    viewers: null,
    ...more,
  })

  const join = (client: Client, last: number | null): object => {
    joins.push(last)
    client.joined = true
    const to = history.length
    const missed = last === null ? 0 : to - last
    const common = { ok: true, state, to }
    if (last !== null && missed <= BACKFILL_MESSAGES) {
      return { ...common, kind: 'backfill', messages: history.slice(last), missed: 0 }
    }
    const messages = history.slice(-SNAPSHOT_MESSAGES)
    if (last === null) return { ...common, kind: 'snapshot', messages, missed: 0 }
    return { ...common, kind: 'gap', messages, missed: missed - messages.length }
  }
  const read = (question: object): object => {
    reads.push(question)
    return readAnswer(question)
  }
  const perform = (command: RoomCommand): object => {
    commands.push(command)
    const known = done.get(command.cid)
    if (known !== undefined) return known
    const refused = refuse?.(command) ?? null
    if (refused !== null) return refused
    const made = command.do === 'text' ? text(me, command.text, command.cid) : null
    const reply = { ok: true, cid: command.cid, id: made?.id ?? null, seq: made?.seq ?? null, at: 0 }
    done.set(command.cid, reply)
    return reply
  }
  const answerTo = (
    client: Client,
    event: string,
    payload: object,
    timeoutMs: number,
  ): Observable<RoomAnswer> =>
    defer(() => {
      const answered =
        event === roomEvents.join
          ? join(client, lastOf(payload))
          : event === roomEvents.read
            ? read(payload)
            : perform(payload as RoomCommand)
      if (!clients.has(client)) return of<RoomAnswer>({ type: 'disconnected' })
      if (answers === 'lost') return of<RoomAnswer>({ type: 'timeout' }).pipe(delay(timeoutMs))
      const answer$ = of<RoomAnswer>({ type: 'answered', payload: answered })
      return answers === 'late' ? answer$.pipe(delay(50)) : answer$
    })

  const open = (client: Client): void => {
    client.events$.next({
      type: 'connected',
      request: (event, payload, timeoutMs) => answerTo(client, event, payload, timeoutMs),
    })
  }
  const close = (client: Client): void => {
    clients.delete(client)
    client.events$.next({ type: 'closed', reason: 'transport close' })
    client.events$.complete()
  }
  const socket: RoomSocket = {
    connect: (target) =>
      defer(() => {
        connections.push(target)
        const client: Client = { target, events$: new Subject(), late: [], joined: false }
        const code = refusals.shift()
        if (code !== undefined) return of<RoomSocketEvent>({ type: 'refused', code })
        clients.add(client)
        return socketEvents$(client, autoOpen ? open : () => undefined).pipe(
          finalize(() => {
            clients.delete(client)
          }),
        )
      }),
  }

  return {
    socket,
    history,
    /** All connections so far. */
    connections,
    /** All commands received, including repeated ones. */
    commands,
    /** All questions received. */
    reads,
    answerReads: (how: typeof readAnswer) => {
      readAnswer = how
    },
    /** The `last` of every join. */
    joins,
    get open() {
      return clients.size
    },
    post,
    text,
    setState: (changes: object) => {
      state = { ...state, ...changes }
    },
    /** Sends the new messages to every joined client, subject to `fate`. */
    flush: (fate: Fate = 'arrives', more: object = {}) => {
      const from = sentTo + 1
      sentTo = history.length
      const batch = batchOf(from, more)
      for (const client of [...clients].filter(({ joined }) => joined)) {
        if (fate === 'late') client.late.push(batch)
        if (fate === 'arrives' || fate === 'twice') send(client, batch)
        if (fate === 'twice') send(client, batch)
        if (fate !== 'late') for (const late of client.late.splice(0)) send(client, late)
      }
    },
    frame: (event: string, payload: unknown) => {
      for (const client of clients) client.events$.next({ type: 'frame', event, payload })
    },
    cut: () => {
      for (const client of [...clients]) close(client)
    },
    /** What happens to later answers: sent, lost after the command was carried out, or sent 50 ms late. */
    answer: (how: typeof answers) => {
      answers = how
    },
    refuseWith: (how: typeof refuse) => {
      refuse = how
    },
    /** Refuses the next connection with this code. */
    /** Refuses the next connections, each with one of these codes. */
    refuseNext: (...codes: readonly string[]) => {
      refusals.push(...codes)
    },
    hold: (held: boolean) => {
      autoOpen = !held
    },
  }
}

export type FakeRoomServer = ReturnType<typeof createFakeRoomServer>

/** The events of a client. As with a real socket, the connection opens on subscription. */
function socketEvents$(client: Client, open: (client: Client) => void): Observable<RoomSocketEvent> {
  return new Observable((subscriber) => {
    const subscription = client.events$.subscribe(subscriber)
    open(client)
    return subscription
  })
}

function lastOf(payload: object): number | null {
  return 'last' in payload && typeof payload.last === 'number' ? payload.last : null
}
