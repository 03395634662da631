import { Hono } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { dropConnection } from '../http/droppedConnection.ts'
import { connectionOf } from '../http/httpEnv.ts'
import type { HttpContext, HttpEnv } from '../http/httpEnv.ts'
import type { FaultAction, Faults } from './faults.ts'
import type { RequestLedger } from './requestLedger.ts'

export interface FaultyAppOptions {
  readonly faults: Faults
  readonly requests: RequestLedger
  /** Real ms. */
  readonly real: () => number
  /** Resolves after this many real ms. */
  readonly wait: (ms: number) => Promise<void>
  /** The member of a request, by its token; `null` when it has none. */
  readonly memberOf: (request: Request) => Promise<number | null>
}

/** The routes of control are never disturbed, so that every fault can be cleared. */
const CONTROL_PATH = /^\/control(\/|$)/

/** Wraps the whole platform and simulates network faults, which no handler can detect. */
export function createFaultyApp(inner: Hono<HttpEnv>, options: FaultyAppOptions): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.all('*', async (c) => {
    const { path, method } = c.req
    const pass = async (request = c.req.raw): Promise<Response> => inner.fetch(request, connectionOf(c))
    if (CONTROL_PATH.test(path)) return pass()
    const action = await options.faults.take(path, () => options.memberOf(c.req.raw))
    options.requests.note({ at: options.real(), method, path, fault: action?.kind ?? null })
    return action === null ? pass() : applyFault(c, action, pass, options.wait)
  })
  // An exception closes the connection; Hono would answer it with 500.
  app.onError((error) => {
    throw error
  })
  return app
}

type Pass = (request?: Request) => Promise<Response>

async function applyFault(
  c: HttpContext,
  action: FaultAction,
  pass: Pass,
  wait: FaultyAppOptions['wait'],
): Promise<Response> {
  switch (action.kind) {
    case 'pass':
      return pass()
    case 'delay':
      await wait(action.ms)
      return pass()
    case 'drop':
      return dropConnection(c)
    case 'loseAnswer':
      await (await pass()).arrayBuffer()
      return dropConnection(c)
    case 'duplicate':
      return duplicate(c, action.times, pass)
    case 'truncate':
      return rewritten(await pass(), (text) => text.slice(0, Math.floor(text.length * action.keep)))
    case 'corrupt':
      return rewritten(await pass(), corrupted)
    case 'code':
      return c.json({ code: action.code, msg: action.message, data: null })
    case 'status':
      return c.body(null, action.status as StatusCode)
  }
}

async function duplicate(c: HttpContext, times: number, pass: Pass): Promise<Response> {
  const body = c.req.method === 'GET' || c.req.method === 'HEAD' ? null : await c.req.raw.arrayBuffer()
  const { method, url, headers } = c.req.raw
  const again = (): Promise<Response> => pass(new Request(url, { method, headers, body }))
  for (let sent = 1; sent < times; sent += 1) await (await again()).arrayBuffer()
  return again()
}

async function rewritten(response: Response, rewrite: (text: string) => string): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(rewrite(await response.text()), { status: response.status, headers })
}

/** Replaces one character in the middle by one that is invalid in both JSON and base64. */
function corrupted(text: string): string {
  const middle = Math.floor(text.length / 2)
  return `${text.slice(0, middle)}\u0000${text.slice(middle + 1)}`
}
