import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { connectionOf } from './httpEnv.ts'
import type { HttpContext } from './httpEnv.ts'

/** Thrown out of `app.fetch` where a real connection would break: to the caller it is a network error. */
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
