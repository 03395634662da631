export { createProtectionFeed, type ProtectionFeed, type ProtectionState } from './protectionFeed.ts'
