import { map, mergeMap, type Observable, take } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import type { RoundProof } from '../../domain/roundProof/roundProof.ts'
import type { RoundKey } from '../../domain/rounds/roundKey.ts'
import type { Link } from '../../link/createLink.ts'
import { exchange$, transportFailure } from '../../link/exchange.ts'
import type { Http } from '../../ports/http.ts'
import { decodeJson } from '../../wire/decode.ts'
import { PROOF_PREFIX, proofPath, roundProofAnswer } from '../../wire/games/proof.ts'

interface ReadProofDeps {
  readonly http: Http
  readonly link: Pick<Link, 'config' | 'faults' | 'times'>
}

const NOT_FOUND = 404

/** Reads what proves a round; `null` for an unknown one. The call answers anyone, without an envelope. */
export function readProof$(
  { product, game, round }: RoundKey,
  { http, link }: ReadProofDeps,
): Observable<Result<RoundProof | null, Failure>> {
  return link.config.ready$.pipe(
    take(1),
    mergeMap(({ apiBase }) =>
      exchange$(
        http,
        {
          method: 'GET',
          url: apiBase + proofPath(product, game, round),
          timeoutMs: link.times.pollTimeoutMs,
        },
        { readsEveryStatus: true },
      ),
    ),
    map((result): Result<RoundProof | null, Failure> => {
      if (!result.ok) return result
      const { status, text } = result.value
      if (status === NOT_FOUND) return ok(null)
      if (status !== 200) return err(transportFailure('serverError'))
      const decoded = decodeJson(roundProofAnswer, text)
      if (!decoded.ok) {
        link.faults.report(PROOF_PREFIX, decoded.error)
        return err(transportFailure('badData'))
      }
      const proof = decoded.value
      // A proof of another round proves nothing.
      const isOwn = proof.product === product && proof.game === game && proof.round === round
      return isOwn ? ok(proof) : err(transportFailure('badData'))
    }),
  )
}
