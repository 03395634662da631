import { Observable } from 'rxjs'
import { type Http, type HttpRequest, TransportError } from '../ports/http.ts'

export interface FetchHttpOptions {
  /** Handles a request in tests, such as the platform's own handler; `fetch` by default. */
  readonly fetch?: (request: Request) => Response | Promise<Response>
  /** Base of relative URLs; the page's URL by default. */
  readonly baseUrl?: string
  readonly isOnline?: () => boolean
}

/** HTTP over `fetch`. The timeout covers the response body too. */
export function createFetchHttp(options: FetchHttpOptions = {}): Http {
  const { fetch = (request: Request) => globalThis.fetch(request), isOnline = isBrowserOnline } = options

  const run = <T>(request: HttpRequest, read: (response: Response) => Promise<T>): Observable<T> =>
    new Observable<T>((subscriber) => {
      const abort = new AbortController()
      const fail = (kind: TransportError['kind'], message?: string): void => {
        subscriber.error(new TransportError(kind, message))
      }
      const limit = setTimeout(() => {
        fail('timeout')
      }, request.timeoutMs)
      subscriber.add(() => {
        clearTimeout(limit)
        abort.abort()
      })
      const exchange = async (): Promise<T> =>
        read(await fetch(toRequest(request, options.baseUrl, abort.signal)))
      exchange().then(
        (value) => {
          subscriber.next(value)
          subscriber.complete()
        },
        (error: unknown) => {
          fail(isOnline() ? 'network' : 'offline', error instanceof Error ? error.message : undefined)
        },
      )
    })

  return {
    send: (request) =>
      run(request, async (response) => ({
        status: response.status,
        header: (name: string) => response.headers.get(name),
        text: await response.text(),
      })),
    sendForBytes: (request) =>
      run(request, async (response) => ({
        status: response.status,
        bytes: new Uint8Array(await response.arrayBuffer()),
      })),
  }
}

function toRequest(
  { method, url, headers, body, credentials }: HttpRequest,
  baseUrl: string | undefined,
  signal: AbortSignal,
): Request {
  return new Request(baseUrl === undefined ? url : new URL(url, baseUrl), {
    method,
    signal,
    cache: 'no-store',
    ...(headers === undefined ? {} : { headers: { ...headers } }),
    ...(body === undefined ? {} : { body }),
    ...(credentials === undefined ? {} : { credentials }),
  })
}

function isBrowserOnline(): boolean {
  // Node has a `navigator` without `onLine`.
  return !('navigator' in globalThis) || (navigator.onLine as boolean | undefined) !== false
}
