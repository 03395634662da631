import { useCallback } from 'react'
import {
  awaitedDraw,
  type ListedLottery,
  type PastDraw,
  type PlannedDraw,
  SERIES,
} from '../../../streams/lottery.ts'
import { useLottery } from '../../bindings/useLottery.ts'
import { useTicking } from '../../bindings/useTicking.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { zonedTime } from '../../words/zonedTime.ts'
import { Balls } from './Balls.tsx'
import { planWord } from '../../words/lotteryWords.ts'

type Known = ListedLottery['lottery']

/** The draw that is sealed and not drawn yet, where that takes minutes; `null` otherwise, and once its result is there. */
export function useAwaitedDraw(lottery: Known, last: Pick<PastDraw, 'planId'> | null): PlannedDraw | null {
  const { now } = useLottery()
  const read = useCallback(() => awaitedDraw(lottery, now())?.planId ?? '', [lottery, now])
  const planId = useTicking(read)
  const draw = planId === '' ? null : awaitedDraw(lottery, now())
  return draw?.planId === last?.planId ? null : draw
}

interface AwaitedDrawProps {
  readonly lottery: Known
  readonly draw: PlannedDraw
  /** What its line is, as that of the last draw in the same place. */
  readonly line?: 'p' | 'small'
}

/** When a sealed draw is drawn: until then the draw on sale is the next one, and the member's bets wait for this one. */
export function AwaitedDraw({ lottery, draw, line: Line = 'p' }: AwaitedDrawProps) {
  const { t } = useTranslation()
  const zone = useZone()
  const numbers = Array.from(
    { length: SERIES[lottery.seriesId].places },
    () => SERIES[lottery.seriesId].lowest,
  )
  return (
    <>
      <Line>
        {t('lottery.awaited', {
          plan: planWord(draw.planId),
          time: zonedTime(draw.drawAt, zone).format('HH:mm'),
        })}
      </Line>
      <Balls seriesId={lottery.seriesId} numbers={numbers} shown={0} silent />
    </>
  )
}
