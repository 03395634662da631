import type { RoundKey } from '../../../streams/rounds.ts'
import { useListedName } from '../../features/lottery/useTicketName.ts'
import { NamedRound } from './NamedRound.tsx'

/** A draw with the name of its lottery, which the list of lotteries has. Its code comes with the proof of a draw only. */
export function LotteryRoundName({ round }: { readonly round: RoundKey }) {
  return <NamedRound round={round} name={useListedName(round.game) ?? round.game} />
}
