import { type LocalText, textIn } from '../../../streams/domain/localText.ts'
import { teamNames, type WorldMatch } from '../../world/world.ts'
import type { Opinion } from '../polls/crowdVotes.ts'
import { situationOf } from './situation.ts'

/** How many times as likely a choice for the leading team is as without a lead, by the lead. */
const FAVOURED = { level: 1, close: 3, wide: 10 } as const

/** What the simulated crowd thinks of the choices of a poll: those that name the leading team are favoured. */
export function opinionOf(match: WorldMatch | undefined, now: number): Opinion {
  if (match === undefined || match.teams === null) return () => 1
  const favoured = FAVOURED[situationOf(match, now).gap]
  const { home, away } = teamNames(match)
  const [leading, trailing] = match.score[0] >= match.score[1] ? [home, away] : [away, home]
  return (choice) => {
    const team = namedIn(choice, [leading, trailing])
    if (team === null) return 1
    return team === leading ? favoured : 1 / favoured
  }
}

/**
 * The platform's choices begin with the name of a team, or are one (`botQuestions.ts`). Where the name of one team begins
 * that of the other, the longer one counts.
 */
function namedIn(choice: LocalText, teams: readonly LocalText[]): LocalText | null {
  const words = textIn(choice, 'cmn')
  const named = teams.filter((team) => words.startsWith(textIn(team, 'cmn')))
  return named.toSorted((a, b) => textIn(b, 'cmn').length - textIn(a, 'cmn').length)[0] ?? null
}
