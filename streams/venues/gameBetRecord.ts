import { type Currency, CURRENCY_IDS } from '../domain/money.ts'
import type { GameBetRecord } from '../domain/rounds/gameBet.ts'
import type { RoundProduct } from '../domain/rounds/round.ts'
import { GAME_BET_KINDS, type GameRecordRow, RECORD_OUTCOMES, RECORD_STATUS } from '../wire/games/records.ts'
import { betStateCodes } from '../wire/lottery/codes.ts'
import { unitsMoney } from './unitsMoney.ts'

/** A bet of a record list; `null` for a record of another product, or without readable amounts. */
export function gameBetRecord(row: GameRecordRow): GameBetRecord | null {
  const product = nameIn<RoundProduct>(GAME_BET_KINDS, row.betKind)
  const currency = currencyOfNumber(row.currencyCode)
  if (product === null || currency === null) return null
  const stake = unitsMoney(row.betAmount, currency)
  const returned = unitsMoney(row.backAmount, currency)
  if (stake === null || returned === null) return null
  return {
    product,
    game: row.gameCode,
    gameName: row.gameName,
    round: row.roundNo,
    clientId: row.clientOrderId,
    orderNo: row.orderNo,
    option: row.option,
    optionName: row.optionName,
    numbers: row.numbers,
    betState: nameIn(betStateCodes, row.betState),
    chaseNo: row.chaseNo,
    odds: row.odds,
    stake,
    returned,
    profit: row.profitAmount === null ? null : unitsMoney(row.profitAmount, currency),
    status: nameIn(RECORD_STATUS, row.orderStatus) ?? 'open',
    outcome: nameIn(RECORD_OUTCOMES, row.outcome) ?? 'none',
    placedAt: row.betTime,
    settledAt: row.settleTime,
    rollbacks: row.rollbackNum,
    result: row.result,
  }
}

/** The currency with this number of the site; `null` for any other. */
export function currencyOfNumber(number: number | null): Currency | null {
  return nameIn(CURRENCY_IDS, number)
}

function nameIn<N extends string>(table: Readonly<Record<N, unknown>>, value: unknown): N | null {
  const entry = Object.entries(table).find(([, each]) => each === value)
  // The entries are those of the table.
  return entry === undefined ? null : (entry[0] as N)
}
