/** The pages below `PATHS.news`. They are not beside the others, which the first screen loads. */
export const NEWS_PATH = '/app/news'

/** The best predictors, and the member's own predictions. */
export const PREDICTORS_PATH = `${NEWS_PATH}/predictions`

const ARTICLE = 'article/'

export function articlePath(id: string): string {
  return `${NEWS_PATH}/${ARTICLE}${encodeURIComponent(id)}`
}

type NewsPage =
  | { readonly page: 'list' }
  | { readonly page: 'predictors' }
  | { readonly page: 'article'; readonly id: string }

/** The page that is named by the rest of a path; the list for any other. */
export function newsPageOf(rest: string): NewsPage {
  if (rest === 'predictions') return { page: 'predictors' }
  const id = rest.startsWith(ARTICLE) ? rest.slice(ARTICLE.length) : ''
  return id === '' ? { page: 'list' } : { page: 'article', id }
}
