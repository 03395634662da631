import { isDeepStrictEqual } from 'node:util'
import { drawRoads, type RoadDrawing } from '../../src/features/roads/roadDrawing.ts'
import { casino } from '../../src/i18n/texts/cmn/casino.ts'
import { roadsOf } from '../../streams/domain/baccarat/roads/roads.ts'
import { type ShoeStatistics, shoeStatistics } from '../../streams/domain/baccarat/roads/statistics.ts'
import { PHASES } from '../../streams/domain/casino/phases.ts'
import { tableMoment } from '../../streams/views/casino/tableMoment.ts'
import { newTable } from '../vanilla/lobby/table.ts'
import { phaseSaid, roadsInWords, roundsSaid, shareOf } from '../vanilla/lobby/words.ts'
import { type PlayedTable, superSixAt } from './playedTable.ts'

/** Class, place and text of an element of a drawing. */
export type ShownMark = readonly [className: string, place: string, text: string]

/** What a card in view shows; see `benchTables.read`. */
export interface ShownCard {
  readonly tableId: string
  /** With the seconds of the countdown. */
  readonly phase: string
  /** What is left of the countdown; `null` where there is none. */
  readonly share: string | null
  readonly live: boolean
  readonly counts: string
  /** The label of the drawing. */
  readonly said: string
  readonly marks: readonly ShownMark[]
}

/** The clock of the bench's platform runs at real time. */
const RATE = 1
/** A countdown is counted each second. */
const COUNTED_MS = 999

/** Whether the card shows what is played at the table at a platform time, or what was in the second before it. */
export function isRight(card: ShownCard, table: PlayedTable, at: number): boolean {
  const named = { ...card, marks: card.marks.map(withoutSuffix) }
  return [at, at - COUNTED_MS].some((time) => isDeepStrictEqual(named, cardOf(table, time)))
}

/** What the card of a table has to show at a platform time. */
export function cardOf(table: PlayedTable, at: number): ShownCard {
  const { tableId, type, round, result, past } = table
  const moment = tableMoment({ info: newTable(tableId, type).info, round, result }, at, RATE)
  const shown = moment.results === null || result === null ? past : [...past, result]
  const results = shown.map((each) => each.results)
  const [roads, statistics] = [roadsOf(results), shoeStatistics(results, 0)]
  const seconds = moment.waiting ? null : moment.seconds
  return {
    tableId,
    phase: phaseSaid({ moment, hasRound: true }) + (seconds === null ? '' : String(seconds)),
    share: seconds === null ? null : shareOf(moment.left),
    live: seconds !== null && moment.phase === PHASES.betting,
    counts: countsSaid(statistics),
    said: roadsInWords({ results, roads, statistics }),
    marks: marksOf(drawRoads(roads, { superSix: superSixAt(type) })),
  }
}

function countsSaid({ banker, player, ties, rounds }: ShoeStatistics): string {
  const { side } = casino
  return `${side.banker} ${banker}${side.player} ${player}${side.tie} ${ties}${roundsSaid(rounds)}`
}

function marksOf({ paths, labels, tieCounts }: RoadDrawing): readonly ShownMark[] {
  return [
    ...paths.map(({ paint, d }): ShownMark => [paint, d, '']),
    ...labels.map(({ label, x, y }): ShownMark => [
      'label',
      `${x.join(' ')} ${y.join(' ')}`,
      (label === 'six' ? '6' : casino.roads.mark[label]).repeat(x.length),
    ]),
    ...tieCounts.map(({ x, y, count }): ShownMark => ['count', `${x} ${y}`, String(count)]),
  ]
}

/** Without what the build appends to the name of a class. */
function withoutSuffix([className, place, text]: ShownMark): ShownMark {
  return [className.replace(/-.*$/, ''), place, text]
}
