import type { RoundKey } from '../../../streams/domain/rounds/roundKey.ts'
import { drawBatch, type DrawnBatch, filmMs } from '../../../streams/domain/virtual/batch.ts'
import type { RoundSeeds } from '../../rounds/committedSeed.ts'
import { createPlanning, type PlannedBatch } from './batchPlans.ts'
import { CUP_BATCHES, GROUP_ROUNDS, type PlayedPairing } from './cups.ts'
import type { BatchCalendar, BatchRef } from './eras.ts'
import { LISTED_MS, TIES_KNOWN_MS, VIRTUAL_GAMES } from './games.ts'

/**
 * Batches as functions of the database's round keys and the start of its world: they are computed when they are asked
 * for, and the newest are kept. Nothing here looks at the clock, so the caller must not publish anything early.
 */
export interface Batches {
  readonly calendar: BatchCalendar
  plan(ref: BatchRef): PlannedBatch
  /** The result and the film: public from the start on. */
  drawn(ref: BatchRef): DrawnBatch
  key(ref: BatchRef): RoundKey
  /** Platform ms. */
  opensAt(ref: BatchRef): number
  /** When its film is over and its bets are paid, platform ms. */
  paysAt(ref: BatchRef): number
  /** When it leaves the list, platform ms. */
  endsAt(ref: BatchRef): number
  /** How the matches of an earlier or this batch of a cup were played. */
  played(ref: BatchRef): readonly PlayedPairing[]
}

/** Some hours of all games, and more than a season of each league. */
const REMEMBERED = 1500

export function createBatches(calendar: BatchCalendar, seeds: RoundSeeds): Batches {
  const plan = remembering(createPlanning(calendar, played))
  const drawn = remembering(makeDrawn)

  function eraOf({ era }: BatchRef) {
    const found = calendar.eras[era]
    if (found === undefined) throw new RangeError(`no era ${era}`)
    return found
  }

  const platformMs = (ref: BatchRef, ms: number): number => Math.round(ms * eraOf(ref).rate)

  function key(ref: BatchRef): RoundKey {
    return { product: 'virtual', game: ref.game, round: calendar.numberOf(ref) }
  }

  function makeDrawn(ref: BatchRef): DrawnBatch {
    const result = drawBatch(ref.game, plan(ref).entry, seeds.draws(key(ref)))
    if (result === null) throw new Error(`${ref.game} cannot be drawn`)
    return result
  }

  function played(ref: BatchRef): readonly PlayedPairing[] {
    const result = drawn(ref)
    if (result.kind !== 'football') return []
    return plan(ref).pairings.flatMap((pairing, at) => {
      const match = result.matches[at]
      return match === undefined ? [] : [{ ...pairing, result: match.result }]
    })
  }

  function paysAt(ref: BatchRef): number {
    return calendar.startOf(ref) + platformMs(ref, filmMs(drawn(ref)))
  }

  /**
   * Its ties depend on the batch before: it opens when that has paid, at the latest `TIES_KNOWN_MS` before its start.
   */
  function afterPrevious(ref: BatchRef): number {
    const before = { ...ref, index: ref.index - 1 }
    return Math.min(paysAt(before), calendar.startOf(ref) - platformMs(ref, TIES_KNOWN_MS))
  }

  /** Races, leagues and friendlies open when the batch `ahead` places earlier locks; cups when their ties are known. */
  function opensAt(ref: BatchRef): number {
    const { format, ahead } = VIRTUAL_GAMES[ref.game]
    if (format !== 'groupCup' && format !== 'legCup') {
      return ref.index < ahead ? eraOf(ref).since : calendar.sealOf({ ...ref, index: ref.index - ahead })
    }
    const phase = ref.index % CUP_BATCHES
    const first = format === 'groupCup' && phase < GROUP_ROUNDS ? { ...ref, index: ref.index - phase } : ref
    return first.index === 0 ? eraOf(ref).since : afterPrevious(first)
  }

  return {
    calendar,
    plan,
    drawn,
    key,
    opensAt,
    paysAt,
    endsAt: (ref) => paysAt(ref) + platformMs(ref, LISTED_MS),
    played,
  }
}

/** Memoizes, and keeps the newest `REMEMBERED` values. */
function remembering<T>(make: (ref: BatchRef) => T): (ref: BatchRef) => T {
  const known = new Map<string, T>()
  return (ref) => {
    const name = `${ref.game} ${ref.era} ${ref.index}`
    const found = known.get(name)
    if (found !== undefined) return found
    const made = make(ref)
    if (known.size >= REMEMBERED) {
      const [oldest] = known.keys()
      if (oldest !== undefined) known.delete(oldest)
    }
    known.set(name, made)
    return made
  }
}
