import { provePlacement } from './placement.property.ts'
import { PLACING_VENUES } from './placingVenue.ts'
import { runEndsAfterMs, schedulesAsked } from './schedulesAsked.ts'

// Two files, so that two processors share the work.
provePlacement(PLACING_VENUES.PMTY, schedulesAsked ?? 125, 20_261_122, runEndsAfterMs)
