import type { Failure } from '../domain/failure.ts'
import type { HttpRequest } from '../ports/http.ts'
import type { AnalyticsEvent } from '../wire/site/analytics.ts'

/** A request and the text that came back; empty where nothing did. */
export interface Exchanged {
  readonly request: HttpRequest
  readonly text: string
}

interface FailedCall {
  readonly venue: string
  readonly path: string
  readonly error: Failure
  /** The last exchange, which may be that of another call. */
  readonly exchanged: Exchanged | null
}

export const EVENT = 'sport_h5_fetch_fail'
/** Characters; an event with longer texts would be dropped as too large (docs/protocol.md, 1.3). */
const LONGEST = { url: 200, params: 300, response: 300 } as const
/** In JSON and in a query. */
const TOKENS = /("\w*token"\s*:\s*)"[^"]*"|(\btoken=)[^&]*/gi

/** The event of a failed call, without tokens. */
export function fetchReport({
  venue,
  path,
  error,
  exchanged,
}: FailedCall): [name: string, props: AnalyticsEvent['props']] {
  const heard = exchanged !== null && isAt(exchanged.request.url, path) ? exchanged : null
  const [address = path, query = ''] = (heard?.request.url ?? path).split('?')
  return [
    EVENT,
    {
      venue,
      // In place of the address of a path with a parameter, because the parameter is the member's token.
      url: (path.includes('{') ? path : address).slice(0, LONGEST.url),
      params: shown(heard?.request.body ?? query, LONGEST.params),
      response: shown(heard?.text ?? '', LONGEST.response),
      reason: error.type === 'refusal' ? error.reason : error.kind,
    },
  ]
}

/** Whether `url` is that of `path`, whose last segment may be a parameter (`/yewu27/{token}`). */
function isAt(url: string, path: string): boolean {
  const [start = '', parameter] = path.split('{')
  const from = url.indexOf(start)
  if (from < 0 || parameter === undefined) return from >= 0
  return !(url.slice(from + start.length).split('?')[0] ?? '').includes('/')
}

function shown(text: string, longest: number): string {
  return text.replace(TOKENS, '$1$2…').slice(0, longest)
}
