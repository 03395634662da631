import { isFieldKind } from '../../../domain/vocabulary/marketKinds.ts'
import { entrantOf } from '../../../domain/vocabulary/sides.ts'
import type { Market, Selection } from '../../../domain/market.ts'
import type { PmtyPlay } from '../../../wire/pmty/market.ts'
import type { PmtyVirtualBatch, PmtyVirtualMatch } from '../../../wire/pmty/virtualMatches.ts'
import { PMTY_VIRTUAL_LOCK_MS } from '../../../wire/pmty/virtualNumbers.ts'
import type { Entrant, VirtualBatch, VirtualMatch } from '../../virtual.ts'
import { readMarkets } from './market.ts'
import { readMatch } from './match.ts'

/** A batch further away than this cannot be one that is listed, and a timer cannot wait for it, ms. */
const FAR_MS = 7 * 24 * 60 * 60 * 1000
const MAX_ENTRANTS = 20
const MAX_MATCHES = 32
const FORM_PLACES = 3

interface Game {
  readonly tid: string
}

/** A batch of a game; `null` without usable times or matches. `at` is the venue's time of the answer, ms. */
export function readBatch(wire: PmtyVirtualBatch, { tid }: Game, at: number): VirtualBatch | null {
  const { beginTime, sealTime } = wire
  if (beginTime === null || sealTime === null || sealTime > beginTime) return null
  if (Math.abs(beginTime - at) > FAR_MS || beginTime - sealTime > FAR_MS) return null
  const matches = wire.matchs
    .slice(0, MAX_MATCHES)
    .flatMap((match) => (match.tid === tid ? (readVirtualMatch(match, at, sealTime) ?? []) : []))
    .toSorted((one, other) => one.orderNo - other.orderNo)
  const [first] = matches
  if (first === undefined) return null
  return {
    game: tid,
    sport: first.match.sport,
    batchNo: wire.batchNo,
    startsAt: beginTime,
    sealsAt: sealTime,
    round: wire.lod,
    season: wire.season,
    commitment: wire.commitment,
    matches,
  }
}

/** A match; `null` for a sport that is not offered. A detail has no time of the lock, which follows from the start. */
export function readVirtualMatch(wire: PmtyVirtualMatch, at: number, sealsAt?: number): VirtualMatch | null {
  const read = readMatch(wire, at)
  if (read === null) return null
  const entrants = readEntrants(wire)
  // Virtual sports are singles only, whatever the venue says.
  const match = { ...read, parlayAllowed: false, sealsAt: sealsAt ?? read.kickOff - PMTY_VIRTUAL_LOCK_MS }
  return {
    batchNo: wire.batchNo,
    orderNo: wire.orderNo,
    match,
    markets: withEntrants(readMarkets(wire.hps, at), entrants),
    entrants,
  }
}

function readEntrants({ entrants }: PmtyVirtualMatch): readonly Entrant[] {
  const byNumber = new Map<number, Entrant>()
  for (const { number, name, form } of entrants) {
    if (!Number.isInteger(number) || number < 1 || number > MAX_ENTRANTS || byNumber.has(number)) continue
    const places = form.filter((place) => Number.isInteger(place) && place > 0).slice(0, FORM_PLACES)
    byNumber.set(number, { number, name, form: places })
  }
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number)
}

/** The markets of a match without its entrants, whose names are those of the options. */
export function readVirtualMarkets(plays: readonly PmtyPlay[], at: number): readonly Market[] {
  const named = new Map(
    plays.flatMap(({ hl, ol = [] }) =>
      [...ol, ...hl.flatMap((line) => line.ol)].map(({ oid, ot, on }) => [oid, on === ot ? '' : on] as const),
    ),
  )
  return namedMarkets(readMarkets(plays, at), ({ optionId }) => named.get(optionId) ?? '')
}

/** The selections on entrants get their numbers with their names, since colours and prices are found by number. */
function withEntrants(markets: readonly Market[], entrants: readonly Entrant[]): readonly Market[] {
  const names = new Map(entrants.map(({ number, name }) => [String(number), name]))
  return namedMarkets(markets, ({ side }) => names.get(entrantOf(side) ?? '') ?? '')
}

function namedMarkets(
  markets: readonly Market[],
  nameOf: (selection: Selection) => string,
): readonly Market[] {
  return markets.map((market) =>
    isFieldKind(market.spec.kind)
      ? {
          ...market,
          parlayAllowed: false,
          lines: market.lines.map((line) => ({
            ...line,
            selections: line.selections.map((selection) => ({
              ...selection,
              name: `${entrantOf(selection.side) ?? ''} ${nameOf(selection)}`.trim(),
            })),
          })),
        }
      : { ...market, parlayAllowed: false },
  )
}
