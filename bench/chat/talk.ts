import { messageTypes } from '../../streams/wire/room/constants.ts'
import type { Place } from '../place/place.ts'
import { pause } from '../traffic/traffic.ts'
import { speakerAt, textOf } from './speakers.ts'

const STEP_MS = 10

/** The numbers of the messages posted, both included. */
export interface Said {
  readonly from: number
  readonly to: number
}

/** Posts texts to one room. A number is never used twice. */
export interface Talk {
  /** Posts one text from each speaker. */
  round(): Promise<Said>
  /** Posts texts at a constant rate. Resolves when the last one is in the room's history. */
  keep(pace: { readonly perSecond: number; readonly ms: number }): Promise<Said>
}

export function createTalk(place: Place, room: string, speakers: number): Talk {
  let said = 0
  const sayNext = async (): Promise<void> => {
    const number = said
    said += 1
    const body = { text: textOf(number), cid: null }
    await place.rooms.post(room, speakerAt(number), { type: messageTypes.text, body })
  }
  return {
    round: async () => {
      const from = said
      for (let left = speakers; left > 0; left -= 1) await sayNext()
      return { from, to: said - 1 }
    },
    keep: async ({ perSecond, ms }) => {
      const from = said
      const began = performance.now()
      const posts: Promise<void>[] = []
      for (let past = 0; past < ms; past = performance.now() - began) {
        const due = Math.floor((past / 1000) * perSecond)
        while (said - from < due) posts.push(sayNext())
        await pause(STEP_MS)
      }
      await Promise.all(posts)
      return { from, to: said - 1 }
    },
  }
}
