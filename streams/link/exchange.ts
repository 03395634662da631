import { catchError, map, type Observable, of, throwError } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import { type Http, type HttpRequest, type HttpResponse, TransportError } from '../ports/http.ts'

export function transportFailure(kind: Extract<Failure, { type: 'transport' }>['kind']): Failure {
  return { type: 'transport', kind }
}

interface ExchangeOptions {
  /** Whether the caller reads the body of every status but 429, because it may say why. */
  readonly readsEveryStatus?: boolean
}

/**
 * Sends one request; used by site and venue calls. Failures are values: transport errors, HTTP 429 as a rate
 * limit, any other status outside 200 to 299 as a server error, unless the caller reads its body.
 */
export function exchange$(
  http: Http,
  request: HttpRequest,
  { readsEveryStatus = false }: ExchangeOptions = {},
): Observable<Result<HttpResponse, Failure>> {
  return http.send(request).pipe(
    map((response): Result<HttpResponse, Failure> => {
      const { status } = response
      if (status === 429) return err(transportFailure('rateLimited'))
      if ((status < 200 || status > 299) && !readsEveryStatus) {
        return err(transportFailure('serverError'))
      }
      return ok(response)
    }),
    catchError((error: unknown) =>
      error instanceof TransportError ? of(err(transportFailure(error.kind))) : throwError(() => error),
    ),
  )
}
