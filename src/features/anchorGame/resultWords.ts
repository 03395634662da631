import type { TFunction } from 'i18next'
import type { AnchorRound } from '../../../streams/play.ts'

/** A result as one sentence. */
export function resultWords(t: TFunction, round: AnchorRound): string {
  switch (round.game) {
    case 'penalty': {
      const { option, how } = round.result
      if (option === 'jq') return t('anchorGame.scene.penalty.goal')
      return t(`anchorGame.scene.penalty.${how === 0 ? 'saved' : how === 1 ? 'post' : 'wide'}`)
    }
    case 'buzzer': {
      const { option, how } = round.result
      if (option === 'jq') return t('anchorGame.scene.buzzer.in')
      return t(`anchorGame.scene.buzzer.${how === 0 ? 'front' : how === 1 ? 'back' : 'air'}`)
    }
    case 'baccarat': {
      const { playerPoints: player, bankerPoints: banker } = round.result
      const who = player === banker ? 'tie' : player > banker ? 'player' : 'banker'
      return t(`anchorGame.scene.baccarat.said.${who}`, { player: String(player), banker: String(banker) })
    }
  }
}
