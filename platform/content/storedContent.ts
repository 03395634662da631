import * as v from 'valibot'
import { createSharedSetting, type SharedSetting, type SharedSettingDeps } from '../play/sharedSetting.ts'
import type { Settings } from '../store/settings.ts'
import { type PublishedContent, publishedContent } from './siteContent.ts'

const SETTING = 'content'

const stored = v.fallback(publishedContent, {})

/** Reads what was published in earlier runs too. */
export function createStoredContent(deps: SharedSettingDeps): Promise<SharedSetting<PublishedContent>> {
  return createSharedSetting(deps, SETTING, readStored)
}

/** Replaces the given lists, and keeps the others; every process shows them within a second. */
export async function storeContent(
  settings: Pick<Settings, 'get' | 'set'>,
  changes: PublishedContent,
): Promise<void> {
  await settings.set(SETTING, { ...readStored(await settings.get(SETTING)), ...changes })
}

function readStored(value: unknown): PublishedContent {
  return v.parse(stored, value ?? {})
}
