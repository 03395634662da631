import { createStatisticsFeed, type StatisticsFeed } from '../feeds/statistics/index.ts'
import type { Scope } from '../kernel/scope.ts'
import { createNewsLink } from '../link/newsLink.ts'
import { siteDomains } from './siteDomains.ts'
import type { VenueCore } from './venueCore.ts'

/** Statistics, events and past prices of the venue's matches. */
export type StatisticsStreams = StatisticsFeed

/** The statistics part, created when its first screen is opened. */
export function statisticsStreams(
  scope: Scope,
  { venue, link, conditions, site }: Pick<VenueCore, 'venue' | 'link' | 'conditions' | 'site'>,
): StatisticsStreams {
  return createStatisticsFeed(scope, {
    venueCode: venue.code,
    sports: venue.sports,
    link: createNewsLink(link, site(siteDomains)),
    conditions,
  })
}
