export type { PmtyDeps, PmtyTimes } from './deps.ts'
export { createPmty } from './venue.ts'
