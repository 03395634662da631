import type { Said } from './talk.ts'

/** What `benchTalk.take` gives. */
export interface TalkNotes {
  readonly shown: readonly number[]
  /** The last word of each line that says how many were left out. */
  readonly told: readonly number[]
}

export interface Account {
  readonly shown: number
  readonly declared: number
  /** Neither shown nor declared; below 0 when more was declared than left out. */
  readonly lost: number
  readonly twice: number
  readonly disordered: boolean
}

/** Where each message that was said came to: on the screen, or into a line that says it was left out. */
export function accountOf({ from, to }: Said, { shown, told }: TalkNotes): Account {
  const own = shown.filter((number) => number >= from && number <= to)
  const unlike = new Set(own)
  const declared = told.reduce((sum, missed) => sum + missed, 0)
  return {
    shown: unlike.size,
    declared,
    lost: to - from + 1 - unlike.size - declared,
    twice: own.length - unlike.size,
    disordered: own.some((number, index) => number < (own[index - 1] ?? number)),
  }
}
