import type { WordTable } from './words.ts'

/**
 * The parts of a match that are played by themselves, with the numbers that venues and the site have for them; the
 * last three are those of e-sports.
 */
export const SUB_MATCHES = {
  regular: { id: 0 },
  extraTime: { id: 1 },
  penalty: { id: 2 },
  eRegular: { id: 3 },
  eExtraTime: { id: 4 },
  ePenalty: { id: 5 },
} as const satisfies WordTable

export type SubMatch = keyof typeof SUB_MATCHES
