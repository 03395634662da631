import { createNewsFeed, type NewsFeed } from '../feeds/news/index.ts'
import type { Scope } from '../kernel/scope.ts'
import { createNewsLink } from '../link/newsLink.ts'
import { createNews, type NewsModel } from '../views/news/newsModel.ts'
import { siteDomains } from './siteDomains.ts'
import type { VenueCore } from './venueCore.ts'

/** Articles about matches and leagues, shared by all screens. */
export interface NewsStreams extends Pick<NewsFeed, 'article$' | 'readAgain'> {
  /** Opens the articles of a match; `null` for those of all leagues. */
  list(screen: Scope, matchId: string | null): NewsModel
}

export function newsStreams(
  scope: Scope,
  { link, conditions, site }: Pick<VenueCore, 'link' | 'conditions' | 'site'>,
): NewsStreams {
  const feed = createNewsFeed(scope, { link: createNewsLink(link, site(siteDomains)), conditions })
  return {
    article$: feed.article$,
    readAgain: feed.readAgain,
    list: (screen, matchId) => createNews(screen, feed, matchId),
  }
}
