import type { TFunction } from 'i18next'
import type { Sport } from '../../../streams/index.ts'
import { basketballAt, footballAt, type MatchFilm, type MatchMoment } from '../../../streams/virtual.ts'

/** The place of a film of football or basketball. */
export function momentAt(sport: Sport, film: MatchFilm, ms: number, lengthMs: number): MatchMoment {
  return sport === 'virtualBasketball' ? basketballAt(film, ms, lengthMs) : footballAt(film, ms, lengthMs)
}

/** `63'`, or the part of the match. */
export function partWords(t: TFunction, { part, minute }: MatchMoment): string {
  return minute === null ? t(`virtual.part.${part}`) : `${String(minute)}'`
}
