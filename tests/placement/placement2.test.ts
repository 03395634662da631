import { provePlacement } from './placement.property.ts'
import { schedulesAsked } from './schedulesAsked.ts'

// Two files, so that two processors share the work.
provePlacement(schedulesAsked ?? 500, 20_261_122)
