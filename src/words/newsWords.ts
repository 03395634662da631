import type { TFunction } from 'i18next'
import type { NewsHead } from '../../streams/news.ts'
import { zonedTime } from './zonedTime.ts'

/** What an article is, and when it was published. */
export function publishedWords(
  t: TFunction,
  { kind, publishedAt }: Pick<NewsHead, 'kind' | 'publishedAt'>,
  zone: number | null,
): { readonly kind: string; readonly time: string } {
  return { kind: t(`news.kind.${kind}`), time: zonedTime(publishedAt, zone).format('YYYY-MM-DD HH:mm') }
}
