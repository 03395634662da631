import { Hono } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { createPlainProtocol } from '../../http/plainProtocol.ts'
import type { VenueMaker } from '../venueServer.ts'

const CODE = 'ZBYX'
const BASE_PATH = '/zbyx'

/**
 * The venue ZBYX, which has no sport menu and no bets. It can be launched, and has a state
 * like other venues; it has no calls of its own, so every path below its base is refused.
 */
export const zbyx: VenueMaker = {
  code: CODE,
  aliases: [],
  basePath: BASE_PATH,
  create: () => ({
    code: CODE,
    endpoints: [],
    protocol: createPlainProtocol({}),
    pathPrefixes: [`${BASE_PATH}/`],
    routes: new Hono<HttpEnv>(),
    tokenOf: () => null,
    playId: () => null,
  }),
}
