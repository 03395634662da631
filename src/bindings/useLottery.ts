import { lotteryStreams, type LotteryStreams } from '../../streams/lottery.ts'
import { useMember } from './StreamsProvider.tsx'

/** The streams of the lottery. Importing this hook adds them to the importer's chunk. */
export function useLottery(): LotteryStreams {
  return useMember().part(lotteryStreams)
}
