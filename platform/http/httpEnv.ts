import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'

/** What a request brings with it. In-process calls (`app.fetch`) have no connection. */
export interface HttpEnv {
  Bindings: {
    readonly incoming?: IncomingMessage
    readonly outgoing?: ServerResponse
  }
  Variables: {
    /** The code of the answer's envelope, for the log and the metrics. */
    outcome?: string | number
    memberId?: number
  }
}

export type HttpContext = Context<HttpEnv>

const IN_PROCESS = 'in-process'

/** Who is calling, for rate limits. Forwarded addresses are not trusted: nothing stands before this server. */
export function clientAddress(c: HttpContext): string {
  return connectionOf(c).incoming?.socket.remoteAddress ?? IN_PROCESS
}

/** Hono gives no bindings at all, not even an empty object, when `fetch` was called without them. */
export function connectionOf(c: HttpContext): HttpEnv['Bindings'] {
  const bindings: unknown = c.env
  return typeof bindings === 'object' && bindings !== null ? bindings : {}
}
