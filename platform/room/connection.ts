import type * as v from 'valibot'
import { decode } from '../../streams/wire/decode.ts'
import { roomCommand } from '../../streams/wire/room/commands.ts'
import type { CommandReply, RoomCommand } from '../../streams/wire/room/commands.ts'
import { messageTypes } from '../../streams/wire/room/constants.ts'
import { joinRequest } from '../../streams/wire/room/frames.ts'
import type { RateLimit } from '../http/rateLimit.ts'
import { newMessageId } from '../store/rooms/messageId.ts'
import type { RoundSeeds } from '../rounds/committedSeed.ts'
import type { BagReply } from './bags/bagReply.ts'
import { putOutBag } from './bags/making.ts'
import { openBag, readBag } from './bags/opening.ts'
import { giveGift } from './gifts/giving.ts'
import { historyFromMemory, withMessagesSince, historyFromStore } from './joinHistory.ts'
import { readStoredRoom, roomStateOf } from './roomState.ts'
import { changeFilterWord } from './moderation/filterList.ts'
import { moderate } from './moderation/moderation.ts'
import { pinNotice } from './moderation/pinning.ts'
import { predict } from './predictions/predictions.ts'
import type { Presence } from './hub/presence.ts'
import { askAsAdmin } from './polls/asking.ts'
import { vote } from './polls/voting.ts'
import { answerRead, type ReadDeps, refusedRead } from './reads.ts'
import { refuse, reply } from './commands/replies.ts'
import { reportMessage } from './moderation/reporting.ts'
import { followShare, shareOrder } from './shares/shares.ts'
import { closeWithReason } from './connections/sockets.ts'
import type { RoomConnection } from './connections/sockets.ts'
import { speakerOf } from './speakers.ts'
import type { Texts } from './chat/texts.ts'

export interface ConnectionDeps extends ReadDeps {
  readonly presence: Presence
  /** Whether other processes write to the same rooms. */
  readonly shared: boolean
  readonly texts: Texts
  /** The seeds that decide the shares of lucky bags. */
  readonly seeds: RoundSeeds
  readonly joinLimit: RateLimit
}

type Answer = (payload: object) => void
type JoinRequest = v.InferOutput<typeof joinRequest>

const SECOND = 1000
/** A client that exceeds its limit this often is disconnected. */
const EXCESS = 200
const EXCESS_RETRY_MS = 10_000

/**
 * Handles the events of a member's connection. `join`, `command` and `read` without an acknowledgement callback are
 * ignored; `leave` needs none.
 */
export function answerConnection(deps: ConnectionDeps): (connection: RoomConnection) => void {
  const welcomed = createWelcomed(deps)
  return (connection) => {
    connection.use((packet: readonly unknown[], next) => {
      if (withinLimits(deps, connection, packet)) next()
    })
    connection.on('join', (payload, answer) => {
      answered(connection, answer, { ok: false, code: 'failed' }, () =>
        join(deps, welcomed, connection, payload),
      )
    })
    connection.on('leave', (payload) => {
      const request = decode(joinRequest, payload)
      if (request.ok) void connection.leave(request.value.room)
    })
    connection.on('command', (payload, answer) => {
      const failed = reply(cidOf(payload), refuse('failed'))
      answered(connection, answer, failed, async () => {
        const outcome = await command(deps, connection, payload)
        if (!outcome.ok) deps.metrics.roomRefusals.inc({ code: outcome.code })
        return outcome
      })
    })
    connection.on('read', (payload, answer) => {
      answered(connection, answer, refusedRead('failed'), () => answerRead(deps, connection, payload))
    })
  }

  function answered(
    connection: RoomConnection,
    answer: unknown,
    failed: object,
    work: () => Promise<object>,
  ): void {
    if (!isAnswer(answer)) return
    work().then(answer, (error: unknown) => {
      deps.log.error({ err: error, member: connection.data.caller.memberId }, 'a room request failed')
      answer(failed)
    })
  }
}

function isAnswer(answer: unknown): answer is Answer {
  return typeof answer === 'function'
}

async function join(
  deps: ConnectionDeps,
  welcomed: Welcomed,
  connection: RoomConnection,
  payload: unknown,
): Promise<object> {
  const request = decode(joinRequest, payload)
  if (!request.ok) return refusedJoin('notFound')
  if (!deps.joinLimit.take('')) {
    return refusedJoin('tooFast', SECOND + Math.floor(deps.random() * deps.options.restartSpreadMs))
  }
  return enter(deps, welcomed, connection, request.value)
}

async function enter(
  deps: ConnectionDeps,
  welcomed: Welcomed,
  connection: RoomConnection,
  { room: roomId, last }: JoinRequest,
): Promise<object> {
  const { store, hub, directory, presence, options } = deps
  const entry = directory.room(roomId)
  if (entry === null) return refusedJoin('notFound')
  // Socket.IO puts every connection into a room with its own id, which does not count here.
  const others = [...connection.rooms].filter((room) => room !== connection.id && room !== roomId)
  if (others.length >= options.roomsPerConnection) return refusedJoin('full')
  const channel = await hub.open(roomId)
  const { memberId, venue } = connection.data.caller
  const member = await store.rooms.member(roomId, memberId)
  if (member === null || member.blocked) return refusedJoin('signedOut')
  const read = deps.shared
    ? await historyFromStore(store.rooms, roomId, last)
    : historyFromMemory(channel, last)
  const stored = await readStoredRoom(deps, entry, member, read.messages)

  // No `await` from here to the answer: see `withMessagesSince`.
  void connection.join(roomId)
  const past = withMessagesSince(read, channel)
  const seen = { viewers: presence.total(roomId), fullSlowMs: deps.full.slowMs(roomId), venue }
  const state = roomStateOf(deps, entry, channel, stored, seen)
  if (last === null && welcomed.first(roomId, member.id)) {
    const from = speakerOf(member)
    const at = deps.clock.now()
    hub.welcome(roomId, { type: messageTypes.welcome, id: newMessageId(), at, from, body: {} })
  }
  return { ok: true, ...past, state }
}

