import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import { type Dice, pick } from '../../world/random.ts'
import { teamNames, type WorldMatch } from '../../world/world.ts'
import type { BotAct, Now } from './botAct.ts'
import { filledIn, linesFor } from './lines.ts'
import { situationOf } from './situation.ts'
import { somebody } from '../crowd/personas.ts'
import type { Occasion } from './talk/talk.ts'

/** A line is not repeated within this number of lines while another one fits. */
const REMEMBERED = 24
/** Lines for a room without a match. */
const GREETINGS = ['来了来了', '先看看，不急', '还没开始吗', '等开场']

/** What is said on an occasion, by default by anybody. */
export type SayOn = (
  occasion: Occasion,
  match: WorldMatch | undefined,
  now: Now,
  from?: SpeakerFrame,
  scorer?: string,
) => BotAct

/** The lines of one room. */
export function createBotTexts(chance: Dice): SayOn {
  const recent: string[] = []
  return (occasion, match, now, from = somebody(chance), scorer = '') => {
    const lines = match === undefined ? [] : linesFor(match.sport, occasion, situationOf(match, now.platform))
    const fitting = lines.length > 0 ? lines : GREETINGS
    const names = match === undefined ? null : teamNames(match)
    const said = {
      home: names?.home.cmn ?? '',
      away: names?.away.cmn ?? '',
      score: match?.score.join('-') ?? '',
      scorer,
    }
    const candidates = fitting.map((line) => filledIn(line, said))
    const line = pick(leastRecent(candidates, recent), chance.next())
    recent.push(line)
    if (recent.length > REMEMBERED) recent.shift()
    return { do: 'post', from, message: { type: messageTypes.text, body: { text: line, cid: null } } }
  }
}

/** The lines that were not said recently; the one said longest ago when all of them were. */
function leastRecent(lines: readonly string[], recent: readonly string[]): readonly string[] {
  const fresh = lines.filter((line) => !recent.includes(line))
  if (fresh.length > 0) return fresh
  return lines.toSorted((one, other) => recent.lastIndexOf(one) - recent.lastIndexOf(other)).slice(0, 1)
}
