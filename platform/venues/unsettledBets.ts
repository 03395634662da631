import type { TextLanguage } from '../../streams/domain/localText.ts'

export interface UnsettledCaller {
  readonly memberId: number
  readonly language: TextLanguage
}

/** The bets of all products that are not settled, which a venue lists (docs/games/wallet.md, 8.2). */
export interface UnsettledBets {
  /** Newest first, in both currencies; `null` for a page that is too far. */
  page(
    asked: { readonly page: number; readonly size: number },
    caller: UnsettledCaller,
  ): Promise<{ readonly total: number; readonly records: readonly unknown[] } | null>
  /** How many there are of each group. */
  counts(caller: UnsettledCaller): Promise<Readonly<Record<string, number>>>
}
