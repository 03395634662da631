import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { connectionOf } from './httpEnv.ts'
import type { HttpContext } from './httpEnv.ts'

/** Thrown out of `app.fetch` where a real connection would break; the caller sees a network error. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('fetch failed: the connection was closed without an answer')
  }
}

/** Ends the call without an answer. @throws ConnectionDropped when there is no connection to close. */
export function dropConnection(c: HttpContext): Response {
  const { outgoing } = connectionOf(c)
  if (outgoing === undefined) throw new ConnectionDropped()
  outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Whether the client has disconnected before its whole request arrived: no answer can reach it. */
export function callerLeft(c: HttpContext): boolean {
  const { incoming } = connectionOf(c)
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}
