import { isVirtualGame, type VirtualGameId } from './games.ts'

/** What the id of a match of virtual sports names. */
export interface NamedMatch {
  readonly game: VirtualGameId
  readonly batchNo: string
  readonly orderNo: number
}

const MATCH_ID = /^v(\d{5})(\d{8})(\d{4,6})(\d{2})$/

/** Whether an id is one of virtual sports, known or not: no other match has it. */
export function isVirtualId(matchId: string): boolean {
  return MATCH_ID.test(matchId)
}

/** `null` for an id of another kind, or of an unknown game. */
export function parseVirtualId(matchId: string): NamedMatch | null {
  const [, game = '', day = '', number = '', orderNo] = MATCH_ID.exec(matchId) ?? []
  return isVirtualGame(game) ? { game, batchNo: `${day}-${number}`, orderNo: Number(orderNo) } : null
}
