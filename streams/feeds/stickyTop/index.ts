export { createStickyTop, type StickyTop, type StickyTopDeps } from './stickyTop.ts'
