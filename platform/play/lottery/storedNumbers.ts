import * as v from 'valibot'
import type { Lottery } from '../../../streams/domain/lottery/lotteries.ts'
import { isPossibleDraw } from '../../../streams/domain/lottery/series.ts'
import { decode } from '../../../streams/wire/decode.ts'
import type { JsonObject } from '../../store/json.ts'

const drawn = v.object({ numbers: v.array(v.number()) })

/** The numbers of a stored draw; `null` before it is drawn, and for numbers that the lottery cannot have. */
export function storedNumbers({ seriesId }: Lottery, result: JsonObject | null): readonly number[] | null {
  const read = decode(drawn, result)
  return read.ok && isPossibleDraw(seriesId, read.value.numbers) ? read.value.numbers : null
}
