import fc from 'fast-check'
import type { Choice, Play } from '../../../../streams/domain/lottery/play.ts'
import { PLAYS } from '../../../../streams/domain/lottery/plays/plays.ts'
import { drawNumbers, SERIES_IDS } from '../../../../streams/domain/lottery/series.ts'
import { quickDraws } from './drawSpaces.ts'

export const ALL_PLAYS: readonly Play[] = SERIES_IDS.flatMap((seriesId) => PLAYS[seriesId])

/** So few values of each group that the notes can be written down one by one. */
function mostValues({ form, groups }: Play): number {
  return form === 'direct' && groups.length > 3 ? 5 : 12
}

/** Choices of a play with at least one note. */
export function choices(play: Play): fc.Arbitrary<Choice> {
  const groups = play.groups.map(({ values, min, max }) =>
    fc.subarray([...values], {
      minLength: min,
      maxLength: Math.min(values.length, max, Math.max(min, mostValues(play))),
    }),
  )
  return fc.tuple(...groups).filter((choice) => play.countNotes(choice) > 0)
}

export const playAndChoice = fc
  .constantFrom(...ALL_PLAYS)
  .chain((play) => fc.record({ play: fc.constant(play), choice: choices(play) }))

/** A play, a choice and a draw of its series. */
export const playChoiceDraw = fc
  .record({ of: playAndChoice, seed: fc.nat() })
  .map(({ of, seed }) => ({ ...of, numbers: drawNumbers(of.play.seriesId, quickDraws(seed)) }))
