export { createFbty } from './venue.ts'
