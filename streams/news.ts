/** The entry point of the screens with articles about matches and leagues. */
export { newsStreams, type NewsStreams } from './core/newsStreams.ts'
export type { NewsArticle, NewsHead } from './domain/news.ts'
export type { NewsModel, NewsView } from './views/news/newsModel.ts'
