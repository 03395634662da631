import { pmty } from './pmty/pmtyVenue.ts'
import type { VenueMaker } from './venueServer.ts'

/** The venues of the platform, the default one first. */
export const VENUES: readonly [VenueMaker, ...VenueMaker[]] = [pmty]
