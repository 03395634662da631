/** What names a round: its product, its game and its number (docs/games/rounds.md, 1). */
export interface RoundKey {
  readonly product: string
  readonly game: string
  /** Such as `20261120-0346`. */
  readonly round: string
}

function lines(title: string, { product, game, round }: RoundKey): string {
  return [title, product, game, round].join('\n')
}

/** The text whose HMAC-SHA-256 with the key of the database is the seed of a round (docs/games/rounds.md, 3.1). */
export function seedText(key: RoundKey): string {
  return lines('touchline seed v1', key)
}

/** The text whose SHA-256 is the commitment; `seed` is its 64 hexadecimal digits (docs/games/rounds.md, 3.2). */
export function commitmentText(key: RoundKey, seed: string): string {
  return `${lines('touchline round v1', key)}\n${seed}`
}

/** The text whose HMAC-SHA-256 with the bytes of the seed is a block of numbers (docs/games/rounds.md, 3.3). */
export function blockText(key: RoundKey, index: number): string {
  return `${lines('touchline draw v1', key)}\n${index}`
}
