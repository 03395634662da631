/** The entry point of the site's addresses: customer service, VIP and others, and those to keep. */
export { addressStreams, type AddressStreams } from './core/addressStreams.ts'
export type { DomainType } from './link/domains.ts'
export type { PermanentDomainView } from './views/permanentDomain.ts'
