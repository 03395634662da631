import { soccerSides, type promotionStages as stageNames } from '../../streams/wire/site/soccerCodes.ts'
import type { AllLanguages } from '../../streams/domain/localText.ts'
import type { Draw, WorldTeam } from '../world/world.ts'
import { pairOf, tiesOf } from '../world/sevens/bracket.ts'

type Stage = (typeof stageNames)[number]

/** The name of a stage by how many ties it has. */
const STAGES: Readonly<Record<number, Stage>> = {
  1: 'final',
  2: 'semiFinals',
  4: 'quarterFinals',
  8: 'eighthFinals',
  16: 'sixteenthFinals',
  32: 'thirtySecondFinals',
}

/** `promotionChart`: the ties of a knock-out tournament by stage; empty for a match of a league. */
export function promotionStages(
  entrants: readonly WorldTeam[],
  draw: Draw | null,
  textOf: (name: AllLanguages) => string,
) {
  if (draw === null) return []
  const { order, winners, champion } = draw
  const bracket = { order, strength: () => 0 }
  const entrant = (place: number | undefined) => {
    const team = place === undefined ? undefined : entrants[place - 1]
    return team === undefined ? null : { teamId: team.id, teamName: textOf(team.name) }
  }
  const tieOf = (tie: number) => {
    const pair = pairOf(bracket, winners, tie)
    const winner = winners[tie]
    return {
      home: entrant(pair?.[0]),
      away: entrant(pair?.[1]),
      winner: winner === undefined ? null : winner === pair?.[0] ? soccerSides.home : soccerSides.away,
    }
  }
  const stages = []
  let first = 0
  for (let ties = order.length / 2; ties >= 1 && first < tiesOf(bracket); ties /= 2) {
    const own = Array.from({ length: ties }, (_, index) => tieOf(first + index))
    stages.push({ stage: STAGES[ties] ?? 'round', ties: own })
    first += ties
  }
  const holder = entrant(champion ?? undefined)
  return holder === null
    ? stages
    : [...stages, { stage: 'champ' as const, ties: [{ home: holder, away: null, winner: soccerSides.home }] }]
}
