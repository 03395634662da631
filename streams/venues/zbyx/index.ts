export { createZbyx } from './venue.ts'
