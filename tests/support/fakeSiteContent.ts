import { vi } from 'vitest'
import { USUAL_HOME } from '../../streams/domain/siteContent.ts'
import { createSeenNotices } from '../../streams/feeds/siteContent/index.ts'
import { createScope } from '../../streams/kernel/scope.ts'
import { cell, mapState } from '../../streams/kernel/state.ts'
import type { KeyValue } from '../../streams/ports/storage.ts'
import type { GoesLive, LiveNews, SiteContent, VideoName } from '../../streams/siteContent.ts'
import { createSiteNotices } from '../../streams/views/siteNotices.ts'
import { createMemoryStore } from './ports.ts'

/** What the operator publishes, in cells that the test sets. What the member has seen is stored as in the app. */
export function createFakeSiteContent(device: KeyValue, now: number) {
  const scope = createScope((error) => {
    throw error
  })
  const clock = cell(now)
  const sponsors = cell<SiteContent['sponsors$']['value']>([])
  const adverts = cell<SiteContent['adverts$']['value']>(new Map())
  const siteBanners = cell<SiteContent['banners$']['value']>([])
  const homeConfig = cell<SiteContent['homeConfig$']['value']>(USUAL_HOME)
  const siteNotices = cell<SiteContent['notices$']['value']>([])
  const electronicGames = cell<SiteContent['games$']['value']>([])
  const videosOff = cell<ReadonlySet<VideoName>>(new Set())
  const content: SiteContent = {
    sponsors$: sponsors.state$,
    adverts$: adverts.state$,
    banners$: siteBanners.state$,
    homeConfig$: homeConfig.state$,
    notices$: siteNotices.state$,
    games$: electronicGames.state$,
    video$: (name) => mapState(videosOff.state$, (off) => !off.has(name)),
  }
  const notices = createSiteNotices({
    notices$: siteNotices.state$,
    seen: createSeenNotices(scope, { device, visit: createMemoryStore() }, '1'),
    now$: clock.state$,
    now: () => clock.state$.value,
  })
  const liveNews = cell<LiveNews | null>(null)
  const goesLive: GoesLive = {
    news$: liveNews.state$,
    seen: vi.fn(() => {
      liveNews.set(null)
    }),
  }
  return {
    content,
    notices,
    goesLive,
    liveNews,
    cells: { sponsors, adverts, siteBanners, homeConfig, siteNotices, videosOff, electronicGames },
  }
}
