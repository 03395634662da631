import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OrderLeg } from '../../../streams/index.ts'
import { matchPath } from '../../routes/paths.ts'
import { virtualSportMatchPath } from '../../routes/virtualPaths.ts'
import { isPlainClick } from '../../ui/button/isPlainClick.ts'

/** Returns the link props from a leg to its match. */
export function useMatchLink(): (leg: OrderLeg) => { href: string; onClick: (event: MouseEvent) => void } {
  const navigate = useNavigate()
  return ({ sport, matchId, virtual }) => {
    const href = virtual === undefined ? matchPath(sport, matchId) : virtualSportMatchPath(sport, matchId)
    return {
      href,
      onClick: (event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        void navigate(href)
      },
    }
  }
}
