import { describe } from 'vitest'
import { serverExpected } from '../platform/store/testDatabases.ts'
import { provePlacementOverTwo } from './placement.property.ts'
import { runEndsAfterMs, schedulesAsked } from './schedulesAsked.ts'

describe.skipIf(!serverExpected)('on a PostgreSQL server (skipped when none answers)', () => {
  provePlacementOverTwo(schedulesAsked ?? 200, 20_261_123, runEndsAfterMs)
})
