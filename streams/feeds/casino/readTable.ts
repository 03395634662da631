import { handPoints } from '../../domain/baccarat/cards.ts'
import type { BaccaratHand } from '../../domain/baccarat/hand.ts'
import { isPlay, type Play, resultsOf, sharedResults } from '../../domain/baccarat/plays.ts'
import type { TableResult } from '../../domain/baccarat/tableRound.ts'
import { PHASES } from '../../domain/casino/phases.ts'
import type { ToldShoe } from '../../domain/casino/shoeHistory.ts'
import { isTableType } from '../../domain/casino/tables.ts'
import type { Currency } from '../../domain/money.ts'
import type { Round } from '../../domain/rounds/round.ts'
import type { RoundState } from '../../domain/rounds/roundState.ts'
import { currencyOfNumber } from '../../venues/gameBetRecord.ts'
import { unitsMoney } from '../../venues/unitsMoney.ts'
import { tableResult } from '../../wire/casino/result.ts'
import type { TableRoundRow, TableRow } from '../../wire/casino/tables.ts'
import { decode } from '../../wire/decode.ts'
import type { OwnStake, StakeRange, TableCompany, TableInfo, ToldTable } from './casinoTable.ts'

/** A table of an answer; `null` for one of a type or a status that this client does not know. */
export function toldTable(row: TableRow): ToldTable | null {
  const { tableId, type, status } = row
  if (!isTableType(type) || status === 'unknown') return null
  const info: TableInfo = {
    tableId,
    name: row.tableName === '' ? tableId : row.tableName,
    type,
    status,
    dealer: row.dealer,
    limits: new Map(row.limits.flatMap(rangeOf)),
    members: row.members,
  }
  const round = row.round === null ? null : roundOf(row, row.round)
  return { info, round, company: round === null ? null : companyOf(row, round), history: historyOf(row) }
}

/** What was dealt in a round; points and results follow from the cards. `null` for a result that cannot be read. */
export function resultOf({ result }: Pick<Round, 'result'>): TableResult | null {
  if (result === null) return null
  const read = decode(tableResult, result)
  if (!read.ok) return null
  const { player, banker } = read.value
  const hand: BaccaratHand = {
    player,
    banker,
    playerPoints: handPoints(player),
    bankerPoints: handPoints(banker),
  }
  return { ...hand, results: resultsOf(hand) }
}

function rangeOf({
  currencyCode,
  min,
  max,
}: TableRow['limits'][number]): readonly (readonly [Currency, StakeRange])[] {
  const currency = currencyOfNumber(currencyCode)
  if (currency === null) return []
  const least = unitsMoney(min, currency)
  const most = unitsMoney(max, currency)
  return least === null || most === null ? [] : [[currency, { min: least.minor, max: most.minor }]]
}

function roundOf(
  { tableId, shoe, phase }: TableRow,
  { roundNo, voided, seed, result, ...round }: TableRoundRow,
): Round {
  const { opensAt, sealsAt, resultAt, paysAt, endsAt, retryAt, commitment } = round
  return {
    product: 'casino',
    game: tableId,
    round: roundNo,
    opensAt,
    sealsAt,
    resultAt,
    paysAt,
    endsAt,
    retryAt,
    commitment,
    seed,
    result,
    state: stateOf({ voided, phase, retried: retryAt !== null, decided: result !== null }),
    shoe: shoe === null ? null : { number: shoe.number, first: shoe.first, cut: null, last: shoe.last },
    version: null,
  }
}

interface ToldState {
  readonly voided: boolean
  readonly phase: number
  readonly retried: boolean
  readonly decided: boolean
}

/** The state of a round by its phase (docs/games/rounds.md, 2.1). */
function stateOf({ voided, phase, retried, decided }: ToldState): RoundState {
  if (voided) return 'void'
  if (decided) return 'decided'
  switch (phase) {
    case PHASES.preparing:
    case PHASES.washCard:
      return 'announced'
    case PHASES.betting:
      return 'open'
    default:
      return retried ? 'interrupted' : 'sealed'
  }
}

function companyOf({ crowd, mine }: TableRow, { round }: Round): TableCompany {
  return {
    round,
    crowd: new Map(
      crowd.flatMap(({ option, members }) => {
        const play = playOf(option)
        return play === null ? [] : [[play, members] as const]
      }),
    ),
    mine: mine.flatMap(ownStakeOf),
  }
}

function ownStakeOf({ option, currencyCode, betAmount }: TableRow['mine'][number]): readonly OwnStake[] {
  const play = playOf(option)
  const currency = currencyOfNumber(currencyCode)
  const stake = currency === null ? null : unitsMoney(betAmount, currency)
  return play === null || stake === null ? [] : [{ play, stake }]
}

/** Codes that are not known are left out; a round without any has no winner, and the history cannot be used. */
function historyOf({ history, shoe }: TableRow): ToldShoe | null {
  if (history === null || shoe === null) return null
  const results = history.map((codes) => sharedResults(codes.filter(isPlay)))
  if (!results.every((codes) => codes.length > 0)) return null
  return { number: shoe.number, first: shoe.first, results, before: shoe.before, naturals: shoe.naturals }
}

export function playOf(option: string): Play | null {
  const code = Number(option)
  return isPlay(code) ? code : null
}
