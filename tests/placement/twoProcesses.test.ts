import { describe } from 'vitest'
import { serverExpected } from '../platform/store/testDatabases.ts'
import { provePlacementOverTwo } from './placement.property.ts'
import { schedulesAsked } from './schedulesAsked.ts'

/** Ends the default run, ms. There is no time limit when `PLACEMENT_SCHEDULES` is set. */
const LONGEST_MS = 45_000

describe.skipIf(!serverExpected)('on a PostgreSQL server (skipped when none answers)', () => {
  provePlacementOverTwo(schedulesAsked ?? 200, 20_261_123, schedulesAsked === null ? LONGEST_MS : Infinity)
})
