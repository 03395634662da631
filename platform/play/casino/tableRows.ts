import { PLAY_CODES } from '../../../streams/domain/baccarat/plays.ts'
import { cardsLeft, FULL_SHOE } from '../../../streams/domain/baccarat/shoe.ts'
import type { RoundShoe } from '../../../streams/domain/baccarat/tableRound.ts'
import { tableLimits } from '../../../streams/domain/casino/limits.ts'
import { PHASES, phaseOf } from '../../../streams/domain/casino/phases.ts'
import { nextRound } from '../../../streams/domain/casino/roundNumbers.ts'
import { type CasinoTable, playsAt, TABLE_RULES } from '../../../streams/domain/casino/tables.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { CURRENCY_IDS, type Currency } from '../../../streams/domain/money.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { TABLE_STATUSES } from '../../../streams/wire/casino/tables.ts'
import { dealerAt, dealerPicture } from '../../live/dealers.ts'
import { tableName } from '../../names/casinoNames.ts'
import type { RoundBettors } from '../../store/positions/onRounds.ts'
import type { StoredPosition } from '../../store/positions/position.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import { shoeAfter } from './schedule.ts'
import type { TableHistory } from './shoeHistories.ts'
import { selectionOf, storedShoe } from './storedTable.ts'
import type { TableCrowd } from './tableCrowd.ts'
import type { TableStatus } from './tableSwitches.ts'

/** What a row of the list is made of. */
export interface TableView {
  readonly table: CasinoTable
  /** In the lobby, from 0. */
  readonly place: number
  readonly status: TableStatus
  /** `null` before the table's first round. */
  readonly round: StoredRound | null
  readonly history: TableHistory | null
  readonly bettors: readonly RoundBettors[]
  /** The member's positions on the round. */
  readonly mine: readonly StoredPosition[]
}

/** For whom rows are written. */
export interface RowReader {
  readonly language: TextLanguage
  readonly oddsLevel: number
  readonly currencies: readonly Currency[]
  readonly withHistory: boolean
  /** Platform ms. */
  readonly now: number
}

export type RowSources = { readonly crowd: TableCrowd; readonly imageBase: string }

/** One table of the list (docs/games/casino.md, 6.4). */
export function tableRow(view: TableView, reader: RowReader, { crowd, imageBase }: RowSources) {
  const { table, place, status, round, history, bettors, mine } = view
  const { language, oddsLevel, currencies, withHistory, now } = reader
  const dealer = dealerAt(place)
  // Where the table is not on, nothing follows a closed round.
  const present = round?.state === 'closed' ? null : round
  return {
    tableId: table.tableId,
    tableName: tableName(table.tableId, language),
    type: table.type,
    status: TABLE_STATUSES[status],
    dealer: { name: dealer.name[language], img: imageBase + dealerPicture(dealer) },
    limits: currencies.map((currency) => limitsRow(table, currency, oddsLevel)),
    members: (round === null ? 0 : crowd.seated(round)) + membersOn(bettors, null),
    phase: present === null ? PHASES.preparing : phaseAt(table, present, now),
    round: present === null ? null : roundRow(present),
    shoe: round === null || history === null ? null : shoeRow(round, history),
    history: withHistory ? (history?.results ?? []) : null,
    crowd: present === null ? [] : crowdRows(table, present, { bettors, crowd, now }),
    mine: present === null ? [] : ownRows(mine),
  }
}

function limitsRow({ type }: CasinoTable, currency: Currency, oddsLevel: number) {
  const { min, max } = tableLimits(type, currency, oddsLevel)
  return { currencyCode: CURRENCY_IDS[currency], min: unitsText(min), max: unitsText(max[3031]) }
}

function phaseAt({ type }: CasinoTable, round: StoredRound, now: number): number {
  const newShoe = storedShoe(round.shoe).first === round.round
  return phaseOf(TABLE_RULES[type].pace, { ...round, newShoe }, now)
}

function roundRow(round: StoredRound) {
  const { opensAt, sealsAt, resultAt, paysAt, endsAt, retryAt, commitment, seed, result } = round
  return {
    roundNo: round.round,
    opensAt,
    sealsAt,
    resultAt,
    paysAt,
    endsAt,
    retryAt,
    voided: round.state === 'void',
    commitment,
    seed,
    result,
  }
}

function shoeRow(round: StoredRound, { naturals }: TableHistory) {
  const own = storedShoe(round.shoe)
  const { number, first, left, last }: RoundShoe = round.state === 'closed' ? (shoeAfter(round) ?? own) : own
  // Where no round is announced, the day of the next one is not known; the day of the last one is.
  const before = round.state === 'closed' ? nextRound(round.round) : round.round
  return { number, first, before, left: cardsLeft(left ?? FULL_SHOE), last, naturals }
}

function membersOn(bettors: readonly RoundBettors[], play: number | null): number {
  const asked = play === null ? null : String(play)
  return bettors.find((each) => each.play === asked)?.members ?? 0
}

interface Choosing {
  readonly bettors: readonly RoundBettors[]
  readonly crowd: TableCrowd
  readonly now: number
}

/** How many have chosen each spot, members and crowd together; spots that nobody has chosen are left out. */
function crowdRows({ type }: CasinoTable, round: StoredRound, { bettors, crowd, now }: Choosing) {
  return playsAt(type)
    .map((play) => ({
      option: String(play),
      members: membersOn(bettors, play) + crowd.chosen(round, play, now),
    }))
    .filter(({ members }) => members > 0)
}

/** A member's bets on the round by spot and currency, in the order of the results. */
function ownRows(positions: readonly StoredPosition[]) {
  const rows = new Map<string, { play: number; currency: Currency; stake: number; returned: number }>()
  for (const { selection, currency, stake, returned } of positions) {
    const { play } = selectionOf(selection)
    const key = `${play} ${currency}`
    const row = rows.get(key) ?? { play, currency, stake: 0, returned: 0 }
    rows.set(key, { ...row, stake: row.stake + stake, returned: row.returned + returned })
  }
  const place = ({ play }: { readonly play: number }): number => PLAY_CODES.findIndex((each) => each === play)
  return [...rows.values()]
    .toSorted((one, other) => place(one) - place(other))
    .map(({ play, currency, stake, returned }) => ({
      option: String(play),
      currencyCode: CURRENCY_IDS[currency],
      betAmount: unitsText(stake),
      backAmount: unitsText(returned),
    }))
}
