// One chunk: what has been quoted is placed without loading anything.
export { askPlace$ } from './place.ts'
export { askQuote$ } from './quote.ts'
