import { Hono } from 'hono'
import { ROUND_PRODUCTS } from '../../streams/domain/rounds/round.ts'
import { publishedResult } from '../../streams/domain/virtual/batch.ts'
import { PROOF_PREFIX } from '../../streams/wire/games/proof.ts'
import { BODY, PUBLIC_LIMITS, type Endpoint } from '../http/endpoint.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import type { Product } from '../product.ts'
import { isVirtualGame } from '../world/virtual/games.ts'
import type { Rounds } from '../rounds/rounds.ts'
import type { StoredRound } from '../store/rounds/round.ts'
import type { VirtualSports } from '../world/virtual/virtualSports.ts'

const PATH = `${PROOF_PREFIX}:product/:game/:round`
const HTTP_NOT_FOUND = 404

const ENDPOINT: Endpoint = {
  name: 'roundProof',
  method: 'GET',
  path: PATH,
  protocol: 'plain',
  access: 'anyone',
  limits: PUBLIC_LIMITS,
  maxBody: BODY.none,
  changes: false,
}

/** Answers anyone with what proves a round (docs/games/rounds.md, 4). */
export function createProofs(virtual: VirtualSports | null, rounds: Pick<Rounds, 'round'>): Product {
  const routes = new Hono<HttpEnv>()
  routes.get(PATH, async (c) => {
    const { product, game, round } = c.req.param()
    const isOfGame = ROUND_PRODUCTS.some((each) => each === product)
    const stored = isOfGame ? await rounds.round({ product, game, round }) : null
    const batch = product === 'virtual' && virtual !== null ? virtualProof(virtual, game, round) : null
    const proof = stored === null ? batch : storedProof(stored)
    return proof === null
      ? c.text('not found', HTTP_NOT_FOUND)
      : c.json(proof, 200, { 'Cache-Control': 'no-store' })
  })
  return { name: 'proofs', endpoints: [ENDPOINT], routes }
}

/** Seed, result and shoe are not stored before they may be published, so nothing is left out here. */
function storedProof({ product, game, round, ...stored }: StoredRound) {
  const { state, commitment, announcedAt, opensAt, sealsAt, decidedAt, seed, result, shoe } = stored
  const key = { product, game, round, state, commitment }
  return { ...key, announcedAt, opensAt, sealsAt, decidedAt, seed, result, shoe }
}

/** The seed and the result of a batch are `null` until it has started. */
function virtualProof({ batches }: VirtualSports, game: string, round: string) {
  const view = isVirtualGame(game) ? batches.find(game, round) : null
  if (view === null) return null
  const { plan, status, commitment, opensAt, sealsAt, startsAt, drawn } = view
  return {
    product: 'virtual',
    game,
    round,
    state: status,
    commitment,
    announcedAt: opensAt,
    opensAt,
    sealsAt,
    decidedAt: drawn === null ? null : startsAt,
    seed: batches.seedOf(view),
    result: drawn === null ? null : publishedResult(drawn),
    entry: plan.entry,
  }
}
