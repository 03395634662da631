import type { Hono } from 'hono'
import type * as v from 'valibot'
import { decodeJson } from '../../streams/wire/decode.ts'
import { bodyOf } from '../http/httpEnv.ts'
import type { HttpEnv } from '../http/httpEnv.ts'

const HTTP_BAD_REQUEST = 400

/** The routes of control, while they are being added. */
export interface ControlRoutes {
  readonly app: Hono<HttpEnv>
  /** Adds a call with a JSON body. Its answer is what `act` returns. */
  readonly post: <const S extends v.GenericSchema>(
    path: string,
    schema: S,
    act: (body: v.InferOutput<S>) => unknown,
  ) => void
}

export function controlRoutesOn(app: Hono<HttpEnv>): ControlRoutes {
  return {
    app,
    post(path, schema, act) {
      app.post(path, async (c) => {
        const body = decodeJson(schema, bodyOf(c) || '{}')
        if (!body.ok) return c.json({ error: `${body.error.path}: ${body.error.message}` }, HTTP_BAD_REQUEST)
        return c.json((await act(body.value)) ?? {})
      })
    },
  }
}
