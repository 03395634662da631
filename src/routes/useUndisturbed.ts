import { matchPath, useLocation } from 'react-router-dom'
import type { MemberStreams, SlipView } from '../../streams/index.ts'
import { useMember } from '../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../bindings/useStreamPart.ts'
import { overlayOf } from './overlays.ts'
import { type OverlayName, overlayStack } from './overlayStack.ts'
import { PATHS } from './paths.ts'

/** Where a bet, a payment or a limit may be on its way without a sheet. */
const BUSY = [
  PATHS.casinoTable,
  PATHS.casinoMulti,
  PATHS.lotteryTicket,
  PATHS.protection,
  `${PATHS.wallet}/*`,
]

type Placements = MemberStreams['placements$']['value']

/**
 * Whether a sheet that the member did not ask for may open: the address has no other, the slip is closed, and no bet is
 * on its way.
 *
 * @param own that sheet, which may be open.
 */
export function useUndisturbed(own: OverlayName): boolean {
  const location = useLocation()
  const { slip, placements$ } = useMember()
  const isSlipOpen = useStreamPart(slip.slip$, ({ open }: SlipView) => open)
  const isPlacing = useStreamPart(placements$, isUnderWay)
  const stack = overlayStack(location)
  return (
    overlayOf(location.hash) === null &&
    !stack.some((name) => name !== own) &&
    !isSlipOpen &&
    !isPlacing &&
    !BUSY.some((path) => matchPath(path, location.pathname) !== null)
  )
}

const UNDER_WAY = ['submitting', 'confirming', 'unknown']

function isUnderWay(placements: Placements): boolean {
  return placements.some(({ phase }) => UNDER_WAY.includes(phase))
}
