import type { Scope } from '../kernel/scope.ts'
import { createShell, type Shell } from '../link/shell.ts'
import type { SiteCore } from './siteCore.ts'

/** The native shell around the page; in a browser it is never connected, and copies by the page's means. */
export function shellStreams(scope: Scope, { link, ports }: SiteCore): Shell {
  return createShell(scope, {
    port: ports.shell,
    config: link.config,
    origin: link.origin,
    faults: link.faults,
    random: ports.random,
  })
}
