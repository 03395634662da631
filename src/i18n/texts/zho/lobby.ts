import type { SameTexts } from '../../sameTexts.ts'
import type { lobby as original } from '../cmn/lobby.ts'

/** The home page of a venue without a sport menu. */
export const lobby: SameTexts<typeof original> = {
  title: '{{name}}沒有體育選單',
  failed: '{{name}}沒有開啟',
  text: '這裡沒有賽事和盤口。主播都在直播間，可以看直播，也可以聊天。',
  rooms: '去直播間',
}