function refusedJoin(code: string, waitMs = 0): object {
  return { ok: false, code, waitMs }
}

async function command(
  deps: ConnectionDeps,
  connection: RoomConnection,
  payload: unknown,
): Promise<CommandReply | BagReply> {
  const { caller } = connection.data
  if (!deps.memberLimit.take(String(caller.memberId))) return tooFast(payload)
  const decoded = decode(roomCommand, payload)
  if (!decoded.ok) return reply(cidOf(payload), refuse('badRequest', { reason: decoded.error.path }))
  const asked = decoded.value
  if (!connection.rooms.has(asked.room)) return reply(asked.cid, refuse('notJoined'))
  if (deps.directory.room(asked.room) === null) return reply(asked.cid, refuse('notFound'))
  const outcome = await perform(deps, connection, asked)
  if (outcome.ok && outcome.id !== null && isCounted(asked))
    deps.metrics.roomMessages.inc({ type: typeOf(asked) })
  return outcome
}

function perform(
  deps: ConnectionDeps,
  connection: RoomConnection,
  asked: RoomCommand,
): Promise<CommandReply | BagReply> {
  const { caller } = connection.data
  switch (asked.do) {
    case 'text':
      return deps.texts.say(caller, asked)
    case 'share':
      return shareOrder(deps, caller, asked)
    case 'follow':
      return followShare(deps, caller, asked)
    case 'gift':
      return giveGift(deps, caller, asked)
    case 'predict':
      return predict(deps, caller, asked)
    case 'bag':
      return putOutBag(deps, caller, asked)
    case 'openBag':
      return openBag(deps, caller, asked)
    case 'readBag':
      return readBag(deps, caller, asked)
    case 'vote':
      return vote(deps, caller, asked)
    case 'poll':
      return askAsAdmin(deps, caller, asked)
    case 'report':
      return reportMessage(deps, caller, asked)
    case 'withdraw':
    case 'mute':
    case 'unmute':
    case 'status':
    case 'rules':
      return moderate(deps, caller, asked)
    case 'pin':
      return pinNotice(deps, caller, asked)
    case 'blockWord':
    case 'allowWord':
      return changeFilterWord(deps, caller, asked)
  }
}

/** A command that is counted in `roomMessages` when it was accepted. */
type CountedCommand = Exclude<
  RoomCommand,
  { do: 'report' | 'blockWord' | 'allowWord' | 'openBag' | 'readBag' }
>

function isCounted(command: RoomCommand): command is CountedCommand {
  return command.do in METRIC_TYPES
}

/** The type of the message that a command creates. */
const METRIC_TYPES: Readonly<Record<CountedCommand['do'], number>> = {
  text: messageTypes.text,
  share: messageTypes.orderShare,
  follow: messageTypes.followCount,
  gift: messageTypes.gift,
  predict: messageTypes.prediction,
  poll: messageTypes.poll,
  vote: messageTypes.poll,
  bag: messageTypes.luckyBag,
  withdraw: messageTypes.withdrawn,
  rules: messageTypes.globalConfig,
  mute: messageTypes.mute,
  unmute: messageTypes.unmute,
  status: messageTypes.roomStatus,
  pin: messageTypes.pinned,
}

function typeOf({ do: what }: CountedCommand): number {
  return METRIC_TYPES[what]
}

/**
 * Every event takes from the limit of the connection. An event that is not one of ours, or has no callback, also
 * takes from the member's limit of commands. An event over a limit is refused, if it has a callback, and a client
 * that continues is disconnected.
 */
function withinLimits(
  { memberLimit }: ConnectionDeps,
  connection: RoomConnection,
  [event, payload, answer]: readonly unknown[],
): boolean {
  const { data } = connection
  const asks = isAnswer(answer) && (event === 'join' || event === 'command' || event === 'read')
  if (data.limit.take('') && (asks || memberLimit.take(String(data.caller.memberId)))) return true
  data.excess += 1
  if (data.excess === EXCESS) closeWithReason(connection, 'tooMany', EXCESS_RETRY_MS)
  else if (asks) answer(tooFastFor(event, payload))
  return false
}

function tooFastFor(event: unknown, payload: unknown): object {
  if (event === 'join') return refusedJoin('tooFast', SECOND)
  return event === 'read' ? refusedRead('tooFast', SECOND) : tooFast(payload)
}

function tooFast(payload: unknown): CommandReply {
  return reply(cidOf(payload), refuse('tooFast', { waitMs: SECOND }))
}

function cidOf(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null || !('cid' in payload)) return ''
  return typeof payload.cid === 'string' && payload.cid.length <= 64 ? payload.cid : ''
}

/** The members who were welcomed recently. */
interface Welcomed {
  /** Whether this is the first time within the cool-down. */
  first(roomId: string, memberId: number): boolean
}

const WELCOMED_KEPT = 20_000

function createWelcomed({ real, options }: ConnectionDeps): Welcomed {
  const at = new Map<string, number>()
  return {
    first(roomId, memberId) {
      const key = `${memberId} ${roomId}`
      const before = at.get(key)
      if (before !== undefined && real() - before < options.welcomeAgainMs) return false
      at.delete(key)
      at.set(key, real())
      if (at.size > WELCOMED_KEPT) {
        const [oldest] = at.keys()
        if (oldest !== undefined) at.delete(oldest)
      }
      return true
    },
  }
}
