import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { GlobalConfigFrame } from '../../../streams/wire/room/messages.ts'
import { newMessageId } from '../../store/rooms/messageId.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'
import { SYSTEM } from '../speakers.ts'

export type RoomConfigChanges = Partial<Omit<GlobalConfigFrame, 'conditions'>> & {
  readonly conditions?: Partial<GlobalConfigFrame['conditions']>
}

/** Changes a room's configuration and announces it. @throws for a room that does not exist. */
export async function configureRoom(
  { store, hub, clock, directory }: Pick<CommandDeps, 'store' | 'hub' | 'clock' | 'directory'>,
  roomId: string,
  changes: RoomConfigChanges,
): Promise<GlobalConfigFrame> {
  if (directory.room(roomId) === null) throw new Error(`there is no room ${roomId}`)
  await hub.open(roomId)
  const { config, messages } = await store.rooms.within(roomId, async (room) => {
    const before = room.state.config
    const next = { ...before, ...changes, conditions: { ...before.conditions, ...changes.conditions } }
    await room.setConfig(next)
    const [type, from, at] = [messageTypes.globalConfig, SYSTEM, clock.now()]
    const draft = { id: newMessageId(), type, from, at, body: next, memberId: null, cid: null }
    return { config: next, messages: await room.append([draft]) }
  })
  hub.tell(roomId, messages)
  return config
}
