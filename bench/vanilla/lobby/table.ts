import type { History } from '../../../streams/domain/baccarat/roads/outcome.ts'
import type { TableResult } from '../../../streams/domain/baccarat/tableRound.ts'
import {
  laterHistory,
  type ShoeHistory,
  toldHistory,
  type ToldShoe,
  withRounds,
} from '../../../streams/domain/casino/shoeHistory.ts'
import type { TableType } from '../../../streams/domain/casino/tables.ts'
import { withNews } from '../../../streams/domain/rounds/knownRounds.ts'
import { presentRound, type Round } from '../../../streams/domain/rounds/round.ts'
import type { TableInfo } from '../../../streams/feeds/casino/index.ts'
import { momentInstants, type TableMoment, tableMoment } from '../../../streams/views/casino/tableMoment.ts'

/** The clock of the bench's platform runs at real time. */
const RATE = 1

/** What is known of a table. */
export interface Table {
  readonly info: TableInfo
  readonly rounds: readonly Round[]
  readonly round: Round | null
  readonly result: TableResult | null
  /** The results of the shoe before the present round; `null` until they are read, and while one is missing. */
  readonly history: ShoeHistory | null
  /** The same with that of the present round, once it is decided. */
  readonly after: ShoeHistory | null
  /** When what is shown changes besides the countdown, platform ms, in any order. */
  readonly instants: readonly number[]
}

/** What a card shows. */
export interface TableLook {
  readonly hasRound: boolean
  readonly moment: TableMoment
  /** The results that are shown: that of the present round only once its cards are. */
  readonly shown: ShoeHistory | null
}

/** The history of a table as the list of tables tells it, with its present round. */
export interface ToldHistory {
  readonly round: string | null
  readonly shoe: ToldShoe
}

/** A table of which nothing is known yet. Only the type matters here: the rest stands in the copied page. */
export function newTable(tableId: string, type: TableType): Table {
  const info: TableInfo = {
    tableId,
    type,
    name: '',
    status: 'on',
    dealer: { name: '', img: '' },
    limits: new Map(),
    members: 0,
  }
  return { info, rounds: [], round: null, result: null, history: null, after: null, instants: [] }
}

/** The table after rounds that were pushed. */
export function withPushed(table: Table, news: readonly Round[]): Table {
  const rounds = withNews(table.rounds, news)
  if (rounds === table.rounds) return table
  const round = presentRound(rounds)
  const result = round === null ? null : dealtIn(round)
  const { info } = table
  const instants = momentInstants({ info, round, result }, RATE)
  const history = advanced(table.history, rounds, round)
  return withAfter({ info, rounds, round, result, instants, history })
}

/** The table after its history was read. */
export function withRead(table: Table, { round, shoe }: ToldHistory): Table {
  const read = laterHistory(table.history, toldHistory(round, shoe))
  return withAfter({ ...table, history: advanced(read, table.rounds, table.round) })
}

/** @param at platform time, ms. */
export function lookAt(table: Table, at: number): TableLook {
  const moment = tableMoment(table, at, RATE)
  return {
    hasRound: table.round !== null,
    moment,
    shown: moment.results === null ? table.history : table.after,
  }
}

/** Whether both draw the same roads. */
export function sameResults(one: ShoeHistory, other: ShoeHistory): boolean {
  return one.shoe === other.shoe && one.before === other.before && one.results.length === other.results.length
}

/** Results of a list of codes, as JSON has them. */
export function historyOf(codes: readonly (readonly number[])[]): History {
  return codes as History
}

/** The history up to the present round, whose result is added when it is closed; `null` if a round is missing. */
function advanced(
  history: ShoeHistory | null,
  rounds: readonly Round[],
  present: Round | null,
): ShoeHistory | null {
  if (history === null) return null
  return withRounds(
    history,
    rounds
      .filter(({ opensAt }) => present === null || opensAt <= present.opensAt)
      .map((round) => ({
        round: round.round,
        shoe: round.shoe,
        result: round === present && round.state !== 'closed' ? null : dealtIn(round),
      })),
  )
}

function withAfter(table: Omit<Table, 'after'>): Table {
  const { history, round, result } = table
  const known = history !== null && round !== null && result !== null
  return { ...table, after: known ? (withRounds(history, [{ ...round, result }]) ?? history) : history }
}

/** The platform is trusted to send what it says it does: nothing is validated here. */
function dealtIn({ result }: Round): TableResult | null {
  return result as TableResult | null
}
