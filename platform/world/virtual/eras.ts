import { LOCK_MS, VIRTUAL_GAMES, type VirtualGameId } from './games.ts'

const DAY_MS = 86_400_000
/** Days of batches are those of UTC+8. */
const DAY_SHIFT_MS = 8 * 3_600_000
const MINUTE_MS = 60_000
/** The first batch of a game starts at least so long after the beginning, real ms. */
const FIRST_AFTER_MS = 60_000
const NUMBER_DIGITS = 4
/** Numbers go on at the next multiple of this in another era. */
const NUMBER_STEP = 10_000
const SHORTEST_PERIOD_MS = Math.min(...Object.values(VIRTUAL_GAMES).map(({ period }) => period))

/**
 * A time in which batches follow each other at one rate of the platform clock. A platform that is started with
 * another rate, or with another world, begins a new one (docs/virtual-sports.md, 2).
 */
export interface VirtualEra {
  /** Platform ms. */
  readonly since: number
  /** Platform ms for each real ms. */
  readonly rate: number
  /** The seed of the world, from which the entries follow. */
  readonly seed: number
  /** Added to the numbers of its batches, so that no key is used twice. */
  readonly firstNumber: number
}

/** The eras of a database with the one that begins now, if it is another than the last one. */
export function continuedEras(
  eras: readonly VirtualEra[],
  begun: Pick<VirtualEra, 'since' | 'rate' | 'seed'>,
): readonly VirtualEra[] {
  const last = eras.at(-1)
  if (last === undefined) return [{ ...begun, firstNumber: 0 }]
  if (last.rate === begun.rate && last.seed === begun.seed) return eras
  const mostOfDay = Math.ceil(DAY_MS / (SHORTEST_PERIOD_MS * last.rate)) + 1
  const step = NUMBER_STEP * Math.ceil((mostOfDay + 1) / NUMBER_STEP)
  return [...eras, { ...begun, firstNumber: last.firstNumber + step }]
}

/** One batch of a game: the `index`-th of its era, from 0. */
export interface BatchRef {
  readonly game: VirtualGameId
  /** Its place among the eras. */
  readonly era: number
  readonly index: number
}

/** When the batches of each era start and what they are called: pure functions of the eras. */
export interface BatchCalendar {
  readonly eras: readonly VirtualEra[]
  /** The start of a batch, platform ms. */
  startOf(ref: BatchRef): number
  /** The first ms at which a bet is late. */
  sealOf(ref: BatchRef): number
  /** Day and number, such as `20261120-0346`. */
  numberOf(ref: BatchRef): string
  /** The batch of a number; `null` for one that never is. */
  find(game: VirtualGameId, batchNo: string): BatchRef | null
  /** The last batch of an era that starts at or before an instant; −1 when there is none. */
  lastStarted(game: VirtualGameId, era: number, at: number): number
  /** Whether the next era begins before it starts, so that it never does. */
  isCutOff(ref: BatchRef): boolean
}

export function createBatchCalendar(eras: readonly VirtualEra[]): BatchCalendar {
  function eraAt(place: number): VirtualEra {
    const era = eras[place]
    if (era === undefined) throw new RangeError(`no era ${place}`)
    return era
  }

  function firstStart(game: VirtualGameId, { since, rate }: VirtualEra): number {
    const offset = VIRTUAL_GAMES[game].offset * rate
    const least = since + FIRST_AFTER_MS * rate
    return Math.round(Math.ceil((least - offset) / MINUTE_MS) * MINUTE_MS + offset)
  }

  function periodOf(game: VirtualGameId, { rate }: VirtualEra): number {
    return VIRTUAL_GAMES[game].period * rate
  }

  function startOf({ game, era, index }: BatchRef): number {
    const own = eraAt(era)
    return firstStart(game, own) + Math.round(index * periodOf(game, own))
  }

  /** The first batch of an era that starts at or after an instant. */
  function firstFrom(game: VirtualGameId, era: number, at: number): number {
    let index = Math.max(0, Math.floor((at - firstStart(game, eraAt(era))) / periodOf(game, eraAt(era))) - 1)
    while (startOf({ game, era, index }) < at) index += 1
    return index
  }

  function numberOf(ref: BatchRef): string {
    const day = dayStart(startOf(ref))
    const number = eraAt(ref.era).firstNumber + ref.index - firstFrom(ref.game, ref.era, day) + 1
    return `${dayText(day)}-${String(number).padStart(NUMBER_DIGITS, '0')}`
  }

  return {
    eras,
    startOf,
    sealOf: (ref) => startOf(ref) - Math.round(LOCK_MS * eraAt(ref.era).rate),
    numberOf,
    find(game, batchNo) {
      const [, year, month, date, digits] = /^(\d{4})(\d\d)(\d\d)-(\d{4,6})$/.exec(batchNo) ?? []
      const number = Number(digits)
      const day = Date.UTC(Number(year), Number(month) - 1, Number(date)) - DAY_SHIFT_MS
      const era = eras.findLastIndex(({ firstNumber }) => number > firstNumber)
      if (!Number.isFinite(day) || era < 0) return null
      const index = firstFrom(game, era, day) + number - eraAt(era).firstNumber - 1
      const ref = { game, era, index }
      return numberOf(ref) === batchNo ? ref : null
    },
    lastStarted: (game, era, at) => firstFrom(game, era, at + 1) - 1,
    isCutOff: (ref) => startOf(ref) >= (eras[ref.era + 1]?.since ?? Infinity),
  }
}

/** The beginning of the day in UTC+8, platform ms. */
export function dayStart(at: number): number {
  return Math.floor((at + DAY_SHIFT_MS) / DAY_MS) * DAY_MS - DAY_SHIFT_MS
}

function dayText(day: number): string {
  return new Date(day + DAY_SHIFT_MS).toISOString().slice(0, 10).replaceAll('-', '')
}

/** The id of a match of a batch (docs/virtual-sports.md, 1). */
export function virtualMatchId(game: VirtualGameId, batchNo: string, orderNo: number): string {
  return `v${game}${batchNo.replace('-', '')}${String(orderNo).padStart(2, '0')}`
}
