export type { PmtyDeps } from './deps.ts'
export { createPmty } from './venue.ts'
