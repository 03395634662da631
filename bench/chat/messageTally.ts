import type { PostedRange } from './talk.ts'

/** The result of `benchTalk.take`. */
export interface TalkNotes {
  readonly shown: readonly number[]
  /** The last count of each gap line. */
  readonly declaredMissing: readonly number[]
}

export interface MessageTally {
  readonly shown: number
  readonly declared: number
  /** Neither shown nor declared; negative when more were declared than omitted. */
  readonly lost: number
  readonly twice: number
  readonly disordered: boolean
}

/** Whether each posted message was shown, or declared as omitted. */
export function tallyOf({ from, to }: PostedRange, { shown, declaredMissing }: TalkNotes): MessageTally {
  const own = shown.filter((number) => number >= from && number <= to)
  const unlike = new Set(own)
  const declared = declaredMissing.reduce((sum, missed) => sum + missed, 0)
  return {
    shown: unlike.size,
    declared,
    lost: to - from + 1 - unlike.size - declared,
    twice: own.length - unlike.size,
    disordered: own.some((number, index) => number < (own[index - 1] ?? number)),
  }
}
