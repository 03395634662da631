import type { VenueDeps, VenueMaker } from '../venueServer.ts'

/** One of the two ways to the calls of IMTY (docs/decisions/0094-the-bridge-is-a-way-to-a-venue.md). */
export interface ImtyWay extends Pick<VenueMaker, 'code' | 'basePath'> {
  /** Whether the calls come through the bridge, and so with its headers. */
  readonly bridged: boolean
}

/** The dependencies of the calls; `code` is the venue's at the site, in orders and in tokens. */
export type ImtyDeps = VenueDeps & ImtyWay
