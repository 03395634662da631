import { isFieldKind } from '../../../domain/vocabulary/marketKinds.ts'
import { entrantOf } from '../../../domain/vocabulary/sides.ts'
import type { Market, Selection } from '../../../domain/market.ts'
import type { PmtyPlay } from '../../../wire/pmty/market.ts'
import type { PmtyVirtualBatch, PmtyVirtualMatch } from '../../../wire/pmty/virtualMatches.ts'
import { PMTY_VIRTUAL_LOCK_MS } from '../../../wire/pmty/virtualNumbers.ts'
import type { Entrant, VirtualBatch, VirtualMatch } from '../../virtual.ts'
import { MAX_MATCHES, usableBatch, usableEntrants } from '../../virtualBatches.ts'
import { readMarkets } from './market.ts'
import { readMatch } from './match.ts'

interface Game {
  readonly tid: string
}

/** A batch of a game; `null` without usable times or matches. `at` is the venue's time of the answer, ms. */
export function readBatch(wire: PmtyVirtualBatch, { tid }: Game, at: number): VirtualBatch | null {
  const { beginTime, sealTime, batchNo, season, commitment } = wire
  const matches = wire.matchs
    .slice(0, MAX_MATCHES)
    .flatMap((match) => (match.tid === tid ? (readVirtualMatch(match, at, () => sealTime ?? 0) ?? []) : []))
  const told = {
    game: tid,
    batchNo,
    startsAt: beginTime,
    sealsAt: sealTime,
    round: wire.lod,
    season,
    commitment,
  }
  return usableBatch(told, matches, at)
}

/** The time of the lock of a match whose start is known, at a rate of platform ms for each real ms. */
export function lockBefore(kickOff: number, rate: number): number {
  return kickOff - Math.round(PMTY_VIRTUAL_LOCK_MS * rate)
}

/** A match; `null` for a sport that is not offered. The time of its lock is that of its batch, or follows from the start. */
export function readVirtualMatch(
  wire: PmtyVirtualMatch,
  at: number,
  sealsAt: (kickOff: number) => number,
): VirtualMatch | null {
  const read = readMatch(wire, at)
  if (read === null) return null
  const entrants = usableEntrants(wire.entrants)
  // Virtual sports are singles only, whatever the venue says.
  const match = { ...read, parlayAllowed: false, sealsAt: sealsAt(read.kickOff) }
  return {
    batchNo: wire.batchNo,
    orderNo: wire.orderNo,
    match,
    markets: withEntrants(readMarkets(wire.hps, at), entrants),
    entrants,
  }
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
