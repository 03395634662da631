import { createRateLimit } from '../../http/rateLimit.ts'
import type { SignedIn } from '../../http/upgrade.ts'
import { admitToRooms } from './admission.ts'
import type { RoomOptions } from '../options.ts'
import type { RoomDeps } from '../roomDeps.ts'
import type { RoomNamespace } from '../connections/sockets.ts'
import type { Transports } from './transports.ts'

interface AdmittingDeps extends Pick<RoomDeps, 'gate' | 'siteId' | 'real' | 'log'> {
  readonly transports: Transports
  readonly options: Pick<RoomOptions, 'connection'>
  readonly signedIn: SignedIn
}

/** Checks the sign-in of every connection, and gives those that are admitted their caller and rate limit. */
export function admitConnections(namespace: RoomNamespace, deps: AdmittingDeps): void {
  const { transports, log } = deps
  namespace.use((connection, next) => {
    const { conn, request } = connection
    function refuse(why: string): void {
      transports.failed(conn)
      next(new Error(why))
    }
    if (!transports.begin(conn)) {
      next(new Error('tooMany'))
      transports.end(conn)
      return
    }
    admitToRooms(deps.gate, deps.siteId, connection.handshake.auth).then(
      (admission) => {
        if (!admission.admitted) {
          refuse(admission.why)
        } else if (!transports.hold(conn, admission.caller.memberId)) {
          refuse('tooMany')
        } else {
          deps.signedIn(request)
          connection.data.caller = admission.caller
          connection.data.limit = createRateLimit(deps.options.connection, deps.real)
          connection.data.excess = 0
          next()
        }
      },
      (error: unknown) => {
        log.error({ err: error }, 'a room connection could not be checked')
        refuse('failed')
      },
    )
  })
}
