import { Hono } from 'hono'
import { articleRequest, newsRequest } from '../../streams/wire/site/news.ts'
import { soccerPaths } from '../../streams/wire/site/soccerPaths.ts'
import type { PlatformClock } from '../clock.ts'
import { answerCallPreflight } from '../http/crossOrigin.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import type { Product } from '../product.ts'
import { anyoneCall, type SiteCall } from '../site/siteCall.ts'
import { refusal, success } from '../site/siteReply.ts'
import { createStandings } from '../statistics/standings.ts'
import type { World } from '../world/world.ts'
import type { ArticleHead } from './article.ts'
import { parseArticleId } from './articleIds.ts'
import { createDesk } from './desk.ts'
import { yieldToEventLoop } from '../yieldToEventLoop.ts'
import { NEWS_DOMAIN_PATHS, NEWS_PREFLIGHTS } from '../http/newsDomain.ts'
import { publishedArticles } from './published.ts'

interface NewsDeps {
  readonly world: World
  readonly clock: Pick<PlatformClock, 'now'>
}

const NOT_FOUND = refusal('eventEnded', 'noArticle')

/** Articles, and the preflights of all that is asked at the news domain. */
export interface News extends Product {
  readonly calls: readonly SiteCall[]
}

export function createNews(deps: NewsDeps): News {
  const routes = new Hono<HttpEnv>()
  for (const path of NEWS_DOMAIN_PATHS) routes.options(path, answerCallPreflight)
  return { name: 'news', endpoints: NEWS_PREFLIGHTS, routes, calls: newsCalls(deps) }
}

/** Articles about football matches and leagues (docs/site/news.md, 1). They are written when they are asked for. */
function newsCalls({ world, clock }: NewsDeps): readonly SiteCall[] {
  const now = (): number => clock.now()
  const standings = world.almanac === null ? null : createStandings(world.almanac)
  const desk = createDesk({ world, standings, now })
  return [
    anyoneCall(soccerPaths.newsList, newsRequest, async ({ page, size, ...asked }) => {
      const all = await publishedArticles({ world, now, desk }, asked)
      const items: ArticleHead[] = []
      for (const { name, match } of all.slice((page - 1) * size, page * size)) {
        const head = await desk.head(name, match)
        if (head !== null) items.push(head)
        await yieldToEventLoop()
      }
      return success({ total: all.length, items })
    }),
    anyoneCall(soccerPaths.newsDetail, articleRequest, async ({ id }) => {
      const name = parseArticleId(id)
      const article = name === null ? null : await desk.article(name)
      return article === null ? NOT_FOUND : success(article)
    }),
  ]
}
