import type { SameTexts } from '../../sameTexts.ts'
import type { player as cmn } from '../cmn/player.ts'

export const player: SameTexts<typeof cmn> = {
  label: '直播畫面',
  delay_one: '畫面慢約 {{count}} 秒',
  delay_other: '畫面慢約 {{count}} 秒',
  control: {
    mute: '靜音',
    unmute: '打開聲音',
    enterPictureInPicture: '子母畫面',
    leavePictureInPicture: '離開子母畫面',
    enterFullscreen: '全螢幕',
    leaveFullscreen: '離開全螢幕',
    tapForSound: '點一下打開聲音',
    play: '播放',
    settings: '畫面設定，{{now}}',
  },
  settings: {
    title: '畫面設定',
    source: '畫面',
    quality: '清晰度',
    auto: '自動',
    autoNote: '依網路快慢選擇',
    lines: '{{lines}}P',
    bitrate: '{{rate}} Mbps',
    volume: '音量',
  },
  source: {
    Animation: '動畫',
    Live: '比賽',
    AnchorHorizontal: '主播',
    AnchorVertical: '主播（直式）',
  },
  state: {
    loading: '正在打開畫面',
    stalled: '畫面卡住了，正在緩衝',
    recovering: '畫面斷了，正在重連',
    blocked: '點一下播放',
    ended: '直播結束了',
    offline: '沒有網路，連上後自動繼續',
    soundOnly: '只有聲音，沒有畫面',
    inWindow: '正在小窗播放',
    stopped: '畫面停了',
    none: '現在沒有畫面',
    failed: {
      network: '畫面沒有取到',
      frozen: '畫面停住了，主播那邊可能斷了',
      media: '畫面解不開',
      unsupported: '這個瀏覽器放不了直播',
    },
    betting: '投注不受影響',
  },
  gift: {
    said: '{{name}} 送給 {{anchor}} {{gift}} {{count}} 個',
    to: '送給 {{anchor}} {{gift}}',
  },
}
