import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import type { Line, Situation, Occasion } from './talk/talk.ts'
import { talkOf } from './talk/talkOf.ts'

interface Said {
  readonly home: string
  readonly away: string
  readonly score: string
  readonly scorer: string
}

/** The lines of a sport for an event that fit the moment. */
export function linesFor(sport: Sport, occasion: Occasion, moment: Situation): readonly string[] {
  return talkOf(sport)
    .lines[occasion].filter((line) => fits(line, moment))
    .map(({ say }) => say)
}

function fits({ stage, gap, scored }: Line, moment: Situation): boolean {
  if (stage !== undefined && !stage.includes(moment.stage)) return false
  if (gap !== undefined && !gap.includes(moment.gap)) return false
  return scored === undefined || moment.scored
}

/** A line with the placeholders replaced. */
export function filledIn(line: string, said: Said): string {
  return line.replace(/\{(home|away|score|scorer)\}/g, (_, word: keyof Said) => said[word])
}
