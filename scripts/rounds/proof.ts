import * as v from 'valibot'

const HEX_64 = /^[0-9a-f]{64}$/
const pair = v.tuple([v.number(), v.number()])

const entryMatch = v.object({
  orderNo: v.number(),
  home: v.string(),
  away: v.string(),
  chances: pair,
  before: v.nullable(pair),
  decides: v.boolean(),
})

/** The proof of a batch of virtual sports (docs/games/rounds.md, 4). */
export const roundProof = v.object({
  product: v.string(),
  game: v.string(),
  round: v.string(),
  state: v.string(),
  commitment: v.pipe(v.string(), v.regex(HEX_64)),
  seed: v.nullable(v.pipe(v.string(), v.regex(HEX_64))),
  result: v.unknown(),
  entry: v.union([
    v.object({ weights: v.array(v.number()), names: v.array(v.string()) }),
    v.object({ matches: v.array(entryMatch) }),
  ]),
})

export type RoundProof = v.InferOutput<typeof roundProof>
