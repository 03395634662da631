import type { AllLanguages } from '../../../streams/domain/localText.ts'
import { wholeShares } from '../../../streams/domain/scorePrediction.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { PredictionTotals } from '../../store/rooms/room.ts'
import { teamNames, type WorldMatch } from '../../world/world.ts'
import type { NewMessage } from '../posts/roomPost.ts'

const TITLE: AllLanguages = { cmn: '全场结束', zho: '全場結束', english: 'Full time' }

/** The result of a match, and how many predicted it. */
export function resultMessage(match: WorldMatch, guesses: PredictionTotals): NewMessage {
  const { id, score } = match
  const { home, away } = teamNames(match)
  const side = score[0] > score[1] ? 'home' : score[0] < score[1] ? 'away' : 'draw'
  const all = guesses.home + guesses.draw + guesses.away
  // As the panel above the chat shows it.
  const share = all === 0 ? null : String(wholeShares(guesses)[side])
  const line = (language: keyof AllLanguages): string =>
    `${home[language]} ${String(score[0])}-${String(score[1])} ${away[language]}`
  const right = {
    cmn: share === null ? '' : `，${share}% 的人猜对了`,
    zho: share === null ? '' : `，${share}% 的人猜對了`,
    english: share === null ? '' : `. ${share}% guessed right`,
  }
  return {
    type: messageTypes.activityPush,
    body: {
      activityId: `result-${id}`,
      title: TITLE,
      text: {
        cmn: `${line('cmn')}${right.cmn}`,
        zho: `${line('zho')}${right.zho}`,
        english: `${line('english')}${right.english}`,
      },
      link: null,
    },
  }
}
