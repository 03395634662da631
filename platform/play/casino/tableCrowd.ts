import { type Play, PLAYS } from '../../../streams/domain/baccarat/plays.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import { hashText } from '../../world/random.ts'

export type CrowdedRound = Pick<StoredRound, 'game' | 'round' | 'opensAt' | 'sealsAt'>

/** Simulated members who sit at tables and choose spots, and bet nothing. Part of the bots. */
export interface TableCrowd {
  /** How many sit at the table during a round. */
  seated(round: CrowdedRound): number
  /** How many of them have chosen a spot by then, platform ms. Never falls in a round. */
  chosen(round: CrowdedRound, play: Play, at: number): number
}

/** Used when there are no bots. */
export const NO_TABLE_CROWD: TableCrowd = { seated: () => 0, chosen: () => 0 }

const FEWEST = 14
const SPREAD = 46
/** The share of a spot in a hundred, besides the spread from round to round. */
const SHARES: Readonly<Record<Play, number>> = {
  [PLAYS.banker]: 20,
  [PLAYS.bankerFree]: 30,
  [PLAYS.player]: 36,
  [PLAYS.tie]: 9,
  [PLAYS.superSix]: 6,
  [PLAYS.bankerPair]: 8,
  [PLAYS.playerPair]: 8,
}
const SHARE_SPREAD = 9

/**
 * The numbers follow from the table and its round alone, so they are the same in every process and reveal nothing about
 * the result.
 */
export const TABLE_CROWD: TableCrowd = {
  seated,
  chosen(round, play, at) {
    const { game, opensAt, sealsAt } = round
    const varied = SHARES[play] + (hashText(`${game} ${round.round} ${play}`) % SHARE_SPREAD)
    const passed = Math.min(1, Math.max(0, (at - opensAt) / (sealsAt - opensAt)))
    // Most choose early.
    return Math.floor((seated(round) * (varied - SHARE_SPREAD / 2) * Math.sqrt(passed)) / 100)
  },
}

/** A table keeps its company: from round to round only a few come and go. */
function seated({ game, round }: CrowdedRound): number {
  return FEWEST + (hashText(game) % SPREAD) + (hashText(`${game} ${round}`) % 5)
}
