import { type Play, PLAY_ODDS } from '../../../streams/domain/baccarat/plays.ts'
import { type TableLimits, tableLimits } from '../../../streams/domain/casino/limits.ts'
import { type CasinoTable, playsAt } from '../../../streams/domain/casino/tables.ts'
import { MINOR_PER_UNIT } from '../../../streams/domain/money.ts'
import { returnAt } from '../../../streams/domain/rounds/roundReturn.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { type CasinoBetRequest, casinoBetRequest } from '../../../streams/wire/casino/bet.ts'
import type { BetRuleRefusal, RoundSums } from '../../rounds/rounds.ts'
import type { StoredPosition } from '../../store/positions/position.ts'
import { found, type ProductCalls, type ProductReply, refused } from '../launched/productCall.ts'
import type { CasinoDeps } from './casinoDeps.ts'
import { currencyOf, memberOf, purposeOf } from './casinoMember.ts'
import { playOf, selectionOf, storedShoe } from './storedTable.ts'
import { PRODUCT } from './tableRoundGame.ts'
import type { TableStatus } from './tableSwitches.ts'

/** Takes bets on the present round of a table (docs/games/casino.md, 6.5). */
export function betCall(deps: CasinoDeps, { post }: Pick<ProductCalls, 'post'>) {
  const { tables, switches, rounds } = deps
  return post(casinoBetRequest, async (body, { memberId }) => {
    const { tableId, roundNo, bets, validUntil } = body
    const table = tables.find((each) => each.tableId === tableId)
    if (table === undefined || !bets.every(isWholeUnits)) return refused('badRequest')
    const member = await memberOf(deps, memberId)
    const currency = currencyOf(member, body.currencyCode)
    if (currency === null) return refused('currency')
    const limits = tableLimits(table.type, currency, member.oddsLevel)
    const round = await rounds.round({ product: PRODUCT, game: tableId, round: roundNo })
    if (round === null) return refused('roundNotOpen')
    const shoe = storedShoe(round.shoe).number
    const placed = await rounds.place({
      product: PRODUCT,
      game: tableId,
      memberId,
      purpose: purposeOf(member),
      currency,
      validUntil,
      bets: bets.map(({ clientOrderId, option, betAmount, odds }) => ({
        clientId: clientOrderId,
        round: roundNo,
        selection: { play: playOf(option) ?? 0, type: table.type, shoe },
        odds,
        stake: betAmount,
      })),
      optionOf: (selection) => String(selectionOf(selection).play),
      check: (sums) =>
        switchRefusal(switches.of(tableId)) ?? ruleRefusal({ table, currency, limits }, bets, sums),
    })
    if (placed.status === 'refused') return refused(placed.reason, refusalData(placed.reason, table))
    return placedReply(roundNo, placed.positions, placed.balance)
  })
}

type AskedBet = CasinoBetRequest['bets'][number]

/** Stakes are whole units (docs/games/casino.md, 3.4). */
function isWholeUnits({ betAmount }: AskedBet): boolean {
  return betAmount % MINOR_PER_UNIT === 0
}

function switchRefusal(status: TableStatus): BetRuleRefusal | null {
  if (status === 'on') return null
  return status === 'off' ? 'gameOff' : 'maintenance'
}

/** The present prices of the table, when a bet was refused because its price had changed. */
function refusalData(reason: string, { type }: CasinoTable): unknown {
  if (reason !== 'oddsChanged') return null
  return { options: playsAt(type).map((play) => ({ option: String(play), odds: PLAY_ODDS[play] })) }
}

interface Rules {
  readonly table: CasinoTable
  readonly currency: StoredPosition['currency']
  readonly limits: TableLimits
}

/** Why the bets of a call are refused by the rules of the table (docs/games/rounds.md, 5.1, step 3). */
function ruleRefusal(
  { table, currency, limits }: Rules,
  bets: readonly AskedBet[],
  { own, all }: RoundSums,
): BetRuleRefusal | null {
  const counted = own.filter((bet) => bet.currency === currency && bet.status !== 'cancelled')
  let onRound = sumOf(counted)
  for (const { option, odds, betAmount } of bets) {
    const play = takenPlay(table, option)
    if (play === null) return 'unknownOption'
    if (PLAY_ODDS[play] !== odds) return 'oddsChanged'
    if (betAmount < limits.min) return 'belowMin'
    onRound += betAmount
    const onPlay = sumOf(counted.filter(({ selection }) => selectionOf(selection).play === play))
    if (onPlay + betAmount > limits.max[play] || onRound > limits.roundMax) return 'aboveMax'
    if ((all.get(String(play)) ?? 0) + betAmount > limits.allMax) return 'roundFull'
  }
  return null
}

function takenPlay({ type }: CasinoTable, option: string): Play | null {
  const play = playOf(option)
  return play !== null && playsAt(type).includes(play) ? play : null
}

function sumOf(positions: readonly StoredPosition[]): number {
  return positions.reduce((total, { stake }) => total + stake, 0)
}

function placedReply(roundNo: string, positions: readonly StoredPosition[], balance: number): ProductReply {
  const orders = positions.map(({ clientId, positionNo, selection, stake, odds }) => ({
    clientOrderId: clientId,
    orderNo: positionNo,
    option: String(selectionOf(selection).play),
    betAmount: unitsText(stake),
    odds,
    maxReturn: unitsText(returnAt(stake, odds ?? 0).returned),
  }))
  return found({ roundNo, orders, balance: unitsText(balance) })
}
