import type { Observable } from 'rxjs'

export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  /** Absolute, or relative to the page. */
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Sent without cookies; without this the page's own origin gets them. */
  readonly credentials?: 'omit'
  readonly timeoutMs: number
}

export interface HttpResponse {
  readonly status: number
  /** A header's value by lower-case name, or `null`. */
  readonly header: (name: string) => string | null
  readonly text: string
}

/** No response was received. The request may have been processed all the same. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly kind: 'offline' | 'timeout' | 'network'

  constructor(kind: 'offline' | 'timeout' | 'network', message: string = kind) {
    super(message)
    this.kind = kind
  }
}

/**
 * Sends one request per subscription and completes after one response; errors with `TransportError` only.
 * Unsubscribing aborts the request.
 */
export interface Http {
  send(request: HttpRequest): Observable<HttpResponse>
  /** The body as bytes, for images. */
  sendForBytes(request: HttpRequest): Observable<{ readonly status: number; readonly bytes: Uint8Array }>
}
