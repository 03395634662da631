import { provePlacement } from './placement.property.ts'

// Two files, so that two processors share the work.
provePlacement(1000, 20_261_122)
