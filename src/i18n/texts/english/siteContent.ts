import type { SameTexts } from '../../sameTexts.ts'
import type { siteContent as original } from '../cmn/siteContent.ts'

/** What the operator publishes, and what goes live for the member. */
export const siteContent: SameTexts<typeof original> = {
  banners: 'Featured',
  notice: {
    place: '{{position}} of {{of}}',
    next: 'Next',
    done: 'Got it',
    go: 'Take a look',
    quiet: 'Do not show again today',
  },
  videoOff: {
    live: 'Match video is switched off for now',
    anchor: 'Room video is switched off for now',
    animation: 'The animation is switched off for now',
    virtual: 'Pictures of virtual sports are switched off for now',
  },
  goesLive: {
    title: 'Now live',
    anchor: '{{name}}, whom you follow, is live',
    match: 'A match you marked is live',
    watch: 'Watch',
    later: 'Later',
    setting: 'When anchors and matches you follow go live',
  },
  games: 'Electronic games',
}
