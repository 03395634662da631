import { provePlacement } from './placement.property.ts'
import { PLACING_VENUES } from './placingVenue.ts'
import { runEndsAfterMs, schedulesAsked } from './schedulesAsked.ts'

provePlacement(PLACING_VENUES.FBTY, schedulesAsked ?? 60, 20_261_131, runEndsAfterMs)
