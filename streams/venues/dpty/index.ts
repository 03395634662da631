export { createDpty } from './venue.ts'
