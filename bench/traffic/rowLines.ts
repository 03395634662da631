import type { MarketKey } from '../../streams/domain/market.ts'
import { descriptorOf } from '../../streams/domain/sports/descriptorOf.ts'
import { lineValue } from '../../platform/venues/pmty/marketRecords.ts'
import { playOf, sideCode } from '../../platform/venues/pmty/numbers.ts'
import type { World, WorldLine, WorldMatch } from '../../platform/world/world.ts'

/** A line that a row of the list shows, and its part of a price frame. */
export interface RowLine {
  readonly matchId: string
  readonly optionIds: readonly string[]
  /** The line in the format of C105 with these odds (European × 100 000). */
  pushed(oddsOf: (optionId: string) => number): unknown
}

/** The main lines of the columns for football matches in play. */
export function rowLines(world: World): readonly RowLine[] {
  const keys = new Set<MarketKey>(
    descriptorOf('football').columns.flatMap((page) => page.map(({ key }) => key)),
  )
  return world
    .matches()
    .filter(({ sport, state }) => sport === 'football' && state === 'live')
    .flatMap((match) =>
      match.markets
        .filter(({ key }) => keys.has(key))
        .flatMap(({ spec, lines }) => {
          const main = lines.find(({ slot }) => slot === 1)
          const hpid = playOf(spec)
          return main === undefined || hpid === null ? [] : [rowLine(match, hpid, main)]
        }),
    )
}

/** All lines of a match that can be bet on. */
export function matchLines(match: WorldMatch): readonly RowLine[] {
  return match.markets.flatMap(({ spec, lines }) => {
    const hpid = playOf(spec)
    const open = lines.filter(({ status }) => status !== 'closed')
    return hpid === null ? [] : open.map((line) => rowLine(match, hpid, line))
  })
}

const OPEN = { line: 0, option: 1 } as const

function rowLine({ id }: WorldMatch, hpid: string, line: WorldLine): RowLine {
  return {
    matchId: id,
    optionIds: line.selections.map(({ optionId }) => optionId),
    pushed: (oddsOf) => ({
      hid: line.marketId,
      hpid,
      hn: line.slot,
      hv: lineValue(line),
      hs: OPEN.line,
      mid: id,
      ol: line.selections.map(({ optionId, side }) => {
        const odds = oddsOf(optionId)
        return { oid: optionId, os: OPEN.option, ov: odds, obv: odds, ot: sideCode(side) }
      }),
    }),
  }
}
