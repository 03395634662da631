import type { Said } from './talk.ts'

/** The result of `benchTalk.take`. */
export interface TalkNotes {
  readonly shown: readonly number[]
  /** The last count of each gap line. */
  readonly told: readonly number[]
}

export interface Account {
  readonly shown: number
  readonly declared: number
  /** Neither shown nor declared; negative when more were declared than omitted. */
  readonly lost: number
  readonly twice: number
  readonly disordered: boolean
}

/** Accounts for each posted message: shown, or declared as omitted. */
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
