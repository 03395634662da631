import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Match } from '../../../streams/index.ts'
import { type MatchPage, pagesOf } from './matchPages.ts'

/** The search parameter with the page of a match; absent for the markets. */
const PAGE = 'tab'

/** The page of the match that is shown, kept in the address, so that a link leads to it. */
export function usePageInAddress(
  match: Pick<Match, 'sport' | 'teams'>,
): readonly [MatchPage, (page: MatchPage) => void] {
  const navigate = useNavigate()
  const location = useLocation()
  const { search, hash } = location
  const state: unknown = location.state
  const asked = new URLSearchParams(search).get(PAGE)
  const page = pagesOf(match).find((one) => one === asked) ?? 'bets'
  const show = useCallback(
    (next: MatchPage) => {
      const parameters = new URLSearchParams(search)
      if (next === 'bets') parameters.delete(PAGE)
      else parameters.set(PAGE, next)
      void navigate({ search: parameters.toString(), hash }, { replace: true, state })
    },
    [navigate, search, hash, state],
  )
  return [page, show]
}
