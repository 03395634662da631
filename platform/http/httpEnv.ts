import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import type { Currency } from '../../streams/domain/money.ts'
import type { AddressOf } from './clientAddress.ts'

/** The bindings of a request. Calls within the process (`app.fetch`) have no connection. */
export interface HttpEnv {
  Bindings: {
    readonly incoming?: IncomingMessage
    readonly outgoing?: ServerResponse
  }
  Variables: {
    /** The code in the answer's envelope, for logs and metrics. */
    outcome?: string | number
    memberId?: number
    /** The session of the caller. */
    sessionId?: string
    /** The currency for which the venue of the call was launched. */
    currency?: Currency
    /** The endpoint's name in the table. */
    endpoint?: string
    /** What logs have instead of a path that holds a token. */
    loggedPath?: string
    /** The raw body; read by the guard, so that no handler reads more than its endpoint allows. */
    body?: string
    /** The decrypted body of a site call, and how its answer is encrypted. */
    opened?: { readonly body: unknown; readonly seal: ((text: string) => Promise<string>) | null }
    /** The client's address; set by the first middleware. */
    address?: string
  }
}

export type HttpContext = Context<HttpEnv>

const IN_PROCESS = 'in-process'

/** The caller's address, for limits and the audit log. */
export function clientAddress(c: HttpContext): string {
  return c.get('address') ?? IN_PROCESS
}

/** The text of the body; empty where the endpoint takes none. */
export function bodyOf(c: HttpContext): string {
  return c.get('body') ?? ''
}

/** Determines the address of each request once. Must run before everything that uses it. */
export function readAddress(addressOf: AddressOf): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { incoming } = connectionOf(c)
    if (incoming !== undefined) c.set('address', addressOf(incoming))
    await next()
  }
}

/** Hono passes no bindings at all, not even an empty object, when `fetch` was called without them. */
export function connectionOf(c: HttpContext): HttpEnv['Bindings'] {
  const bindings: unknown = c.env
  return typeof bindings === 'object' && bindings !== null ? bindings : {}
}
