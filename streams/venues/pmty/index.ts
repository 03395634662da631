export { createPmty } from './venue.ts'
