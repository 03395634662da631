import type { TextLanguage } from '../../streams/domain/localText.ts'

export type ListName = 'all' | 'hot' | 'ins' | 'collected'

export interface ListCaller {
  readonly memberId: number
  readonly language: TextLanguage
}

/** The lists of lotteries, which a venue answers with its own token and envelope (docs/games/lottery.md, 7.1). */
export interface LotteryLists {
  /** @returns the rows of a list, for the caller to send. */
  list(name: ListName, asked: ListCaller): Promise<readonly unknown[]>
  /** Adds a lottery to the member's own, or removes it. @returns false for a lottery that is not listed. */
  collect(memberId: number, ticketId: string, collected: boolean): Promise<boolean>
}
