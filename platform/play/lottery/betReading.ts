import {
  highestOdds,
  type LotteryBet,
  mostReturn,
  stakeOf,
} from '../../../streams/domain/lottery/betReturn.ts'
import { betFault, type BetFault } from '../../../streams/domain/lottery/limits.ts'
import type { Lottery } from '../../../streams/domain/lottery/lotteries.ts'
import { type NumbersFault, readNumbers } from '../../../streams/domain/lottery/numbers.ts'
import type { Play } from '../../../streams/domain/lottery/play.ts'
import type { PlannedDraw } from '../../../streams/domain/lottery/plannedDraws.ts'
import { playOf } from '../../../streams/domain/lottery/plays/plays.ts'
import type { Currency } from '../../../streams/domain/money.ts'
import type { LotteryBetRow } from '../../../streams/wire/lottery/bet.ts'
import type { BetRuleRefusal, RoundBet } from '../../rounds/rounds.ts'
import { chasedBetId, type LotterySelection } from './selection.ts'

/** A draw that a bet is on, with its multiple. */
export interface DrawOfBet {
  readonly draw: PlannedDraw
  readonly multiple: number
}

/** A bet that the rules of its play allow. */
export interface ReadBet extends RoundBet {
  readonly selection: LotterySelection
  readonly odds: null
  /** The most that it may return, minor units. */
  readonly mostReturn: number
}

/** The bets of one row of a call, one for each draw, or why it is refused. */
export type BetReading =
  { readonly bets: readonly ReadBet[] } | { readonly refusal: BetRuleRefusal; readonly play: Play | null }

interface Asked {
  readonly lottery: Lottery
  readonly currency: Currency
  /** One, and of a chase several, the one on sale first. */
  readonly draws: readonly DrawOfBet[]
  readonly chase: { readonly stopOnWin: boolean } | null
}

/** Reads one row of a call. What it says of notes, price and stake must be as the platform counts them. */
export function readBet(row: LotteryBetRow, asked: Asked): BetReading {
  const play = playOf(asked.lottery.seriesId, row.playId)
  if (play === null) return { refusal: 'unknownOption', play }
  const numbers = readNumbers(play, row.numbers)
  if ('fault' in numbers) return { refusal: refusalOfNumbers(numbers.fault), play }
  const { choice, notes } = numbers
  const bet: LotteryBet = { play, choice, unit: row.unit, multiple: row.multiple }
  const refusal = notes === row.notes ? refusalOfRow(row, bet, asked) : 'badRequest'
  return refusal === null ? { bets: betsOf(row, bet, asked) } : { refusal, play }
}

function refusalOfNumbers(fault: NumbersFault): BetRuleRefusal {
  return fault === 'unknownValue' ? 'unknownOption' : 'badRequest'
}

function refusalOfRow(
  row: LotteryBetRow,
  bet: LotteryBet,
  { currency, draws }: Asked,
): BetRuleRefusal | null {
  for (const { draw, multiple } of draws) {
    const fault = betFault({ ...bet, multiple }, currency, draw.drawAt)
    if (fault !== null) return REFUSALS[fault]
  }
  if (stakeOf(row.notes, row.unit, row.multiple) !== row.betAmount) return 'badRequest'
  const [first] = draws
  const odds = first === undefined ? null : highestOdds(bet.play, bet.choice, first.draw.drawAt)
  return odds === row.odds ? null : 'oddsChanged'
}

const REFUSALS: Readonly<Record<BetFault, BetRuleRefusal>> = {
  notOffered: 'unknownOption',
  unit: 'badRequest',
  multiple: 'badRequest',
  belowMin: 'belowMin',
  aboveReturn: 'aboveMax',
}

function betsOf(
  { clientOrderId, playId, numbers, notes, unit }: LotteryBetRow,
  bet: LotteryBet,
  { draws, chase }: Asked,
): readonly ReadBet[] {
  return draws.map(({ draw, multiple }, index) => ({
    clientId: chase === null ? clientOrderId : chasedBetId(clientOrderId, index + 1),
    round: draw.planId,
    selection: {
      play: playId,
      numbers,
      notes,
      unit,
      multiple,
      chase: chase === null ? null : { id: clientOrderId, stopOnWin: chase.stopOnWin, draws: draws.length },
    },
    odds: null,
    stake: stakeOf(notes, unit, multiple),
    mostReturn: mostReturn({ ...bet, multiple }, draw.drawAt),
  }))
}
