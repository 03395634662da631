/** The second entry point, for screens with live rooms. The first screen must not import it. */
export { DANMAKU_AREAS, DANMAKU_DENSITIES, DANMAKU_SIZES, MIN_OPACITY } from './domain/danmaku/settings.ts'
export { mentions, namesFor, openMention, withMention } from './domain/room/mentions.ts'
export { giftPrice } from './domain/room/room.ts'
export { wholeShares } from './domain/scorePrediction.ts'
export { refusalText } from './domain/room/refusal.ts'
export { followedAnchors } from './core/followedAnchors.ts'
export { liveStreams } from './core/liveStreams.ts'
