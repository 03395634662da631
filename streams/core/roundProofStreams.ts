import type { RoundProof } from '../domain/roundProof/roundProof.ts'
import { ROUND_PRODUCTS } from '../domain/rounds/round.ts'
import type { RoundKey } from '../domain/rounds/roundKey.ts'
import { readProof$, roundProof$ } from '../feeds/roundProof/index.ts'
import type { Scope } from '../kernel/scope.ts'
import { betsOnRound$ } from '../venues/roundBets.ts'
import { createRoundProof, type RoundProofModel } from '../views/roundProof/roundProofModel.ts'
import { recordsOf, toldCommitments } from './gameParts.ts'
import type { VenueParts } from './venueParts.ts'
import type { VenueCore } from './venueCore.ts'

/** The pages that prove rounds (docs/games/rounds.md, 4). */
export interface RoundProofStreams {
  proof(screen: Scope, key: RoundKey): RoundProofModel
}

export function roundProofStreams(_scope: Scope, core: VenueCore, part: VenueParts): RoundProofStreams {
  const { link, ports, conditions } = core
  const bets = ({ product, game, round, opensAt, sealsAt }: RoundProof) => {
    const known = ROUND_PRODUCTS.find((each) => each === product)
    if (known === undefined || opensAt === null || sealsAt === null) return null
    return betsOnRound$(recordsOf(known, core, part), { product: known, game, round, opensAt, sealsAt })
  }
  return {
    proof: (screen, key) =>
      createRoundProof(screen, {
        state$: roundProof$({
          read$: readProof$(key, { http: ports.http, link }),
          crypto: ports.crypto,
          conditions,
        }),
        told: () => part(toldCommitments).of(key),
        bets,
      }),
  }
}
