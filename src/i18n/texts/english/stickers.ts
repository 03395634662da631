import type { SameTexts } from '../../sameTexts.ts'
import type { stickers as original } from '../cmn/stickers.ts'

/** The stickers of the chat. */
export const stickers: SameTexts<typeof original> = {
  title: 'Stickers',
  send: 'Send the sticker: {{name}}',
  said: '[{{name}}]',
  name: {
    cheer: 'Cheer',
    goal: 'Goal',
    no: 'Oh no',
    fire: 'Fire',
    clap: 'Clap',
    heart: 'Heart',
    laugh: 'Laugh',
    cry: 'Cry',
    offside: 'Offside',
    redCard: 'Red card',
    coin: 'Coin',
    luck: 'Good luck',
  },
}
