import { dpty } from './dpty/dptyVenue.ts'
import { fbty } from './fbty/fbtyVenue.ts'
import { imty, ybty } from './imty/imtyVenue.ts'
import { pmty } from './pmty/pmtyVenue.ts'
import type { VenueMaker } from './venueServer.ts'
import { zbyx } from './zbyx/zbyxVenue.ts'

/** The venues of the platform, the default one first. */
export const VENUES: readonly [VenueMaker, ...VenueMaker[]] = [pmty, fbty, imty, dpty, ybty, zbyx]
