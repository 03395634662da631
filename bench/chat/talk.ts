import { messageTypes } from '../../streams/wire/room/constants.ts'
import type { BenchPlatform } from '../platform/benchPlatform.ts'
import { pause } from '../traffic/traffic.ts'
import { speakerAt, textOf } from './speakers.ts'

const STEP_MS = 10

/** The numbers of the messages posted, both included. */
export interface PostedRange {
  readonly from: number
  readonly to: number
}

/** Posts texts to one room. A number is never used twice. */
export interface Talk {
  /** Posts one text from each speaker. */
  round(): Promise<PostedRange>
  /** Posts texts at a constant rate. Resolves when the last one is in the room's history. */
  run(pace: { readonly perSecond: number; readonly ms: number }): Promise<PostedRange>
}

export function createTalk(platform: BenchPlatform, room: string, speakers: number): Talk {
  let posted = 0
  const postNext = async (): Promise<void> => {
    const number = posted
    posted += 1
    const body = { text: textOf(number), cid: null }
    await platform.rooms.post(room, speakerAt(number), { type: messageTypes.text, body })
  }
  return {
    round: async () => {
      const from = posted
      for (let left = speakers; left > 0; left -= 1) await postNext()
      return { from, to: posted - 1 }
    },
    run: async ({ perSecond, ms }) => {
      const from = posted
      const began = performance.now()
      const posts: Promise<void>[] = []
      for (let past = 0; past < ms; past = performance.now() - began) {
        const due = Math.floor((past / 1000) * perSecond)
        while (posted - from < due) posts.push(postNext())
        await pause(STEP_MS)
      }
      await Promise.all(posts)
      return { from, to: posted - 1 }
    },
  }
}
