import type * as v from 'valibot'
import { messageTypes } from '../../streams/wire/room/constants.ts'
import { cleanText } from '../../streams/domain/room/chatText.ts'
import type { RoomServer } from '../room/roomServer.ts'
import { SYSTEM } from '../room/speakers.ts'
import { ControlRefusal } from './controlRefusal.ts'
import type { filterWordsBody, roomConfigBody, roomPollBody, roomPostBody } from './controlWire.ts'

/** @throws ControlRefusal when there is no such room. */
export async function configureRoom(
  room: RoomServer,
  { room: roomId, conditions = {}, ...changes }: v.InferOutput<typeof roomConfigBody>,
): Promise<object> {
  return refusing(() => room.configure(roomId, { ...defined(changes), conditions: defined(conditions) }))
}

/** The blocked words of the site after the change. @throws ControlRefusal for a word that is refused. */
export async function changeFilterWords(
  room: RoomServer,
  change: v.InferOutput<typeof filterWordsBody>,
): Promise<object> {
  return { words: await refusing(() => room.filterWords(change)) }
}

/** @throws ControlRefusal when there is no such room. */
export async function postInRoom(
  room: RoomServer,
  { room: roomId, text, title }: v.InferOutput<typeof roomPostBody>,
): Promise<object> {
  const words = cleanText(text)
  return refusing(() =>
    title === undefined
      ? room.post.post(roomId, SYSTEM, { type: messageTypes.text, body: { text: words, cid: null } })
      : room.post.post(roomId, SYSTEM, {
          type: messageTypes.activityPush,
          body: { activityId: `control-${words.length}`, title: cleanText(title), text: words, link: null },
        }),
  )
}

/** Opens a poll of the anchor. @throws ControlRefusal when there is no such room, or it has an open poll. */
export async function askRoom(
  room: RoomServer,
  { room: roomId, question, choices, seconds }: v.InferOutput<typeof roomPollBody>,
): Promise<object> {
  const asked = { question: cleanText(question), choices: choices.map(cleanText), seconds }
  const pollId = await refusing(() => room.post.ask(roomId, SYSTEM, asked))
  if (pollId === null) throw new ControlRefusal('the room has an open poll')
  return { pollId }
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new ControlRefusal(error instanceof Error ? error.message : String(error))
  }
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Removes undefined properties, which would overwrite existing values when spread. */
function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
}
