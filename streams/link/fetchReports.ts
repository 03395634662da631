import { tap } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import type { Result } from '../domain/result.ts'
import type { Http } from '../ports/http.ts'
import type { Analytics } from './analytics.ts'
import type { Exchanged } from './fetchReport.ts'

interface FetchReports {
  /** The venue's requests must be sent with it, so that a report contains the request and its answer. */
  readonly http: Http
  /** Reports a call that failed or had no usable answer; to be called when its answer has been read. */
  note(path: string, result: Result<unknown, Failure>): void
}

/** Reports failed calls of a venue to the analytics. */
export function createFetchReports(http: Http, venue: string, { track }: Analytics): FetchReports {
  // An answer is read as soon as it arrives, so the last exchange belongs to the call that is noted next.
  let last: Exchanged | null = null
  return {
    http: {
      ...http,
      send: (request) =>
        http.send(request).pipe(
          tap({
            next: ({ text }) => (last = { request, text }),
            error: () => (last = { request, text: '' }),
          }),
        ),
    },
    note: (path, result) => {
      if (result.ok) return
      const { error } = result
      const exchanged = last
      // If the module cannot be loaded, nothing is reported.
      void import('./fetchReport.ts').then(
        ({ fetchReport }) => {
          track(...fetchReport({ venue, path, error, exchanged }))
        },
        () => undefined,
      )
    },
  }
}
