import type { TFunction } from 'i18next'
import type { Sport } from '../../streams/index.ts'
import type { TextKey } from './catalogueText.ts'

/**
 * The first of these keys of `markets` that has a text, in `moreMarkets` too where those are loaded; a sport's own
 * texts (`texts/sports.ts`) have priority.
 */
export function sportText(t: TFunction, sport: Sport, ...keys: readonly string[]): string {
  const own = keys.map((key) => `sports.${sport}.${key}`)
  const shared = keys.flatMap((key) => [`moreMarkets.${key}`, `markets.${key}`])
  return t([...own, ...shared] as TextKey[])
}
