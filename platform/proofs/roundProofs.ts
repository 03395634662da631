import { Hono } from 'hono'
import { publishedResult } from '../../streams/domain/virtual/batch.ts'
import { BODY, PUBLIC_LIMITS, type Endpoint } from '../http/endpoint.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import type { Product } from '../product.ts'
import { isVirtualGame } from '../world/virtual/games.ts'
import type { VirtualSports } from '../world/virtual/virtualSports.ts'

/** The beginning of the paths of proofs. */
export const PROOF_PREFIX = '/games/proof/'
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
export function createProofs(virtual: VirtualSports | null): Product {
  const routes = new Hono<HttpEnv>()
  routes.get(PATH, (c) => {
    const { product, game, round } = c.req.param()
    const proof = product === 'virtual' && virtual !== null ? virtualProof(virtual, game, round) : null
    return proof === null
      ? c.text('not found', HTTP_NOT_FOUND)
      : c.json(proof, 200, { 'Cache-Control': 'no-store' })
  })
  return { name: 'proofs', endpoints: [ENDPOINT], routes }
}

/** Of a batch that has not started, seed and result are null. */
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
