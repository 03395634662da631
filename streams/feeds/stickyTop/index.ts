export { NOTHING_STICKY, type StickyList } from './stickyList.ts'
export { createStickyTop, type ListOnScreen, type StickyTop } from './stickyTop.ts'
