import type { SameTexts } from '../../sameTexts.ts'
import type { lobby as original } from '../cmn/lobby.ts'

/** The home page of a venue without a sport menu. */
export const lobby: SameTexts<typeof original> = {
  title: '{{name}} has no sport menu',
  failed: '{{name}} did not open',
  text: 'There are no matches and no odds here. The anchors are in their live rooms, where you can watch and chat.',
  rooms: 'To the live rooms',
}
