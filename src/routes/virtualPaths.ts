import type { Sport } from '../../streams/index.ts'
import { virtualPath } from './paths.ts'

export function virtualMatchPath(path: string, matchId: string): string {
  return `${virtualPath(path)}/match/${encodeURIComponent(matchId)}`
}

/** The path under which the matches of a virtual sport are found. */
const VIRTUAL_PATH_OF: Readonly<Partial<Record<Sport, string>>> = {
  virtualBasketball: 'basketball',
  virtualGreyhounds: 'dog',
  virtualHorse: 'race',
  virtualSpeedway: 'race',
  virtualMotorbike: 'race',
}

export function virtualSportMatchPath(sport: Sport, matchId: string): string {
  return virtualMatchPath(VIRTUAL_PATH_OF[sport] ?? 'soccer', matchId)
}
