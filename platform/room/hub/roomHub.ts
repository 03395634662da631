import type { Logger } from 'pino'
import type { GlobalConfigFrame } from '../../../streams/wire/room/messages.ts'
import type { Rooms } from '../../store/rooms/rooms.ts'
import type { RoomMessage } from '../../store/rooms/room.ts'
import type { RoomBus, RoomNews } from './roomBus.ts'
import { createRoomChannel } from './roomChannel.ts'
import type { ChannelLimits, Passing, RoomChannel } from './roomChannel.ts'

/** The rooms that this process has open, and the distribution of their messages. */
export interface RoomHub {
  /** The room's channel, read from the store on the first call. */
  open(roomId: string): Promise<RoomChannel>
  channels(): readonly RoomChannel[]
  /**
   * Sends committed messages: to the clients of this process with the next batch, and to the other processes.
   */
  tell(roomId: string, messages: readonly RoomMessage[]): void
  /** Sends a value of which only the latest matters. */
  pass(roomId: string, key: string, passing: Passing): void
  welcome(roomId: string, passing: Passing): void
  /** Processes a message of another process. */
  receive(news: RoomNews): void
  /** Reads from the store the messages that are missing before others that have arrived. */
  mend(): Promise<void>
  /** Reads from the store what other processes have written and this one has not received. */
  catchUpFromStore(): Promise<void>
  forget(roomId: string): void
}

const MENDED_AT_ONCE = 500

export interface RoomHubDeps {
  readonly rooms: Rooms
  readonly bus: RoomBus
  readonly limits: ChannelLimits
  /** The initial configuration of a room. */
  readonly firstConfig: (roomId: string) => GlobalConfigFrame
  readonly log: Logger
}

export function createRoomHub({ rooms, bus, limits, firstConfig, log }: RoomHubDeps): RoomHub {
  const opening = new Map<string, Promise<RoomChannel>>()
  const opened = new Map<string, RoomChannel>()
  const mending = new Set<string>()

  async function read(roomId: string): Promise<RoomChannel> {
    const state = await rooms.open(roomId, firstConfig(roomId))
    const newest = await rooms.newest(roomId, limits.keptMessages)
    const channel = createRoomChannel(state, newest, limits)
    opened.set(roomId, channel)
    return channel
  }

  async function mendOne(channel: RoomChannel): Promise<void> {
    if (mending.has(channel.roomId)) return
    mending.add(channel.roomId)
    try {
      channel.accept(await rooms.messagesAfter(channel.roomId, channel.sentSeq, MENDED_AT_ONCE))
    } catch (error) {
      log.warn({ err: error, room: channel.roomId }, 'a room could not be read')
    } finally {
      mending.delete(channel.roomId)
    }
  }

  return {
    open(roomId) {
      const known = opening.get(roomId)
      if (known !== undefined) return known
      const channel = read(roomId)
      opening.set(roomId, channel)
      // The next call tries again.
      channel.catch(() => opening.delete(roomId))
      return channel
    },
    channels: () => [...opened.values()],
    tell(roomId, messages) {
      if (messages.length === 0) return
      opened.get(roomId)?.accept(messages)
      bus.publish({ kind: 'said', room: roomId, messages })
    },
    pass(roomId, key, passing) {
      opened.get(roomId)?.pass(key, passing)
      bus.publish({ kind: 'passed', room: roomId, key, passing })
    },
    welcome(roomId, passing) {
      opened.get(roomId)?.welcome(passing)
      bus.publish({ kind: 'welcomed', room: roomId, passing })
    },
    receive(news) {
      if (news.kind === 'said') opened.get(news.room)?.accept(news.messages)
      else if (news.kind === 'passed') opened.get(news.room)?.pass(news.key, news.passing)
      else if (news.kind === 'welcomed') opened.get(news.room)?.welcome(news.passing)
    },
    async mend() {
      const withGaps = [...opened.values()].filter((channel) => channel.hasGap)
      await Promise.all(withGaps.map(mendOne))
    },
    async catchUpFromStore() {
      const heads = await rooms.heads([...opened.keys()])
      const behind = [...opened.values()].filter(
        (channel) => (heads.get(channel.roomId) ?? 0) > channel.sentSeq,
      )
      await Promise.all(behind.map(mendOne))
    },
    forget(roomId) {
      opened.delete(roomId)
      opening.delete(roomId)
    },
  }
}
