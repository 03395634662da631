import type * as v from 'valibot'
import { createNews } from '../../../platform/news/news.ts'
import type { CallInfo } from '../../../platform/site/siteCall.ts'
import type { SiteReply } from '../../../platform/site/siteReply.ts'
import type { World } from '../../../platform/world/world.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { article, type articleHead, newsList } from '../../../streams/wire/site/news.ts'
import { soccerPaths } from '../../../streams/wire/site/soccerPaths.ts'
import { found } from '../world/builders.ts'

type Article = v.InferOutput<typeof article>
export type ArticleHead = v.InferOutput<typeof articleHead>

const INFO: CallInfo = { deviceId: '', clientType: '', address: '', origin: '', language: 'CMN' }

/** Reads the news of a world as a client does. */
export interface NewsReader {
  /** The answer of a call as it is sent. */
  ask(path: string, body: unknown): Promise<SiteReply>
  /** All articles of the list. */
  heads(asked?: object): Promise<readonly ArticleHead[]>
  /** `null` for an article that does not exist. */
  article(id: string): Promise<Article | null>
}

const MOST = 50

export function readNews(world: World, now: () => number): NewsReader {
  const { calls } = createNews({ world, clock: { now } })

  const ask = (path: string, body: unknown): Promise<SiteReply> =>
    found(
      calls.find((call) => call.path === path),
      path,
    ).answer(body, INFO, null)

  async function page(asked: object, number: number) {
    const reply = await ask(soccerPaths.newsList, { ...asked, page: number, size: MOST })
    if (!reply.ok) throw new Error(reply.message)
    const decoded = decode(newsList, reply.data)
    if (!decoded.ok) throw new Error(decoded.error.message)
    return decoded.value
  }

  return {
    ask,
    async heads(asked = {}) {
      const first = await page(asked, 1)
      const items = [...first.items.items]
      for (let number = 2; (number - 1) * MOST < first.total; number += 1) {
        items.push(...(await page(asked, number)).items.items)
      }
      return items
    },
    async article(id) {
      const reply = await ask(soccerPaths.newsDetail, { id })
      if (!reply.ok) return null
      const decoded = decode(article, reply.data)
      if (!decoded.ok) throw new Error(decoded.error.message)
      return decoded.value
    },
  }
}
