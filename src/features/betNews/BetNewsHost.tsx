import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useLateCode } from '../loading/useLateCode.ts'

const load = () => import('./BetNews.tsx')

const hasBets = (open: number | null) => open !== null && open > 0

/** Loads the notices once the member has an open bet; they stay for what happens to it. */
export function BetNewsHost() {
  const wanted = useStreamPart(useMember().openBets$, hasBets)
  const { code } = useLateCode(wanted, load)
  return code === null ? null : <code.BetNews />
}
