/** The entry point of what the operator publishes: sponsors, adverts, banners, and how the home page is made. */
export { contentStreams } from './core/contentStreams.ts'
export { goesLiveStreams } from './core/goesLiveStreams.ts'
export { noticeStreams } from './core/noticeStreams.ts'
export type { ContentTarget, SiteBanner, SiteNotice, Sponsor, VideoName } from './domain/siteContent.ts'
export type { SiteContent } from './feeds/siteContent/index.ts'
export type { GoesLive, LiveNews } from './views/room/goesLive.ts'
export type { NoticeView } from './views/siteNotices.ts'
