import { firstValueFrom, map } from 'rxjs'
import { createBrowserPorts } from '../../streams/adapters/index.ts'
import { createFetchHttp } from '../../streams/adapters/fetchHttp.ts'
import { createScope } from '../../streams/kernel/scope.ts'
import { createLink } from '../../streams/link/createLink.ts'
import { createPmty } from '../../streams/venues/pmty/index.ts'
import type { Venue } from '../../streams/venues/venue.ts'

/** A member who is signed in through the client's own link and calls the venue through its own adapter. */
export interface Bettor {
  readonly name: string
  readonly venue: Venue
  /** Platform time, ms. */
  now(): number
  end(): void
}

/** Signs in as the app does: configuration, session, launch of the venue. Nothing is stored on a device. */
export async function signInBettor(origin: string, name: string, password: string): Promise<Bettor> {
  const faults: unknown[] = []
  const scope = createScope((error) => faults.push(error))
  const ports = {
    ...createBrowserPorts(),
    http: createFetchHttp({ baseUrl: origin }),
    faults: { report: (_: string, error: unknown) => faults.push(error) },
  }
  const link = createLink(scope, ports, { clientVersion: 'bench', language: () => 'CMN', origin })
  const signedIn = await firstValueFrom(link.session.login(name, password))
  if (!signedIn.ok) throw new Error(`${name} was not signed in: ${JSON.stringify(signedIn.error)}`)
  const venue = createPmty({
    session: link.venueSession(scope, 'PMTY'),
    http: ports.http,
    inflate: ports.inflate,
    crypto: ports.crypto,
    signKey$: link.config.ready$.pipe(map(({ signKey }) => signKey)),
    device: ports.storage.local,
    randomHex: (bytes) => ports.random.hex(bytes),
    rate: () => link.serverTime.state$.value.rate,
    leave: (reason, message, textKey) => {
      link.exits.raise(reason, message, { textKey })
    },
    enterWhenOpen: () => undefined,
    say: () => undefined,
    log: () => undefined,
    siteCall$: link.call,
    socket: ports.socket,
    network: link.network,
    random: () => ports.random.next(),
    now: () => ports.clock.now(),
    serverNow: link.serverTime.now,
    memberId: () => signedIn.value.id,
    language: () => 'CMN',
    siteHeaders: link.commonHeaders,
    onResult: link.onResult.venue,
    onOutdated: link.clientVersion.markOutdated,
    onBadData: (path, fault) => {
      ports.faults.report(path, fault)
    },
    times: link.times,
  })
  return { name, venue, now: link.serverTime.now, end: scope.end }
}
