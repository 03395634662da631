import { publishedContent } from '../content/siteContent.ts'
import { storeContent } from '../content/storedContent.ts'
import type { ControlDeps } from './controlDeps.ts'
import type { ControlRoutes } from './controlRoutes.ts'

/** What the operator publishes (docs/site/content.md), for all processes: each reads it within a second. */
export function addContentRoutes({ post }: ControlRoutes, { store }: Pick<ControlDeps, 'store'>): void {
  post('/content', publishedContent, async (changes) => {
    await storeContent(store.settings, changes)
  })
}
