import { parseLine } from '../../../domain/lineFormat.ts'
import { hasLine, marketKey } from '../../../domain/market.ts'
import type { Line, Market, MarketLine, MarketSpec, Selection } from '../../../domain/market.ts'
import { oddsFromScaled } from '../../../domain/odds.ts'
import type { PmtyLine, PmtyOption, PmtyPlay } from '../../../wire/pmty/market.ts'
import { formatsOf, marketSpecOf, optionStatusOf, sideOf, statusOf } from '../numbers.ts'
import { handleOfSlot } from '../slot.ts'

/** The supported markets of a match, in the venue's order. `at` is the venue's time of the answer, ms. */
export function readMarkets(plays: readonly PmtyPlay[], at: number): readonly Market[] {
  return plays.flatMap((play) => readMarket(play, at) ?? []).toSorted((a, b) => a.order - b.order)
}

/** `null` for an unknown play. */
function readMarket(play: PmtyPlay, at: number): Market | null {
  const spec = marketSpecOf(play.hpid)
  if (spec === null) return null
  const outright = spec.kind === 'outright'
  const { hps = '' } = play
  return {
    key: marketKey(spec),
    spec,
    playId: play.hpid,
    name: outright && hps !== '' ? hps : play.hpn,
    // An outright is a single only, whatever the venue says (decision 0072).
    parlayAllowed: !outright && play.hids === 1,
    ...(play.smt === undefined ? {} : { subMatch: play.smt }),
    oddsFormats: formatsOf(play.hsw),
    // Pinned markets first, then the venue's order.
    order: play.hton > 0 ? play.hpon - 1_000_000 * play.hton : play.hpon,
    lines: outright ? outrightLines(play, spec, at) : readLines(play.hl, spec, at),
  }
}

/** The only line of an outright, with its entrants in the venue's order. */
function outrightLines(play: PmtyPlay, spec: MarketSpec, at: number): readonly MarketLine[] {
  const { hid = '', hs = 1, hn = 1, ol = [] } = play
  if (hid === '') return []
  const listed = ol.toSorted((one, other) => (one.oddSort ?? 0) - (other.oddSort ?? 0))
  return [
    {
      marketId: hid,
      slot: hn,
      handle: handleOfSlot(hn),
      line: null,
      status: statusOf(hs),
      asOf: at,
      selections: listed.flatMap((option) => {
        const selection = readSelection(option, spec)
        return selection === null ? [] : [{ ...selection, name: option.on }]
      }),
    },
  ]
}

/** Lines in the order of their slots. If a slot occurs twice, its first line is used. */
function readLines(lines: readonly PmtyLine[], spec: MarketSpec, at: number): readonly MarketLine[] {
  const bySlot = new Map<number, MarketLine>()
  for (const wire of lines) {
    const line = readMarketLine(wire, spec, at)
    if (line !== null && !bySlot.has(line.slot)) bySlot.set(line.slot, line)
  }
  return [...bySlot.values()].toSorted((a, b) => a.slot - b.slot)
}

/** `null` if the market needs a line and the venue's is missing or invalid. */
function readMarketLine(wire: PmtyLine, spec: MarketSpec, at: number): MarketLine | null {
  const lined = hasLine(spec.kind)
  const line = lined ? parseLine(wire.hv) : null
  if (lined && line === null) return null
  return {
    marketId: wire.hid,
    slot: wire.hn,
    handle: handleOfSlot(wire.hn),
    line,
    status: statusOf(wire.hs),
    asOf: at,
    selections: wire.ol.flatMap((option) => readSelection(option, spec) ?? []),
  }
}

/** `null` without a known side or a valid price. */
function readSelection(option: PmtyOption, spec: MarketSpec): Selection | null {
  const side = sideOf(spec, option.ot)
  const odds = oddsFromScaled(option.ov)
  if (side === null || odds === null) return null
  return { optionId: option.oid, side, odds, status: optionStatusOf(option.os) }
}

/** Formats a line for the venue, such as `-0.75`; empty for none. */
export function writeLine(line: Line | null): string {
  return line === null ? '' : String(line / 4)
}
