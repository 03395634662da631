import type { AllLanguages } from '../../../streams/domain/localText.ts'
import { type Dice, pick } from '../../world/random.ts'
import { teamNames, type WorldMatch } from '../../world/world.ts'
import type { Question } from '../polls/asking.ts'

const SECONDS = 60

const WHO_SCORES: AllLanguages = {
  cmn: '下一个进球会是谁的？',
  zho: '下一個進球會是誰的？',
  english: 'Who scores the next goal?',
}
const NO_MORE_GOALS: AllLanguages = { cmn: '不会再有进球', zho: '不會再有進球', english: 'No more goals' }
const WHO_WINS: AllLanguages = { cmn: '你觉得谁会赢？', zho: '你覺得誰會贏？', english: 'Who will win?' }
const WHO_PLAYS_BETTER: AllLanguages = {
  cmn: '到现在谁打得更好？',
  zho: '到現在誰打得更好？',
  english: 'Who has played better so far?',
}
const BOTH_ALIKE: AllLanguages = { cmn: '不相上下', zho: '不相上下', english: 'Both alike' }
const HOW_MANY_GOALS: AllLanguages = {
  cmn: '接下来还会有几个进球？',
  zho: '接下來還會有幾個進球？',
  english: 'How many more goals?',
}
const GOALS: readonly AllLanguages[] = [
  { cmn: '没有了', zho: '沒有了', english: 'None' },
  { cmn: '一个', zho: '一個', english: 'One' },
  { cmn: '两个', zho: '兩個', english: 'Two' },
  { cmn: '三个或更多', zho: '三個或更多', english: 'Three or more' },
]
const HOW_IT_GOES_ON: AllLanguages = {
  cmn: '接下来的比赛会怎么走？',
  zho: '接下來的比賽會怎麼走？',
  english: 'How does it go on?',
}

/** A question of the anchor about a match that is in play; `null` for any other match. */
export function questionOf(match: WorldMatch, chance: Dice): Question | null {
  if (match.state !== 'live' || match.teams === null) return null
  const { home, away } = teamNames(match)
  const asked: Omit<Question, 'seconds'>[] = [
    { question: WHO_WINS, choices: [home, away] },
    { question: WHO_PLAYS_BETTER, choices: [home, BOTH_ALIKE, away] },
    { question: HOW_IT_GOES_ON, choices: paths(home, away) },
  ]
  if (match.sport === 'football') {
    asked.push(
      { question: WHO_SCORES, choices: [home, away, NO_MORE_GOALS] },
      { question: HOW_MANY_GOALS, choices: GOALS },
    )
  }
  return { ...pick(asked, chance.next()), seconds: SECONDS }
}

function paths(home: AllLanguages, away: AllLanguages): readonly AllLanguages[] {
  const pulling = (team: AllLanguages): AllLanguages => ({
    cmn: `${team.cmn}越打越好`,
    zho: `${team.zho}越打越好`,
    english: `${team.english} on top`,
  })
  return [pulling(home), { cmn: '继续胶着', zho: '繼續膠著', english: 'It stays close' }, pulling(away)]
}
