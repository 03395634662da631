import type { SameTexts } from '../../sameTexts.ts'
import type { states as original } from '../cmn/states.ts'

/** Empty, stale, offline, failed and closed states. */
export const states: SameTexts<typeof original> = {
  feed: {
    offline: '沒有網路',
    network: '連線中斷',
    timeout: '伺服器沒有回應',
    silent: '更新停止',
    rateLimited: '操作太頻繁',
    maintenance: '場館維護中',
    signedOut: '已登出',
    badData: '收到的資料有誤',
    notOpen: '暫未開放',
    refused: '場館拒絕了這個請求',
  },
  feedBanner: '{{reason}}，價格停在 {{time}}，暫不能投注',
  listOld: '{{reason}}，內容停在 {{time}}',
  connection: {
    offline: '沒有網路，連上後自動更新',
    unreachable: '無法連上伺服器，正在重試',
    pushLost: '即時推送中斷，價格每幾秒更新一次',
    back: '已連上，更新中',
    stillAway: '還是連不上，請檢查網路',
  },
  offline: {
    title: '沒有網路',
    text: '連上網路後會自動回到剛才的頁面。',
  },
  insecure: {
    title: '請用 https 開啟',
    text: '這個位址不是 https，瀏覽器不提供簽章和加密，無法登入。請改用 https，或在本機用 localhost 開啟。',
  },
  serverError: {
    title: '這頁沒開啟',
    text: '伺服器出了問題，你的投注和餘額沒有變動。',
  },
  notLoaded: {
    title: '這頁還沒取到',
    text: '連上網路後自動開啟。',
  },
  fault: {
    title: '這塊內容出錯了',
    text: '其他部分不受影響，可以再試一次。',
  },
  maintenance: {
    closure: { site: '系統維護中', venue: '場館維護中', venueClosed: '場館已關閉' },
    until: '預計 {{time}} 恢復。未結算注單照常結算，餘額不受影響。',
    text: '未結算注單照常結算，餘額不受影響。',
  },
  contact: '客服：{{contact}}',
  restricted: {
    title: '所在地區無法使用',
    text: '限制存取，請檢查是否開啟了 VPN 軟體。',
  },
  signingOut_one: '{{count}} 秒後登出',
  signingOut_other: '{{count}} 秒後登出',
  outdated: '應用已更新，重新載入後繼續；投注單和注單都在',
  rateLimited: {
    banner: '操作太頻繁，先顯示舊資料，{{seconds}} 秒後更新',
  },
  empty: {
    favourites: '還沒有收藏',
    favouritesText: '點賽事或聯賽旁的星標，它就會出現在這裡。',
    live: '{{sport}}現在沒有走地',
    list: '{{sport}}暫時沒有比賽',
    later: '換個日期或運動看看。',
    seeToday: '看今日',
  },
  retrying: '重試中，連上後自動顯示。',
  listFailed: {
    title: '賽事沒有取得',
    because: '{{reason}}，重試中。',
  },
  launchFailed: {
    notOpen: '開放後自動進入。未結算注單照常結算，餘額不受影響。',
    text: '場館沒有提供入口，請稍後再試。',
    lost: '登入失效，請重新進入場館',
    oneDevice: '登入失效，請重新進入場館, 該場館無法同時多端登入',
    reenter: '重新進入',
    entering: '正在進入…',
  },
}
