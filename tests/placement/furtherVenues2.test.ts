import { provePlacement } from './placement.property.ts'
import { PLACING_VENUES } from './placingVenue.ts'
import { runEndsAfterMs, schedulesAsked } from './schedulesAsked.ts'

provePlacement(PLACING_VENUES.IMTY, schedulesAsked ?? 60, 20_261_132, runEndsAfterMs)
provePlacement(PLACING_VENUES.DPTY, schedulesAsked ?? 60, 20_261_133, runEndsAfterMs)
