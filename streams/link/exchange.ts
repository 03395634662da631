import { catchError, map, type Observable, of, throwError } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import { type Http, type HttpRequest, type HttpResponse, TransportError } from '../ports/http.ts'

export function transportFailure(kind: Extract<Failure, { type: 'transport' }>['kind']): Failure {
  return { type: 'transport', kind }
}

/**
 * Sends one request; used by site and venue calls. Failures are values: transport errors, HTTP 429 as a rate
 * limit, any other status outside 200 to 299 as a server error.
 */
export function exchange$(http: Http, request: HttpRequest): Observable<Result<HttpResponse, Failure>> {
  return http.send(request).pipe(
    map((response): Result<HttpResponse, Failure> => {
      if (response.status === 429) return err(transportFailure('rateLimited'))
      if (response.status < 200 || response.status > 299) return err(transportFailure('serverError'))
      return ok(response)
    }),
    catchError((error: unknown) =>
      error instanceof TransportError ? of(err(transportFailure(error.kind))) : throwError(() => error),
    ),
  )
}
